/** A table: its rows with their subtotals and total, and what is needed to carry its figures over the pages. */
import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js';
import { measureColonne, type ColumnSizes } from './columns.ts';
import { ARIA, COLORI } from './sizes.ts';
import { isRightAligned, cutText, formatCell } from './text.ts';
import type { PrintedCell, ColonnaStampa, TabellaStampa } from './types.ts';

/** A row and the sums of its columns once it is counted; its first cell is told its page while it is laid out. */
export interface Orma {
  cella: TableCell;
  somme: readonly number[];
}

export interface TabellaComposta {
  nodo: Content;
  colonne: readonly ColonnaStampa[];
  misure: ColumnSizes;
  /** In the order of the page; empty where nothing is carried over. */
  orme: readonly Orma[];
}

/** Thin lines between rows, strong ones under the titles; no uprights. */
const DISEGNO: CustomTableLayout = {
  hLineWidth: (at, { table }) => (at <= 1 || at === table.body.length ? 0.7 : 0.25),
  vLineWidth: () => 0,
  hLineColor: (at, { table }) => (at <= 1 || at === table.body.length ? COLORI.bordo : COLORI.filo),
  fillColor: (at) => (at === 0 ? COLORI.fondo : null),
  paddingLeft: () => ARIA / 2,
  paddingRight: () => ARIA / 2,
  paddingTop: () => 1.8,
  paddingBottom: () => 1.8,
};

const sommata = ({ totale, tipo }: ColonnaStampa): boolean =>
  totale === true && (tipo === 'importo' || tipo === 'numero');

/** The width that is left to the words of a line of sums: the columns before the first that is summed. */
const primaSommata = (colonne: readonly ColonnaStampa[]): number => colonne.findIndex(sommata);

/** A line of sums, named in the columns before the first of them. */
export function makeSumsRow(
  testo: string,
  somme: readonly number[],
  colonne: readonly ColonnaStampa[],
): TableCell[] {
  const span = primaSommata(colonne);
  return colonne.map((colonna, at): TableCell => {
    if (at === 0) return { text: cutText(testo, 90), colSpan: span, bold: true };
    if (at < span || !sommata(colonna)) return { text: '' };
    return {
      text: formatCell(somme[at] ?? 0, colonna.tipo),
      bold: true,
      alignment: 'right',
      noWrap: true,
    };
  });
}

function rigaTesti(
  celle: readonly PrintedCell[],
  colonne: readonly ColonnaStampa[],
  forte = false,
): TableCell[] {
  return colonne.map(({ tipo }, at): TableCell => ({
    text: formatCell(celle[at] ?? null, tipo),
    ...(forte && { bold: true }),
    ...(isRightAligned(tipo) && { alignment: 'right' as const }),
    ...(tipo !== 'testo' && { noWrap: true }),
  }));
}

/** Titles wrap, as figures never do. */
const rigaTitoli = (colonne: readonly ColonnaStampa[]): TableCell[] =>
  colonne.map(({ titolo, tipo }): TableCell => ({
    text: cutText(titolo, 60),
    bold: true,
    ...(isRightAligned(tipo) && { alignment: 'right' as const }),
  }));

function rigaGruppo(testo: string, columns: number): TableCell[] {
  const first: TableCell = {
    text: cutText(testo, 160),
    colSpan: columns,
    bold: true,
    color: COLORI.accento,
    fillColor: '#f7f9fa',
  };
  return [first, ...Array.from({ length: columns - 1 }, (): TableCell => ({ text: '' }))];
}

/** Characters of the longest text of every column; sums may be the longest of all. */
function lunghezzeDi({ colonne, righe }: TabellaStampa, somme: readonly number[]): number[] {
  return colonne.map(({ tipo }, at) => {
    let longest = formatCell(somme[at] ?? 0, tipo).length;
    for (const riga of righe) {
      if (riga.tipo !== 'riga') continue;
      longest = Math.max(longest, formatCell(riga.celle[at] ?? null, tipo).length);
    }
    return longest;
  });
}

/**
 * Only cells with an id are told the page they end on when the row they stand in moves to the next one (pdfmake's
 * `ElementWriter.addFragment`), and only where they have a text.
 */
function orma(celle: TableCell[], id: string, somme: readonly number[]): Orma {
  const [prima] = celle;
  if (typeof prima !== 'object' || !('text' in prima) || typeof prima.text !== 'string')
    throw new TypeError('a printed row begins with a text');
  const cella: TableCell = { ...prima, text: prima.text === '' ? '\u00A0' : prima.text, id };
  celle[0] = cella;
  return { cella, somme: [...somme] };
}

/**
 * Composes a table as wide as `libero` points; `nome` is its own in the document.
 * @throws RangeError when the first column, which names sums, is summed
 */
export function makeTable(tabella: TabellaStampa, nome: string, libero: number): TabellaComposta {
  const { colonne, righe, totale = 'Totale', vuota = 'Nessuna riga.' } = tabella;
  const conSomme = colonne.some(sommata);
  const carries = conSomme && tabella.riporto !== false;
  if (primaSommata(colonne) === 0)
    throw new RangeError('the first column names the sums: it cannot have one');
  const somme = colonne.map(() => 0);
  const corpo: TableCell[][] = [];
  const orme: Orma[] = [];
  let daSubtotale = colonne.map(() => 0);
  const addRow = (celle: TableCell[]) => {
    corpo.push(celle);
    if (carries) orme.push(orma(celle, `${nome}-${orme.length}`, somme));
  };
  for (const riga of righe) {
    if (riga.tipo === 'riga') {
      colonne.forEach((colonna, at) => {
        const valore = riga.celle[at];
        if (sommata(colonna) && typeof valore === 'number') somme[at] = (somme[at] ?? 0) + valore;
      });
      addRow(rigaTesti(riga.celle, colonne, riga.forte));
    } else if (riga.tipo === 'gruppo') {
      daSubtotale = [...somme];
      addRow(rigaGruppo(riga.testo, colonne.length));
    } else if (conSomme) {
      const parziali = somme.map((sum, at) => sum - (daSubtotale[at] ?? 0));
      daSubtotale = [...somme];
      addRow(makeSumsRow(riga.testo, parziali, colonne));
    }
  }
  if (corpo.length === 0) corpo.push(rigaVuota(vuota, colonne.length));
  else if (conSomme && totale !== null) addRow(makeSumsRow(totale, somme, colonne));
  const misure = measureColonne(colonne, lunghezzeDi(tabella, somme), libero);
  return {
    nodo: {
      fontSize: misure.corpo,
      margin: [0, 4, 0, 10],
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: misure.larghezze,
        body: [rigaTitoli(colonne), ...corpo],
      },
      layout: DISEGNO,
    },
    colonne,
    misure,
    orme,
  };
}

function rigaVuota(testo: string, columns: number): TableCell[] {
  const first: TableCell = {
    text: cutText(testo, 160),
    colSpan: columns,
    color: COLORI.grigio,
    italics: true,
  };
  return [first, ...Array.from({ length: columns - 1 }, (): TableCell => ({ text: '' }))];
}
