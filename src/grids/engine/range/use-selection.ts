/** What the selected cells add up to, worked out while they are being selected without holding the page. */
import { useEffect, useState } from 'react';
import type { AmountReader } from '../sums.ts';
import type { Celle } from './cells.ts';
import type { CellRectangle } from './geometry.ts';
import { formatIntero } from '#domain/text.ts';
import { MASSIMO_RIGHE } from './righe-by-place.ts';
import { type RiepilogoCelle, SommeCelle } from './cell-sums.ts';

export interface SelectionSummary {
  celle: number;
  /** Null while it is being worked out, and for a lone cell. */
  riepilogo: RiepilogoCelle | null;
  /** Why there will be no sums, in Italian. */
  motivo: string | null;
}

const NESSUNA: SelectionSummary = { celle: 0, riepilogo: null, motivo: null };
/** Pause after which the rows that a range lacks are asked for: whoever is still drawing it wants none. */
const PAUSA = 250;
const POCHE = 3_000;
const TROPPE = `oltre ${formatIntero(MASSIMO_RIGHE)} righe non si sommano: premi Esc per i totali di tutte`;
/** Of a frame, at most half: the rest is the grid's. */
const MILLISECONDI = 8;

/** Follows the selection of a grid frame by frame. */
class Contatore<Riga> {
  readonly #celle: Celle<Riga>;
  readonly #divisa: (riga: Riga) => string;
  readonly #onScelta: (scelta: SelectionSummary) => void;
  #somme: SommeCelle<Riga> | null = null;
  #righe: readonly unknown[] | null = null;
  #frame: number | null = null;
  #attesa: ReturnType<typeof setTimeout> | null = null;

  constructor(
    celle: Celle<Riga>,
    divisa: (riga: Riga) => string,
    onScelta: (scelta: SelectionSummary) => void,
  ) {
    this.#celle = celle;
    this.#divisa = divisa;
    this.#onScelta = onScelta;
  }

  chiedi = (): void => {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = null;
      if (!this.#celle.api.isDestroyed()) this.#conta();
    });
  };

  chiudi(): void {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    if (this.#attesa !== null) clearTimeout(this.#attesa);
  }

  #conta(): void {
    const celle = this.#celle.numeroCelle();
    if (this.#attesa !== null) clearTimeout(this.#attesa);
    this.#attesa = null;
    if (celle <= 1) {
      this.#onScelta({ celle, riepilogo: null, motivo: null });
      return;
    }
    const areas = this.#celle.disgiunti();
    if (this.#celle.posti.aBlocchi) {
      this.#contaBlocchi(celle, areas);
      return;
    }
    // Of few rows, those alone: running totals of them all are for ranges that change as they are drawn.
    if (areas.reduce((sum, { alto, basso }) => sum + basso - alto + 1, 0) <= POCHE) {
      this.#contaPoche(celle, areas);
      return;
    }
    const righe = this.#celle.righe();
    if (this.#righe !== righe) {
      this.#righe = righe;
      this.#somme = new SommeCelle(righe, this.#divisa);
    }
    const colonne = this.#celle.colonne();
    const touched = colonne.filter((_, at) =>
      areas.some(({ sinistra, destra }) => at >= sinistra && at <= destra),
    );
    const done = this.#somme?.avanza(touched, MILLISECONDI) ?? false;
    this.#onScelta({
      celle,
      riepilogo: done ? (this.#somme?.somma(areas, colonne) ?? null) : null,
      motivo: null,
    });
    if (!done) this.chiedi();
  }

  /** Of the rows of the ranges alone, once they are all here: those of the grid are too many to run through. */
  #contaBlocchi(celle: number, areas: readonly CellRectangle[]): void {
    if (this.#celle.posti.troppe(areas)) {
      this.#onScelta({ celle, riepilogo: null, motivo: TROPPE });
      return;
    }
    if (!this.#celle.posti.complete(areas)) {
      this.#onScelta({ celle, riepilogo: null, motivo: null });
      if (!this.#celle.trascina) this.#attesa = setTimeout(() => void this.#prendi(), PAUSA);
      return;
    }
    this.#contaPoche(celle, areas);
  }

  #contaPoche(celle: number, areas: readonly CellRectangle[]): void {
    const colonne = this.#celle.colonne();
    let from = 0;
    const righe = areas.flatMap((area) => this.#celle.perPosto(area));
    const compact = areas.map((area) => {
      const alto = from;
      from += area.basso - area.alto + 1;
      return { ...area, alto, basso: from - 1 };
    });
    const somme = new SommeCelle(righe, this.#divisa);
    somme.avanza(colonne, Number.POSITIVE_INFINITY);
    this.#onScelta({ celle, riepilogo: somme.somma(compact, colonne), motivo: null });
  }

  async #prendi(): Promise<void> {
    try {
      // What arrives is announced, and counted then.
      await this.#celle.prendi();
    } catch (error) {
      console.error('the rows of a range could not be read', error);
      const celle = this.#celle.numeroCelle();
      this.#onScelta({ celle, riepilogo: null, motivo: 'il server non ha risposto: rifai la selezione' });
    }
  }
}

export function useScelta<Riga>(
  celle: Celle<Riga> | null,
  misura: AmountReader<Riga> | undefined,
): SelectionSummary {
  const [scelta, setScelta] = useState<SelectionSummary>(NESSUNA);
  useEffect(() => {
    if (!celle) return undefined;
    const counter = new Contatore(celle, misura?.divisa ?? (() => ''), setScelta);
    const stop = celle.ascolta(counter.chiedi);
    return () => {
      stop();
      counter.chiudi();
      setScelta(NESSUNA);
    };
  }, [celle, misura]);
  return scelta;
}
