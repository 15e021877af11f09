/** The printed table: what is on every page and how its columns share the width. Pure. */
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { centesimi, formatImporto } from '#domain/importi.ts';
import { formatData } from '#domain/date.ts';
import { isGiorno } from '#api/contract/valori.ts';
import { formatNumero } from '#domain/testo.ts';
import type { AperturaGruppo, Cartella, ColonnaFoglio } from '../cartella.ts';

/** A4 lying down is 842 points wide (ISO 216 at 72 points an inch). */
const LARGHEZZA = 842;
const MARGINE = 28;
/** Air on both sides of a cell. */
const SPAZIO = 8;
/** How wide a digit is, in letters' heights: the font of the paper has 0.56 (Roboto, tabular). */
export const CIFRA = 0.56;
const GRIGIO = '#5c666d';
const FONDO = '#f0f2f4';

/** A cell's text as the grid shows it. */
export function testoCella(value: string | number | null | undefined, { cella }: ColonnaFoglio): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '';
  if (typeof value === 'number')
    return cella === 'importo' ? formatImporto(centesimi(value)) : formatNumero(value);
  if (cella === 'data' && isGiorno(value)) return formatData(value);
  return value.toWellFormed();
}

const destra = ({ cella }: ColonnaFoglio): boolean => cella === 'importo' || cella === 'numero';

/** Titles are bold: a character of theirs takes a little more. */
const GRASSETTO = 1.1;

/** Many columns need small letters: 8 points for up to ten, 5.5 at least. */
export const corpo = (columns: number): number => Math.max(5.5, Math.min(8, 8 - (columns - 10) * 0.4));

/** The room that a column asks for, in characters: what it holds, and for texts no more than some lines of them need. */
function pesoOf(colonna: ColonnaFoglio, lunghezza: number): number {
  const asked = Math.max(lunghezza, Math.ceil(colonna.titolo.length * GRASSETTO)) + 1;
  return colonna.cella === 'testo' ? Math.min(asked, Math.max(12, colonna.larghezza * 1.6)) : asked;
}

/**
 * In points, the whole width and never more. `lunghezze`: characters of the longest text of each column. Paper is narrow:
 * days, amounts and numbers take what they hold, since none of them may be broken in two, and texts share the rest; an
 * empty column takes no more than its title.
 */
export function larghezze(colonne: readonly ColonnaFoglio[], lunghezze: readonly number[]): number[] {
  const free = LARGHEZZA - 2 * MARGINE - colonne.length * SPAZIO;
  const carattere = corpo(colonne.length) * CIFRA;
  const pesi = colonne.map((colonna, at) => pesoOf(colonna, lunghezze[at] ?? 0));
  const intere = colonne.map(({ cella }, at) => (cella === 'testo' ? 0 : (pesi[at] ?? 0) * carattere));
  const left = free - intere.reduce((sum, width) => sum + width, 0);
  const testi = pesi.reduce((sum, peso, at) => sum + (intere[at] === 0 ? peso : 0), 0);
  const total = pesi.reduce((sum, peso) => sum + peso, 0);
  // Without texts to give way, or with no room for them, all give way alike.
  const widths = pesi.map((peso, at) =>
    testi === 0 || left <= 0 ? (peso / total) * free : intere[at] || (peso / testi) * left,
  );
  return widths.map((width) => Math.floor(width * 100) / 100);
}

export function rigaTesti(
  testi: readonly string[],
  colonne: readonly ColonnaFoglio[],
  grassetto = false,
): TableCell[] {
  return colonne.map((colonna, at) => ({
    text: testi[at] ?? '',
    ...(grassetto && { bold: true }),
    ...(destra(colonna) && { alignment: 'right' as const, noWrap: true }),
  }));
}

export function rigaGruppo({ etichetta, livello }: AperturaGruppo, columns: number): TableCell[] {
  const first: TableCell = {
    text: etichetta,
    colSpan: columns,
    bold: true,
    fillColor: FONDO,
    margin: [livello * 8, 0, 0, 0],
  };
  return [first, ...Array.from({ length: columns - 1 }, () => ({}))];
}

/** `somme` in cents, by column. */
export function rigaTotale(
  etichetta: string,
  somme: readonly number[],
  colonne: readonly ColonnaFoglio[],
): TableCell[] {
  return colonne.map(({ totale }, at) => ({
    text: totale ? formatImporto(centesimi(somme[at] ?? 0)) : at === 0 ? etichetta : '',
    bold: true,
    ...(totale && { alignment: 'right' as const, noWrap: true }),
  }));
}

function testata({ foglio, provenienza: { azienda, filtri, ordine } }: Cartella): Content {
  const words = [...filtri, ...(ordine.length > 0 ? [`Ordine: ${ordine.join('; ')}`] : [])];
  return [
    {
      columns: [
        { text: foglio, fontSize: 13, bold: true },
        { text: azienda, fontSize: 10, bold: true, alignment: 'right' },
      ],
    },
    { text: words.join(' · '), fontSize: 7.5, color: GRIGIO, margin: [0, 1, 0, 0] },
  ];
}

/** The whole document; `body` begins with the header row. `lunghezze`: see `larghezze`. */
export function documento(
  cartella: Cartella,
  body: TableCell[][],
  lunghezze: readonly number[],
): TDocumentDefinitions {
  const { colonne, provenienza, foglio } = cartella;
  return {
    info: { title: `${foglio} - ${provenienza.azienda}`, creator: 'Quadra' },
    language: 'it-IT',
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [MARGINE, 56, MARGINE, 34],
    header: { stack: [testata(cartella)], margin: [MARGINE, 18, MARGINE, 0] },
    footer: (page, pages) => ({
      columns: [
        { text: `Stampato il ${provenienza.quando} da ${provenienza.utente}` },
        { text: `Pagina ${page} di ${pages}`, alignment: 'right' },
      ],
      fontSize: 7.5,
      color: GRIGIO,
      margin: [MARGINE, 10, MARGINE, 0],
    }),
    defaultStyle: { fontSize: corpo(colonne.length) },
    content: [
      {
        table: { headerRows: 1, dontBreakRows: true, widths: larghezze(colonne, lunghezze), body },
        layout: {
          hLineWidth: (at, { table }) => (at <= 1 || at === table.body.length ? 0.6 : 0.25),
          vLineWidth: () => 0,
          hLineColor: (at) => (at <= 1 ? '#8a9299' : '#d5dadd'),
          fillColor: (at) => (at === 0 ? '#e8ecef' : null),
          paddingLeft: () => SPAZIO / 2,
          paddingRight: () => SPAZIO / 2,
          paddingTop: () => 1.5,
          paddingBottom: () => 1.5,
        },
      },
    ],
  };
}
