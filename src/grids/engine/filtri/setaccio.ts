/**
 * The sieve of one grid: filters of the columns and quick search, asked of rows and not of the library,
 * so that lists of values, groups and totals see the same rows as the grid.
 */
import type { FiltriColonne } from '#api/contract/viste.ts';
import { oggi } from '#domain/date.ts';
import { aPezzi } from '../pezzi.ts';
import { semplifica } from '../testo.ts';
import type { Colonna } from '../types.ts';
import { testoDi } from './colonna.ts';
import { compilaFiltri, type Prova } from './compila.ts';
import type { Voce } from './voci.ts';

/** Stands between the texts of two columns: no word can match across it. */
const SEPARATORE = '\n';

/** Where a sieve takes the rows, and the filters in force by column. */
export interface LegamiSetaccio<Riga> {
  fonte: () => Iterable<Riga>;
  filtri: () => FiltriColonne;
}

export type VociRemote<Riga> = (
  colonna: Colonna<Riga>,
  tenute: readonly string[],
  signal: AbortSignal,
) => Promise<Voce[]>;

export class Setaccio<Riga> {
  readonly colonne: readonly Colonna<Riga>[];
  /**
   * True while the grid is given rows that were already sifted and ordered (groups): its own
   * filters and its own order then let everything stand as it is.
   */
  sospeso = false;
  /** Makes the list of a column where the page does not hold the rows; null where it does. */
  remoto: VociRemote<Riga> | null = null;
  #legami: LegamiSetaccio<Riga> = { fonte: () => [], filtri: () => ({}) };
  #parole: readonly string[] = [];
  /** By row object: a changed row is a new object, so that its text is made again by itself. */
  readonly #testi = new WeakMap<WeakKey, string>();

  constructor(colonne: readonly Colonna<Riga>[]) {
    this.colonne = colonne;
  }

  /** Ties the sieve to a grid; until then there are no rows and no filters. */
  lega(legami: LegamiSetaccio<Riga>): void {
    this.#legami = legami;
  }

  setRemoto(remoto: VociRemote<Riga> | null): void {
    this.remoto = remoto;
  }

  /** All the rows there are, whatever is filtered or folded. */
  fonte(): Iterable<Riga> {
    return this.#legami.fonte();
  }

  filtri(): FiltriColonne {
    return this.#legami.filtri();
  }

  get cerca(): boolean {
    return this.#parole.length > 0;
  }

  /** Takes the words of the quick search; false when they are the same as before. */
  setRicerca(text: string): boolean {
    const parole = semplifica(text).split(/\s+/).filter(Boolean);
    if (parole.join(' ') === this.#parole.join(' ')) return false;
    this.#parole = parole;
    return true;
  }

  /** True when every word stands somewhere in the row, in whatever column. */
  passaRicerca(riga: Riga): boolean {
    const text = this.#testo(riga);
    return this.#parole.every((word) => text.includes(word));
  }

  /** The test of the whole sieve, leaving out one column when its own list of values is being made. */
  prova(senza?: string): Prova<Riga> {
    const filtri = compilaFiltri(this.colonne, this.filtri(), oggi(), senza);
    return this.cerca ? (riga) => this.passaRicerca(riga) && filtri(riga) : filtri;
  }

  /** Makes the search texts ahead of the first search, in pieces. */
  async prepara(righe: Iterable<Riga>, signal: AbortSignal): Promise<void> {
    await aPezzi(righe, (riga) => this.#testo(riga), signal);
  }

  #testo(riga: Riga): string {
    const key = riga as WeakKey;
    const known = this.#testi.get(key);
    if (known !== undefined) return known;
    const shown = this.colonne.map((colonna) => testoDi(colonna, colonna.valore(riga)));
    const text = semplifica(shown.join(SEPARATORE));
    this.#testi.set(key, text);
    return text;
  }
}
