/** The parties that may have made the movimento under examination, found again by their number. */
import { NULLA } from './probability.ts';

/** `peso`: logarithm of how much more likely the text is if this party pays. */
export interface CandidateParty {
  partito: number;
  peso: number;
  coperto: number;
  prove: number;
}

/** From this share of its words and above this weight, a name is clearly in a text. */
export const NOME_INTERO = 0.75;
export const NOME_CHIARO = 3.5;
/** A party is named above this weight. */
export const NOMINATO = 0.5;

/** True if the name is clearly in the text. */
export const isNamed = ({ peso, coperto }: Readonly<Pick<CandidateParty, 'peso' | 'coperto'>>): boolean =>
  coperto > NOME_INTERO && peso > NOME_CHIARO;

/** The likeliest first, equals by their number. */
export const comparePeso = (
  a: Readonly<Pick<CandidateParty, 'partito' | 'peso'>>,
  b: Readonly<Pick<CandidateParty, 'partito' | 'peso'>>,
): number => b.peso - a.peso || a.partito - b.partito;

/** True if the party is in the list. The list is short, and this is called often. */
export function hasPartito(list: readonly CandidateParty[], party: number): boolean {
  for (let at = 0; at < list.length; at += 1) if (list[at]?.partito === party) return true;
  return false;
}

/** Stands for a party that the text does not name. */
export const NESSUNO: CandidateParty = { partito: -1, peso: 0, coperto: 0, prove: 0 };

export class Candidati {
  /** Best first. */
  list: readonly CandidateParty[] = [];
  /** Weight of a party that nothing names. */
  ignoto = 0;
  /** Weight of no partita at all: an unknown payer, or a known one paying something that is not here. */
  nulla = 0;
  /** The place of each party in `list`, valid under the stamp of the movimento. */
  readonly #posto: Int32Array;
  readonly #timbri: Int32Array;
  readonly #parti: number;
  #timbro = 0;

  /** `parts`: logarithm of how many parties have partite. */
  constructor(soggetti: number, parts: number) {
    this.#posto = new Int32Array(soggetti + 1);
    this.#timbri = new Int32Array(soggetti + 1);
    this.#parti = parts;
  }

  /** Starts over with these candidates; `hasName`: the movimento has a name in a field of its own. */
  reset(list: readonly CandidateParty[], hasName: boolean): void {
    this.list = list;
    this.#timbro += 1;
    let odds = 1;
    for (let at = 0; at < list.length; at += 1) {
      const { partito, peso } = list[at] ?? NESSUNO;
      this.#posto[partito] = at;
      this.#timbri[partito] = this.#timbro;
      odds += Math.exp(peso - this.#parti);
    }
    this.nulla = NULLA + Math.log(odds);
    // A party that is not named is less likely if the text names another one, or has a name in a field of its own.
    this.ignoto = (list[0]?.peso ?? 0) > 6 ? -3.2 : hasName ? -2.4 : -0.7;
  }

  has(party: number): boolean {
    return this.#timbri[party] === this.#timbro;
  }

  /** `NESSUNO` if nothing names the party. */
  of(party: number): CandidateParty {
    if (this.#timbri[party] !== this.#timbro) return NESSUNO;
    return this.list[this.#posto[party] ?? 0] ?? NESSUNO;
  }
}
