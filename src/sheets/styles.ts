/** How cells of a workbook look: a closed list, that each writer says in its own way. */

/** Built-in formats are shown with the reader's own separators; days are always Italian. `@` stays text when it is edited. */
export const FORMATI = {
  generale: null,
  intero: '#,##0',
  importo: '#,##0.00',
  testo: '@',
  data: 'dd/mm/yyyy',
} as const;

export const SFONDI = { intestazione: 'FFE8ECEF', gruppo: 'FFF4F6F8' } as const;
export const LINEA = 'FF8A9299';

export interface CellStyle {
  formato?: keyof typeof FORMATI;
  grassetto?: boolean;
  sfondo?: keyof typeof SFONDI;
  bordo?: 'sotto' | 'sopra';
  lato?: 'left' | 'right';
  /** In the middle of its height. */
  centrato?: boolean;
  aCapo?: boolean;
}

export const STILI = {
  normale: {},
  importo: { formato: 'importo' },
  data: { formato: 'data' },
  intero: { formato: 'intero' },
  testo: { formato: 'testo' },
  intestazione: { grassetto: true, sfondo: 'intestazione', bordo: 'sotto', centrato: true, lato: 'left' },
  intestazioneDestra: {
    grassetto: true,
    sfondo: 'intestazione',
    bordo: 'sotto',
    centrato: true,
    lato: 'right',
  },
  gruppo: { formato: 'testo', grassetto: true, sfondo: 'gruppo' },
  subtotale: { formato: 'testo', grassetto: true, bordo: 'sopra' },
  subtotaleImporto: { formato: 'importo', grassetto: true, bordo: 'sopra' },
  grassetto: { formato: 'testo', grassetto: true },
  nota: { formato: 'testo', lato: 'left' },
  notaLunga: { formato: 'testo', lato: 'left', aCapo: true },
  notaImporto: { formato: 'importo', lato: 'left' },
  notaData: { formato: 'data', lato: 'left' },
  notaIntero: { formato: 'intero', lato: 'left' },
} as const satisfies Record<string, CellStyle>;

export type NomeStile = keyof typeof STILI;

/** Of a column's title: as its values stand. */
export const getTitleStyle = (cella: string): NomeStile =>
  cella === 'importo' || cella === 'numero' ? 'intestazioneDestra' : 'intestazione';
