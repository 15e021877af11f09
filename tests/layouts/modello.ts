/** What a generated file is: cells, and what a person who knows its layout reads in them. */
import type { AziendaLettura } from '#import/read/native.ts';

/** A text, or what a workbook keeps as a number or as a day. */
export type Cella = string | { cents: number; testo: string } | { giorno: string; testo: string };

/** One row of the truth: cents, our favour positive. */
export interface RigaVera {
  data: string;
  importo: number;
  divisa: string;
  /** Its account, where the file holds several. */
  conto: string | null;
  /** The other side, where the file names both and one is the office's own azienda. */
  controparte: string | null;
  /** The number of the document and the day it is due, where they are looked at. */
  numero?: string;
  scadenza?: string;
  /** What the file writes of it, its words among them; absent where they are looked at in another way. */
  testo?: string;
}

export interface Layout {
  /** The kind it is counted under. */
  tipo: string;
  /** Without its extension. */
  nome: string;
  righe: Cella[][];
  vere: RigaVera[];
  natura: 'movimento' | 'partita';
  /** Opening and closing, where the file states both around its table. */
  saldi?: { iniziale: number; finale: number };
  azienda: AziendaLettura | null;
  /** Its balances contradict its rows: a reader that is right says that it does not tie. */
  smentito?: boolean;
}
