/** Lines of a printed table cut by the places of their bytes alone, as nearly all can be. */
import { MAX_FLAT } from '../limits.ts';
import type { FlatRiga } from '../table.ts';
import type { WholeLineBlock } from './blocks.ts';
import { isData } from './line.ts';

const A_CAPO = 10;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
const HYPHEN = 45;
const DOT = 46;
const COMMA = 44;
const ZERO = 48;
const NINE = 57;
/** The first byte that is no character by itself in UTF-8. */
const OLTRE_ASCII = 128;
const JOINED_SPACE = 0xa0;

/** Digits before the decimals, and those between two thousands signs. */
const MAX_INTEGER_DIGITS = 12;
const GRUPPO = 3;

/** A line as it was cut: the same object for every one. */
class CutRiga implements FlatRiga {
  bytes: Uint8Array = new Uint8Array(0);
  testo = '';
  readonly da: Int32Array;
  readonly fino: Int32Array;
  /** The same places among the characters of the block. */
  readonly primi: Int32Array;
  readonly ultimi: Int32Array;
  /** Cells whose words are parted by several spaces somewhere. */
  readonly larghe: Uint8Array;

  constructor(columns: number) {
    this.da = new Int32Array(columns);
    this.fino = new Int32Array(columns);
    this.primi = new Int32Array(columns);
    this.ultimi = new Int32Array(columns);
    this.larghe = new Uint8Array(columns);
  }

  cella(column: number): string {
    const stretch = this.testo.slice(this.primi[column] ?? 0, this.ultimi[column] ?? 0);
    return this.larghe[column] === 1 ? stretch.replaceAll(/ {2,}/g, ' ') : stretch;
  }

  celle(): string[] {
    return Array.from(this.da, (_, column) => this.cella(column));
  }
}

/**
 * The cut of one line after the other. A class, so that every file is cut by the same functions: the engine makes them fast
 * once, and not for each file anew.
 */
export class FlatCutter {
  /** The line last cut. */
  readonly riga: CutRiga;
  /** Where the line after it starts: its first byte, and its first character within the text of the block. */
  dopoByte = 0;
  afterCharacter = 0;
  private readonly starts: Int32Array;
  private unByte = false;
  /** Past the last line end of the block: there is no cutting without one. */
  private fine = 0;
  /** Where the last day stands that was seen to be one: the rows of a day follow one another. */
  private giorno = 0;
  private length = 0;

  /** @param cuts zero-based first characters of the columns */
  constructor(cuts: readonly number[]) {
    this.starts = Int32Array.from(cuts);
    this.riga = new CutRiga(cuts.length);
  }

  /** Makes a block the current one. */
  open({ testo, bytes, unByte, fine }: WholeLineBlock): void {
    this.riga.testo = testo;
    this.riga.bytes = bytes;
    this.unByte = unByte;
    this.fine = fine === 0 ? 0 : bytes.lastIndexOf(A_CAPO, fine - 1) + 1;
    this.length = 0;
  }

  /** True when the first cell is that of the last day, or starts with a day. */
  private startsWithDate(): boolean {
    const { bytes, da, fino } = this.riga;
    const { giorno, length } = this;
    const first = da[0] ?? 0;
    const count = (fino[0] ?? 0) - first;
    if (count === 0) return false;
    if (count === length) {
      let at = 0;
      while (at < count && bytes[giorno + at] === bytes[first + at]) at++;
      if (at === count) return true;
    }
    const before = this.riga.cella(0);
    const space = before.indexOf(' ');
    if (!isData(space === -1 ? before : before.slice(0, space))) return false;
    this.giorno = first;
    this.length = count;
    return true;
  }

  /**
   * Cuts a line that is plainly a movement: a day first, an amount last, no word across a cut and nothing that moves what
   * follows it. False for any other line, which is to be looked at word by word.
   * @param byte its first byte
   * @param character its first character within the text of the block
   */
  cut(byte: number, character: number): boolean {
    const { starts, fine, unByte, riga } = this;
    if (byte >= fine || starts[0] !== 0) return false;
    const { da, fino, primi, ultimi, larghe } = riga;
    const columns = starts.length;
    const local = riga.bytes;
    /** What to take from a place among the bytes for that among the characters: what is on this line grows with it. */
    let gap = byte - character;
    let at = byte;
    let last = -1;
    for (let column = 0; column < columns; column++) {
      let limit = column + 1 < columns ? character + gap + (starts[column + 1] ?? 0) : fine;
      at = afterSpaces(local, at, limit);
      const first = at;
      primi[column] = first - gap;
      let filled = at;
      let wide = 0;
      let code = SPACE;
      // Word after word: a line end is past every word, so that only spaces need to be counted.
      while (code === SPACE && at < limit) {
        const word = at;
        code = local[at] ?? 0;
        while (code > SPACE) {
          at++;
          if (code >= OLTRE_ASCII) {
            const beyond = unByte ? (code === JOINED_SPACE ? -1 : 0) : byteBeyond(local, at - 1);
            if (beyond < 0) return false;
            at += beyond;
            // Two characters are said by four bytes.
            const reduced = beyond === 3 ? 2 : beyond;
            gap += reduced;
            limit += reduced;
          }
          code = local[at] ?? 0;
        }
        // One that goes on past the cut.
        if (at > limit) return false;
        if (at > word) {
          if (word - filled > 1) wide = 1;
          filled = at;
        }
        at = afterSpaces(local, at, limit);
      }
      if (code !== SPACE && code !== A_CAPO && code !== CARRIAGE_RETURN) return false;
      da[column] = first;
      fino[column] = filled;
      ultimi[column] = filled - gap;
      larghe[column] = wide;
      if (filled > first) last = column;
    }
    if (local[at] === CARRIAGE_RETURN) at++;
    if (local[at] !== A_CAPO || at - byte > MAX_FLAT) return false;
    if (last === -1 || !this.startsWithDate() || !closesMoney(local, da[last] ?? 0, fino[last] ?? 0))
      return false;
    this.dopoByte = at + 1;
    this.afterCharacter = at + 1 - gap;
    return true;
  }
}

/** The first byte from a place that is no space, or the limit: between columns they are many, and looked at four by four. */
function afterSpaces(bytes: Uint8Array, from: number, limit: number): number {
  let at = from;
  while (
    at + 4 <= limit &&
    bytes[at] === SPACE &&
    bytes[at + 1] === SPACE &&
    bytes[at + 2] === SPACE &&
    bytes[at + 3] === SPACE
  )
    at += 4;
  while (at < limit && bytes[at] === SPACE) at++;
  return at;
}

/** How many bytes follow the first of a character of UTF-8; -1 for one that may be a space. */
function byteBeyond(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  const second = bytes[at + 1] ?? 0;
  if (first < 0xe0) return first === 0xc2 && second === JOINED_SPACE ? -1 : 1;
  if (first >= 0xf0) return 3;
  // Dashes, quotes and currency signs are written in every text; the spaces beside them in nearly none.
  if (first === 0xe2) {
    const third = bytes[at + 2] ?? 0;
    return second === 0x82 || (second === 0x80 && third >= 0x90 && third < 0xa8) ? 2 : -1;
  }
  return first === 0xe1 || first === 0xe3 || first === 0xef ? -1 : 2;
}

const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;

/**
 * True when a cell ends with an amount as nearly all are printed, and nothing else: the careful tests would all say so. Two
 * decimals, with thousands signs everywhere or nowhere.
 */
function closesMoney(bytes: Uint8Array, from: number, until: number): boolean {
  let start = until;
  while (start > from && bytes[start - 1] !== SPACE) start--;
  if (bytes[start] === HYPHEN) start++;
  const decimal = bytes[until - 3];
  if (decimal !== COMMA && decimal !== DOT) return false;
  if (!isDigit(bytes[until - 1] ?? 0) || !isDigit(bytes[until - 2] ?? 0)) return false;
  const thousands = decimal === COMMA ? DOT : COMMA;
  let digits = 0;
  let signs = 0;
  for (let at = until - 4; at >= start; at--) {
    const code = bytes[at] ?? 0;
    if (isDigit(code)) digits++;
    else if (code === thousands && digits === GRUPPO * (signs + 1)) signs++;
    else return false;
  }
  if (digits === 0 || digits > MAX_INTEGER_DIGITS) return false;
  // A sign is before three digits and after one: none missing, none at the start.
  if (signs > 0 && signs !== Math.ceil(digits / GRUPPO) - 1) return false;
  return digits === 1 || bytes[start] !== ZERO;
}
