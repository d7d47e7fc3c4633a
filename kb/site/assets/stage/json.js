// Writes data as JSON that people read: what fits on a line stands on one.

const WIDTH = 76;

/**
 * @param {any} value
 * @param {string} [indent]
 * @returns {string}
 */
export function written(value, indent = "") {
  const short = oneLine(value);
  if (short.length + indent.length <= WIDTH || value === null || typeof value !== "object") return short;
  const further = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((each) => written(each, further))
    : Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${written(each, further)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${parts.map((part) => further + part).join(",\n")}\n${indent}${close}`;
}

/**
 * @param {any} value
 * @returns {string}
 */
export function oneLine(value) {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(oneLine).join(", ")}]`;
  const parts = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${oneLine(each)}`);
  return `{${parts.join(", ")}}`;
}
