/** Rows found again by a number: those of each number side by side, in their order, without a list for each. */

/** Spreads whole numbers (exact up to 2⁵³) over the bits. */
function mescola(value: number): number {
  const low = Math.imul(value | 0, 0x9e3779b1);
  const mixed = low ^ Math.imul(Math.floor(value / 0x1_0000_0000) | 0, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}

export class Indice {
  /**
   * Open hash table, twice as many boxes as numbers at least: of each its number and one more than its place, 0 if free.
   * It grows with the numbers, not with the rows: where rows share few numbers it stays at hand.
   */
  #boxes = new Float64Array(2 << 10);
  #mask = (1 << 10) - 1;
  /** How many different numbers there are. */
  readonly quanti: number;
  /** Where the rows of each number start in `righe`; one more at the end. */
  readonly inizio: Int32Array;
  readonly righe: Int32Array;

  /** `valori`: the number of each row, NaN for none. */
  constructor(valori: Float64Array) {
    const placeOf = new Int32Array(valori.length);
    const counts = new Int32Array(valori.length);
    let quanti = 0;
    let total = 0;
    for (let row = 0; row < valori.length; row += 1) {
      const value = valori[row] ?? Number.NaN;
      placeOf[row] = -1;
      if (Number.isNaN(value)) continue;
      const box = this.#box(value);
      let place = (this.#boxes[box + 1] ?? 0) - 1;
      if (place < 0) {
        place = quanti;
        quanti += 1;
        this.#boxes[box] = value;
        this.#boxes[box + 1] = quanti;
        if (quanti * 2 > this.#mask) this.#grow();
      }
      placeOf[row] = place;
      counts[place] = (counts[place] ?? 0) + 1;
      total += 1;
    }
    this.quanti = quanti;
    this.inizio = new Int32Array(quanti + 1);
    for (let place = 0; place < quanti; place += 1)
      this.inizio[place + 1] = (this.inizio[place] ?? 0) + (counts[place] ?? 0);
    this.righe = new Int32Array(total);
    for (let row = valori.length - 1; row >= 0; row -= 1) {
      const place = placeOf[row] ?? -1;
      if (place < 0) continue;
      const left = (counts[place] ?? 0) - 1;
      counts[place] = left;
      this.righe[(this.inizio[place] ?? 0) + left] = row;
    }
  }

  /** The place of a number in `inizio`, -1 when no row bears it. */
  place(value: number): number {
    return (this.#boxes[this.#box(value) + 1] ?? 0) - 1;
  }

  /** How many rows bear the number at a place. */
  quante(place: number): number {
    return (this.inizio[place + 1] ?? 0) - (this.inizio[place] ?? 0);
  }

  #grow(): void {
    const old = this.#boxes;
    this.#boxes = new Float64Array(old.length * 2);
    this.#mask = this.#mask * 2 + 1;
    for (let at = 0; at < old.length; at += 2) {
      const place = old[at + 1] ?? 0;
      if (place === 0) continue;
      const value = old[at] ?? 0;
      const box = this.#box(value);
      this.#boxes[box] = value;
      this.#boxes[box + 1] = place;
    }
  }

  /** Where the box of a number starts, or the free one where it would go. */
  #box(value: number): number {
    const boxes = this.#boxes;
    for (let at = mescola(value) & this.#mask; ; at = (at + 1) & this.#mask)
      if (boxes[2 * at + 1] === 0 || boxes[2 * at] === value) return 2 * at;
  }
}
