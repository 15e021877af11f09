/**
 * The sieve of one grid: filters of the columns and quick search, asked of rows and not of the library,
 * so that lists of values, groups and totals see the same rows as the grid.
 */
import type { FiltriColonne } from '#api/contract/viste.ts';
import { getToday } from '#domain/date.ts';
import { visitInPieces } from '../pieces.ts';
import { normalizeText } from '#domain/text.ts';
import type { Colonna } from '../types.ts';
import { toTextOfCell } from './column.ts';
import { compileFilters, type RowTest } from './compile.ts';
import type { FilterEntry } from './entries.ts';

/** Stands between the texts of two columns: no word can match across it. */
const SEPARATORE = '\n';

/** Kinds that are shown in figures and signs alone. */
const CIFRE: ReadonlySet<string> = new Set(['importo', 'numero', 'data', 'istante']);
const LETTERE = /^\p{L}+$/u;

interface Parola {
  testo: string;
  /** A word of letters alone cannot stand in a number or in a day, which cost most to write out. */
  diLettere: boolean;
}

const leggiParole = (text: string): Parola[] =>
  normalizeText(text)
    .split(/\s+/)
    .filter(Boolean)
    .map((testo) => ({ testo, diLettere: LETTERE.test(testo) }));

/** Where a sieve takes the rows, and the filters in force by column. */
export interface RowFilterInit<Riga> {
  fonte: () => Iterable<Riga>;
  filtri: () => FiltriColonne;
}

export type VociRemote<Riga> = (
  colonna: Colonna<Riga>,
  tenute: readonly string[],
  signal: AbortSignal,
) => Promise<FilterEntry[]>;

export class RowFilter<Riga> {
  readonly colonne: readonly Colonna<Riga>[];
  /**
   * True while the grid is given rows that were already sifted and ordered (groups): its own
   * filters and its own order then let everything stand as it is.
   */
  sospeso = false;
  /** Makes the list of a column where the page does not hold the rows; null where it does. */
  remoto: VociRemote<Riga> | null = null;
  #legami: RowFilterInit<Riga> = { fonte: () => [], filtri: () => ({}) };
  #parole: readonly Parola[] = [];
  #ristretto: RowTest<Riga> | null = null;
  /** By row object: a changed row is a new object, so that its text is made again by itself. */
  readonly #testi = new WeakMap<WeakKey, string>();
  readonly #cifre = new WeakMap<WeakKey, string>();
  readonly #diLettere: readonly Colonna<Riga>[];
  readonly #diCifre: readonly Colonna<Riga>[];

  constructor(colonne: readonly Colonna<Riga>[]) {
    this.colonne = colonne;
    this.#diLettere = colonne.filter(({ tipo }) => !CIFRE.has(tipo.nome));
    this.#diCifre = colonne.filter(({ tipo }) => CIFRE.has(tipo.nome));
  }

  /** Ties the sieve to a grid; until then there are no rows and no filters. */
  lega(legami: RowFilterInit<Riga>): void {
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

  /** What the area itself lets through, beside filters and search; null: every row. */
  setRistretto(passa: RowTest<Riga> | null): void {
    this.#ristretto = passa;
  }

  /** True when something beside the filters of the columns keeps rows out. */
  get restringe(): boolean {
    return this.cerca || this.#ristretto !== null;
  }

  /** What the filters of the columns do not ask: the area's own narrowing, and the search. */
  passaOltre(riga: Riga): boolean {
    return (this.#ristretto?.(riga) ?? true) && this.passaRicerca(riga);
  }

  /** Takes the words of the quick search; false when they are the same as before. */
  setRicerca(text: string): boolean {
    const asked = leggiParole(text);
    const name = (parole: readonly Parola[]): string => parole.map(({ testo }) => testo).join(' ');
    if (name(asked) === name(this.#parole)) return false;
    this.#parole = asked;
    return true;
  }

  /** True when every word stands somewhere in the row, in whatever column. */
  passaRicerca(riga: Riga): boolean {
    const text = this.#testo(riga, this.#testi, this.#diLettere);
    for (const { testo, diLettere } of this.#parole) {
      if (text.includes(testo)) continue;
      if (diLettere || !this.#testo(riga, this.#cifre, this.#diCifre).includes(testo)) return false;
    }
    return true;
  }

  /** The test of the whole sieve, leaving out one column when its own list of values is being made. */
  prova(senza?: string): RowTest<Riga> {
    const filtri = compileFilters(this.colonne, this.filtri(), getToday(), senza);
    return this.restringe ? (riga) => this.passaOltre(riga) && filtri(riga) : filtri;
  }

  /** Makes the texts that a search for `text` will look into, ahead of it and in pieces. */
  async prepara(righe: Iterable<Riga>, signal: AbortSignal, text = ''): Promise<void> {
    const conCifre = leggiParole(text).some(({ diLettere }) => !diLettere);
    await visitInPieces(
      righe,
      (riga) => {
        this.#testo(riga, this.#testi, this.#diLettere);
        if (conCifre) this.#testo(riga, this.#cifre, this.#diCifre);
      },
      signal,
    );
  }

  #testo(riga: Riga, testi: WeakMap<WeakKey, string>, colonne: readonly Colonna<Riga>[]): string {
    const key = riga as WeakKey;
    const known = testi.get(key);
    if (known !== undefined) return known;
    let shown = '';
    for (const colonna of colonne) {
      const text = toTextOfCell(colonna, colonna.valore(riga));
      if (text !== '') shown += SEPARATORE + text;
    }
    const text = normalizeText(shown);
    testi.set(key, text);
    return text;
  }
}
