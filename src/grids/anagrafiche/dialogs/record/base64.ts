/** Bytes as text and back, in pieces: a file of 10 MB in one call would overflow the stack. */

const PEZZO = 0x80_00;

export async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += PEZZO)
    binary += String.fromCharCode(...bytes.subarray(at, at + PEZZO));
  return btoa(binary);
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
