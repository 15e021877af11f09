/** Cuts texts into words and numbers in one pass. */
import { OTHER, SLASH, NUMBER, WORD, DOT, BLANK, DASH, JOINED, COMMA } from './tokens.ts';

/** Upper-case letter or digit of each character up to U+024F, 0 where words end. */
const FOLD = Uint8Array.from({ length: 0x250 }, (_, code) => {
  const letter = String.fromCharCode(code).normalize('NFD').toUpperCase().charCodeAt(0);
  return (letter >= 65 && letter <= 90) || (letter >= 48 && letter <= 57) ? letter : 0;
});

const SEP = new Uint8Array(0x250).fill(OTHER);
for (const [text, kind] of [
  [' \t\n\r\u00a0', BLANK],
  ['/\\', SLASH],
  ['-_', DASH],
  ['.', DOT],
  [',;', COMMA],
] as const)
  for (const character of text) SEP[character.charCodeAt(0)] = kind;

/** Longer texts are read up to here: no bank writes as much. */
export const MAX_CHARACTERS = 1_200;
/** Shorter codes would occur in any text. */
export const MIN_CODE = 5;

/** Combining accents stand inside a word. */
export const isAccent = (code: number): boolean => code >= 0x300 && code <= 0x36f;

const fold = (code: number): number => (code < 0x250 ? (FOLD[code] ?? 0) : 0);

const separatorOf = (code: number): number => (code < 0x250 ? (SEP[code] ?? OTHER) : OTHER);

/** Anything but the plain characters of a keyboard. */
const OTHERS = /[^ -~]/;

/** A text in upper case and without accents; what is neither a letter nor a digit stays as it is. */
function toPlain(text: string): string {
  if (!OTHERS.test(text)) return text.toUpperCase();
  let plain = '';
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (!isAccent(code)) plain += String.fromCharCode(fold(code) || code);
  }
  return plain;
}

/** `WORD` for an upper-case letter, `NUMBER` for a digit, 0 for what stands between words. */
const kindOf = (code: number): number =>
  code >= 65 && code <= 90 ? WORD : code >= 48 && code <= 57 ? NUMBER : 0;

/** True if another single letter follows the one that ends before `at`, as in `S.R.L.` or `S N C`. */
function followsSingle(text: string, at: number): boolean {
  const mark = text.charCodeAt(at);
  if (mark !== 46 && mark !== 32) return false;
  const next = mark === 46 && text.charCodeAt(at + 1) === 32 ? at + 2 : at + 1;
  return kindOf(text.charCodeAt(next)) === WORD && kindOf(text.charCodeAt(next + 1)) === 0;
}

/**
 * Cuts a text into words and numbers, from the first to the last; single letters in a row are one word (S.R.L.).
 * `addToken` takes each, with what stands before it. `addRun` takes each run that is long enough for a code: letters and
 * digits with nothing between.
 */
export function splitText(
  text: string,
  addToken: (kind: number, before: number, letters: string) => void,
  addRun?: (run: string) => void,
): void {
  const plain = toPlain(text.length > MAX_CHARACTERS ? text.slice(0, MAX_CHARACTERS) : text);
  let kind = 0;
  /** Where the token and the run began. */
  let from = 0;
  let runFrom = 0;
  /** Single letters already read, with which the token begins. */
  let singles = '';
  let before = BLANK;
  let between = BLANK;
  for (let at = 0; at <= plain.length; at += 1) {
    const code = at < plain.length ? plain.charCodeAt(at) : 32;
    const next = kindOf(code);
    if (next === kind) {
      if (next === 0 && between === BLANK && code !== 32) between = separatorOf(code);
      continue;
    }
    if (kind !== 0) {
      const letters = singles + plain.slice(from, at);
      const single = singles !== '' || (letters.length === 1 && before !== JOINED);
      const open = single && next === 0 && kind === WORD && followsSingle(plain, at);
      singles = open ? letters : '';
      if (!open) addToken(kind, before, letters);
      if (addRun && next === 0 && at - runFrom >= MIN_CODE)
        addRun(letters.length === at - runFrom ? letters : plain.slice(runFrom, at));
    }
    if (next === 0) between = separatorOf(code);
    else {
      if (kind === 0) runFrom = at;
      if (singles === '') before = kind === 0 ? between : JOINED;
      from = at;
    }
    kind = next;
  }
}
