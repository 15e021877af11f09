/** ASN.1 as signed files use it: BER, of which DER is the strict part (ITU-T X.690). */
import { refuseDamaged } from '../zip.ts';

export interface DerElement {
  /** The identifier octet: class, constructed, number. */
  tag: number;
  /** First byte of its content, and the byte after its last. */
  da: number;
  fino: number;
  /** First byte after the element, end-of-contents included. */
  dopo: number;
}

export const SEQUENCE = 0x30;
export const SET = 0x31;
const OID = 0x06;
export const OCTET_STRING = 0x04;
/** An octet string in pieces, as streaming signers write it. */
const OCTET_STRING_PEZZI = 0x24;
/** `[0]`, constructed. */
export const CONTEXT_0 = 0xa0;

/** Elements within one another: a signature has some ten. */
const MAX_NESTED = 64;

/** The element that starts at a byte. @throws ErroreLettura when it runs past `limit` */
export function readElement(bytes: Uint8Array, at: number, limit: number, level = 0): DerElement {
  const tag = bytes[at];
  const first = bytes[at + 1];
  // Tag numbers past 30 take several bytes: nothing in a signed message does.
  if (tag === undefined || first === undefined || at + 2 > limit || (tag & 0x1f) === 0x1f)
    throw refuseDamaged();
  if (level > MAX_NESTED) throw refuseDamaged();
  if (first < 0x80) return closed(tag, at + 2, first, limit);
  if (first === 0x80) return opened(bytes, tag, at + 2, limit, level);
  const digits = first & 0x7f;
  let long = 0;
  if (digits > 4 || at + 2 + digits > limit) throw refuseDamaged();
  for (let byte = 0; byte < digits; byte++) long = long * 256 + (bytes[at + 2 + byte] ?? 0);
  return closed(tag, at + 2 + digits, long, limit);
}

function closed(tag: number, da: number, long: number, limit: number): DerElement {
  if (da + long > limit) throw refuseDamaged();
  return { tag, da, fino: da + long, dopo: da + long };
}

/** Of indefinite length: it ends where two zeros stand in an element's place. */
function opened(bytes: Uint8Array, tag: number, da: number, limit: number, level: number): DerElement {
  let at = da;
  while (!(bytes[at] === 0 && bytes[at + 1] === 0)) at = readElement(bytes, at, limit, level + 1).dopo;
  if (at + 2 > limit) throw refuseDamaged();
  return { tag, da, fino: at, dopo: at + 2 };
}

/** The elements within one. */
export function listElements(bytes: Uint8Array, { da, fino }: DerElement): DerElement[] {
  const found: DerElement[] = [];
  for (let at = da; at < fino; at = found.at(-1)?.dopo ?? fino) found.push(readElement(bytes, at, fino));
  return found;
}

export function isOid(bytes: Uint8Array, { tag, da, fino }: DerElement, oid: readonly number[]): boolean {
  return tag === OID && fino - da === oid.length && oid.every((byte, at) => bytes[da + at] === byte);
}

/** The bytes of an octet string, its pieces joined. */
export function joinOctets(bytes: Uint8Array, element: DerElement): Uint8Array {
  if (element.tag === OCTET_STRING) return bytes.subarray(element.da, element.fino);
  if (element.tag !== OCTET_STRING_PEZZI) throw refuseDamaged();
  const pieces = listElements(bytes, element).map((piece) => joinOctets(bytes, piece));
  const together = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    together.set(piece, at);
    at += piece.length;
  }
  return together;
}
