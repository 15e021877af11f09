/** What is known of the corpora's files, counted by hand on the raw text (`awk`), never taken from the reader. */

/** Movements and sum in cents of every Italian file. */
export const CSV_IT: Readonly<Record<string, { movimenti: number; somma: number }>> = {
  'ch.banana.filter.import.finecobank#example_01.csv': { movimenti: 22, somma: 196534 },
  'ch.banana.filter.import.finecobank#example_02.csv': { movimenti: 10, somma: 117227 },
  'csv_intesa_example_format1_20232209.csv': { movimenti: 30, somma: 384224 },
  'csv_intesa_example_format2_20240522.csv': { movimenti: 11, somma: 323572 },
  'csv_intesa_example_formatCc1_20241227.csv': { movimenti: 4, somma: -13953 },
  'csv_unicredit_example_format1_20240403.csv': { movimenti: 4, somma: -12494 },
  'csv_unicredit_example_format1_20240521.csv': { movimenti: 3, somma: -261734 },
  'csv_unicredit_example_format2_20250225.csv': { movimenti: 20, somma: -805025 },
  'bancoposta.csv': { movimenti: 4, somma: 99610 },
  'addebito_diretto.csv': { movimenti: 3, somma: -40040 },
  'atm.csv': { movimenti: 2, somma: 0 },
  'bonifico.csv': { movimenti: 8, somma: 89900 },
  'pagamento_postamat.csv': { movimenti: 1, somma: -20000 },
  'intesa_sanpaolo_sample.csv': { movimenti: 10, somma: 929550 },
  'unicredit_sample.csv': { movimenti: 10, somma: 929550 },
  'ch.banana.revolut.transactions.private1_20250922_it.csv': { movimenti: 3, somma: -18619 },
  'csv_bancastato_example_format1_20141209.csv': { movimenti: 54, somma: 18730894 },
  'csv_bancastato_example_format4_20221012.csv': { movimenti: 32, somma: -161965 },
  'csv_bancastato_example_format5_20231117.csv': { movimenti: 35, somma: 463781 },
  'csv_postfinance_example_format2_CreditCard_20241118-IT.csv': { movimenti: 4, somma: -25272 },
  'csv_postfinance_example_format6_20240222-IT.csv': { movimenti: 25, somma: -217778 },
  'unicredit_2026-08_2026-09.csv': { movimenti: 51, somma: -43568 },
};

/** Remarks for the tables of docs/corpora.md. */
export const NOTE: Readonly<Record<string, string>> = {
  'ch.banana.filter.import.finecobank#example_01.csv': 'four rows only authorised, named in a notice',
  'csv_intesa_example_format2_20240522.csv':
    'balances redacted by the publisher: they cannot tie; one operation not booked, refused with its reason',
  'csv_intesa_example_format1_20232209.csv': 'thousands sign broken into U+FFFD; anonymised currency code',
  'addebito_diretto.csv': 'invented balances (opening = closing)',
  'bonifico.csv': 'invented balances',
  'bancoposta.csv': 'rows cut by the publisher: 511.00 short of its closing balance',
  'csv_bancastato_example_format5_20231117.csv': 'interest of 6.53 where the balances say 6.92',
  'csv_bancastato_example_format1_20141209.csv': 'the oldest row brings the opening balance',
  'csv_akb_example_format1_20220630.csv': 'one balance a cent off',
  'csv_akb_example_format1_20221231.csv': 'one balance a cent off',
  'csv_example_format3_20171231.csv': 'an interest of 5.00 that its balance leaves out',
  'csv_example_format5_20220518.csv': 'an interest of 7.00 that its balance leaves out',
  'test_BOI_TransactionExport.csv': 'invented balances, all 100',
  'import.de.glsbank.csv.csv': 'rows cut by the publisher',
  'bnz_merged_quote.csv': 'one quote never closes: read without quotes, after the question',
};

/** Files that leave something open: the questions they must ask, no more and no fewer. */
export const DOMANDE: Readonly<Record<string, string>> = {
  'csv_example_format3_20171231.csv': 'riga',
  'csv_example_format1_20080304.csv': 'importo',
  'bnz_merged_quote.csv': 'ordine_data',
  'synthetic_edge_date_format_mismatch_01.csv': 'ordine_data',
  'bnz_redacted_amount.csv': 'ordine_data',
  'bnz_ragged_long.csv': 'ordine_data',
  'bnz_embedded_newline.csv': 'ordine_data',
  'bnz_ragged_short.csv': 'ordine_data',
  'bnz_transaction_export_01.csv': 'ordine_data',
  'csv_example_format2_20250324.csv': 'segno',
  'csv_example_format2_fr_20260310.csv': 'segno',
  'ch.banana.revolut.transactions.business_exp1_USD_20240131.csv': 'segno',
  'ch.banana.revolut.transactions.business_exp1_EUR_20240131.csv': 'segno',
  'test_delimiter_tab.csv': 'segno',
  'test_row_format_default.csv': 'segno',
  'MS_JANE_SMITH_01-12-2019_14-12-2019.csv': 'segno',
  '20180226_12345678.csv': 'ordine_data',
  'meta_data_separated_credit_debit.csv': 'ordine_data',
  'original_currency_no_header.csv': 'importo',
  'csvamountonenonzero.csv': 'importo',
};

/** Files that hold no statement, and the code they must be refused with. */
export const ERRORI: Readonly<Record<string, string>> = {
  'invalid.csv': 'nessuna_tabella',
  'synthetic_edge_summary_rows_01.csv': 'nessun_movimento',
  'TH_20180101-20180523_page_1.csv': 'nessuna_data',
  'TH_20180521-20180523.csv': 'nessuna_data',
  'empty_activity.csv': 'solo_intestazione',
  'empty_statement_en.csv': 'solo_intestazione',
  'csv-payload.txt': 'nessuna_tabella',
  'json.csv': 'nessuna_data',
  'comma_in_quotes.csv': 'nessuna_tabella',
  'empty.csv': 'nessuna_data',
  'escaped_quotes.csv': 'nessuna_data',
  'simple.csv': 'nessuna_data',
  'csvdateformat.csv': 'nessuna_tabella',
  'csvdaterule.csv': 'nessuna_tabella',
  'csvdateparse.csv': 'nessun_importo',
  'utf-8-bom-sample.csv': 'nessuna_tabella',
  'sample.csv': 'nessuna_tabella',
  'sample-header.csv': 'nessuna_tabella',
  'long-sample.csv': 'nessun_importo',
};

/**
 * Published outputs that differ from the reading, and why the reading stands.
 * Card terminals' sales lists (format2) are split by their importer into gross, fee and payout: not bank movements.
 */
export const VERITA_DIVERSA: ReadonlySet<string> = new Set([
  // Fees that the file's own balances do not confirm are announced, not taken off.
  'ch.banana.revolut.transactions.private1_20222609.csv',
  'ch.banana.revolut.transactions.private1_20250922_de.csv',
  'csv_example_format2_20250324.csv',
  'csv_example_format2_20251014.csv',
  'csv_example_format2_fr_20260310.csv',
]);

/** Statements whose own balances tie, currency by currency. */
export const QUADRA: ReadonlySet<string> = new Set([
  'csv_bancastato_example_format1_20141209.csv',
  'csv_bancastato_example_format4_20221012.csv',
  'atm.csv',
  'pagamento_postamat.csv',
  'ch.banana.revolut.transactions.private1_20250922_it.csv',
  'French_sample.csv',
  'csv_deutschebank_example_format1_20190904.csv',
  'csv_deutschebank_example_format2_20140803.csv',
  'csv_deutschebank_example_format3_20240131.csv',
  'csv_deutschebank_example_format5_20250414.csv',
  'csv_lkb_example_format4_20190122.csv',
  'csv_tkb_example_format2_20181108.csv',
  'csv_example_format6_20241119.csv',
  'csv_postfinance_example_format1_20170929.csv',
  'csv_bkb_example_format1B_20230122.csv',
  'csv_blkb_example_format1_20080718.csv',
  'csv_lkb_example_format1_20080718.csv',
  'csv_example_format2_20101028.csv',
  'csv_akb_example_format3_20241018.csv',
  'csv_blkb_example_format3_20160629.csv',
  'csv_blkb_example_format4_20250709.csv',
  'csv_creditsuisse_example_format1_20121115.csv',
  'csv_creditsuisse_example_format2_20170301.csv',
  'csv_creditsuisse_example_format4_20230901.csv',
  'csv_example_format4_20171215.csv',
  'csv_postfinance_example_format3_20101031.csv',
  'synthetic_edge_duplicate_transactions_01.csv',
  'ch.banana.revolut.transactions.business1_20222609.csv',
  'ch.banana.revolut.transactions.business2_20222410.csv',
  'ch.banana.revolut.transactions.business3_20240724.csv',
  'ch.banana.revolut.transactions.business3_20251016.csv',
  'ch.banana.wise.transactions.business1_20230105.csv',
  'ch.banana.wise.transactions.personal1_20230105.csv',
  'ch.banana.wise.transactions.personal1_20231103.csv',
  'csv_example_format1_20240215.csv',
  'download.csv',
  'sample_split_amounts.csv',
]);
