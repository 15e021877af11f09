/** The styles of an exported workbook (ECMA-376 Part 1, 18.8): a cell names one by its place in `cellXfs`. */

/** Built-in number formats (18.8.30) are shown with the reader's own separators; days are always Italian. */
const FORMATO = { generale: 0, intero: 3, importo: 4, testo: 49, data: 164 } as const;

interface Stile {
  formato?: number;
  grassetto?: boolean;
  /** Place in `fills`: 0 none, 2 header, 3 group. */
  sfondo?: 0 | 2 | 3;
  /** Place in `borders`: 1 below, 2 above. */
  bordo?: 0 | 1 | 2;
  destra?: boolean;
  centrato?: boolean;
}

const ELENCO = {
  normale: {},
  importo: { formato: FORMATO.importo },
  data: { formato: FORMATO.data },
  intero: { formato: FORMATO.intero },
  /** Stays text even when it is edited in Excel. */
  testo: { formato: FORMATO.testo },
  intestazione: { grassetto: true, sfondo: 2, bordo: 1, centrato: true },
  intestazioneDestra: { grassetto: true, sfondo: 2, bordo: 1, centrato: true, destra: true },
  gruppo: { formato: FORMATO.testo, grassetto: true, sfondo: 3 },
  subtotale: { formato: FORMATO.testo, grassetto: true, bordo: 2 },
  subtotaleImporto: { formato: FORMATO.importo, grassetto: true, bordo: 2 },
  grassetto: { formato: FORMATO.testo, grassetto: true },
} as const satisfies Record<string, Stile>;

export type NomeStile = keyof typeof ELENCO;

const NOMI = Object.keys(ELENCO) as NomeStile[];

/** The place of each style, as a cell names it. */
export const STILE = Object.fromEntries(NOMI.map((nome, at) => [nome, at])) as Record<NomeStile, number>;

function xf({ formato = 0, grassetto = false, sfondo = 0, bordo = 0, destra, centrato }: Stile): string {
  const horizontal = destra === undefined ? '' : ` horizontal="${destra ? 'right' : 'left'}"`;
  const alignment = centrato ? `<alignment vertical="center"${horizontal}/>` : '';
  const applied = `applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"`;
  return `<xf numFmtId="${formato}" fontId="${grassetto ? 1 : 0}" fillId="${sfondo}" borderId="${bordo}" xfId="0" ${applied}>${alignment}</xf>`;
}

const FONT = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
const solid = (argb: string): string =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${argb}"/><bgColor indexed="64"/></patternFill></fill>`;
const LINEA = '<color rgb="FF8A9299"/>';

/** `xl/styles.xml`. The first two fills are reserved by Excel, whatever they say. */
export const STYLES = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="${FORMATO.data}" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font>${FONT}</font><font><b/>${FONT}</font></fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${solid('FFE8ECEF')}${solid('FFF4F6F8')}</fills><borders count="3"><border><left/><right/><top/><bottom/><diagonal/></border><border><left/><right/><top/><bottom style="thin">${LINEA}</bottom><diagonal/></border><border><left/><right/><top style="thin">${LINEA}</top><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${NOMI.length}">${NOMI.map((nome) => xf(ELENCO[nome])).join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
