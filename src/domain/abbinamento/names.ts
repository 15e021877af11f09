/**
 * Finds the parties whose names may be in the text of a movimento: those that its words lead to. The few best are
 * compared in full.
 */
import type { Registry } from './registry.ts';
import { compareWeight, type CandidateParty } from './candidates.ts';
import { WHOLE, type NameComparison } from './comparison.ts';
import { Ranking } from './ranking.ts';
import type { Vocabulary } from './vocabulary.ts';
import { addUnder } from '../groups.ts';

/** A word that leads to more names than this is not followed by itself. */
const TOO_MANY = 300;
/** No more words are followed once they have led to this many names. */
const ENOUGH = 120;
/** Names that are compared in full for one movimento. */
const MAX_COMPARED = 12;
/** The best of them, by either order, that are also compared with words in another spelling. */
const SIMILAR = 4;
/** A weight that does not count as a name. */
const SLIGHT = 0.5;

export class Names {
  readonly #vocabulary: Vocabulary;
  /** The names that hold each word. */
  readonly #namesOf = new Map<number, number[]>();
  readonly #comparison: NameComparison;
  readonly #ranking: Ranking;
  /** The party of each name. */
  readonly #parties: readonly number[];
  /** The first names that were found, before they are compared. */
  readonly #firsts = new Int32Array(SIMILAR);
  /** The parties of the last search. The next one overwrites them. */
  readonly #found: CandidateParty[] = [];
  /** The weight and the share of each of the best names, in their order. */
  readonly #chosenWeights = new Float64Array(MAX_COMPARED);
  readonly #chosenCovered = new Float64Array(MAX_COMPARED);

  /** `comparison` has the movimento under examination. */
  constructor(vocabulary: Vocabulary, { names }: Registry, comparison: NameComparison) {
    this.#vocabulary = vocabulary;
    for (const [name, { words }] of names.entries())
      for (const word of words) addUnder(this.#namesOf, word, name);
    this.#parties = names.map(({ party }) => party);
    this.#comparison = comparison;
    this.#ranking = new Ranking(names.length, MAX_COMPARED);
  }

  /**
   * The parties whose names best fit the current movimento, best first, at most `count`. The next call overwrites
   * them.
   */
  recognise(count: number): CandidateParty[] {
    this.#comparison.addJoined();
    this.#ranking.start();
    this.#collect();
    const compared = this.#rank();
    const first = this.#chosenWeights[0] ?? 0;
    const whole = this.#chosenCovered[0] ?? 0;
    if (compared > 0 && first > SLIGHT && whole > WHOLE) return this.#best(count, compared, 0);
    const all = this.#collectAlike() ? this.#rank() : compared;
    return this.#best(count, all, SIMILAR);
  }

  /** Chooses the names that the words lead to and compares them; answers how many there are. */
  #rank(): number {
    const compared = this.#ranking.rank();
    // The first that were found stay among those compared in full.
    for (let at = 0; at < SIMILAR; at += 1)
      this.#firsts[at] = at < compared ? (this.#ranking.best[at] ?? -1) : -1;
    this.#compareChosen(compared);
    return compared;
  }

  #lead(word: number, share: number): void {
    const names = this.#namesOf.get(word) ?? [];
    if (names.length <= TOO_MANY) this.#ranking.add(names, (this.#comparison.weights[word] ?? 0) * share);
  }

  /** Follows the rarest words first, until they lead to enough names; common words then only add to those. */
  #collect(): void {
    const { inNames } = this.#vocabulary;
    const ofNames = this.#comparison.spellings.words.filter((word) => (inNames[word] ?? 0) > 0);
    const rare = [...new Set(ofNames)].sort((a, b) => (inNames[a] ?? 0) - (inNames[b] ?? 0) || a - b);
    let led = 0;
    for (const word of rare) {
      const names = inNames[word] ?? 0;
      if (led > ENOUGH || (led > 0 && names > ENOUGH)) {
        if (this.#ranking.count > MAX_COMPARED)
          this.#ranking.raise(this.#comparison, word, this.#comparison.weights[word] ?? 0);
        continue;
      }
      led += names;
      this.#lead(word, 1);
    }
  }

  /** Follows words that may be others in another spelling; answers whether there are any. */
  #collectAlike(): boolean {
    const { spellings } = this.#comparison;
    let some = false;
    for (const word of spellings.findLoose()) {
      const likes = spellings.similarTo(word);
      for (const like of likes) this.#lead(like, 0.7);
      some ||= likes.length > 0;
    }
    return some;
  }

  /**
   * The best of those chosen. The first `toTheEnd`, by either order, are also compared with words in another spelling.
   */
  #best(count: number, compared: number, toTheEnd: number): CandidateParty[] {
    const comparison = this.#comparison;
    let found = 0;
    for (let at = 0; at < compared; at += 1) {
      const name = this.#ranking.best[at] ?? 0;
      const party = this.#parties[name] ?? 0;
      let weight = this.#chosenWeights[at] ?? 0;
      let covered = this.#chosenCovered[at] ?? 0;
      if (toTheEnd > 0 && covered < WHOLE && (at < toTheEnd || this.#firsts.includes(name))) {
        comparison.compare(name, true);
        ({ weight, covered } = comparison);
      }
      if (weight <= SLIGHT) continue;
      const place = this.#placeOf(party, found);
      const one = (this.#found[place] ??= { party, weight, covered, evidence: 0 });
      if (place < found && weight <= one.weight) continue;
      one.party = party;
      one.weight = weight;
      one.covered = covered;
      one.evidence = 0;
      if (place === found) found += 1;
    }
    return this.#found.slice(0, found).sort(compareWeight).slice(0, count);
  }

  /** The place of a party among the first `compared`; `compared` if it is not among them. */
  #placeOf(party: number, compared: number): number {
    let place = 0;
    while (place < compared && this.#found[place]?.party !== party) place += 1;
    return place;
  }

  /** Compares the first `compared` of those chosen by their exact words, and puts the best first. */
  #compareChosen(compared: number): void {
    const comparison = this.#comparison;
    const parties = this.#parties;
    const chosen = this.#ranking.best;
    const weights = this.#chosenWeights;
    const shares = this.#chosenCovered;
    for (let at = 0; at < compared; at += 1) {
      const name = chosen[at] ?? 0;
      comparison.compare(name, false);
      const { weight, covered } = comparison;
      const party = parties[name] ?? 0;
      let place = at;
      for (; place > 0; place -= 1) {
        const before = weights[place - 1] ?? 0;
        const other = parties[chosen[place - 1] ?? 0] ?? 0;
        if (before > weight || (before === weight && other <= party)) break;
        chosen[place] = chosen[place - 1] ?? 0;
        weights[place] = before;
        shares[place] = shares[place - 1] ?? 0;
      }
      chosen[place] = name;
      weights[place] = weight;
      shares[place] = covered;
    }
  }
}
