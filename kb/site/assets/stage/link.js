// Links that carry a whole play: what it begins with and its moves, packed into the fragment.

const KEY = "p";

/**
 * The fragment of a play.
 *
 * @param {object} setting
 */
export async function packed(setting) {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(JSON.stringify(setting)));
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return `#${KEY}=${btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/**
 * The play that a fragment carries; null if it carries none, undefined if it is damaged.
 *
 * @param {string} fragment
 */
export async function unpacked(fragment) {
  const words = new URLSearchParams(fragment.replace(/^#/, "")).get(KEY);
  if (!words) return null;
  try {
    const letters = atob(words.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const found = JSON.parse(new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), bytes)));
    return found && typeof found === "object" ? found : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {CompressionStream | DecompressionStream} stream
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
function through(stream, bytes) {
  return new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer();
}
