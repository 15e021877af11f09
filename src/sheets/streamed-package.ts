/** The parts of the package around the sheets, and the relations between them (ECMA-376 Part 1, 8 and 11; Part 2). */
import { cleanForXml, escapeAttribute, escapeXml } from './text.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEETML = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export interface SheetEntry {
  nome: string;
  /** `A1:E5`; null without a filter. */
  filtro: string | null;
  /** The row of its titles, which is repeated on every printed page. */
  titles: number;
}

/** A sheet's name inside a formula. */
export const escapeSheet = (name: string): string => `'${name.replaceAll("'", "''")}'`;

const absolute = (range: string): string => range.replaceAll(/([A-Z]+)(\d+)/g, '$$$1$$$2');

export const getSheetPath = (index: number): string => `xl/worksheets/sheet${index + 1}.xml`;

export function writeContentTypes(sheets: number): string {
  const part = (name: string, type: string): string =>
    `<Override PartName="/${name}" ContentType="${type}"/>`;
  const own = Array.from({ length: sheets }, (_, at) =>
    part(getSheetPath(at), `${SHEETML}.worksheet+xml`),
  ).join('');
  return `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('xl/workbook.xml', `${SHEETML}.sheet.main+xml`)}${own}${part('xl/styles.xml', `${SHEETML}.styles+xml`)}${part('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml')}</Types>`;
}

export const RELS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`;

/** `created`: ISO instant. */
export const writeCore = (author: string, created: string): string =>
  `${XML}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:creator>${escapeXml(cleanForXml(author))}</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${created}</dcterms:created></cp:coreProperties>`;

/**
 * The filter of a sheet is also a hidden name (`_xlnm._FilterDatabase`), because Excel reads both. The header is
 * repeated in print.
 */
export function writeWorkbook(sheets: readonly SheetEntry[]): string {
  const own = sheets
    .map(({ nome }, at) => `<sheet name="${escapeAttribute(nome)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
    .join('');
  const names = sheets.flatMap(({ nome, filtro, titles }, at) => {
    if (filtro === null) return [];
    const sheet = escapeXml(escapeSheet(nome));
    return [
      `<definedName name="_xlnm._FilterDatabase" localSheetId="${at}" hidden="1">${sheet}!${absolute(filtro)}</definedName>`,
      `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">${sheet}!$${titles}:$${titles}</definedName>`,
    ];
  });
  return `${XML}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><bookViews><workbookView activeTab="0"/></bookViews><sheets>${own}</sheets>${names.length > 0 ? `<definedNames>${names.join('')}</definedNames>` : ''}<calcPr calcId="171027"/></workbook>`;
}

export function writeWorkbookRels(sheets: number): string {
  const own = Array.from(
    { length: sheets },
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  ).join('');
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${own}<Relationship Id="rId${sheets + 1}" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`;
}

/** The beginning of a sheet, up to its rows. */
export function writeSheetStart({
  widths,
  livelli,
  fisse,
}: {
  widths: readonly number[];
  /** Outline levels of its rows. */
  livelli: number;
  /** The number of rows that stay visible. */
  fisse: number;
}): string {
  const first = `A${fisse + 1}`;
  const pane =
    fisse > 0
      ? `<pane ySplit="${fisse}" topLeftCell="${first}" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="${first}" sqref="${first}"/>`
      : '';
  const cols = widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  const outline = livelli > 0 ? ` outlineLevelRow="${livelli}"` : '';
  return `${XML}<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"${outline}/>${cols === '' ? '' : `<cols>${cols}</cols>`}<sheetData>`;
}

/** The end of a sheet. It is printed on landscape pages as wide as the columns, with page numbers. */
export function writeSheetEnd(filtro: string | null): string {
  const filter = filtro === null ? '' : `<autoFilter ref="${filtro}"/>`;
  return `</sheetData>${filter}<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/><headerFooter><oddFooter>&amp;L&amp;A&amp;RPagina &amp;P di &amp;N</oddFooter></headerFooter></worksheet>`;
}
