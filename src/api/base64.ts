/** Converts bytes to base64 text and back, in pages and in Node. */

/** Arguments of one call: engines refuse more than some tens of thousands. */
const PEZZO = 0x8000;

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PEZZO)
    text += String.fromCharCode(...bytes.subarray(at, at + PEZZO));
  return btoa(text);
}

/** @throws DOMException when the text is not base64 */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
