/** ASN.1 as signed files use it: BER, of which DER is the strict part (ITU-T X.690). */
import { refuseDamaged } from '../zip.ts';

export interface Elemento {
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
export const OID = 0x06;
export const OCTET_STRING = 0x04;
/** An octet string in pieces, as streaming signers write it. */
export const OCTET_STRING_PEZZI = 0x24;
/** `[0]`, constructed. */
export const CONTESTO_0 = 0xa0;

/** Elements within one another: a signature has some ten. */
const MAX_ANNIDATI = 64;

/** The element that starts at a byte. @throws ErroreLettura when it runs past `limite` */
export function readElement(bytes: Uint8Array, at: number, limite: number, livello = 0): Elemento {
  const tag = bytes[at];
  const primo = bytes[at + 1];
  // Tag numbers past 30 take several bytes: nothing in a signed message does.
  if (tag === undefined || primo === undefined || at + 2 > limite || (tag & 0x1f) === 0x1f)
    throw refuseDamaged();
  if (livello > MAX_ANNIDATI) throw refuseDamaged();
  if (primo < 0x80) return chiuso(tag, at + 2, primo, limite);
  if (primo === 0x80) return aperto(bytes, tag, at + 2, limite, livello);
  const cifre = primo & 0x7f;
  let lungo = 0;
  if (cifre > 4 || at + 2 + cifre > limite) throw refuseDamaged();
  for (let byte = 0; byte < cifre; byte++) lungo = lungo * 256 + (bytes[at + 2 + byte] ?? 0);
  return chiuso(tag, at + 2 + cifre, lungo, limite);
}

function chiuso(tag: number, da: number, lungo: number, limite: number): Elemento {
  if (da + lungo > limite) throw refuseDamaged();
  return { tag, da, fino: da + lungo, dopo: da + lungo };
}

/** Of indefinite length: it ends where two zeros stand in an element's place. */
function aperto(bytes: Uint8Array, tag: number, da: number, limite: number, livello: number): Elemento {
  let at = da;
  while (!(bytes[at] === 0 && bytes[at + 1] === 0)) at = readElement(bytes, at, limite, livello + 1).dopo;
  if (at + 2 > limite) throw refuseDamaged();
  return { tag, da, fino: at, dopo: at + 2 };
}

/** The elements within one. */
export function listElements(bytes: Uint8Array, { da, fino }: Elemento): Elemento[] {
  const trovati: Elemento[] = [];
  for (let at = da; at < fino; at = trovati.at(-1)?.dopo ?? fino) trovati.push(readElement(bytes, at, fino));
  return trovati;
}

export function isOid(bytes: Uint8Array, { tag, da, fino }: Elemento, oid: readonly number[]): boolean {
  return tag === OID && fino - da === oid.length && oid.every((byte, at) => bytes[da + at] === byte);
}

/** The bytes of an octet string, its pieces joined. */
export function joinOctets(bytes: Uint8Array, elemento: Elemento): Uint8Array {
  if (elemento.tag === OCTET_STRING) return bytes.subarray(elemento.da, elemento.fino);
  if (elemento.tag !== OCTET_STRING_PEZZI) throw refuseDamaged();
  const pezzi = listElements(bytes, elemento).map((pezzo) => joinOctets(bytes, pezzo));
  const insieme = new Uint8Array(pezzi.reduce((somma, { length }) => somma + length, 0));
  let at = 0;
  for (const pezzo of pezzi) {
    insieme.set(pezzo, at);
    at += pezzo.length;
  }
  return insieme;
}
