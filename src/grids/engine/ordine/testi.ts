/** Texts in their order, a few letters at a time: a number tells three of them apart, and numbers are sorted. */
import { compareTesto, pesoDi, semplifica } from '../testo.ts';
import { aBlocchi, cerca, distinti, type Gradi, type Guardia, TANTI } from './pezzi.ts';

/** Fewer texts than these are compared whole, with one another. */
const POCHI = 12;
/** Letters read at a time: as many as one number tells apart. */
const LETTERE = 3;
const BASE = 0x1_00_01;

/** How many letters of `inizio` stand in a text from a place on. */
function accordo(inizio: string, testo: string, from: number): number {
  let at = 0;
  while (at < inizio.length && inizio.charCodeAt(at) === testo.charCodeAt(from + at)) at += 1;
  return at;
}

/** Texts under way to their order: some stretches of them are already in it, of the others some letters are equal. */
export class Testi {
  readonly #testi: (string | null)[];
  /** Which texts were made simple: their letters count as they are. */
  readonly #semplici: Uint8Array;
  /** The texts there are, by their place in the list. */
  readonly #ordine: Uint32Array;
  /** 1 where a text stands that is not equal to the one before. */
  readonly #inizi: Uint8Array;
  /** Room for one stretch at a time. */
  readonly #chiavi: Float64Array;
  readonly #distinte: Float64Array;
  readonly #fine: Uint32Array;
  readonly #prima: Uint32Array;

  constructor(valori: readonly unknown[]) {
    this.#testi = valori.map((valore) => (typeof valore === 'string' ? valore : null));
    this.#semplici = new Uint8Array(valori.length);
    const ordine: number[] = [];
    this.#testi.forEach((testo, at) => {
      if (testo !== null) ordine.push(at);
    });
    this.#ordine = Uint32Array.from(ordine);
    this.#inizi = new Uint8Array(ordine.length);
    this.#chiavi = new Float64Array(ordine.length);
    this.#distinte = new Float64Array(ordine.length);
    this.#fine = new Uint32Array(ordine.length + 1);
    this.#prima = new Uint32Array(ordine.length);
  }

  get quanti(): number {
    return this.#ordine.length;
  }

  /** The next letters of a text as one number; none left count less than any. */
  #chiave(indice: number, from: number): number {
    const testo = this.#testi[indice] ?? '';
    const semplice = this.#semplici[indice] === 1;
    let chiave = 0;
    for (let at = from; at < from + LETTERE; at += 1) {
      chiave *= BASE;
      if (at >= testo.length) continue;
      const code = testo.charCodeAt(at);
      const peso = semplice ? code : pesoDi(code);
      // What stands before is as it would be in the simple text, letter by letter.
      if (peso === 0 && !semplice) {
        this.#testi[indice] = semplifica(testo);
        this.#semplici[indice] = 1;
        return this.#chiave(indice, from);
      }
      chiave += peso + 1;
    }
    return chiave;
  }

  #testo(at: number): string {
    return this.#testi[this.#ordine[at] ?? 0] ?? '';
  }

  /** A short stretch, by comparing. */
  #confronta(low: number, high: number): void {
    const ordine = this.#ordine;
    for (let at = low + 1; at < high; at += 1) {
      const indice = ordine[at] ?? 0;
      const testo = this.#testo(at);
      let to = at;
      for (; to > low && compareTesto(this.#testo(to - 1), testo) > 0; to -= 1)
        ordine[to] = ordine[to - 1] ?? 0;
      ordine[to] = indice;
    }
    for (let at = low + 1; at < high; at += 1)
      if (compareTesto(this.#testo(at - 1), this.#testo(at)) !== 0) this.#inizi[at] = 1;
  }

  /** How many of the next letters are the same in a whole stretch, as they are written. */
  async #uguali(
    [low, high, from]: readonly [low: number, high: number, from: number],
    orologio: Guardia,
    signal?: AbortSignal,
  ): Promise<number> {
    const primo = this.#testo(low);
    let to = from;
    while (to < primo.length && pesoDi(primo.charCodeAt(to)) !== 0) to += 1;
    let inizio = primo.slice(from, to);
    const shorten = (first: number, last: number): void => {
      for (let at = first; at < last && inizio !== ''; at += 1) {
        const testo = this.#testo(at);
        while (!testo.startsWith(inizio, from)) inizio = inizio.slice(0, accordo(inizio, testo, from));
      }
    };
    if (inizio !== '') await aBlocchi(low, high, shorten, orologio, signal);
    return inizio.length;
  }

  /** Puts a stretch in the order of its next letters; the rest of it is left for later. */
  async #dividi(
    [low, high, from]: readonly [low: number, high: number, from: number],
    dopo: number[],
    orologio: Guardia,
    signal?: AbortSignal,
  ): Promise<void> {
    const chiavi = this.#chiavi.subarray(0, high - low);
    const read = (first: number, last: number): void => {
      for (let at = first; at < last; at += 1) chiavi[at - low] = this.#chiave(this.#ordine[at] ?? 0, from);
    };
    await aBlocchi(low, high, read, orologio, signal);
    await orologio.guarda(signal, chiavi.length > TANTI);
    const equal = chiavi.every((chiave) => chiave === chiavi[0]);
    if (equal) {
      // The last of their letters: nothing is left to tell them apart.
      if ((chiavi[0] ?? 0) % BASE !== 0) dopo.push(low, high, from + LETTERE);
      return;
    }
    const sorted = distinti(chiavi, this.#distinte);
    const fine = this.#fine.subarray(0, sorted.length + 1).fill(0);
    const gradi = chiavi;
    const grade = (first: number, last: number): void => {
      for (let at = first; at < last; at += 1) {
        const grado = cerca(sorted, chiavi[at] ?? 0);
        gradi[at] = grado;
        fine[grado + 1] = (fine[grado + 1] ?? 0) + 1;
      }
    };
    await aBlocchi(0, chiavi.length, grade, orologio, signal);
    await orologio.guarda(signal, chiavi.length > TANTI);
    for (let grado = 1; grado < fine.length; grado += 1)
      fine[grado] = (fine[grado] ?? 0) + (fine[grado - 1] ?? 0);
    const prima = this.#prima.subarray(0, high - low);
    prima.set(this.#ordine.subarray(low, high));
    for (let at = 0; at < prima.length; at += 1) {
      const grado = gradi[at] ?? 0;
      const to = fine[grado] ?? 0;
      fine[grado] = to + 1;
      this.#ordine[low + to] = prima[at] ?? 0;
    }
    for (let grado = 0; grado < sorted.length; grado += 1) {
      // By now each grade has its end where it had its beginning.
      const da = low + (grado === 0 ? 0 : (fine[grado - 1] ?? 0));
      const a = low + (fine[grado] ?? 0);
      if (grado > 0) this.#inizi[da] = 1;
      if (a - da > 1 && (sorted[grado] ?? 0) % BASE !== 0) dopo.push(da, a, from + LETTERE);
    }
  }

  async ordina(orologio: Guardia, signal?: AbortSignal): Promise<void> {
    const dopo: number[] = [0, this.quanti, 0];
    let steps = 0;
    while (dopo.length > 0) {
      const from = dopo.pop() ?? 0;
      const high = dopo.pop() ?? 0;
      const low = dopo.pop() ?? 0;
      steps += 1;
      if (steps % POCHI === 0) await orologio.guarda(signal);
      if (high - low < POCHI) this.#confronta(low, high);
      else {
        const uguali = await this.#uguali([low, high, from], orologio, signal);
        await this.#dividi([low, high, from + uguali], dopo, orologio, signal);
      }
    }
  }

  gradi(): Gradi {
    const di = new Uint32Array(this.#testi.length);
    let grado = 0;
    for (let at = 0; at < this.#ordine.length; at += 1) {
      if (this.#inizi[at] === 1) grado += 1;
      di[this.#ordine[at] ?? 0] = grado;
    }
    const quanti = this.quanti === 0 ? 0 : grado + 1;
    this.#testi.forEach((testo, at) => {
      if (testo === null) di[at] = quanti;
    });
    return { di, quanti };
  }
}
