/** The parties that may be behind the movimento being looked at, found again by their number. */
import { NULLA } from './probability.ts';

/** `peso`: logarithm of how much likelier the text is if it is this party that pays. */
export interface PartitoCandidato {
  partito: number;
  peso: number;
  coperto: number;
  prove: number;
}

/** Share of a name, and its weight, above which it is there plainly. */
export const NOME_INTERO = 0.75;
export const NOME_CHIARO = 3.5;
/** A weight that names somebody. */
export const NOMINATO = 0.5;

/** The likeliest first, equals by their number. */
export const comparePeso = (
  a: Readonly<Pick<PartitoCandidato, 'partito' | 'peso'>>,
  b: Readonly<Pick<PartitoCandidato, 'partito' | 'peso'>>,
): number => b.peso - a.peso || a.partito - b.partito;

/** The party is one of them; they are few: without a function for each question. */
export function hasPartito(lista: readonly PartitoCandidato[], partito: number): boolean {
  for (let at = 0; at < lista.length; at += 1) if (lista[at]?.partito === partito) return true;
  return false;
}

/** Nobody that the text names. */
export const NESSUNO: PartitoCandidato = { partito: -1, peso: 0, coperto: 0, prove: 0 };

export class Candidati {
  /** Best first. */
  lista: readonly PartitoCandidato[] = [];
  /** Weight of a party that nothing names. */
  ignoto = 0;
  /** Weight of no partita at all: an unknown payer, or a known one paying something that is not here. */
  nulla = 0;
  /** Of each party, its place in `lista`, valid under the stamp of the movimento. */
  readonly #posto: Int32Array;
  readonly #timbri: Int32Array;
  readonly #parti: number;
  #timbro = 0;

  /** `parti`: logarithm of how many parties have partite. */
  constructor(soggetti: number, parti: number) {
    this.#posto = new Int32Array(soggetti + 1);
    this.#timbri = new Int32Array(soggetti + 1);
    this.#parti = parti;
  }

  /** Starts over with these; `haNome`: the movimento has a name in a field of its own. */
  reset(lista: readonly PartitoCandidato[], haNome: boolean): void {
    this.lista = lista;
    this.#timbro += 1;
    let odds = 1;
    for (let at = 0; at < lista.length; at += 1) {
      const { partito, peso } = lista[at] ?? NESSUNO;
      this.#posto[partito] = at;
      this.#timbri[partito] = this.#timbro;
      odds += Math.exp(peso - this.#parti);
    }
    this.nulla = NULLA + Math.log(odds);
    // Worse when the text names another, or a field of its own names somebody.
    this.ignoto = (lista[0]?.peso ?? 0) > 6 ? -3.2 : haNome ? -2.4 : -0.7;
  }

  has(partito: number): boolean {
    return this.#timbri[partito] === this.#timbro;
  }

  /** `NESSUNO` when nothing names the party. */
  of(partito: number): PartitoCandidato {
    if (this.#timbri[partito] !== this.#timbro) return NESSUNO;
    return this.lista[this.#posto[partito] ?? 0] ?? NESSUNO;
  }
}
