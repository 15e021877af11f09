/** What the page and the reading worker say to each other. */
import type { EsitoLettura, ReadingOptions, RigaLetta } from '../../map/outcome.ts';

/** What a reading rests on, apart from the file. */
export type ReadingBases = Pick<
  ReadingOptions,
  'tracciato' | 'risposte' | 'lettura' | 'azienda' | 'tagli' | 'password' | 'pdf'
>;

export interface ToReader {
  file: File;
  bases: ReadingBases;
}

export type FromReader =
  | { tipo: 'avanzamento'; fatto: number; totale: number }
  /** Rows of the statement at this place, a lot at a time: one message of 100,000 rows would hold the page. */
  | { tipo: 'righe'; estratto: number; righe: RigaLetta[] }
  /** The outcome, its statements without the rows already sent. Always the last message. */
  | { tipo: 'esito'; esito: EsitoLettura };
