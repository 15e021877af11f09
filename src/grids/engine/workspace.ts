/** A workspace is a value: one object says all that `WorkspaceGrid` draws. */
import type { Atom } from '#state/jotai.ts';
import type { Store } from '#state/jotai.ts';
import type { Azione } from './action.ts';
import type { FileOrigine } from './export/workbook.ts';
import type { EditEngine } from './edit/edit-engine.ts';
import type { Righe } from './righe.ts';
import type { AmountReader } from './sums.ts';
import type { Versi } from './directions.ts';
import type { Chiave, Colonna, Change, SegnoRiga } from './types.ts';

export interface EmptyStateText<Riga> {
  titolo: string;
  /** What to do next. */
  testo: string;
  /** `id` of the action offered as a button. */
  azione?: Azione<Riga>;
}

export interface ChosenRighe<Riga> {
  ticked: readonly Riga[];
  /** The row of the focused cell. */
  attiva: Riga | null;
  /** Takes the ticks away once they have served. */
  deselect: () => void;
  /** Ticks these alone, and brings the first into sight. */
  tick: (ids: ReadonlySet<Chiave>) => void;
  /** When the focus is on a row of `gone`, moves it to the next row in sight that is not gone and `holdsGood`. */
  advance: (gone: ReadonlySet<Chiave>, holdsGood: (riga: Riga) => boolean) => void;
  /** Gives the keys to the first of these rows that is in sight, in the column they were in. */
  goBack: (ids: readonly Chiave[]) => void;
}

export interface Workspace<Riga> {
  /** Also the stem of export file names: `estratto-conto`. */
  id: string;
  /** Tells workspaces of one area with different columns apart: each has its own views and its own memory. */
  faccia?: string;
  titolo: string;
  /** `['movimento', 'movimenti']`, for counts. */
  nomi: readonly [uno: string, molti: string];
  colonne: readonly Colonna<Riga>[];
  righe: Righe<Riga>;
  actions: readonly Azione<Riga>[];
  empty: EmptyStateText<Riga>;
  /** Amounts summed in the bar at the bottom; without it the bar counts rows. */
  measure?: AmountReader<Riga>;
  /** The names of money out and money in; by default those of a bank statement. */
  versi?: Versi;
  /** The one path of every change to the rows; without it no cell changes. */
  edits?: EditEngine<Riga>;
  /** Why no cell changes, where it would for others. */
  whyFixed?: string;
  /** True while what people do to many of the rows is on its way: they are read again once it is over. */
  busyAtom?: Atom<boolean>;
  valida?: (modification: Change, riga: Riga) => string | null;
  rigaClass?: (riga: Riga) => SegnoRiga | null;
  /** Lines of text in a row; one unless it is said. */
  lines?: number;
  /** Little air beside the cells: so many columns stand in one window only like this. */
  close?: boolean;
  /** As many as this at least, on a phone. */
  linesOnPhone?: number;
  /** The rows that the area lets through, in addition to filters and search; null means all. */
  narrowedAtom?: Atom<((riga: Riga) => boolean) | null>;
  /** What is said when that alone leaves no row: nobody has a search or a filter to take off. */
  narrowedEmptyAtom?: Atom<string>;
  /** A row in a few words, where it stands alone: in a question about it. */
  describe?: (riga: Riga) => string;
  /** Filters of the server in words, for the export's sheet of provenance: `Conto: Banca Alfa`. */
  filtersAtom?: Atom<readonly string[]>;
  /**
   * Other grids share the page: keys go to the one with the focus, and this one's filters stay out of the address.
   */
  parte?: boolean;
  /** The part of its page whose filters are in the address nevertheless: the one that people work in. */
  indirizzo?: boolean;
  /** The page is about its rows: they have the keys whenever nobody has them. */
  atHand?: boolean;
  /** Called with the chosen rows whenever they change. */
  follow?: (store: Store, choices: ChosenRighe<Riga>) => void;
  /** A row that was picked beside the grid: the grid ticks it alone and brings it into sight. */
  indicatedAtom?: Atom<Chiave | null>;
  /** The source files of some rows, for the same sheet. */
  origini?: (store: Store, righe: readonly Riga[]) => FileOrigine[];
}

/** Names the type of a workspace's rows once, where it is defined. */
export const defineWorkspace = <Riga>(workspace: Workspace<Riga>): Workspace<Riga> => workspace;
