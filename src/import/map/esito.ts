/**
 * What reading a file can answer. Expected failures are values: a file never makes a reader throw.
 */
import type { OrigineTracciato, Quadratura, RigaImport, RigaScartata } from '#api/contract/importazioni.ts';
import type { FormatoFile, Lettura, Tracciato } from '#api/contract/tracciati.ts';
import type { Centesimi, Giorno, Natura } from '#api/contract/valori.ts';

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
}

/** What can be asked about a file; each has one answer for the whole file. */
export type IdDomanda = 'ordine_data' | 'decimali' | 'segno' | 'importo';

/** One possible answer, with a real cell of the file as it would read under it. */
export interface OpzioneDomanda {
  valore: string;
  testo: string;
  esempio: string;
}

export interface Domanda {
  id: IdDomanda;
  testo: string;
  opzioni: OpzioneDomanda[];
}

/** The user's answers: the `valore` of the chosen option, by question. */
export type Risposte = Partial<Record<IdDomanda, string>>;

/** Stable codes of the reasons a file cannot be read. */
export type CodiceErroreLettura =
  | 'file_vuoto'
  | 'file_troppo_grande'
  | 'file_binario'
  | 'file_pdf'
  | 'file_excel'
  | 'file_zip'
  | 'file_html'
  | 'file_xml'
  | 'xml_con_dtd'
  | 'xml_non_valido'
  | 'xml_troppo_grande'
  | 'file_danneggiato'
  | 'file_protetto'
  | 'contenuto_troppo_grande'
  | 'caratteri_nulli'
  | 'riga_troppo_lunga'
  | 'cella_troppo_grande'
  | 'troppe_colonne'
  | 'virgolette_aperte'
  | 'solo_intestazione'
  | 'nessuna_tabella'
  | 'nessuna_data'
  | 'nessun_importo'
  | 'nessun_movimento'
  | 'lettura_annullata'
  | 'errore_interno';

export interface TracciatoUsato {
  id: number | null;
  versione: number | null;
  nome: string;
  origine: OrigineTracciato;
}

export type EsitoLettura =
  | {
      tipo: 'letto';
      formato: FormatoFile;
      tracciato: TracciatoUsato;
      /** How the table was read; null for a format whose fields are fixed by a standard. */
      lettura: Lettura | null;
      estratti: EstrattoLetto[];
      /** What was recognised and set aside, and what the reading rests on, in Italian. */
      avvisi: string[];
      /** Physical lines in the file. */
      righe_file: number;
    }
  | { tipo: 'domanda'; domande: Domanda[]; formato: FormatoFile; avvisi: string[] }
  /** The content no longer fits the saved tracciato; `differenze` are Italian sentences. */
  | { tipo: 'deriva'; tracciato: { id: number; nome: string }; differenze: string[] }
  | { tipo: 'errore'; code: CodiceErroreLettura; messaggio: string };

export interface OpzioniLettura {
  /** The saved tracciato to read with; without it one is inferred from the content. */
  tracciato?: Tracciato | null;
  risposte?: Risposte;
  /** The reading as the person corrected it: used as it is, nothing is inferred, asked or compared. */
  lettura?: Lettura | null;
  /** Called now and then with bytes read and bytes in all. */
  onProgress?: (fatto: number, totale: number) => void;
  signal?: AbortSignal;
}
