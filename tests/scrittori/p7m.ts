/** Signed envelopes around any bytes: CMS SignedData without signers, in DER, in BER with pieces, or in base64. */

export type Busta = 'der' | 'ber' | 'base64' | 'pem';

const SIGNED_DATA = [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02];
const DATA = [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x01];

function long(amount: number): number[] {
  if (amount < 0x80) return [amount];
  const byte: number[] = [];
  for (let rest = amount; rest > 0; rest = Math.floor(rest / 256)) byte.unshift(rest % 256);
  return [0x80 | byte.length, ...byte];
}

const der = (tag: number, inside: readonly number[]): number[] => [tag, ...long(inside.length), ...inside];
const ber = (tag: number, inside: readonly number[]): number[] => [tag, 0x80, ...inside, 0, 0];

/** @param piece bytes in each piece of a BER content */
export function writeP7m(bytes: Uint8Array, envelope: Busta, piece = 100): Uint8Array {
  const outside = envelope === 'ber' ? ber : der;
  const pieces: number[] = [];
  for (let at = 0; at < bytes.length; at += piece)
    pieces.push(...der(0x04, [...bytes.subarray(at, at + piece)]));
  const content = envelope === 'ber' ? ber(0x24, pieces) : der(0x04, [...bytes]);
  const signed = outside(0x30, [
    ...der(0x02, [1]),
    ...der(0x31, []),
    ...outside(0x30, [...DATA, ...outside(0xa0, content)]),
    ...der(0x31, []),
  ]);
  const everything = Uint8Array.from(outside(0x30, [...SIGNED_DATA, ...outside(0xa0, signed)]));
  if (envelope === 'der' || envelope === 'ber') return everything;
  const base64 = Buffer.from(everything).toString('base64');
  const righe = base64.replaceAll(/(.{64})/g, '$1\r\n');
  return new TextEncoder().encode(
    envelope === 'pem' ? `-----BEGIN PKCS7-----\r\n${righe}\r\n-----END PKCS7-----\r\n` : base64,
  );
}
