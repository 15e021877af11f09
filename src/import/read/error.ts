/** The only exception of the readers: it never leaves `readStatementFile`, which turns it into an `errore` value. */

/** Stable codes of the reasons a file cannot be read. */
export type ReadingErrorCode =
  | 'file_vuoto'
  | 'file_troppo_grande'
  | 'file_binario'
  | 'pdf_password'
  | 'pdf_password_errata'
  | 'pdf_senza_testo'
  | 'tempo_scaduto'
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

export class ReadingError extends Error {
  readonly code: ReadingErrorCode;

  /** `message` is Italian and shown as it is. */
  constructor(code: ReadingErrorCode, message: string) {
    super(message);
    this.name = 'ErroreLettura';
    this.code = code;
  }
}
