/** The styles of the package (ECMA-376 Part 1, 18.8): a cell refers to one by its index in `cellXfs`. */
import { type CellStyle, FORMATI, LINE, type NomeStile, FILLS, SHEET_STYLES } from './styles.ts';

/** Ids of the formats (18.8.30); custom ones begin at 164. */
const ID_FORMATI = { generale: 0, intero: 3, importo: 4, testo: 49, data: 164 } as const;
/** Indexes in `fills`: Excel reserves the first two, whatever they contain. */
const FILL_IDS = { intestazione: 2, gruppo: 3 } as const;
const BORDER_IDS = { sotto: 1, sopra: 2 } as const;

const NOMI = Object.keys(SHEET_STYLES) as NomeStile[];

/** The index of each style, by which a cell refers to it. */
export const STILE = Object.fromEntries(NOMI.map((name, at) => [name, at])) as Record<NomeStile, number>;

function writeXf({
  formato = 'generale',
  bold,
  background,
  border: edge,
  side,
  centered,
  aCapo,
}: CellStyle): string {
  const vertical = centered ? ' vertical="center"' : '';
  const horizontal = side ? ` horizontal="${side}"` : '';
  const alignment = `${vertical}${horizontal}${aCapo ? ' wrapText="1"' : ''}`;
  const applied = `applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"`;
  const fill = background ? FILL_IDS[background] : 0;
  const border = edge ? BORDER_IDS[edge] : 0;
  return `<xf numFmtId="${ID_FORMATI[formato]}" fontId="${bold ? 1 : 0}" fillId="${fill}" borderId="${border}" xfId="0" ${applied}>${alignment === '' ? '' : `<alignment${alignment}/>`}</xf>`;
}

const FONT = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
const solid = (argb: string): string =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${argb}"/><bgColor indexed="64"/></patternFill></fill>`;
const LINE_COLOUR = `<color rgb="${LINE}"/>`;

/** `xl/styles.xml`. */
export const STYLES = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="${ID_FORMATI.data}" formatCode="${FORMATI.data}"/></numFmts><fonts count="2"><font>${FONT}</font><font><b/>${FONT}</font></fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${solid(FILLS.intestazione)}${solid(FILLS.gruppo)}</fills><borders count="3"><border><left/><right/><top/><bottom/><diagonal/></border><border><left/><right/><top/><bottom style="thin">${LINE_COLOUR}</bottom><diagonal/></border><border><left/><right/><top style="thin">${LINE_COLOUR}</top><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${NOMI.length}">${NOMI.map((name) => writeXf(SHEET_STYLES[name])).join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
