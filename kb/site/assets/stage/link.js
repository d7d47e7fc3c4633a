// Links that carry a whole play: what it begins with and its moves, packed into the fragment.

const KEY = "p";
/** Bytes of a play that anybody would share; the desk reads no more. */
const MOST = 64 * 1024;

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
    return typeof found?.game === "string" ? found : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What comes of bytes; more than anybody shares is refused before it fills the memory.
 *
 * @param {CompressionStream | DecompressionStream} stream
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
async function through(stream, bytes) {
  let length = 0;
  const measure = new TransformStream({
    transform(part, onwards) {
      length += part.length;
      if (length > MOST) throw new RangeError("too long");
      onwards.enqueue(part);
    },
  });
  return new Response(new Blob([bytes]).stream().pipeThrough(stream).pipeThrough(measure)).arrayBuffer();
}
