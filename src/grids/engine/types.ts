/** The vocabulary of the grid engine: columns, cell edits, row marks, selections. No grid library in sight. */
import type { ReactNode } from 'react';
import type { TipoColonna } from './kinds.ts';

/** What identifies a row for its whole life; never its place. */
export type Chiave = number | string;

/**
 * One column, a module-level constant. Made with `colonne<Riga>()`, which checks that
 * `valore` yields what `tipo` shows.
 */
export interface Colonna<Riga> {
  /** The field's wire name, snake_case; the column's identity in saved state, exports and tests. */
  campo: string;
  titolo: string;
  tipo: TipoColonna<unknown>;
  valore: (riga: Riga) => unknown;
  options: ColumnOptions<Riga>;
}

export interface ColumnOptions<Riga> {
  /** Pixels; the kind's own width when absent. */
  larghezza?: number;
  /** Takes the free width, as much as its longest text wants; beside others a share of it, a number says how many. */
  flexible?: boolean | number;
  /** Gives way to a text that wants the width: it may stand beyond the edge, a scroll away. */
  cede?: boolean;
  /** A value that says nothing: a column that holds no other counts as empty, and hides itself. */
  usual?: unknown;
  /** What is drawn is the text itself, perhaps as a link: as wide as it. */
  comeTesto?: boolean;
  /** Its place among the first columns of a phone; `false`: not shown there at first. */
  telefono?: number | false;
  /** The text on two lines of small letters, in a row as high as one: where names would be cut beside many columns. */
  folded?: boolean;
  /** The name of the column on two lines of small letters, where names are longer than what stands under them. */
  foldedTitle?: boolean;
  /** On a phone the whole text, on as many lines as it takes: what a row is known by is never cut. */
  whole?: boolean;
  /** Hidden at first; the person can bring it back. */
  hidden?: boolean;
  /** Stays at the left while the others scroll. */
  fissa?: boolean;
  editable?: boolean | ((riga: Riga) => boolean);
  /** Why it cannot be changed, told to who tries; a general sentence when absent. */
  motivoFissa?: string;
  /** An edit may not leave it empty. */
  required?: boolean;
  /** Which way money goes in this column of amounts: 1 as signed, -1 shown without sign though it leaves. */
  segno?: 1 | -1;
  /** Longest text an edit may hold. */
  maxLength?: number;
  /** First ordering of the grid. */
  ordine?: 'asc' | 'desc';
  /** Shown when the pointer rests on the cell; the whole text for text kinds when absent. */
  hint?: (riga: Riga) => string | null;
  /** Left out of Excel exports (icons, buttons). */
  notExported?: boolean;
  /** Draws the cell in place of the formatted text; keep it light, it runs for every visible row. */
  draw?: (riga: Riga) => ReactNode;
  /** Fields that follow this one whenever it changes, by typing, pasting or filling: the id behind a name. */
  together?(value: unknown, riga: Riga): Readonly<Record<string, unknown>>;
  /** Left out of totals in an export although it holds amounts (a running balance has no sum). */
  senzaTotale?: boolean;
}

/** An edit the person committed in a cell. `valore` is already parsed by the column's kind. */
export interface Change {
  id: Chiave;
  campo: string;
  valore: unknown;
}

/** One that was written in the cell. */
export interface WrittenChange extends Change {
  /** What the cell held when its editor was opened: somebody else may have changed it since. */
  prima: unknown;
}

/** How a whole row is marked: each mark has a tint and a bar at the left edge, never colour alone. */
export type SegnoRiga = 'errore' | 'avviso' | 'spenta' | 'nuova';

/** A leading checkbox column: which rows take part (an import's preview excludes rows with it). */
export interface Inclusion<Riga> {
  /** Header of the column, `Importa`. */
  titolo: string;
  included: (riga: Riga) => boolean;
  onChange: (change: { id: Chiave; included: boolean }) => void;
}

/** The bare themed grid. */
export interface DataGridProps<Riga> {
  /** Read aloud as the grid's name. */
  label: string;
  colonne: readonly Colonna<Riga>[];
  /** Rows by value: a changed row is a new object, the others stay the same objects. */
  righe: readonly Riga[];
  getId: (riga: Riga) => Chiave;
  /** Called when an edit has been parsed and passed `valida`; the owner answers with new `righe`. */
  onEdit?: (modification: Change) => void;
  /** Refuses an edit with an Italian reason, or null. */
  valida?: (modification: Change, riga: Riga) => string | null;
  rigaClass?: (riga: Riga) => SegnoRiga | null;
  selection?: Inclusion<Riga>;
  /** CSS height; the grid fills its parent when absent. */
  height?: string | number;
  /** Words sought in all columns; accents and case do not count. */
  ricerca?: string;
  /** A row of inputs under the header; true by default. */
  filtri?: boolean;
  /** Said in the middle of the grid when `righe` is empty. */
  testoVuoto?: string;
}
