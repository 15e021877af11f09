/** The checksum of archives (ISO 3309): what was unpacked is what was packed. */

const TABELLA = Int32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = (value & 1) === 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** Goes on from the checksum of the bytes before; 0 at the start. */
export function computeCrc32(before: number, bytes: Uint8Array): number {
  let crc = ~before;
  for (let at = 0; at < bytes.length; at++) {
    crc = (crc >>> 8) ^ (TABELLA[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0);
  }
  return ~crc >>> 0;
}
