/** The words and numbers of texts, one after the other. */

export const WORD = 1;
export const NUMBER = 2;

/** What stands before a token. */
export const JOINED = 0;
export const BLANK = 1;
export const SLASH = 2;
export const DASH = 3;
export const DOT = 4;
export const COMMA = 5;
export const OTHER = 6;

/** Fields of a row, as its tokens name them. */
export const FIELD_TEXT = 0;
export const FIELD_NAME = 1;
export const FIELD_REFERENCE = 2;
export const FIELD_DOCUMENT = 3;
export const FIELD_CAUSALE = 4;

/** Room for this many at first. */
const ROOM = 64;

/**
 * One column for each property of a token. A large search has millions of tokens: one object for each would take six
 * times the memory.
 */
export class Tokens {
  #kinds = new Uint8Array(ROOM);
  #before = new Uint8Array(ROOM);
  #fields = new Uint8Array(ROOM);
  #lengths = new Uint16Array(ROOM);
  #values = new Float64Array(ROOM);
  #count = 0;

  /** How many there are. */
  get count(): number {
    return this.#count;
  }

  clear(): void {
    this.#count = 0;
  }

  /**
   * One more, `WORD` or `NUMBER`. `before`: what stands before it; `value`: the number of a word, or the value of a
   * number (exact up to 15 digits); `length`: its letters or digits; `field`: the field in which it stands.
   */
  add(kind: number, before: number, value: number, length: number, field: number): void {
    const at = this.#count;
    if (at === this.#kinds.length) this.#grow();
    this.#kinds[at] = kind;
    this.#before[at] = before;
    this.#values[at] = value;
    this.#lengths[at] = length;
    this.#fields[at] = field;
    this.#count = at + 1;
  }

  isWord(at: number): boolean {
    return this.#kinds[at] === WORD;
  }

  isNumber(at: number): boolean {
    return this.#kinds[at] === NUMBER;
  }

  getBefore(at: number): number {
    return this.#before[at] ?? 0;
  }

  getValue(at: number): number {
    return this.#values[at] ?? 0;
  }

  getLength(at: number): number {
    return this.#lengths[at] ?? 0;
  }

  getField(at: number): number {
    return this.#fields[at] ?? 0;
  }

  /** Doubles the room. */
  #grow(): void {
    const room = 2 * this.#kinds.length;
    const copy = <T extends Uint8Array | Uint16Array | Float64Array>(from: T, to: T): T => {
      to.set(from);
      return to;
    };
    this.#kinds = copy(this.#kinds, new Uint8Array(room));
    this.#before = copy(this.#before, new Uint8Array(room));
    this.#fields = copy(this.#fields, new Uint8Array(room));
    this.#lengths = copy(this.#lengths, new Uint16Array(room));
    this.#values = copy(this.#values, new Float64Array(room));
  }
}
