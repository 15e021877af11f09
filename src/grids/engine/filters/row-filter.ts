/**
 * The filter of one grid: the column filters and the quick search. It asks the rows and not the grid library, so that
 * lists of values, groups and totals see the same rows as the grid.
 */
import type { FiltriColonne } from '#api/contract/viste.ts';
import { getToday } from '#domain/date.ts';
import { visitInPieces } from '#api/pieces.ts';
import { normalizeText } from '#domain/text.ts';
import type { Colonna } from '../types.ts';
import { toTextOfCell } from './column.ts';
import { compileFilters, type RowTest } from './compile.ts';
import type { FilterEntry } from './entries.ts';

/** Stands between the texts of two columns: no word can match across it. */
const SEPARATORE = '\n';

/** Kinds that are shown in figures and signs alone. */
const DIGITS: ReadonlySet<string> = new Set(['importo', 'numero', 'data', 'istante']);
const LETTERE = /^\p{L}+$/u;

interface Parola {
  testo: string;
  /** A word of letters alone cannot stand in a number or in a day, which cost most to write out. */
  diLettere: boolean;
}

const readWords = (text: string): Parola[] =>
  normalizeText(text)
    .split(/\s+/)
    .filter(Boolean)
    .map((testo) => ({ testo, diLettere: LETTERE.test(testo) }));

/** Where the filter takes the rows from, and the column filters in force. */
interface RowFilterInit<Riga> {
  source: () => Iterable<Riga>;
  filtri: () => FiltriColonne;
}

type VociRemote<Riga> = (
  column: Colonna<Riga>,
  kept: readonly string[],
  signal: AbortSignal,
) => Promise<FilterEntry[]>;

export class RowFilter<Riga> {
  readonly colonne: readonly Colonna<Riga>[];
  /**
   * True while the grid receives rows that are already filtered and sorted (groups). The grid's own filters and order
   * then change nothing.
   */
  sospeso = false;
  /** Makes the list of a column where the page does not hold the rows; null where it does. */
  remote: VociRemote<Riga> | null = null;
  #links: RowFilterInit<Riga> = { source: () => [], filtri: () => ({}) };
  #parole: readonly Parola[] = [];
  #narrowed: RowTest<Riga> | null = null;
  /** By row object: a changed row is a new object, so that its text is made again by itself. */
  readonly #texts = new WeakMap<WeakKey, string>();
  readonly #figures = new WeakMap<WeakKey, string>();
  readonly #diLettere: readonly Colonna<Riga>[];
  readonly #figureColumns: readonly Colonna<Riga>[];

  constructor(columns: readonly Colonna<Riga>[]) {
    this.colonne = columns;
    this.#diLettere = columns.filter(({ tipo }) => !DIGITS.has(tipo.nome));
    this.#figureColumns = columns.filter(({ tipo }) => DIGITS.has(tipo.nome));
  }

  /** Ties the filter to a grid; before that there are no rows and no filters. */
  bind(links: RowFilterInit<Riga>): void {
    this.#links = links;
  }

  setRemote(remote: VociRemote<Riga> | null): void {
    this.remote = remote;
  }

  /** All the rows there are, whatever is filtered or folded. */
  source(): Iterable<Riga> {
    return this.#links.source();
  }

  filtri(): FiltriColonne {
    return this.#links.filtri();
  }

  get search(): boolean {
    return this.#parole.length > 0;
  }

  /** What the area itself lets through, beside filters and search; null: every row. */
  setNarrowed(pass: RowTest<Riga> | null): void {
    this.#narrowed = pass;
  }

  /** True when something in addition to the column filters keeps rows out. */
  get narrows(): boolean {
    return this.search || this.#narrowed !== null;
  }

  /** What the filters of the columns do not ask: the area's own narrowing, and the search. */
  passFurther(riga: Riga): boolean {
    return (this.#narrowed?.(riga) ?? true) && this.passQuickSearch(riga);
  }

  /** Takes the words of the quick search; false when they are the same as before. */
  setRicerca(text: string): boolean {
    const asked = readWords(text);
    const name = (words: readonly Parola[]): string => words.map(({ testo }) => testo).join(' ');
    if (name(asked) === name(this.#parole)) return false;
    this.#parole = asked;
    return true;
  }

  /** True when every word stands somewhere in the row, in whatever column. */
  passQuickSearch(riga: Riga): boolean {
    const text = this.#textOf(riga, this.#texts, this.#diLettere);
    for (const { testo, diLettere } of this.#parole) {
      if (text.includes(testo)) continue;
      if (diLettere || !this.#textOf(riga, this.#figures, this.#figureColumns).includes(testo)) return false;
    }
    return true;
  }

  /** The test of the whole sieve, leaving out one column when its own list of values is being made. */
  makeTest(without?: string): RowTest<Riga> {
    const filters = compileFilters(this.colonne, this.filtri(), getToday(), without);
    return this.narrows ? (riga) => this.passFurther(riga) && filters(riga) : filters;
  }

  /** Prepares the texts that a search for `text` will look into, in pieces and before the search. */
  async prepare(righe: Iterable<Riga>, signal: AbortSignal, text = ''): Promise<void> {
    const withDigits = readWords(text).some(({ diLettere }) => !diLettere);
    await visitInPieces(
      righe,
      (riga) => {
        this.#textOf(riga, this.#texts, this.#diLettere);
        if (withDigits) this.#textOf(riga, this.#figures, this.#figureColumns);
      },
      signal,
    );
  }

  #textOf(riga: Riga, texts: WeakMap<WeakKey, string>, columns: readonly Colonna<Riga>[]): string {
    const key = riga as WeakKey;
    const known = texts.get(key);
    if (known !== undefined) return known;
    let shown = '';
    for (const column of columns) {
      const text = toTextOfCell(column, column.valore(riga));
      if (text !== '') shown += SEPARATORE + text;
    }
    const text = normalizeText(shown);
    texts.set(key, text);
    return text;
  }
}
