/** How deep JSON goes, from its bytes alone, as they arrive: nothing is built of what goes too deep. */

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

export class Profondita {
  readonly #max: number;
  #depth = 0;
  #inText = false;
  #escaped = false;

  /** `max`: how many objects and lists may stand in one another. */
  constructor(max: number) {
    this.#max = max;
  }

  /** Looks at the next bytes; false once they go deeper than allowed. */
  read(bytes: Uint8Array): boolean {
    for (const byte of bytes) {
      if (this.#inText) this.#readText(byte);
      else if (byte === QUOTE) this.#inText = true;
      // `{` and `[`, `}` and `]`: these bytes are part of no other character of UTF-8.
      else if (byte === 0x7b || byte === 0x5b) this.#depth += 1;
      else if (byte === 0x7d || byte === 0x5d) this.#depth -= 1;
      if (this.#depth > this.#max) return false;
    }
    return true;
  }

  #readText(byte: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (byte === BACKSLASH) this.#escaped = true;
    else if (byte === QUOTE) this.#inText = false;
  }
}
