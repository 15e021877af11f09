/** The names that the words of a text lead to, by the weight of those words: the few best are looked at in full. */
import type { Confronto } from './comparison.ts';

export class Graduatoria {
  /** Weight of the words that led to each name, and the names led to. */
  readonly #pesi: Float64Array;
  readonly #toccati: Int32Array;
  #quanti = 0;
  #massimo = 0;
  /** Places of the best names, best first, after `rank`. */
  readonly migliori: Int32Array;

  /** `nomi`: how many there are; `posti`: how many are kept. */
  constructor(nomi: number, posti: number) {
    this.#pesi = new Float64Array(nomi);
    this.#toccati = new Int32Array(nomi);
    this.migliori = new Int32Array(posti);
  }

  /** A word of this weight leads to these names. */
  add(nomi: readonly number[], peso: number): void {
    const pesi = this.#pesi;
    for (const nome of nomi) {
      const before = pesi[nome] ?? 0;
      if (before === 0) {
        this.#toccati[this.#quanti] = nome;
        this.#quanti += 1;
      }
      pesi[nome] = before + peso;
      if (before + peso > this.#massimo) this.#massimo = before + peso;
    }
  }

  /** How many names the words have led to. */
  get quanti(): number {
    return this.#quanti;
  }

  /** A word too common to lead anywhere weighs in for those already led to, where it stands in the name. */
  raise(nomi: Pick<Confronto, 'hasParola'>, word: number, peso: number): void {
    for (let at = 0; at < this.#quanti; at += 1) {
      const nome = this.#toccati[at] ?? 0;
      if (!nomi.hasParola(nome, word)) continue;
      const after = (this.#pesi[nome] ?? 0) + peso;
      this.#pesi[nome] = after;
      if (after > this.#massimo) this.#massimo = after;
    }
  }

  /** Starts over. */
  start(): void {
    for (let at = 0; at < this.#quanti; at += 1) this.#pesi[this.#toccati[at] ?? 0] = 0;
    this.#quanti = 0;
    this.#massimo = 0;
  }

  /** Ranks those that weigh at least half of the heaviest; answers how many stand in `migliori`. */
  rank(): number {
    const pesi = this.#pesi;
    const { migliori } = this;
    const least = this.#massimo * 0.5;
    let count = 0;
    for (let at = 0; at < this.#quanti; at += 1) {
      const nome = this.#toccati[at] ?? 0;
      const peso = pesi[nome] ?? 0;
      if (peso < least) continue;
      if (count === migliori.length && !this.#isBefore(nome, peso, migliori[count - 1] ?? 0)) continue;
      let place = count < migliori.length ? count : count - 1;
      for (; place > 0 && this.#isBefore(nome, peso, migliori[place - 1] ?? 0); place -= 1)
        migliori[place] = migliori[place - 1] ?? 0;
      migliori[place] = nome;
      if (count < migliori.length) count += 1;
    }
    return count;
  }

  #isBefore(nome: number, peso: number, other: number): boolean {
    const less = this.#pesi[other] ?? 0;
    return peso > less || (peso === less && nome < other);
  }
}
