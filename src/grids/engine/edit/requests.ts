/** What is asked of whoever saves changes, and how it ends. */
import type { CambioRiga } from '../righe.ts';
import type { CellChange, StepContent, Dati } from '../history/history.ts';
import type { Chiave } from '../types.ts';

/** A change of one row, from the row as it was known. */
export interface RigaRequest<Riga> {
  riga: Riga;
  campi: Partial<Riga>;
}

/** Whole rows of the same save: those to be made, under their id where they come back, and those to be deleted. */
export interface WholeRequests<Riga> {
  crea: readonly { id: Chiave | null; dati: Dati }[];
  elimina: readonly Riga[];
}

export type SaveResult<Riga> =
  /** `create` in the order they were asked for. */
  | { tipo: 'salvate'; righe: readonly CambioRiga<Riga>[]; create?: readonly CambioRiga<Riga>[] }
  /** Nothing was saved: these rows are another version by now, and those are gone. */
  | { tipo: 'superate'; attuali: readonly CambioRiga<Riga>[]; mancanti: readonly Chiave[] }
  /** Nothing was saved, as far as is known: with `senzaRisposta` the answer was lost. Why, in Italian. */
  | {
      tipo: 'rifiutate';
      testo: string;
      senzaRisposta?: boolean;
      /** The person gave the change up while it waited. */
      leftOut?: boolean;
      causa?: unknown;
    };

/** A cell that somebody else changed before this change could be saved; a whole row as `WHOLE_RIGA`, null where it is gone. */
export interface ConflictingCell {
  id: Chiave;
  campo: string;
  mia: unknown;
  theirs: unknown;
}
export type ConflictChoice = (cell: ConflictingCell) => 'mia' | 'loro';

/** Two people changed the same cells: both values, and the way to choose. */
export interface EditConflict<Riga> {
  celle: readonly ConflictingCell[];
  righe: ReadonlyMap<Chiave, Riga>;
  resolve: (choice: ConflictChoice) => void;
}

/** How one set of changes is saved: all or nothing. */
export type Save<Riga> = (
  requests: readonly RigaRequest<Riga>[],
  whole: WholeRequests<Riga>,
) => Promise<SaveResult<Riga>>;

export interface QueuePorts<Riga> {
  read: (id: Chiave) => Riga | undefined;
  show: (changes: readonly CambioRiga<Riga>[]) => void;
  /** The fields of a row that is made again; absent where rows do not come and go. */
  dati?: ((riga: Riga) => Dati) | undefined;
  ask: (cells: readonly ConflictingCell[], righe: ReadonlyMap<Chiave, Riga>) => Promise<ConflictChoice>;
  /** `lost`: what was typed and is no longer in its cell. */
  warn: (title: string, text: string, lost?: readonly CellChange[]) => void;
  /** Cells that were refused and keep what was typed, with why. */
  hold: (cells: readonly CellChange[], text: string) => void;
  /** Why a row may be gone. */
  missing: string;
}

/** How a set of changes ended: what was saved, each from the value it really replaced, or not at all. */
export type EditEnd =
  | ({ salvato: true } & StepContent)
  /** With `senzaRisposta` the server may have saved it all the same. */
  | { salvato: false; senzaRisposta: boolean; causa?: unknown };

export interface StepOptions {
  /** Whoever asked says by themselves why it was refused. */
  silent?: boolean;
  /** What was typed stays in its cells when it is refused, to be sent again or given up. */
  keep?: boolean;
}
