/**
 * What reading a file can answer. Expected failures are values: a file never makes a reader throw.
 */
import type { RigaImport, RigaScartata } from '#api/contract/invio-import.ts';
import type { OrigineTracciato, Quadratura } from '#api/contract/importazioni.ts';
import type { FormatoFile } from '#api/contract/formati-file.ts';
import type { Lettura, LetturaPdf, Tracciato } from '#api/contract/tracciati.ts';
import type { Centesimi, Giorno, Natura } from '#api/contract/valori.ts';
import type { ReadingQuestion, Risposte } from '../cell/questions.ts';
import type { ReadingErrorCode } from '../read/error.ts';
import type { EsitoIncasso } from '../read/collection-outcome.ts';
import type { AziendaLettura } from '../read/native.ts';

/** One accepted row; `riga` is the physical line of the file, from 1, on which the row starts. */
export type RigaLetta = RigaImport;

/** One statement of one account. A file usually holds one; a file with several accounts or currencies, several. */
export interface EstrattoLetto {
  conto: string | null;
  divisa: string | null;
  natura: Natura;
  saldo_iniziale: Centesimi | null;
  saldo_finale: Centesimi | null;
  /** The day of the closing balance, when the file states it. */
  data_estratto: Giorno | null;
  /** In the order of the file. */
  righe: RigaLetta[];
  scartate: RigaScartata[];
  quadratura: Quadratura;
  /** Of an archive with several files: which one it was in. */
  file?: string;
  /** In a return flow of collection orders: what became of each, by the row it is on. */
  esiti?: EsitoIncasso[];
}

export interface TracciatoUsato {
  id: number | null;
  versione: number | null;
  nome: string;
  origine: OrigineTracciato;
}

/** Where a PDF's rows stand on its pages: what is drawn over their picture. Places are parts of width and height. */
export interface PdfGeometry {
  pagine: {
    numero: number;
    larghezza: number;
    altezza: number;
    /** Quarter turns, clockwise, from the page as shown to the way its text runs. */
    giri: 0 | 1 | 2 | 3;
  }[];
  /** The rulers in use, found or set; `impostati` when they were set. */
  righelli: number[];
  impostati: boolean;
  escluse: LetturaPdf['escluse'];
  righe: { riga: number; pagina: number; alto: number; basso: number }[];
}

export type EsitoLettura = Esito & { pdf?: PdfGeometry };

type Esito =
  | {
      tipo: 'letto';
      formato: FormatoFile;
      tracciato: TracciatoUsato;
      /** How the table was read; null for a format whose fields are fixed by a standard. */
      lettura: Lettura | null;
      estratti: EstrattoLetto[];
      /** What was recognised and set aside, and what the reading rests on, in Italian. */
      notices: string[];
      /** P.IVA and codici fiscali of the parties, where the format names them: they tell whose the file is. */
      codici?: string[];
      /** Physical lines in the file. */
      righe_file: number;
    }
  | {
      tipo: 'domanda';
      domande: ReadingQuestion[];
      formato: FormatoFile;
      notices: string[];
      /** The header of the table that is asked about; absent where the file is none. */
      intestazione?: string[];
    }
  /** The content no longer fits the saved tracciato; `differenze` are Italian sentences. */
  | { tipo: 'deriva'; tracciato: { id: number; nome: string }; differenze: string[] }
  | { tipo: 'errore'; code: ReadingErrorCode; messaggio: string };

export interface ReadingOptions {
  /** The saved tracciato to read with; without it one is inferred from the content. */
  tracciato?: Tracciato | null;
  risposte?: Risposte;
  /** The reading as the person corrected it: used as it is, nothing is inferred, asked or compared. */
  lettura?: Lettura | null;
  /** Where the columns of a printed table start, as a person corrected them: everything else is told anew. */
  tagli?: readonly number[] | null;
  /** Whose file it is: tells invoices issued from those received. Left out, they are read as issued, and it is said. */
  azienda?: AziendaLettura | null;
  /** Of a PDF under a password. */
  password?: string | null;
  /** Rulers and ignored areas set on the pages of a PDF; its columns are then found anew. */
  pdf?: LetturaPdf | null;
  /** Called now and then with bytes read and bytes in all. */
  onProgress?: (done: number, total: number) => void;
  signal?: AbortSignal;
}
