/**
 * What is known of the workbooks of the corpora. Counts and sums in cents were taken from the raw cells by other
 * programs than the reader's own (exceljs, xlrd, a pattern over the HTML), never from the reader.
 */

interface Attesa {
  movimenti: number;
  /** Sum of the accepted rows, all currencies together. */
  somma: number;
  scartate?: number;
  /** Question asked first, and answered with its first option. */
  domanda?: string;
}

export const FOGLI: Readonly<Record<string, Attesa>> = {
  'fineco_2026-06_2026-07.xlsx': { movimenti: 57, somma: 200038 },
  'fineco_2026-07_2026-09.xlsx': { movimenti: 78, somma: -13400 },
  // The row not yet booked, of -101.07, is refused with its reason.
  'intesa_sanpaolo_2026-04_2026-09.xlsx': { movimenti: 153, somma: 157750, scartate: 1 },
  'intesa_sanpaolo_legacy_2026-03.xls': { movimenti: 24, somma: 119890 },
  'Movimenti-testcase1.xls': { movimenti: 32, somma: -2823451 },
  'movements.xlsx': { movimenti: 2, somma: 14063 },
  'sample-old-format-pre-2026-06.xlsx': { movimenti: 10, somma: 32694600 },
  'adyen_test.xlsx': { movimenti: 21, somma: 0 },
  'sample_statement_en.xlsx': { movimenti: 2, somma: 149150 },
  'meta_data_separated_credit_debit.xlsx': { movimenti: 4, somma: 106932, domanda: 'ordine_data' },
  'xlsx_bexio_example_format1_20221223.xlsx': { movimenti: 219, somma: 92837117 },
  // A text under saved as .xls; its two turnover lines are totals. 10,374.04 + 2,578.93 = 12,952.97.
  'test_swedebank_statement.xls': { movimenti: 13, somma: 257893, scartate: 2 },
  // The publisher broke the thousands of its texts (`1,00.00`, `12,84.53`): that row is refused.
  'statement.xlsx': { movimenti: 4, somma: 16500, scartate: 1 },
  // Days alone, and numbers all positive: what they are is asked.
  '1900.xlsx': { movimenti: 5, somma: -1234500, domanda: 'segno' },
  '1900.xls': { movimenti: 5, somma: -1234500, domanda: 'segno' },
  '1900.ods': { movimenti: 5, somma: -1234500, domanda: 'segno' },
};

/** Workbooks without a statement, and the code they are refused with. */
export const FOGLI_ERRORI: Readonly<Record<string, string>> = {
  'empty_statement_en.xlsx': 'solo_intestazione',
};

/** Statements whose own balances tie. */
export const FOGLI_QUADRA: ReadonlySet<string> = new Set([
  'fineco_2026-06_2026-07.xlsx',
  'fineco_2026-07_2026-09.xlsx',
  'test_swedebank_statement.xls',
]);

export const FOGLI_NOTE: Readonly<Record<string, string>> = {
  'test_swedebank_statement.xls': 'a CSV by content; two turnover lines refused as totals',
  'statement.xlsx': 'thousands broken by the publisher (`1,00.00`): one row refused',
  'meta_data_separated_credit_debit.xlsx': 'the published balances are two cents apart from the rows',
  'xlsx_bexio_example_format1_20221223.xlsx': 'a ledger: amounts without a side, as the file writes them',
  'intesa_sanpaolo_2026-04_2026-09.xlsx': 'one operation not booked, refused with its reason',
  '1900.xls': 'dates of the 1900 system, no statement',
  '1900.xlsx': 'dates of the 1900 system, no statement',
  '1900.ods': 'dates of the 1900 system, no statement',
};

/** What hostile workbooks must come to: a stable code, or rows that may be read. */
export const FOGLI_OSTILI: Readonly<Record<string, string>> = {
  '1904DateWindowing.xls': 'nessun_importo',
  'DateFormatNumberTests.xlsx': 'segno',
  'DateFormatTests.xlsx': 'nessuna_tabella',
  'clusterfuzz-testcase-minimized-POIHSSFFuzzer-6137883240824832.xls': 'file_danneggiato',
  'clusterfuzz-testcase-minimized-POIHSSFFuzzer-6537773940867072.xls': 'file_danneggiato',
  'clusterfuzz-testcase-minimized-POIXSSFFuzzer-5089447305609216.xlsx': 'file_danneggiato',
  'clusterfuzz-testcase-minimized-POIXSSFFuzzer-6123461607817216.xlsx': 'file_danneggiato',
  'clusterfuzz-testcase-minimized-XLSX2CSVFuzzer-5636439151607808.xlsx': 'file_danneggiato',
  'clusterfuzz-testcase-minimized-XLSX2CSVFuzzer-6594557414080512.xlsx': 'file_danneggiato',
  'password.xls': 'file_protetto',
  'poc-xmlbomb-empty.xlsx': 'file_danneggiato',
  'poc-xmlbomb.xlsx': 'file_danneggiato',
  'protect.xlsx': 'file_protetto',
  'xlsx-corrupted.xlsx': 'file_danneggiato',
  'empty_excel.xlsx': 'file_vuoto',
  'test_boolean.xlsx': 'nessuna_tabella',
  'test_empty_rows.xlsx': 'nessuna_data',
  'test_excel_types.xlsx': 'letto',
  'test_headers_with_none_cell.xlsx': 'nessuna_tabella',
  'test_invalid_dimensions.xlsx': 'nessuna_data',
  'test_single_merged_cell.xlsx': 'nessuna_data',
};
