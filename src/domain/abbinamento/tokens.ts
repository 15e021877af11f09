/** The words and numbers of texts, one after the other. */

export const PAROLA = 1;
export const NUMERO = 2;

/** What stands before a token. */
export const UNITO = 0;
export const BLANK = 1;
export const SLASH = 2;
export const TRATTINO = 3;
export const PUNTO = 4;
export const VIRGOLA = 5;
export const ALTRO = 6;

/** Fields of a row, as its tokens name them. */
export const CAMPO_TESTO = 0;
export const CAMPO_NOME = 1;
export const CAMPO_RIFERIMENTO = 2;
export const CAMPO_DOCUMENTO = 3;
export const CAMPO_CAUSALE = 4;

/** Room for this many at first. */
const ROOM = 64;

/**
 * One column for each property of a token. A large search has millions of tokens: one object for each would take six
 * times the memory.
 */
export class Tokens {
  #kinds = new Uint8Array(ROOM);
  #before = new Uint8Array(ROOM);
  #campi = new Uint8Array(ROOM);
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
   * One more, `PAROLA` or `NUMERO`. `before`: what stands before it; `value`: the number of a word, or the value of a
   * number (exact up to 15 digits); `length`: its letters or digits; `campo`: the field in which it stands.
   */
  add(kind: number, before: number, value: number, length: number, campo: number): void {
    const at = this.#count;
    if (at === this.#kinds.length) this.#grow();
    this.#kinds[at] = kind;
    this.#before[at] = before;
    this.#values[at] = value;
    this.#lengths[at] = length;
    this.#campi[at] = campo;
    this.#count = at + 1;
  }

  isParola(at: number): boolean {
    return this.#kinds[at] === PAROLA;
  }

  isNumero(at: number): boolean {
    return this.#kinds[at] === NUMERO;
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

  getCampo(at: number): number {
    return this.#campi[at] ?? 0;
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
    this.#campi = copy(this.#campi, new Uint8Array(room));
    this.#lengths = copy(this.#lengths, new Uint16Array(room));
    this.#values = copy(this.#values, new Float64Array(room));
  }
}
