/** Cuts texts into words and numbers in one pass, without making strings. */
import { H1, H2, hashStep1, hashStep2 } from './lexicon.ts';

/** Upper-case letter or digit of each character up to U+024F, 0 where words end. */
const FOLD = Uint8Array.from({ length: 0x250 }, (_, code) => {
  const letter = String.fromCharCode(code).normalize('NFD').toUpperCase().charCodeAt(0);
  return (letter >= 65 && letter <= 90) || (letter >= 48 && letter <= 57) ? letter : 0;
});

export const PAROLA = 1;
export const NUMERO = 2;

/** A token: kind 2 bits, what stands before 3, then 3 that are left to others, length 5. */
export const getKind = (info: number): number => info & 3;
export const getBefore = (info: number): number => (info >> 2) & 7;
export const getLength = (info: number): number => info >> 8;

/** What stands before a token. */
export const UNITO = 0;
export const SPAZIO = 1;
export const BARRA = 2;
export const TRATTINO = 3;
export const PUNTO = 4;
export const VIRGOLA = 5;
export const ALTRO = 6;

const SEP = new Uint8Array(0x250).fill(ALTRO);
for (const [text, kind] of [
  [' \t\n\r\u00a0', SPAZIO],
  ['/\\', BARRA],
  ['-_', TRATTINO],
  ['.', PUNTO],
  [',;', VIRGOLA],
] as const)
  for (const character of text) SEP[character.charCodeAt(0)] = kind;

/** Longer texts are read up to here: no bank writes so much, and the rest is not worth the time. */
export const MAX_CARATTERI = 1_200;
/** Shorter codes would be found in any text. */
export const MINIMO_CODICE = 5;

/** Combining accents stand inside a word. */
export const isAccento = (code: number): boolean => code >= 0x300 && code <= 0x36f;

const fold = (code: number): number => (code < 0x250 ? (FOLD[code] ?? 0) : 0);

/** After the single letter that ends before `at`: another single letter follows, as in `S.R.L.` or `S N C`. */
function followsSingle(text: string, at: number): boolean {
  const mark = text.charCodeAt(at);
  if (mark !== 46 && mark !== 32) return false;
  const next = mark === 46 && text.charCodeAt(at + 1) === 32 ? at + 2 : at + 1;
  return fold(text.charCodeAt(next)) >= 65 && fold(text.charCodeAt(next + 1)) === 0;
}

/**
 * Reads a text into words and numbers, which stay here until the next one. A run is a whole string of letters and
 * digits with nothing between: a code. Its hash is that of its only token, or of the tokens one after the other.
 */
export class Scanner {
  /** The folded characters of the last text. */
  readonly folded = new Uint8Array(MAX_CARATTERI + 8);
  /**
   * How many tokens; of each what it is (`getKind` and the like), its hashes, value (exact up to 15 digits), places in
   * `folded`.
   */
  quanti = 0;
  readonly info = new Int32Array(MAX_CARATTERI + 1);
  readonly primi = new Int32Array(MAX_CARATTERI + 1);
  readonly secondi = new Int32Array(MAX_CARATTERI + 1);
  readonly valori = new Float64Array(MAX_CARATTERI + 1);
  readonly inizi = new Int16Array(MAX_CARATTERI + 1);
  readonly fini = new Int16Array(MAX_CARATTERI + 1);
  /** How many runs as long as a code; of each its hashes. */
  quanteCorse = 0;
  readonly primeCorse = new Int32Array(MAX_CARATTERI);
  readonly secondeCorse = new Int32Array(MAX_CARATTERI);

  /** One text, from its first word to its last; single letters in a row are one word (S.R.L.). */
  scan(text: string): void {
    const length = Math.min(text.length, MAX_CARATTERI);
    const { folded } = this;
    this.quanti = 0;
    this.quanteCorse = 0;
    let kind = 0;
    let open = false;
    let h1 = H1;
    let h2 = H2;
    let value = 0;
    let r1 = 0;
    let r2 = 0;
    let pieces = 0;
    let runStart = 0;
    let start = 0;
    let out = 0;
    let before = SPAZIO;
    let between = SPAZIO;
    for (let at = 0; at <= length; at += 1) {
      const code = at < length ? text.charCodeAt(at) : 32;
      const letter = code < 0x250 ? (FOLD[code] ?? 0) : 0;
      if (letter === 0 && isAccento(code)) continue;
      const next = letter === 0 ? 0 : letter >= 65 ? PAROLA : NUMERO;
      if (next !== kind) {
        if (kind !== 0) {
          const last: boolean = (out - 1 === start && before !== UNITO) || open;
          open = last && next === 0 && kind === PAROLA && at < length && followsSingle(text, at);
          if (!open) this.#add(kind, h1, h2, value, start, out, before);
          r1 = pieces === 0 ? h1 : hashStep1(r1, h1);
          r2 = pieces === 0 ? h2 : hashStep2(r2, h2);
          pieces += 1;
        }
        if (next === 0) {
          if (out - runStart >= MINIMO_CODICE) this.#addCorsa(r1, r2);
          pieces = 0;
          runStart = out;
          between = code < 0x250 ? (SEP[code] ?? ALTRO) : ALTRO;
        } else if (!open) {
          before = kind === 0 ? between : UNITO;
          h1 = H1;
          h2 = H2;
          value = 0;
          start = out;
        }
        kind = next;
      } else if (next === 0 && between === SPAZIO && code !== 32)
        between = code < 0x250 ? (SEP[code] ?? ALTRO) : ALTRO;
      if (next === 0) continue;
      folded[out] = letter;
      out += 1;
      h1 = hashStep1(h1, letter);
      h2 = hashStep2(h2, letter);
      if (next === NUMERO) value = value * 10 + letter - 48;
      // Most of what follows is of the same kind.
      for (; at + 1 < length; at += 1) {
        const more = text.charCodeAt(at + 1);
        const same = more < 0x250 ? (FOLD[more] ?? 0) : 0;
        if (same === 0 || same >= 65 !== letter >= 65) break;
        folded[out] = same;
        out += 1;
        h1 = hashStep1(h1, same);
        h2 = hashStep2(h2, same);
        if (next === NUMERO) value = value * 10 + same - 48;
      }
    }
  }

  #add(
    kind: number,
    h1: number,
    h2: number,
    value: number,
    start: number,
    end: number,
    before: number,
  ): void {
    const at = this.quanti;
    this.quanti = at + 1;
    this.info[at] = kind | (before << 2) | (Math.min(31, end - start) << 8);
    this.primi[at] = h1;
    this.secondi[at] = h2;
    this.valori[at] = value;
    this.inizi[at] = start;
    this.fini[at] = end;
  }

  #addCorsa(r1: number, r2: number): void {
    const at = this.quanteCorse;
    this.quanteCorse = at + 1;
    this.primeCorse[at] = r1;
    this.secondeCorse[at] = r2;
  }
}
