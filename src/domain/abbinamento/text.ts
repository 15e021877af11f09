/** Cuts texts into words and numbers in one pass. */
/** Upper-case letter or digit of each character up to U+024F, 0 where words end. */
const FOLD = Uint8Array.from({ length: 0x250 }, (_, code) => {
  const letter = String.fromCharCode(code).normalize('NFD').toUpperCase().charCodeAt(0);
  return (letter >= 65 && letter <= 90) || (letter >= 48 && letter <= 57) ? letter : 0;
});

export const PAROLA = 1;
export const NUMERO = 2;

/** A word or a number of a text. */
export interface Token {
  /** `PAROLA` or `NUMERO`. */
  kind: number;
  /** What stands before it. */
  before: number;
  /** Its letters, upper-case and without accents, or its digits. */
  text: string;
  /** The number of a word, or the value of a number (exact up to 15 digits). */
  value: number;
  /** The field that it stands in (`movimenti.ts`). */
  campo: number;
}

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

const separatorOf = (code: number): number => (code < 0x250 ? (SEP[code] ?? ALTRO) : ALTRO);

/**
 * Reads a text into words and numbers, which stay here until the next one. A run is a whole string of letters and
 * digits with nothing between: a code.
 */
export class Scanner {
  /** The last text: its tokens, and its runs as long as a code. */
  tokens: Token[] = [];
  corse: string[] = [];

  /** One text, from its first word to its last; single letters in a row are one word (S.R.L.). */
  scan(text: string): void {
    const length = Math.min(text.length, MAX_CARATTERI);
    this.tokens = [];
    this.corse = [];
    let kind = 0;
    let open = false;
    let word = '';
    let corsa = '';
    let before = SPAZIO;
    let between = SPAZIO;
    for (let at = 0; at <= length; at += 1) {
      const code = at < length ? text.charCodeAt(at) : 32;
      const letter = fold(code);
      if (letter === 0 && isAccento(code)) continue;
      const next = letter === 0 ? 0 : letter >= 65 ? PAROLA : NUMERO;
      if (next !== kind) {
        if (kind !== 0) {
          const single: boolean = (word.length === 1 && before !== UNITO) || open;
          open = single && next === 0 && kind === PAROLA && at < length && followsSingle(text, at);
          const value = kind === NUMERO ? Number(word) : 0;
          if (!open) this.tokens.push({ kind, before, text: word, value, campo: 0 });
        }
        if (next === 0) {
          if (corsa.length >= MINIMO_CODICE) this.corse.push(corsa);
          corsa = '';
          between = separatorOf(code);
        } else if (!open) {
          before = kind === 0 ? between : UNITO;
          word = '';
        }
        kind = next;
      } else if (next === 0 && between === SPAZIO && code !== 32) between = separatorOf(code);
      if (next === 0) continue;
      const character = String.fromCharCode(letter);
      word += character;
      corsa += character;
    }
  }
}
