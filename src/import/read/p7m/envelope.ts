/**
 * Signed envelopes (`.p7m`, CAdES): CMS `SignedData` (RFC 5652) around the file that was signed, in DER or BER, or
 * the same in base64. The content is taken out and, where the signature holds its SHA-256, checked against it;
 * who signed and whether they might is a matter for a verifier, and is not looked at.
 */
import { ErroreLettura } from '../error.ts';
import { hashSha256 } from '../sha256.ts';
import { refuseDamaged } from '../zip.ts';
import {
  CONTESTO_0,
  listElements,
  isOid,
  readElement,
  OCTET_STRING,
  joinOctets,
  SEQUENCE,
  SET,
  type Elemento,
} from './der.ts';

/** 1.2.840.113549.1.7.2 */
const SIGNED_DATA = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02];
/** 1.2.840.113549.1.9.4 */
const MESSAGE_DIGEST = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x09, 0x04];
/** 2.16.840.1.101.3.4.2.1 */
const SHA_256 = [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01];

/** Envelopes in one another: a file signed by two people one after the other. */
const MAX_BUSTE = 5;

/** True for the first bytes of a `SignedData`: its OID stands right after one or two lengths. */
function isBinaria(bytes: Uint8Array): boolean {
  if (bytes[0] !== SEQUENCE) return false;
  for (let at = 2; at < 12; at++) {
    if (bytes[at] === 0x06 && SIGNED_DATA.every((byte, indice) => bytes[at + 2 + indice] === byte))
      return true;
  }
  return false;
}

const INIZIO_PEM = /^-----BEGIN [A-Z0-9 ]+-----/;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** The bytes behind base64, with or without a PEM header; null when it is none. `MI` is how a long SEQUENCE starts. */
function daBase64(bytes: Uint8Array): Uint8Array | null {
  const inizio = new TextDecoder('latin1')
    .decode(bytes.subarray(0, 80))
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart();
  if (!INIZIO_PEM.test(inizio) && !inizio.startsWith('MI')) return null;
  const testo = new TextDecoder('latin1')
    .decode(bytes)
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .replaceAll(/-----(?:BEGIN|END) [A-Z0-9 ]+-----/g, '')
    .replaceAll(/\s+/g, '');
  if (!BASE64.test(testo)) return null;
  // A last group left without its padding is still whole.
  const pieno = testo.padEnd(Math.ceil(testo.length / 4) * 4, '=');
  try {
    return Uint8Array.from(atob(pieno), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}

/**
 * The signed content, however many envelopes are around it; null when the bytes are no envelope.
 * @throws ErroreLettura `file_danneggiato` when an envelope is broken, empty, or not what was signed
 */
export function openEnvelope(bytes: Uint8Array): Uint8Array | null {
  let dentro: Uint8Array | null = null;
  let corrente = bytes;
  for (let busta = 0; busta < MAX_BUSTE; busta++) {
    const binaria = isBinaria(corrente) ? corrente : daBase64(corrente);
    if (!binaria || !isBinaria(binaria)) return dentro;
    dentro = sbusta(binaria);
    corrente = dentro;
  }
  return dentro;
}

/** ContentInfo { oid, [0] SignedData { version, digests, { type, [0] content }, [0] certs?, [1] crls?, signers } } */
function sbusta(bytes: Uint8Array): Uint8Array {
  const info = listElements(bytes, readElement(bytes, 0, bytes.length));
  const firmati = listElements(bytes, primo(bytes, info, CONTESTO_0));
  const contenuto = listElements(bytes, firmati.find(({ tag }) => tag === SEQUENCE) ?? manca());
  const posto = contenuto.find(({ tag }) => tag === CONTESTO_0);
  const [stringa] = posto ? listElements(bytes, posto) : [];
  if (!stringa) {
    throw new ErroreLettura(
      'file_danneggiato',
      'Il file contiene solo una firma, senza il documento firmato: importa il file originale.',
    );
  }
  const dentro = joinOctets(bytes, stringa);
  checkImpronta(
    bytes,
    firmati.findLast(({ tag }) => tag === SET),
    dentro,
  );
  return dentro;
}

const manca = (): never => {
  throw refuseDamaged();
};

/** The one child of the first element with this tag. */
function primo(bytes: Uint8Array, elementi: readonly Elemento[], tag: number): Elemento {
  const posto = elementi.find((elemento) => elemento.tag === tag) ?? manca();
  return listElements(bytes, posto)[0] ?? manca();
}

/** A content that is not the one signed was changed on its way: its amounts are nobody's. */
function checkImpronta(bytes: Uint8Array, firmatari: Elemento | undefined, dentro: Uint8Array): void {
  for (const firmatario of firmatari ? listElements(bytes, firmatari) : []) {
    const campi = listElements(bytes, firmatario);
    const sha256 = campi.some((campo) => campo.tag === SEQUENCE && hasOid(bytes, campo, SHA_256));
    const attributi = campi.find(({ tag }) => tag === CONTESTO_0);
    const scritta = sha256 && attributi ? leggiImpronta(bytes, attributi) : null;
    if (scritta !== null && scritta !== hashSha256(dentro)) {
      throw new ErroreLettura(
        'file_danneggiato',
        'Il contenuto del file non è quello che è stato firmato: è stato modificato dopo la firma. Fattelo rimandare.',
      );
    }
  }
}

function hasOid(bytes: Uint8Array, elemento: Elemento, oid: readonly number[]): boolean {
  return listElements(bytes, elemento).some((figlio) => isOid(bytes, figlio, oid));
}

function leggiImpronta(bytes: Uint8Array, attributi: Elemento): string | null {
  for (const attributo of listElements(bytes, attributi)) {
    const [tipo, valori] = listElements(bytes, attributo);
    if (!tipo || !valori || !isOid(bytes, tipo, MESSAGE_DIGEST)) continue;
    const [valore] = listElements(bytes, valori);
    if (valore?.tag !== OCTET_STRING) return null;
    return Array.from(joinOctets(bytes, valore), (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  return null;
}
