/** What the rows of a workspace ask of its columns: which hold nothing at all, how wide their amounts and texts are. */
import type { Colonna } from '../types.ts';

interface Stato<Riga> {
  colonna: Colonna<Riga>;
  /** One that shows its text as it is: how wide it would be is known. */
  measured: boolean;
  figures: boolean;
  full: boolean;
  /** The longest text, of those as long the broadest; of a column of states each of its words, which are few. */
  texts: string[];
  /** How broad the letters of the longest text are. */
  breadth: number;
  /** How many rows hold a text so long, and one of them; of a flexible column alone. */
  lengths: Map<number, { righe: number; text: string }>;
  min: number;
  massimo: number;
}

/** Kinds whose cells hold words, days or instants, as short or as long as these are. */
const PAROLE: ReadonlySet<string> = new Set([
  'testo',
  'nota',
  'soggetto',
  'stato',
  'siNo',
  'data',
  'istante',
]);

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

const isText = <Riga>({ draw, comeTesto }: Colonna<Riga>['options']): boolean =>
  draw === undefined || comeTesto === true;

/** Kinds that are never cut where they stand as they are. */
const WHOLE: ReadonlySet<string> = new Set(['numero', 'data', 'istante']);

/** A column of amounts, or of numbers, days and instants that stand there as they are: never cut, and as wide as the widest. */
export const isFigures = <Riga>({ tipo, options }: Colonna<Riga>): boolean =>
  tipo.nome === 'importo' || (WHOLE.has(tipo.nome) && isText(options));

/** The part of the rows whose text may be longer than what is usual. */
const LONG = 1 / 50;

/** What is drawn in place of a text may be wider or narrower than it; a state is its word beside an icon. */
const isMeasured = <Riga>({ tipo, options }: Colonna<Riga>): boolean =>
  PAROLE.has(tipo.nome) && (isText(options) || tipo.nome === 'stato' || !!options.flexible);

/** Looks at rows one at a time, so that many can be looked at in pieces and changed ones again. */
export class ColumnWidths<Riga> {
  readonly #stati: Stato<Riga>[];
  #righe = 0;

  constructor(columns: readonly Colonna<Riga>[]) {
    this.#stati = columns.map((colonna) => ({
      colonna,
      measured: isMeasured(colonna),
      figures: isFigures(colonna),
      full: false,
      texts: [],
      breadth: 0,
      lengths: new Map(),
      min: 0,
      massimo: 0,
    }));
  }

  look(riga: Riga): void {
    this.#righe += 1;
    for (const state of this.#stati) {
      const { tipo, valore, options } = state.colonna;
      if (!state.figures || state.measured) {
        if (state.full && !state.measured) continue;
        const value = valore(riga);
        if (isEmpty(value)) continue;
        state.full ||= value !== options.usual;
        if (state.measured) lengthen(state, tipo.format(value));
        continue;
      }
      const value = valore(riga);
      if (typeof value !== 'number') continue;
      state.full ||= value !== options.usual;
      if (value < state.min) state.min = value;
      if (value > state.massimo) state.massimo = value;
    }
  }

  /** Sums of rows, by column. */
  lookTotals(sums: Readonly<Record<string, unknown>>): void {
    for (const state of this.#stati) {
      const sum = sums[state.colonna.campo];
      if (!state.figures || state.measured || typeof sum !== 'number') continue;
      state.full ||= sum !== 0;
      state.min = Math.min(state.min, sum);
      state.massimo = Math.max(state.massimo, sum);
    }
  }

  /** Columns that say nothing in any row; never one in which something can be written, nor one made for the text. */
  listEmpty(): string[] {
    if (this.#righe === 0) return [];
    return this.#stati
      .filter(
        ({ full, colonna: { options } }) =>
          !full && !options.editable && !options.flexible && !options.hidden,
      )
      .map(({ colonna }) => colonna.campo);
  }

  /** The longest figures of each column of them, as they are shown. */
  figures(): { campo: string; texts: string[] }[] {
    return this.#stati.flatMap(({ colonna: { campo, tipo }, figures, full, measured, ...state }) => {
      if (!figures || !full) return [];
      const numbers = () => [tipo.format(state.min), tipo.format(state.massimo)];
      return [{ campo, texts: measured ? state.texts : numbers() }];
    });
  }

  /** The longest texts of each column that shows them as they are; none where no row fills it. */
  texts(): Map<string, readonly string[]> {
    return new Map(
      this.#stati.flatMap(({ colonna: { campo }, measured, texts }) => (measured ? [[campo, texts]] : [])),
    );
  }

  /** A text as long as all but the few longest of a flexible column: one row in fifty must not make it wide for all. */
  getUsualText(field: string): string | null {
    const state = this.#stati.find(({ colonna }) => colonna.campo === field);
    if (!state) return null;
    const byLength = [...state.lengths].toSorted(([one], [other]) => other - one);
    let longer = byLength.reduce((sum, [, { righe }]) => sum + righe, 0) * LONG;
    for (const [, { righe, text }] of byLength) {
      if (righe > longer) return text;
      longer -= righe;
    }
    return null;
  }

  /** True for a column in which nothing stands, whoever may write in it. */
  isEmpty(field: string): boolean {
    return this.#righe > 0 && this.#stati.some(({ colonna, full }) => colonna.campo === field && !full);
  }
}

const BROAD = /[MWGOQDHNmw@%&]/g;
const THIN = /[IJil1tfjr.,:;' ]/g;
/** How much broader than most the letters of a text are: codes of one length are not all as wide. */
const measureLetters = (text: string): number =>
  (text.match(BROAD)?.length ?? 0) - (text.match(THIN)?.length ?? 0);

function lengthen<Riga>(state: Stato<Riga>, text: string): void {
  const [longest = ''] = state.texts;
  if (state.colonna.options.flexible) {
    const asLong = state.lengths.get(text.length);
    if (asLong) asLong.righe += 1;
    else state.lengths.set(text.length, { righe: 1, text });
  }
  if (state.colonna.tipo.nome !== 'stato') {
    if (text.length < longest.length) return;
    const breadth = measureLetters(text);
    if (text.length === longest.length && breadth <= state.breadth) return;
    state.texts = [text];
    state.breadth = breadth;
  } else if (!state.texts.includes(text)) state.texts.push(text);
}
