/**
 * What is known of the PDFs of the corpora: movements and sums in cents counted on the text that another extraction
 * gives (`Tj` operators, or words by their places), never taken from the reader.
 */

interface AttesoPdf {
  movimenti: number;
  somma: number;
  /** Opening and closing as the pages print them; null where they print none. */
  saldi?: readonly [number, number];
  conto?: string;
  domanda?: string;
  /** Expected output published beside the samples. */
  verita?: string;
}

export const PDF: Readonly<Record<string, AttesoPdf>> = {
  'Giacenza.pdf': { movimenti: 11, somma: 12928, saldi: [860, 13788] },
  'intesa_sanpaolo_lista_movimenti_2026-09.pdf': {
    movimenti: 21,
    somma: -93190,
    conto: '1000/00098765',
  },
  'anz_everyday_pdf_sample.pdf': {
    movimenti: 6,
    somma: 234491,
    saldi: [241055, 475546],
    conto: '01-2345-0678901-00',
  },
  'asb_everyday_pdf_sample.pdf': {
    movimenti: 5,
    somma: 160260,
    saldi: [87520, 247780],
    verita: 'asb_everyday_pdf.csv',
  },
  'sample_everyday_statement.pdf': {
    movimenti: 12,
    somma: 146650,
    saldi: [125000, 271650],
    verita: 'tutorial_everyday_pdf.csv',
  },
  'sample-statement.pdf': { movimenti: 2, somma: 115433 },
  // 444 of its rows stand below the lower edge of its only page.
  'small-500-transactions.pdf': { movimenti: 500, somma: -632507 },
  // Cards: charges are printed positive, and so are the debts they make.
  'example_statement.pdf': { movimenti: 52, somma: -28994, saldi: [-41216, -70210] },
  'mercury_statement_20241105.pdf': { movimenti: 59, somma: -958, saldi: [-245223, -246181] },
  // A table of expenses on a turned page: nothing says that its amounts go out.
  'senate-expenditures.pdf': { movimenti: 22, somma: -1328586, domanda: 'segno' },
};

/** Files without a statement, or without its text, and the code they are refused with. */
export const PDF_ERRORI: Readonly<Record<string, string>> = {
  'protected.pdf': 'pdf_password',
  'hybrid_multipage.pdf': 'nessuna_tabella',
  'row_span_1.pdf': 'nessuna_tabella',
  'twotables_1.pdf': 'nessuna_tabella',
  'saeco.pdf': 'nessuna_tabella',
  'issue-71-duplicate-chars.pdf': 'nessuna_tabella',
  'malformed-from-issue-932.pdf': 'pdf_senza_testo',
};

/** Of protected files, and the code they come to once open. */
export const PDF_PASSWORD: Readonly<Record<string, readonly [string, string]>> = {
  'protected.pdf': ['foobar123', 'pdf_senza_testo'],
  'encrypted.pdf': ['userpassword', 'nessuna_tabella'],
};

export const PDF_NOTE: Readonly<Record<string, string>> = {
  'small-500-transactions.pdf': '444 rows stand below the edge of the page: read all the same',
  'senate-expenditures.pdf': 'a turned page of expenses; ten rows have no date and are refused',
  'example_statement.pdf': 'a card: the sign is proved by its debt, which ties',
  'mercury_statement_20241105.pdf': 'a card: the sign is proved by its debt, which ties',
  'protected.pdf': 'with its password: a blank page, told as such',
  'saeco.pdf': 'an invoice',
};
