/** A workspace is a value: one object says all that `WorkspaceGrid` draws. */
import type { Atom } from '#state/jotai.ts';
import type { Store } from '#state/jotai.ts';
import type { Azione } from './action.ts';
import type { FileOrigine } from './export/workbook.ts';
import type { EditEngine } from './edit/edit-engine.ts';
import type { Righe } from './righe.ts';
import type { AmountReader } from './sums.ts';
import type { Versi } from './directions.ts';
import type { Chiave, Colonna, Modifica, SegnoRiga } from './types.ts';

export interface StatoVuoto<Riga> {
  titolo: string;
  /** What to do next. */
  testo: string;
  /** `id` of the action offered as a button. */
  azione?: Azione<Riga>;
}

export interface RigheScelte<Riga> {
  spuntate: readonly Riga[];
  /** The row of the focused cell. */
  attiva: Riga | null;
  /** Takes the ticks away: what they were for is done. */
  deseleziona: () => void;
  /** Ticks these alone, and brings the first into sight. */
  spunta: (ids: ReadonlySet<Chiave>) => void;
  /** From a row of `via`, if the hand is on one, brings it to the next in sight that is none of them and `vale`. */
  avanza: (via: ReadonlySet<Chiave>, vale: (riga: Riga) => boolean) => void;
}

export interface Workspace<Riga> {
  /** Also the stem of export file names: `estratto-conto`. */
  id: string;
  /** Tells apart workspaces of one area that show other columns: each has its own views and its own memory. */
  faccia?: string;
  titolo: string;
  /** `['movimento', 'movimenti']`, for counts. */
  nomi: readonly [uno: string, molti: string];
  colonne: readonly Colonna<Riga>[];
  getId: (riga: Riga) => Chiave;
  righe: Righe<Riga>;
  azioni: readonly Azione<Riga>[];
  vuoto: StatoVuoto<Riga>;
  /** Amounts summed in the bar at the bottom; without it the bar counts rows. */
  misura?: AmountReader<Riga>;
  /** What money out and money in are called there; as on a bank statement unless it is said. */
  versi?: Versi;
  /** The one path of every change to the rows; without it cells are edited through `onModifica`, or not at all. */
  modifiche?: EditEngine<Riga>;
  onModifica?: (store: Store, modifica: Modifica, riga: Riga) => void;
  valida?: (modifica: Modifica, riga: Riga) => string | null;
  classeRiga?: (riga: Riga) => SegnoRiga | null;
  /** Lines of text in a row; one unless it is said. */
  linee?: number;
  /** Rows that the area lets through, beside filters and search; null: all of them. */
  ristrettoAtom?: Atom<((riga: Riga) => boolean) | null>;
  /** A row in a few words, where it stands alone: in a question about it. */
  descrivi?: (riga: Riga) => string;
  /** Filters of the server in words, for the export's sheet of provenance: `Conto: Banca Alfa`. */
  filtriAtom?: Atom<readonly string[]>;
  /** Shares its page with others: keys count where the focus is, and its filters stay out of the page's address. */
  parte?: boolean;
  /** The part of its page whose filters stand in the address all the same: the one that people work in. */
  indirizzo?: boolean;
  /** Told the rows chosen, whenever they become others. */
  segui?: (store: Store, scelte: RigheScelte<Riga>) => void;
  /** The row picked beside the grid: it is ticked, alone, and brought into sight. */
  indicataAtom?: Atom<Chiave | null>;
  /** The source files of some rows, for the same sheet. */
  origini?: (store: Store, righe: readonly Riga[]) => FileOrigine[];
}

/** Names the type of a workspace's rows once, where it is defined. */
export function defineWorkspace<Riga>(workspace: Workspace<Riga>): Workspace<Riga> {
  return workspace;
}
