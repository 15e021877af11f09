/** What the selected cells add up to, worked out while they are being selected without holding the page. */
import { useEffect, useState } from 'react';
import type { AmountReader } from '../sums.ts';
import type { Celle } from './cells.ts';
import type { CellRectangle } from './geometry.ts';
import { formatInteger } from '#domain/text.ts';
import { MASSIMO_RIGHE } from './righe-by-place.ts';
import { type RiepilogoCelle, SommeCelle } from './cell-sums.ts';

export interface SelectionSummary {
  celle: number;
  /** Null while it is being worked out, and for a lone cell. */
  riepilogo: RiepilogoCelle | null;
  /** Why there will be no sums, in Italian. */
  motivo: string | null;
}

const NONE: SelectionSummary = { celle: 0, riepilogo: null, motivo: null };
/** Pause after which the rows that a range lacks are asked for: whoever is still drawing it wants none. */
const PAUSE_MS = 250;
const FEW = 3_000;
const TOO_MANY = `oltre ${formatInteger(MASSIMO_RIGHE)} righe non si sommano: premi Esc per i totali di tutte`;
/** Of a frame, at most half: the rest is the grid's. */
const MILLISECONDI = 8;

/** Follows the selection of a grid frame by frame. */
class Counter<Riga> {
  readonly #celle: Celle<Riga>;
  readonly #divisa: (riga: Riga) => string;
  readonly #onChoice: (choice: SelectionSummary) => void;
  #somme: SommeCelle<Riga> | null = null;
  #righe: readonly unknown[] | null = null;
  #frame: number | null = null;
  #attesa: ReturnType<typeof setTimeout> | null = null;

  constructor(
    cells: Celle<Riga>,
    divisa: (riga: Riga) => string,
    onChoice: (choice: SelectionSummary) => void,
  ) {
    this.#celle = cells;
    this.#divisa = divisa;
    this.#onChoice = onChoice;
  }

  ask = (): void => {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = null;
      if (!this.#celle.api.isDestroyed()) this.#count();
    });
  };

  close(): void {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    if (this.#attesa !== null) clearTimeout(this.#attesa);
  }

  #count(): void {
    const celle = this.#celle.countCells();
    if (this.#attesa !== null) clearTimeout(this.#attesa);
    this.#attesa = null;
    if (celle <= 1) {
      this.#onChoice({ celle, riepilogo: null, motivo: null });
      return;
    }
    const areas = this.#celle.disjoint();
    if (this.#celle.posti.inBlocks) {
      this.#countBlocks(celle, areas);
      return;
    }
    // Of few rows, those alone: running totals of them all are for ranges that change as they are drawn.
    if (areas.reduce((sum, { alto, basso }) => sum + basso - alto + 1, 0) <= FEW) {
      this.#countFew(celle, areas);
      return;
    }
    const righe = this.#celle.righe();
    if (this.#righe !== righe) {
      this.#righe = righe;
      this.#somme = new SommeCelle(righe, this.#divisa);
    }
    const columns = this.#celle.colonne();
    const touched = columns.filter((_, at) =>
      areas.some(({ sinistra, destra }) => at >= sinistra && at <= destra),
    );
    const done = this.#somme?.advance(touched, MILLISECONDI) ?? false;
    this.#onChoice({
      celle,
      riepilogo: done ? (this.#somme?.sum(areas, columns) ?? null) : null,
      motivo: null,
    });
    if (!done) this.ask();
  }

  /** Of the rows of the ranges alone, once they are all here: those of the grid are too many to run through. */
  #countBlocks(celle: number, areas: readonly CellRectangle[]): void {
    if (this.#celle.posti.explainTooMany(areas)) {
      this.#onChoice({ celle, riepilogo: null, motivo: TOO_MANY });
      return;
    }
    if (!this.#celle.posti.complete(areas)) {
      this.#onChoice({ celle, riepilogo: null, motivo: null });
      if (!this.#celle.dragging) this.#attesa = setTimeout(() => void this.#take(), PAUSE_MS);
      return;
    }
    this.#countFew(celle, areas);
  }

  #countFew(celle: number, areas: readonly CellRectangle[]): void {
    const columns = this.#celle.colonne();
    let from = 0;
    const righe = areas.flatMap((area) => this.#celle.perPosto(area));
    const compact = areas.map((area) => {
      const alto = from;
      from += area.basso - area.alto + 1;
      return { ...area, alto, basso: from - 1 };
    });
    const sums = new SommeCelle(righe, this.#divisa);
    sums.advance(columns, Number.POSITIVE_INFINITY);
    this.#onChoice({ celle, riepilogo: sums.sum(compact, columns), motivo: null });
  }

  async #take(): Promise<void> {
    try {
      // What arrives is announced, and counted then.
      await this.#celle.take();
    } catch (error) {
      console.error('the rows of a range could not be read', error);
      const celle = this.#celle.countCells();
      this.#onChoice({ celle, riepilogo: null, motivo: 'il server non ha risposto: rifai la selezione' });
    }
  }
}

export function useScelta<Riga>(
  cells: Celle<Riga> | null,
  measure: AmountReader<Riga> | undefined,
): SelectionSummary {
  const [choice, setChoice] = useState<SelectionSummary>(NONE);
  useEffect(() => {
    if (!cells) return undefined;
    const counter = new Counter(cells, measure?.divisa ?? (() => ''), setChoice);
    const stop = cells.listen(counter.ask);
    return () => {
      stop();
      counter.close();
      setChoice(NONE);
    };
  }, [cells, measure]);
  return choice;
}
