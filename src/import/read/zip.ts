/** Archives, read part by part within limits: what a part claims of its size is not believed. */
import { Inflate } from 'fflate';
import { computeCrc32 } from './crc32.ts';
import { ReadingError } from './error.ts';
import { FREE_EXPANDED, MAX_EXPANDED, MAX_RATIO } from './limits.ts';

/** One file of an archive, as its central directory describes it (PKWARE APPNOTE 6.3.10, 4.3.12). */
export interface ParteZip {
  nome: string;
  cifrata: boolean;
  /** 0 stored, 8 deflated. */
  method: number;
  /** Bytes it takes in the archive. */
  compressed: number;
  /** Where its local header starts. */
  start: number;
  /** CRC-32 of its bytes, unpacked. */
  crc: number;
}

const FINE_INDICE = 0x06054b50;
const VOCE = 0x02014b50;
const LOCALE = 0x04034b50;
const MAX_COMMENT = 0xffff;
const FULL = 0xffff_ffff;
/** Packed bytes handed over at a time: unpacked, a thousand times as many at the worst. */
const SLICE = 1 << 14;

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/**
 * The parts of an archive by name.
 * @throws ErroreLettura `file_danneggiato` when its directory is missing or does not add up
 */
export function readDirectory(bytes: Uint8Array): Map<string, ParteZip> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const quante = view.getUint16(end + 10, true);
  const parts = new Map<string, ParteZip>();
  let at = view.getUint32(end + 16, true);
  for (let count = 0; count < quante; count++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== VOCE) throw refuseDamaged();
    const longName = view.getUint16(at + 28, true);
    const extra = view.getUint16(at + 30, true);
    const comment = view.getUint16(at + 32, true);
    const after = at + 46 + longName + extra + comment;
    if (after > view.byteLength) throw refuseDamaged();
    const nome = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + longName)).replaceAll('\\', '/');
    const { compressed, start } = measures(view, at, at + 46 + longName, extra);
    const cifrata = (view.getUint16(at + 8, true) & 1) === 1;
    const method = view.getUint16(at + 10, true);
    const crc = view.getUint32(at + 16, true);
    parts.set(nome, { nome, cifrata, method, compressed, start, crc });
    at = after;
  }
  return parts;
}

/** The end record stands last, before a comment of at most 64 kB. */
function findEnd(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - MAX_COMMENT); at--) {
    if (view.getUint32(at, true) === FINE_INDICE) return at;
  }
  throw refuseDamaged();
}

/** Size and place of a part; where the four bytes are full they stand in the zip64 extra field, which some writers always add. */
function measures(
  view: DataView,
  at: number,
  from: number,
  long: number,
): { compressed: number; start: number } {
  let compressed = view.getUint32(at + 20, true);
  let start = view.getUint32(at + 42, true);
  if (compressed !== FULL && start !== FULL) return { compressed, start };
  for (let extra = from; extra + 4 <= from + long; extra += 4 + view.getUint16(extra + 2, true)) {
    if (view.getUint16(extra, true) !== 1) continue;
    let field = extra + 4;
    const next = (): number => {
      if (field + 8 > view.byteLength) throw refuseDamaged();
      field += 8;
      return Number(view.getBigUint64(field - 8, true));
    };
    if (view.getUint32(at + 24, true) === FULL) next();
    if (compressed === FULL) compressed = next();
    if (start === FULL) start = next();
    break;
  }
  return { compressed, start };
}

/**
 * Unpacks a part, a piece at a time; that nothing was altered is known only after the last one.
 * @throws ErroreLettura `file_danneggiato`, `file_protetto`, `contenuto_troppo_grande`
 */
export function* extractPart(bytes: Uint8Array, part: ParteZip): Generator<Uint8Array> {
  if (part.cifrata) throw refuseProtected();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { start, compressed, method } = part;
  if (start + 30 > view.byteLength || view.getUint32(start, true) !== LOCALE) throw refuseDamaged();
  const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  const until = from + compressed;
  if (until > view.byteLength) throw refuseDamaged();
  if (method !== 0 && method !== 8) throw refuseDamaged();
  let crc = 0;
  for (const piece of method === 0 ? [bytes.subarray(from, until)] : inflateEntry(bytes, from, until)) {
    crc = computeCrc32(crc, piece);
    yield piece;
  }
  if (crc !== part.crc) throw refuseDamaged();
}

function* inflateEntry(bytes: Uint8Array, from: number, until: number): Generator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const inflate = new Inflate((piece) => {
    if (piece.length > 0) ready.push(piece);
  });
  let extended = 0;
  for (let at = from; at < until; at += SLICE) {
    const next = Math.min(until, at + SLICE);
    try {
      inflate.push(bytes.subarray(at, next), next === until);
    } catch (cause) {
      throw refuseDamaged(cause);
    }
    for (const piece of ready) extended += piece.length;
    if (extended > MAX_EXPANDED || (extended > FREE_EXPANDED && extended > MAX_RATIO * (next - from))) {
      throw new ReadingError(
        'contenuto_troppo_grande',
        'Il file è compresso in modo anomalo: estratto occuperebbe troppa memoria. Non sembra un estratto conto.',
      );
    }
    yield* ready.splice(0);
  }
}

export function refuseDamaged(cause?: unknown): ReadingError {
  const error = new ReadingError(
    'file_danneggiato',
    'Il file è danneggiato o incompleto: scaricalo di nuovo dalla banca.',
  );
  error.cause = cause;
  return error;
}

export function refuseProtected(): ReadingError {
  return new ReadingError(
    'file_protetto',
    'Il file è protetto da una password. Aprilo, salvalo senza password e riprova.',
  );
}
