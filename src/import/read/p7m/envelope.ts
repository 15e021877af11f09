/**
 * Signed envelopes (`.p7m`, CAdES): CMS `SignedData` (RFC 5652) around the file that was signed, in DER or BER, or
 * the same in base64. The content is taken out and, where the signature holds its SHA-256, checked against it;
 * who signed and whether they might is a matter for a verifier, and is not looked at.
 */
import { ReadingError } from '../error.ts';
import { hashSha256 } from '../sha256.ts';
import { refuseDamaged } from '../zip.ts';
import {
  CONTEXT_0,
  listElements,
  isOid,
  readElement,
  OCTET_STRING,
  joinOctets,
  SEQUENCE,
  SET,
  type DerElement,
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
function isBinary(bytes: Uint8Array): boolean {
  if (bytes[0] !== SEQUENCE) return false;
  for (let at = 2; at < 12; at++) {
    if (bytes[at] === 0x06 && SIGNED_DATA.every((byte, index) => bytes[at + 2 + index] === byte)) return true;
  }
  return false;
}

const PEM_START = /^-----BEGIN [A-Z0-9 ]+-----/;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** The bytes behind base64, with or without a PEM header; null when it is none. `MI` is how a long SEQUENCE starts. */
function fromBase64(bytes: Uint8Array): Uint8Array | null {
  const start = new TextDecoder('latin1')
    .decode(bytes.subarray(0, 80))
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart();
  if (!PEM_START.test(start) && !start.startsWith('MI')) return null;
  const text = new TextDecoder('latin1')
    .decode(bytes)
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .replaceAll(/-----(?:BEGIN|END) [A-Z0-9 ]+-----/g, '')
    .replaceAll(/\s+/g, '');
  if (!BASE64.test(text)) return null;
  // A last group left without its padding is still whole.
  const filled = text.padEnd(Math.ceil(text.length / 4) * 4, '=');
  try {
    return Uint8Array.from(atob(filled), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}

/**
 * The signed content, however many envelopes are around it; null when the bytes are no envelope.
 * @throws ErroreLettura `file_danneggiato` when an envelope is broken, empty, or not what was signed
 */
export function openEnvelope(bytes: Uint8Array): Uint8Array | null {
  let inside: Uint8Array | null = null;
  let current = bytes;
  for (let envelope = 0; envelope < MAX_BUSTE; envelope++) {
    const binary = isBinary(current) ? current : fromBase64(current);
    if (!binary || !isBinary(binary)) return inside;
    inside = unwrap(binary);
    current = inside;
  }
  return inside;
}

/** ContentInfo { oid, [0] SignedData { version, digests, { type, [0] content }, [0] certs?, [1] crls?, signers } } */
function unwrap(bytes: Uint8Array): Uint8Array {
  const info = listElements(bytes, readElement(bytes, 0, bytes.length));
  const signed = listElements(bytes, first(bytes, info, CONTEXT_0));
  const content = listElements(bytes, signed.find(({ tag }) => tag === SEQUENCE) ?? missing());
  const place = content.find(({ tag }) => tag === CONTEXT_0);
  const [string] = place ? listElements(bytes, place) : [];
  if (!string) {
    throw new ReadingError(
      'file_danneggiato',
      'Il file contiene solo una firma, senza il documento firmato: importa il file originale.',
    );
  }
  const inside = joinOctets(bytes, string);
  checkFingerprint(
    bytes,
    signed.findLast(({ tag }) => tag === SET),
    inside,
  );
  return inside;
}

const missing = (): never => {
  throw refuseDamaged();
};

/** The one child of the first element with this tag. */
function first(bytes: Uint8Array, elements: readonly DerElement[], tag: number): DerElement {
  const place = elements.find((element) => element.tag === tag) ?? missing();
  return listElements(bytes, place)[0] ?? missing();
}

/** A content that is not the one signed was changed on its way: its amounts are nobody's. */
function checkFingerprint(bytes: Uint8Array, signers: DerElement | undefined, inside: Uint8Array): void {
  for (const signer of signers ? listElements(bytes, signers) : []) {
    const fields = listElements(bytes, signer);
    const sha256 = fields.some((field) => field.tag === SEQUENCE && hasOid(bytes, field, SHA_256));
    const attributes = fields.find(({ tag }) => tag === CONTEXT_0);
    const written = sha256 && attributes ? readFingerprint(bytes, attributes) : null;
    if (written !== null && written !== hashSha256(inside)) {
      throw new ReadingError(
        'file_danneggiato',
        'Il contenuto del file non è quello che è stato firmato: è stato modificato dopo la firma. Fattelo rimandare.',
      );
    }
  }
}

function hasOid(bytes: Uint8Array, element: DerElement, oid: readonly number[]): boolean {
  return listElements(bytes, element).some((child) => isOid(bytes, child, oid));
}

function readFingerprint(bytes: Uint8Array, attributes: DerElement): string | null {
  for (const attribute of listElements(bytes, attributes)) {
    const [kind, values] = listElements(bytes, attribute);
    if (!kind || !values || !isOid(bytes, kind, MESSAGE_DIGEST)) continue;
    const [value] = listElements(bytes, values);
    if (value?.tag !== OCTET_STRING) return null;
    return Array.from(joinOctets(bytes, value), (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  return null;
}
