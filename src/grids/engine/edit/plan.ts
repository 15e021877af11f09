/** What an edit of many cells would change and what it refuses, cell by cell, before anything changes. Pure. */
import type { CellChange } from '../history/history.ts';
import { formatInteger } from '#domain/text.ts';
import type { Chiave, Colonna, Change } from '../types.ts';
import type { Workspace } from '../workspace.ts';

/** A cell and what should become of it: a text to be read by the column's kind, or a value of the field's own. */
export interface Target<Riga> {
  riga: Riga;
  colonna: Colonna<Riga>;
  nuovo: { testo: string } | { valore: unknown };
}

interface RefusedCell {
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
  equal: number;
}

interface RegolePiano<Riga> {
  righe: { getId: (riga: Riga) => Chiave };
  valida?: ((modification: Change, riga: Riga) => string | null) | undefined;
}

const NON_MODIFICABILE = 'Questa colonna non si modifica';

/** Why a cell cannot be changed at all, or null. */
export function explainLocked<Riga>({ options }: Colonna<Riga>, riga: Riga): string | null {
  const { editable = false, motivoFissa = NON_MODIFICABILE } = options;
  const can = typeof editable === 'function' ? editable(riga) : editable;
  return can ? null : motivoFissa;
}

/** Why nothing is written in the cells of a grid, and what changes its rows where something does. */
export function explainReadOnly<Riga>({
  whyFixed,
  actions,
}: Pick<Workspace<Riga>, 'whyFixed' | 'actions'>): string {
  if (whyFixed !== undefined) return whyFixed;
  const form = actions.find(({ id }) => id === 'modifica');
  return `In questa griglia non si scrive nelle celle${form ? `: usa «${form.label}»` : ''}.`;
}

type Letto = { ok: true; valore: unknown } | { ok: false; motivo: string };

function read<Riga>({ colonna, nuovo }: Target<Riga>): Letto {
  if ('valore' in nuovo) return { ok: true, valore: nuovo.valore };
  const { tipo } = colonna;
  // Only a note holds several lines.
  const text = tipo.nome === 'nota' ? nuovo.testo : nuovo.testo.replaceAll(/\s*[\r\n]+\s*/g, ' ');
  return tipo.parse(text);
}

function refuse<Riga>(
  { riga, colonna: { campo, options } }: Target<Riga>,
  valore: unknown,
  { righe, valida }: RegolePiano<Riga>,
): string | null {
  const { maxLength, required } = options;
  if (valore === null && required === true) return 'Non può restare vuota';
  if (typeof valore === 'string' && maxLength !== undefined && valore.length > maxLength)
    return `Troppo lungo: al massimo ${formatInteger(maxLength)} caratteri`;
  return valida?.({ id: righe.getId(riga), campo, valore }, riga) ?? null;
}

/** A plan that grows cell by cell, so that a long one can be made in pieces. */
export class Pianificatore<Riga> {
  readonly piano: EditPlan = { celle: [], rifiutate: [], equal: 0 };
  readonly #regole: RegolePiano<Riga>;

  constructor(regole: RegolePiano<Riga>) {
    this.#regole = regole;
  }

  add(target: Target<Riga>): void {
    const { riga, colonna, nuovo } = target;
    const { campo, tipo } = colonna;
    const id = this.#regole.righe.getId(riga);
    const prima = colonna.valore(riga) ?? null;
    const shown = (): string => {
      if ('testo' in nuovo) return nuovo.testo;
      return nuovo.valore === null ? '' : tipo.format(nuovo.valore);
    };
    const parsed = read(target);
    const fixed = explainLocked(colonna, riga);
    if (parsed.ok && parsed.valore === prima) {
      this.piano.equal += 1;
      return;
    }
    const motivo = fixed ?? (parsed.ok ? refuse(target, parsed.valore, this.#regole) : parsed.motivo);
    if (motivo !== null) this.piano.rifiutate.push({ id, campo, testo: shown(), motivo });
    else if (parsed.ok) {
      this.piano.celle.push({ id, campo, prima, dopo: parsed.valore });
      this.#together(target, id, parsed.valore);
    }
  }

  /** The fields that follow the one that changes. */
  #together({ riga, colonna }: Target<Riga>, id: Chiave, value: unknown): void {
    const others = colonna.options.together?.(value, riga) ?? {};
    for (const [campo, dopo] of Object.entries(others)) {
      const prima: unknown = (riga as Readonly<Record<string, unknown>>)[campo] ?? null;
      if (prima === dopo) continue;
      this.piano.celle.push({ id, campo, prima, dopo, follows: true });
    }
  }
}

/** The whole plan at once, for as many cells as a person changes by hand. */
export function planEdits<Riga>(targets: Iterable<Target<Riga>>, regole: RegolePiano<Riga>): EditPlan {
  const planner = new Pianificatore(regole);
  for (const target of targets) planner.add(target);
  return planner.piano;
}

/** The cells that change, as a person counts them. */
export const countCelle = ({ celle }: EditPlan): number => celle.filter(({ follows }) => !follows).length;

/** The rows that some cells belong to, counted once. */
export const countRighe = (cells: readonly { id: Chiave }[]): number =>
  new Set(cells.map(({ id }) => id)).size;
