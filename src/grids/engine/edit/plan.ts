/** What an edit of many cells would change and what it refuses, cell by cell, before anything changes. Pure. */
import type { CellChange } from '../history/history.ts';
import { formatIntero } from '#domain/text.ts';
import type { Chiave, Colonna, Modifica } from '../types.ts';

/** A cell and what should become of it: a text to be read by the column's kind, or a value of the field's own. */
export interface Bersaglio<Riga> {
  riga: Riga;
  colonna: Colonna<Riga>;
  nuovo: { testo: string } | { valore: unknown };
}

export interface RefusedCell {
  id: Chiave;
  campo: string;
  /** What was to be written, as text. */
  testo: string;
  motivo: string;
}

export interface EditPlan {
  celle: CellChange[];
  rifiutate: RefusedCell[];
  /** Cells that already hold what they were to become. */
  uguali: number;
  /** Of `celle`, the fields that only follow a cell that changes: no column shows them. */
  seguono: number;
}

export interface RegolePiano<Riga> {
  getId: (riga: Riga) => Chiave;
  valida?: ((modifica: Modifica, riga: Riga) => string | null) | undefined;
}

const NON_MODIFICABILE = 'Questa colonna non si modifica';

/** Why a cell cannot be changed at all, or null. */
export function explainLocked<Riga>({ opzioni }: Colonna<Riga>, riga: Riga): string | null {
  const { modificabile = false, motivoFissa = NON_MODIFICABILE } = opzioni;
  const can = typeof modificabile === 'function' ? modificabile(riga) : modificabile;
  return can ? null : motivoFissa;
}

type Letto = { ok: true; valore: unknown } | { ok: false; motivo: string };

function read<Riga>({ colonna, nuovo }: Bersaglio<Riga>): Letto {
  if ('valore' in nuovo) return { ok: true, valore: nuovo.valore };
  const { tipo } = colonna;
  // Only a note holds several lines.
  const testo = tipo.nome === 'nota' ? nuovo.testo : nuovo.testo.replaceAll(/\s*[\r\n]+\s*/g, ' ');
  return tipo.parse(testo);
}

function refuse<Riga>(
  { riga, colonna: { campo, opzioni } }: Bersaglio<Riga>,
  valore: unknown,
  { getId, valida }: RegolePiano<Riga>,
): string | null {
  const { lunghezzaMassima, obbligatoria } = opzioni;
  if (valore === null && obbligatoria === true) return 'Non può restare vuota';
  if (typeof valore === 'string' && lunghezzaMassima !== undefined && valore.length > lunghezzaMassima)
    return `Troppo lungo: al massimo ${formatIntero(lunghezzaMassima)} caratteri`;
  return valida?.({ id: getId(riga), campo, valore }, riga) ?? null;
}

/** A plan that grows cell by cell, so that a long one can be made in pieces. */
export class Pianificatore<Riga> {
  readonly piano: EditPlan = { celle: [], rifiutate: [], uguali: 0, seguono: 0 };
  readonly #regole: RegolePiano<Riga>;

  constructor(regole: RegolePiano<Riga>) {
    this.#regole = regole;
  }

  aggiungi(bersaglio: Bersaglio<Riga>): void {
    const { riga, colonna, nuovo } = bersaglio;
    const { campo, tipo } = colonna;
    const id = this.#regole.getId(riga);
    const prima = colonna.valore(riga) ?? null;
    const shown = (): string => {
      if ('testo' in nuovo) return nuovo.testo;
      return nuovo.valore === null ? '' : tipo.format(nuovo.valore);
    };
    const letto = read(bersaglio);
    const fixed = explainLocked(colonna, riga);
    if (letto.ok && letto.valore === prima) {
      this.piano.uguali += 1;
      return;
    }
    const motivo = fixed ?? (letto.ok ? refuse(bersaglio, letto.valore, this.#regole) : letto.motivo);
    if (motivo !== null) this.piano.rifiutate.push({ id, campo, testo: shown(), motivo });
    else if (letto.ok) {
      this.piano.celle.push({ id, campo, prima, dopo: letto.valore });
      this.#insieme(bersaglio, id, letto.valore);
    }
  }

  /** The fields that follow the one that changes. */
  #insieme({ riga, colonna }: Bersaglio<Riga>, id: Chiave, valore: unknown): void {
    const others = colonna.opzioni.insieme?.(valore, riga) ?? {};
    for (const [campo, dopo] of Object.entries(others)) {
      const prima: unknown = (riga as Readonly<Record<string, unknown>>)[campo] ?? null;
      if (prima === dopo) continue;
      this.piano.celle.push({ id, campo, prima, dopo });
      this.piano.seguono += 1;
    }
  }
}

/** The whole plan at once, for as many cells as a person changes by hand. */
export function planEdits<Riga>(bersagli: Iterable<Bersaglio<Riga>>, regole: RegolePiano<Riga>): EditPlan {
  const planner = new Pianificatore(regole);
  for (const bersaglio of bersagli) planner.aggiungi(bersaglio);
  return planner.piano;
}

/** The cells that change, as a person counts them. */
export const countCelle = ({ celle, seguono }: EditPlan): number => celle.length - seguono;

/** The rows that some cells belong to, counted once. */
export const countRighe = (celle: readonly { id: Chiave }[]): number =>
  new Set(celle.map(({ id }) => id)).size;
