/** The styles of cells: a closed list, which each writer expresses in its own way. */

/** Built-in formats use the separators of the reader; days are always Italian. `@` stays text when it is edited. */
export const FORMATI = {
  generale: null,
  intero: '#,##0',
  importo: '#,##0.00',
  testo: '@',
  data: 'dd/mm/yyyy',
} as const;

export const FILLS = { intestazione: 'FFE8ECEF', gruppo: 'FFF4F6F8' } as const;
export const LINE = 'FF8A9299';

export interface CellStyle {
  formato?: keyof typeof FORMATI;
  bold?: boolean;
  background?: keyof typeof FILLS;
  border?: 'sotto' | 'sopra';
  side?: 'left' | 'right';
  /** Vertically centred. */
  centered?: boolean;
  aCapo?: boolean;
}

export const SHEET_STYLES = {
  normale: {},
  importo: { formato: 'importo' },
  data: { formato: 'data' },
  intero: { formato: 'intero' },
  testo: { formato: 'testo' },
  intestazione: { bold: true, background: 'intestazione', border: 'sotto', centered: true, side: 'left' },
  intestazioneDestra: {
    bold: true,
    background: 'intestazione',
    border: 'sotto',
    centered: true,
    side: 'right',
  },
  gruppo: { formato: 'testo', bold: true, background: 'gruppo' },
  subtotale: { formato: 'testo', bold: true, border: 'sopra' },
  subtotaleImporto: { formato: 'importo', bold: true, border: 'sopra' },
  grassetto: { formato: 'testo', bold: true },
  nota: { formato: 'testo', side: 'left' },
  notaLunga: { formato: 'testo', side: 'left', aCapo: true },
  notaImporto: { formato: 'importo', side: 'left' },
  notaData: { formato: 'data', side: 'left' },
  notaIntero: { formato: 'intero', side: 'left' },
} as const satisfies Record<string, CellStyle>;

export type NomeStile = keyof typeof SHEET_STYLES;

/** The style of the title of a column, aligned as its values. */
export const getTitleStyle = (cell: string): NomeStile =>
  cell === 'importo' || cell === 'numero' ? 'intestazioneDestra' : 'intestazione';
