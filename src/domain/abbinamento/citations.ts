/** Documents and days named in a text, as Italian payers and banks write them. */
import {
  SLASH,
  FIELD_CAUSALE,
  FIELD_DOCUMENT,
  FIELD_NAME,
  FIELD_REFERENCE,
  DOT,
  BLANK,
  DASH,
  JOINED,
  COMMA,
  type Tokens,
} from './tokens.ts';
import { CODE, CONTINUES, DEL, DOCUMENT, HINT, MONTH } from './words.ts';
import type { MovimentoTexts } from './movimenti.ts';
import { toDayNumber } from './days.ts';

/**
 * How clearly a text names the number of a document: the bare number, the number after a hint, the number after `FT`.
 */
export const BARE = 0;
export const WEAK = 1;
export const STRONG = 2;

/** A number that is named. */
interface Citation {
  value: number;
  strength: number;
  /** Year written with it, 0 when there is none. */
  year: number;
}

export interface Citations {
  numbers: Citation[];
  /** True if the last number ends the text, where it may have been cut. */
  endsText: boolean;
  /** The days that are named, as whole days (`toDayNumber`). A date without its year is not among them. */
  dates: number[];
  /** How many numbers follow `FT` or a similar word. */
  strong: number;
}

/** The year that 2 or 4 digits name if it is near `year`, otherwise 0. */
export function resolveYear(value: number, length: number, year: number): number {
  const namedYear = length === 4 ? value : length === 2 ? 2000 + value : 0;
  return namedYear !== 0 && namedYear <= year + 1 && namedYear >= year - 6 ? namedYear : 0;
}

/** True if the year that is named is not that of the document; 0 stands for an unknown year. */
export const isOther = (namedYear: number, own: number): boolean =>
  namedYear > 0 && own > 0 && namedYear !== own;

const isDate = (day: number, month: number): boolean => day >= 1 && day <= 31 && month >= 1 && month <= 12;

const isMonth = (classes: readonly number[], word: number): boolean => ((classes[word] ?? 0) & MONTH) !== 0;

function cite(into: Citations, value: number, strength: number, year: number): void {
  into.numbers.push({ value, strength, year });
  if (strength === STRONG) into.strong += 1;
}

/** Reads one movimento. `year`: its year. */
export const readCitations = (
  texts: MovimentoTexts,
  at: number,
  classes: readonly number[],
  year: number,
): Citations =>
  new CitationReader(texts.tokens, texts.start[at + 1] ?? 0, classes, year).read(texts.start[at] ?? 0);

const isDateSign = (separator: number): boolean =>
  separator === SLASH || separator === DOT || separator === DASH;

/** Goes through the tokens of one movimento. What reads from a token on answers how many it took, 0 where it is not that. */
class CitationReader {
  readonly #tokens: Tokens;
  /** The token after the last. */
  readonly #to: number;
  readonly #classes: readonly number[];
  readonly #year: number;
  readonly #into: Citations = { numbers: [], endsText: false, dates: [], strong: 0 };
  #field = -1;
  /** How clearly the words before say that a document follows. */
  #strength = BARE;
  /** True after DEL and the like, which a day follows. */
  #afterThe = false;
  /** True after a word that a code of something else follows. */
  #code = false;

  constructor(tokens: Tokens, to: number, classes: readonly number[], year: number) {
    this.#tokens = tokens;
    this.#to = to;
    this.#classes = classes;
    this.#year = year;
  }

  read(from: number): Citations {
    let token = from;
    while (token < this.#to) token += this.#readToken(token);
    return this.#into;
  }

  #readToken(token: number): number {
    const tokens = this.#tokens;
    const field = tokens.getField(token);
    if (field !== this.#field) this.#enter(field);
    if (!tokens.isNumber(token)) return this.#readWord(token);
    if (field === FIELD_NAME || field === FIELD_CAUSALE || this.#isBeforeMonth(token)) return 1;
    const day = this.#readWrittenDay(token) || this.#readRunTogether(token) || this.#readDayOfYear(token);
    if (day > 0) return day;
    this.#afterThe = false;
    return (
      this.#skipAmount(token) || this.#skipCode(token) || this.#readWithYear(token) || this.#readBare(token)
    );
  }

  #enter(field: number): void {
    this.#field = field;
    this.#strength = field === FIELD_DOCUMENT ? STRONG : BARE;
    this.#afterThe = false;
    this.#code = false;
  }

  #readWord(token: number): number {
    const length = this.#tokens.getLength(token);
    const kind = this.#classes[this.#tokens.getValue(token)] ?? 0;
    if ((kind & DOCUMENT) !== 0) this.#strength = STRONG;
    else if ((kind & HINT) !== 0) this.#strength = Math.max(this.#strength, WEAK);
    else if ((kind & CONTINUES) === 0 && length > 1) this.#strength = BARE;
    this.#afterThe = (kind & DEL) !== 0;
    this.#code = (kind & CODE) !== 0 || (this.#code && length <= 2);
    return 1;
  }

  /** True of the 15 of `15 MARZO`: a day, which `months.ts` reads. */
  #isBeforeMonth(token: number): boolean {
    const next = token + 1;
    const tokens = this.#tokens;
    return (
      tokens.getLength(token) <= 2 &&
      next < this.#to &&
      tokens.isWord(next) &&
      isMonth(this.#classes, tokens.getValue(next))
    );
  }

  /** True where a number of the same field stands at a place. */
  #isNumberHere(token: number): boolean {
    return token < this.#to && this.#tokens.isNumber(token) && this.#tokens.getField(token) === this.#field;
  }

  /** What stands between a number and the number after it; `JOINED` where none follows, or nothing stands between. */
  #getSeparator(token: number): number {
    return this.#isNumberHere(token + 1) ? this.#tokens.getBefore(token + 1) : JOINED;
  }

  /**
   * 15/03/2026, 15.03.26, 15-03-26, 2026-03-15. In a list of numbers (12-13-14) the last is no year near by, or the second
   * is no month.
   */
  #readWrittenDay(token: number): number {
    const tokens = this.#tokens;
    const separator = this.#getSeparator(token);
    if (!isDateSign(separator) && !(separator === BLANK && this.#afterThe)) return 0;
    if (!this.#isNumberHere(token + 2) || tokens.getBefore(token + 2) !== separator) return 0;
    const [one, two, three] = [
      tokens.getValue(token),
      tokens.getValue(token + 1),
      tokens.getValue(token + 2),
    ];
    const [length, last] = [tokens.getLength(token), tokens.getLength(token + 2)];
    const after = resolveYear(three, last, this.#year);
    if (after > 0 && length <= 2 && tokens.getLength(token + 1) <= 2 && isDate(one, two)) {
      this.#into.dates.push(toDayNumber(after, two, one));
      if (separator === DASH && this.#strength === STRONG && !this.#afterThe)
        for (const number of [one, two, three]) cite(this.#into, number, WEAK, 0);
    } else {
      const before = length === 4 ? resolveYear(one, length, this.#year) : 0;
      if (before === 0 || last > 2 || !isDate(three, two)) return 0;
      this.#into.dates.push(toDayNumber(before, two, three));
    }
    this.#afterThe = false;
    return 3;
  }

  /** 15032026, 20260315, and 150326 after DEL. */
  #readRunTogether(token: number): number {
    const length = this.#tokens.getLength(token);
    if (length !== 8 && !(length === 6 && this.#afterThe)) return 0;
    const value = this.#tokens.getValue(token);
    const tail = length === 8 ? 10_000 : 100;
    const after = resolveYear(value % tail, length - 4, this.#year);
    const [day, month] = [Math.floor(value / tail / 100), Math.floor(value / tail) % 100];
    if (after > 0 && isDate(day, month)) {
      this.#into.dates.push(toDayNumber(after, month, day));
      return 1;
    }
    const before = length === 8 ? resolveYear(Math.floor(value / 10_000), 4, this.#year) : 0;
    const [later, earlier] = [value % 100, Math.floor(value / 100) % 100];
    if (before === 0 || !isDate(later, earlier)) return 0;
    this.#into.dates.push(toDayNumber(before, earlier, later));
    return 1;
  }

  /** 15/03 after DEL: a day of the movimento's own year. */
  #readDayOfYear(token: number): number {
    if (!this.#afterThe || !isDateSign(this.#getSeparator(token))) return 0;
    const [day, month] = [this.#tokens.getValue(token), this.#tokens.getValue(token + 1)];
    if (this.#tokens.getLength(token) > 2 || !isDate(day, month)) return 0;
    this.#into.dates.push(toDayNumber(this.#year, month, day));
    this.#afterThe = false;
    return 2;
  }

  /** An amount (1.234,56): thousands by threes, two decimals. */
  #skipAmount(token: number): number {
    const tokens = this.#tokens;
    const separator = this.#getSeparator(token);
    const length = tokens.getLength(token + 1);
    if (separator === DOT && length === 3 && this.#isNumberHere(token + 2))
      if (tokens.getBefore(token + 2) === COMMA && tokens.getLength(token + 2) === 2) return 3;
    return separator === COMMA && length === 2 && this.#strength === BARE ? 2 : 0;
  }

  /** A code of something else, or no number of a document. */
  #skipCode(token: number): number {
    const isCode = this.#code && this.#strength === BARE;
    if (this.#tokens.getLength(token) <= 12 && !isCode && this.#tokens.getValue(token) !== 0) return 0;
    this.#code = false;
    return 1;
  }

  /** The bare number of a reference names a document less clearly than the words around it say. */
  #getOwnStrength(): number {
    return this.#field === FIELD_REFERENCE ? BARE : this.#strength;
  }

  /** 123/2026, 123-26, 2026/123. */
  #readWithYear(token: number): number {
    const tokens = this.#tokens;
    const separator = this.#getSeparator(token);
    if (separator !== SLASH && separator !== DASH) return 0;
    const [value, length] = [tokens.getValue(token), tokens.getLength(token)];
    const [next, nextLength] = [tokens.getValue(token + 1), tokens.getLength(token + 1)];
    const after = resolveYear(next, nextLength, this.#year);
    const before = length === 4 ? resolveYear(value, 4, this.#year) : 0;
    if (after > 0 && !(before > 0 && nextLength === 2)) {
      cite(this.#into, value, this.#getOwnStrength(), after);
      if (separator === DASH || nextLength === 2) cite(this.#into, next, BARE, 0);
      return 2;
    }
    if (before === 0) return 0;
    cite(this.#into, next, this.#getOwnStrength(), before);
    return 2;
  }

  #readBare(token: number): number {
    const tokens = this.#tokens;
    const [value, length] = [tokens.getValue(token), tokens.getLength(token)];
    const strength = this.#getOwnStrength();
    const nextLength = tokens.getLength(token + 1);
    // A list broken by the end of a line: `FT 1 83` may be 183.
    if (strength === STRONG && this.#getSeparator(token) === BLANK && length + nextLength <= 6)
      cite(this.#into, value * 10 ** nextLength + tokens.getValue(token + 1), WEAK, 0);
    const isYear = length === 4 && resolveYear(value, 4, this.#year) > 0;
    cite(this.#into, value, strength === STRONG && isYear ? WEAK : strength, 0);
    if (token === this.#to - 1) this.#into.endsText = true;
    return 1;
  }
}
