/** The parties that may have made the movimento under examination, found again by their number. */
import { NONE_WEIGHT } from './probability.ts';

/** `weight`: logarithm of how much more likely the text is if this party pays. */
export interface CandidateParty {
  party: number;
  weight: number;
  covered: number;
  evidence: number;
}

/** From this share of its words and above this weight, a name is clearly in a text. */
export const WHOLE_NAME = 0.75;
export const PLAIN_NAME = 3.5;
/** A party is named above this weight. */
export const NAMED = 0.5;

/** True if the name is clearly in the text. */
export const isNamed = ({ weight, covered }: Readonly<Pick<CandidateParty, 'weight' | 'covered'>>): boolean =>
  covered > WHOLE_NAME && weight > PLAIN_NAME;

/** The likeliest first, equals by their number. */
export const compareWeight = (
  a: Readonly<Pick<CandidateParty, 'party' | 'weight'>>,
  b: Readonly<Pick<CandidateParty, 'party' | 'weight'>>,
): number => b.weight - a.weight || a.party - b.party;

/** True if the party is in the list. The list is short, and this is called often. */
export function hasParty(list: readonly CandidateParty[], party: number): boolean {
  for (let at = 0; at < list.length; at += 1) if (list[at]?.party === party) return true;
  return false;
}

/** Stands for a party that the text does not name. */
export const NOBODY: CandidateParty = { party: -1, weight: 0, covered: 0, evidence: 0 };

export class Candidates {
  /** Best first. */
  list: readonly CandidateParty[] = [];
  /** Weight of a party that nothing names. */
  unknown = 0;
  /** Weight of no partita at all: an unknown payer, or a known one paying something that is not here. */
  none = 0;
  /** The place of each party in `list`, valid under the stamp of the movimento. */
  readonly #place: Int32Array;
  readonly #stamps: Int32Array;
  readonly #parts: number;
  #stamp = 0;

  /** `parts`: logarithm of how many parties have partite. */
  constructor(soggetti: number, parts: number) {
    this.#place = new Int32Array(soggetti + 1);
    this.#stamps = new Int32Array(soggetti + 1);
    this.#parts = parts;
  }

  /** Starts over with these candidates; `hasName`: the movimento has a name in a field of its own. */
  reset(list: readonly CandidateParty[], hasName: boolean): void {
    this.list = list;
    this.#stamp += 1;
    let odds = 1;
    for (let at = 0; at < list.length; at += 1) {
      const { party, weight } = list[at] ?? NOBODY;
      this.#place[party] = at;
      this.#stamps[party] = this.#stamp;
      odds += Math.exp(weight - this.#parts);
    }
    this.none = NONE_WEIGHT + Math.log(odds);
    // A party that is not named is less likely if the text names another one, or has a name in a field of its own.
    this.unknown = (list[0]?.weight ?? 0) > 6 ? -3.2 : hasName ? -2.4 : -0.7;
  }

  has(party: number): boolean {
    return this.#stamps[party] === this.#stamp;
  }

  /** `NOBODY` if nothing names the party. */
  of(party: number): CandidateParty {
    if (this.#stamps[party] !== this.#stamp) return NOBODY;
    return this.list[this.#place[party] ?? 0] ?? NOBODY;
  }
}
