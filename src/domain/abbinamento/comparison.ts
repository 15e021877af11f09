/**
 * Measures how well a name is written in the text of the movimento under examination, and finds the best name of a
 * party.
 */
import type { Anagrafe, NomeSoggetto } from './registry.ts';
import type { TestiMovimenti } from './movimenti.ts';
import { CAMPO_CAUSALE, CAMPO_NOME } from './tokens.ts';
import { LEGALE, EMPTY } from './words.ts';
import { makePesi } from './weights.ts';
import { Scritture } from './spellings.ts';
import { MarkSet } from './signs.ts';
import { computeWordSimilarity } from './similarity.ts';
import type { Vocabolario } from './vocabulary.ts';

/**
 * Weights of a house number: it is in the text, which rarely happens by chance; or it is not, perhaps because the text
 * was cut.
 */
const NUMERO_SCRITTO = 2;
const NUMERO_TACIUTO = 1;
/** Above this share a name is found whole. */
export const INTERO = 0.99;

const SENZA_NOME: NomeSoggetto = { partito: -1, parole: [], forma: [], numeri: [] };

export class Confronto {
  readonly #vocabulary: Vocabolario;
  readonly #texts: TestiMovimenti;
  readonly #anagrafe: Anagrafe;
  readonly scritture: Scritture;
  /** The weight of each word. */
  readonly pesi: Float64Array;
  /** Words of the current movimento. */
  readonly #viste: MarkSet;
  /** The words of the name field that distinguish names. */
  #campo: number[] = [];
  /** Numbers of the text. */
  #numeri: number[] = [];
  /** True when the current movimento has a name in a field of its own. */
  haNome = false;
  /** The last result. `peso`: logarithm of how much more likely the text is if this name is meant. */
  peso = 0;
  /** Share of the name found, 0..1. */
  coperto = 0;

  constructor(vocabulary: Vocabolario, registry: Anagrafe, texts: TestiMovimenti, movimenti: number) {
    this.#vocabulary = vocabulary;
    this.#texts = texts;
    this.#anagrafe = registry;
    this.#viste = new MarkSet(vocabulary.testi.length);
    this.scritture = new Scritture(vocabulary, movimenti);
    this.pesi = makePesi(vocabulary, registry.nomi.length, movimenti);
  }

  /** Makes a movimento the current one. */
  start(at: number): void {
    const { scritture } = this;
    this.#viste.start();
    scritture.start();
    this.#campo = [];
    this.#numeri = [];
    this.haNome = false;
    const { classi } = this.#vocabulary;
    const { tokens, start } = this.#texts;
    const to = start[at + 1] ?? 0;
    for (let token = start[at] ?? 0; token < to; token += 1) {
      const campo = tokens.getCampo(token);
      if (campo === CAMPO_CAUSALE) continue;
      const word = tokens.getValue(token);
      if (!tokens.isParola(token)) {
        this.#numeri.push(word);
        continue;
      }
      this.#viste.add(word);
      scritture.add(word);
      if (campo !== CAMPO_NOME) continue;
      this.haNome = true;
      if (((classi[word] ?? 0) & EMPTY) !== 0 || tokens.getLength(token) <= 2) continue;
      this.#campo.push(word);
    }
  }

  /** Counts words that were cut in two as if they were whole. */
  addJoined(): void {
    const { scritture } = this;
    const words = scritture.parole.length;
    scritture.joinCut((word) => {
      if (!this.#viste.add(word)) return;
      scritture.add(word);
    });
    if (scritture.parole.length > words) scritture.restart();
  }

  /**
   * Sets `peso` and `coperto` for the best name of a party. `toTheEnd`: also examines names of which no word is written
   * exactly.
   */
  fit(party: number, toTheEnd: boolean): void {
    let peso = 0;
    let coperto = 0;
    if (this.#hasParole(party, toTheEnd)) {
      for (const name of this.#anagrafe.nomiDelPartito[party] ?? []) {
        this.compare(name, false);
        if ((toTheEnd || this.coperto > 0) && this.coperto < INTERO) this.compare(name, true);
        if (this.peso > peso) ({ peso, coperto } = this);
      }
    }
    this.peso = peso;
    this.coperto = coperto;
  }

  /**
   * True if the text has a word of the names of the party, or (`toTheEnd`) a similar word. For most parties it is
   * false.
   */
  #hasParole(party: number, toTheEnd: boolean): boolean {
    for (const name of this.#anagrafe.nomiDelPartito[party] ?? [])
      for (const word of this.#nome(name).parole)
        if (this.#viste.has(word) || (toTheEnd && this.scritture.findAlike(word) > 0)) return true;
    return false;
  }

  #nome(name: number): NomeSoggetto {
    return this.#anagrafe.nomi[name] ?? SENZA_NOME;
  }

  /** Sets `peso` and `coperto` for one name in the current movimento. `similar`: similar words count too. */
  compare(name: number, similar: boolean): void {
    let hit = 0;
    let total = 0;
    let missing = 0;
    for (const word of this.#nome(name).parole) {
      const weight = this.pesi[word] ?? 0;
      total += weight;
      if (this.#viste.has(word)) hit += weight;
      else {
        const share = similar ? this.scritture.findAlike(word) : 0;
        hit += weight * share;
        missing += Math.min(4, weight) * (1 - share);
      }
    }
    this.peso = 0;
    this.coperto = 0;
    if (hit === 0) return;
    this.peso = Math.min(12, hit * 0.95) - missing * 0.7;
    this.#weighNumeri(name);
    if (this.haNome) this.peso -= this.#extra(name, similar);
    this.coperto = total === 0 ? 0 : hit / total;
  }

  #weighNumeri(name: number): void {
    for (const number of this.#nome(name).numeri)
      this.peso += this.#numeri.includes(number) ? NUMERO_SCRITTO : -NUMERO_TACIUTO;
  }

  /** True if the word is part of the name. */
  hasParola(name: number, word: number): boolean {
    return this.#nome(name).parole.includes(word);
  }

  /** True if one of the words of the name may be this word in another spelling. */
  #isSimile(name: number, word: number): boolean {
    const { testi } = this.#vocabulary;
    const written = testi[word] ?? '';
    return this.#nome(name).parole.some((own) => computeWordSimilarity(testi[own] ?? '', written) > 0);
  }

  /**
   * The weight of what speaks for another name: words of the name field that this name lacks, and another legal form.
   */
  #extra(name: number, similar: boolean): number {
    const own = this.#nome(name);
    let extra = 0;
    let shape = 0;
    const { classi, inNomi } = this.#vocabulary;
    for (const word of this.#campo) {
      if (own.parole.includes(word)) continue;
      if (((classi[word] ?? 0) & LEGALE) !== 0) shape = own.forma.includes(word) ? 2 : Math.max(shape, 1);
      else if (!(similar && this.#isSimile(name, word))) extra += (inNomi[word] ?? 0) > 0 ? 1.6 : 0.7;
    }
    if (own.forma.length > 0 && shape === 1) extra += 1.5;
    return Math.min(6, extra) - (shape === 2 ? 0.4 : 0);
  }
}
