/** The figures carried from one page to the next, worked out from where every row really stands once it is laid out. */
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { ARIA, COLORI, MARGIN } from './sizes.ts';
import { makeSumsRow, type ComposedTable } from './table.ts';

/** What a page says of the tables that began before it and of the one that goes on after it. */
interface CarriedOver {
  carriedOver: Content | null;
  toCarry: Content | null;
}

interface Span {
  tabella: ComposedTable;
  somme: readonly number[];
}

const NOTHING: CarriedOver = { carriedOver: null, toCarry: null };

/** The page a row was laid on, from 1: pdfmake writes it into the cell while it lays it out. */
function pageOf(cell: TableCell): number {
  if (typeof cell === 'object' && 'positions' in cell && Array.isArray(cell.positions)) {
    const [first]: unknown[] = cell.positions;
    if (typeof first === 'object' && first !== null && 'pageNumber' in first)
      if (typeof first.pageNumber === 'number') return first.pageNumber;
  }
  throw new Error('a printed row has no page');
}

const makeRiga = (text: string, { tabella: { colonne, measures }, somme }: Span): Content => ({
  margin: [MARGIN, 0, MARGIN, 0],
  fontSize: measures.body,
  color: COLORI.testo,
  table: { widths: measures.widths, body: [makeSumsRow(text, somme, colonne)] },
  layout: {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: () => ARIA / 2,
    paddingRight: () => ARIA / 2,
    paddingTop: () => 1,
    paddingBottom: () => 1,
  },
});

/**
 * By page, from 1. A table that goes on says at the foot what its rows amount to so far, and the same at the head of
 * the next page. To be asked only after the layout: headers and footers are drawn then.
 */
export function makeCarriedOver(tables: readonly ComposedTable[]): (page: number) => CarriedOver {
  const incoming = new Map<number, Span>();
  const leaves = new Map<number, Span>();
  for (const tabella of tables) {
    let before: { page: number; somme: readonly number[] } | null = null;
    for (const { cella, somme } of tabella.traces) {
      const page = pageOf(cella);
      if (before && page > before.page) {
        leaves.set(before.page, { tabella, somme: before.somme });
        incoming.set(page, { tabella, somme: before.somme });
      }
      before = { page, somme };
    }
  }
  return (page) => {
    const inside = incoming.get(page);
    const outside = leaves.get(page);
    if (!inside && !outside) return NOTHING;
    return {
      carriedOver: inside ? makeRiga(`Riporto da pagina ${page - 1}`, inside) : null,
      toCarry: outside ? makeRiga('A riportare', outside) : null,
    };
  };
}
