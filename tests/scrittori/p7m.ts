/** Signed envelopes around any bytes: CMS SignedData without signers, in DER, in BER with pieces, or in base64. */

export type Busta = 'der' | 'ber' | 'base64' | 'pem';

const SIGNED_DATA = [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02];
const DATA = [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x01];

function lungo(quanto: number): number[] {
  if (quanto < 0x80) return [quanto];
  const byte: number[] = [];
  for (let resto = quanto; resto > 0; resto = Math.floor(resto / 256)) byte.unshift(resto % 256);
  return [0x80 | byte.length, ...byte];
}

const der = (tag: number, dentro: readonly number[]): number[] => [tag, ...lungo(dentro.length), ...dentro];
const ber = (tag: number, dentro: readonly number[]): number[] => [tag, 0x80, ...dentro, 0, 0];

/** @param pezzo bytes in each piece of a BER content */
export function scriviP7m(bytes: Uint8Array, busta: Busta, pezzo = 100): Uint8Array {
  const fuori = busta === 'ber' ? ber : der;
  const pezzi: number[] = [];
  for (let at = 0; at < bytes.length; at += pezzo)
    pezzi.push(...der(0x04, [...bytes.subarray(at, at + pezzo)]));
  const contenuto = busta === 'ber' ? ber(0x24, pezzi) : der(0x04, [...bytes]);
  const firmati = fuori(0x30, [
    ...der(0x02, [1]),
    ...der(0x31, []),
    ...fuori(0x30, [...DATA, ...fuori(0xa0, contenuto)]),
    ...der(0x31, []),
  ]);
  const tutto = Uint8Array.from(fuori(0x30, [...SIGNED_DATA, ...fuori(0xa0, firmati)]));
  if (busta === 'der' || busta === 'ber') return tutto;
  const base64 = Buffer.from(tutto).toString('base64');
  const righe = base64.replaceAll(/(.{64})/g, '$1\r\n');
  return new TextEncoder().encode(
    busta === 'pem' ? `-----BEGIN PKCS7-----\r\n${righe}\r\n-----END PKCS7-----\r\n` : base64,
  );
}
