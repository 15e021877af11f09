/** What was done and can be undone: cells by row and column, never by place. Pure. */
import type { Chiave } from '../types.ts';

/** One cell that changed. Values are the fields' own, already parsed. */
export interface CellChange {
  id: Chiave;
  campo: string;
  prima: unknown;
  dopo: unknown;
  /** It changes with another cell: no column shows it, and nobody counts it. */
  follows?: true;
}

/** The fields of a row that comes or goes: without its id and its version, which are the server's to give. */
export type Dati = Readonly<Record<string, unknown>>;

/** A whole row: created where `prima` is null, deleted where `dopo` is. */
export interface WholeRow {
  /** Null until the server gives one; a row that comes back has the one it had. */
  id: Chiave | null;
  prima: Dati | null;
  dopo: Dati | null;
}

/** What changes: cells of rows that stay, and whole rows. */
export interface StepContent {
  celle: readonly CellChange[];
  righe?: readonly WholeRow[];
}

/** What one gesture changed: an edit, a paste, a fill, rows made or deleted. Undone and done again as one. */
export interface EditStep extends StepContent {
  /** As the person reads it after "Annulla": `incolla di 12 celle`. */
  etichetta: string;
}

/** True of a step that changes nothing. */
export const isEmpty = ({ celle, righe = [] }: StepContent): boolean => celle.length + righe.length === 0;

/** A step in the history; the number tells it from another that changed the same cells. */
export interface HistoryEntry extends EditStep {
  numero: number;
}

export interface Storia {
  /** Oldest first. */
  fatti: readonly HistoryEntry[];
  /** The next to be done again last. */
  annullati: readonly HistoryEntry[];
}

export const EMPTY_HISTORY: Storia = { fatti: [], annullati: [] };

/** Steps that can be undone. */
const MASSIMO = 200;

/** The step that takes another back. */
export const reverseStep = <P extends EditStep>(step: P): P => ({
  ...step,
  celle: step.celle.map(({ prima, dopo, ...cell }) => ({ ...cell, prima: dopo, dopo: prima })),
  ...(step.righe && {
    righe: step.righe.map(({ id, prima, dopo }) => ({ id, prima: dopo, dopo: prima })),
  }),
});

/** A new step: whatever had been undone cannot be done again. */
export const addStep = ({ fatti }: Storia, voce: HistoryEntry): Storia => ({
  fatti: [...fatti, voce].slice(-MASSIMO),
  annullati: [],
});

/** Moves the last step done among those undone. */
export function undoStep(past: Storia): Storia {
  const voce = past.fatti.at(-1);
  if (!voce) return past;
  return { fatti: past.fatti.slice(0, -1), annullati: [...past.annullati, voce] };
}

/** The inverse of `undoStep`. */
export function redoStep(past: Storia): Storia {
  const voce = past.annullati.at(-1);
  if (!voce) return past;
  return { fatti: [...past.fatti, voce], annullati: past.annullati.slice(0, -1) };
}

/** A step that turned out otherwise (a conflict, a row that is gone); one that changed nothing is forgotten. */
export function replaceStep({ fatti, annullati }: Storia, numero: number, done: StepContent): Storia {
  const correct = (list: readonly HistoryEntry[]): readonly HistoryEntry[] =>
    list.flatMap((voce) => {
      if (voce.numero !== numero) return [voce];
      return isEmpty(done) ? [] : [{ numero, etichetta: voce.etichetta, ...done }];
    });
  return { fatti: correct(fatti), annullati: correct(annullati) };
}

/** Moves a step to the other list: what was to undo it, or to do it again, was refused. */
export function moveStepBack({ fatti, annullati }: Storia, number: number): Storia {
  const own = ({ numero: each }: HistoryEntry): boolean => each === number;
  const others = (list: readonly HistoryEntry[]): readonly HistoryEntry[] =>
    list.filter((voce) => !own(voce));
  return {
    fatti: [...others(fatti), ...annullati.filter(own)],
    annullati: [...others(annullati), ...fatti.filter(own)],
  };
}
