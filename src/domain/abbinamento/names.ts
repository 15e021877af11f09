/**
 * Finds the parties whose names may be in the text of a movimento: those that its words lead to. The few best are
 * compared in full.
 */
import type { Anagrafe } from './registry.ts';
import { comparePeso, type CandidateParty } from './candidates.ts';
import { INTERO, type Confronto } from './comparison.ts';
import { Graduatoria } from './ranking.ts';
import type { Vocabolario } from './vocabulary.ts';

/** A word that leads to more names than this is not followed by itself. */
const TROPPI = 300;
/** No more words are followed once they have led to this many names. */
const ABBASTANZA = 120;
/** Names that are compared in full for one movimento. */
const CONFRONTATI = 12;
/** The best of them, by either order, that are also compared with words in another spelling. */
const SIMILI = 4;
/** A weight that does not count as a name. */
const LIEVE = 0.5;

export class Nomi {
  readonly #vocabulary: Vocabolario;
  /** The names that hold each word. */
  readonly #nomiDi = new Map<number, number[]>();
  readonly #comparison: Confronto;
  readonly #graduatoria: Graduatoria;
  /** The party of each name. */
  readonly #partiti: readonly number[];
  /** The first names that were found, before they are compared. */
  readonly #primi = new Int32Array(SIMILI);
  /** The parties of the last search. The next one overwrites them. */
  readonly #trovati: CandidateParty[] = [];
  /** The weight and the share of each of the best names, in their order. */
  readonly #pesiScelti = new Float64Array(CONFRONTATI);
  readonly #copertiScelti = new Float64Array(CONFRONTATI);

  /** `comparison` has the movimento under examination. */
  constructor(vocabulary: Vocabolario, { nomi }: Anagrafe, comparison: Confronto) {
    this.#vocabulary = vocabulary;
    for (const [name, { parole }] of nomi.entries())
      for (const word of parole) {
        const list = this.#nomiDi.get(word);
        if (list) list.push(name);
        else this.#nomiDi.set(word, [name]);
      }
    this.#partiti = nomi.map(({ partito }) => partito);
    this.#comparison = comparison;
    this.#graduatoria = new Graduatoria(nomi.length, CONFRONTATI);
  }

  /**
   * The parties whose names best fit the current movimento, best first, at most `quanti`. The next call overwrites
   * them.
   */
  recognise(quanti: number): CandidateParty[] {
    this.#comparison.addJoined();
    this.#graduatoria.start();
    this.#collect();
    const count = this.#rank();
    const first = this.#pesiScelti[0] ?? 0;
    const whole = this.#copertiScelti[0] ?? 0;
    if (count > 0 && first > LIEVE && whole > INTERO) return this.#best(quanti, count, 0);
    const all = this.#collectAlike() ? this.#rank() : count;
    return this.#best(quanti, all, SIMILI);
  }

  /** Chooses the names that the words lead to and compares them; answers how many there are. */
  #rank(): number {
    const count = this.#graduatoria.rank();
    // The first that were found stay among those compared in full.
    for (let at = 0; at < SIMILI; at += 1)
      this.#primi[at] = at < count ? (this.#graduatoria.migliori[at] ?? -1) : -1;
    this.#compareChosen(count);
    return count;
  }

  #lead(word: number, share: number): void {
    const names = this.#nomiDi.get(word) ?? [];
    if (names.length <= TROPPI) this.#graduatoria.add(names, (this.#comparison.pesi[word] ?? 0) * share);
  }

  /** Follows the rarest words first, until they lead to enough names; common words then only add to those. */
  #collect(): void {
    const { inNomi } = this.#vocabulary;
    const ofNames = this.#comparison.scritture.parole.filter((word) => (inNomi[word] ?? 0) > 0);
    const rare = [...new Set(ofNames)].sort((a, b) => (inNomi[a] ?? 0) - (inNomi[b] ?? 0) || a - b);
    let led = 0;
    for (const word of rare) {
      const names = inNomi[word] ?? 0;
      if (led > ABBASTANZA || (led > 0 && names > ABBASTANZA)) {
        if (this.#graduatoria.quanti > CONFRONTATI)
          this.#graduatoria.raise(this.#comparison, word, this.#comparison.pesi[word] ?? 0);
        continue;
      }
      led += names;
      this.#lead(word, 1);
    }
  }

  /** Follows words that may be others in another spelling; answers whether there are any. */
  #collectAlike(): boolean {
    const { scritture } = this.#comparison;
    let some = false;
    for (const word of scritture.findLoose()) {
      const likes = scritture.similarTo(word);
      for (const like of likes) this.#lead(like, 0.7);
      some ||= likes.length > 0;
    }
    return some;
  }

  /**
   * The best of those chosen. The first `toTheEnd`, by either order, are also compared with words in another spelling.
   */
  #best(quanti: number, count: number, toTheEnd: number): CandidateParty[] {
    const comparison = this.#comparison;
    let found = 0;
    for (let at = 0; at < count; at += 1) {
      const name = this.#graduatoria.migliori[at] ?? 0;
      const partito = this.#partiti[name] ?? 0;
      let peso = this.#pesiScelti[at] ?? 0;
      let coperto = this.#copertiScelti[at] ?? 0;
      if (toTheEnd > 0 && coperto < INTERO && (at < toTheEnd || this.#primi.includes(name))) {
        comparison.compare(name, true);
        ({ peso, coperto } = comparison);
      }
      if (peso <= LIEVE) continue;
      const place = this.#placeOf(partito, found);
      const one = (this.#trovati[place] ??= { partito, peso, coperto, prove: 0 });
      if (place < found && peso <= one.peso) continue;
      one.partito = partito;
      one.peso = peso;
      one.coperto = coperto;
      one.prove = 0;
      if (place === found) found += 1;
    }
    return this.#trovati.slice(0, found).sort(comparePeso).slice(0, quanti);
  }

  /** The place of a party among the first `count`; `count` if it is not among them. */
  #placeOf(party: number, count: number): number {
    let place = 0;
    while (place < count && this.#trovati[place]?.partito !== party) place += 1;
    return place;
  }

  /** Compares the first `count` of those chosen by their exact words, and puts the best first. */
  #compareChosen(count: number): void {
    const comparison = this.#comparison;
    const parties = this.#partiti;
    const chosen = this.#graduatoria.migliori;
    const weights = this.#pesiScelti;
    const covered = this.#copertiScelti;
    for (let at = 0; at < count; at += 1) {
      const name = chosen[at] ?? 0;
      comparison.compare(name, false);
      const { peso, coperto } = comparison;
      const party = parties[name] ?? 0;
      let place = at;
      for (; place > 0; place -= 1) {
        const before = weights[place - 1] ?? 0;
        const other = parties[chosen[place - 1] ?? 0] ?? 0;
        if (before > peso || (before === peso && other <= party)) break;
        chosen[place] = chosen[place - 1] ?? 0;
        weights[place] = before;
        covered[place] = covered[place - 1] ?? 0;
      }
      chosen[place] = name;
      weights[place] = peso;
      covered[place] = coperto;
    }
  }
}
