/** The figures carried from one page to the next, worked out from where every row really stands once it is laid out. */
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { ARIA, COLORI, MARGINE } from './sizes.ts';
import { makeSumsRow, type TabellaComposta } from './table.ts';

/** What a page says of the tables that began before it and of the one that goes on after it. */
interface Riporto {
  riporto: Content | null;
  aRiportare: Content | null;
}

interface Span {
  tabella: TabellaComposta;
  somme: readonly number[];
}

const NIENTE: Riporto = { riporto: null, aRiportare: null };

/** The page a row was laid on, from 1: pdfmake writes it into the cell while it lays it out. */
function pageOf(cell: TableCell): number {
  if (typeof cell === 'object' && 'positions' in cell && Array.isArray(cell.positions)) {
    const [first]: unknown[] = cell.positions;
    if (typeof first === 'object' && first !== null && 'pageNumber' in first)
      if (typeof first.pageNumber === 'number') return first.pageNumber;
  }
  throw new Error('a printed row has no page');
}

function makeRiga(text: string, { tabella: { colonne, misure }, somme }: Span, above: number): Content {
  return {
    margin: [MARGINE, above, MARGINE, 0],
    fontSize: misure.corpo,
    color: COLORI.testo,
    table: { widths: misure.widths, body: [makeSumsRow(text, somme, colonne)] },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      paddingLeft: () => ARIA / 2,
      paddingRight: () => ARIA / 2,
      paddingTop: () => 1,
      paddingBottom: () => 1,
    },
  };
}

/**
 * By page, from 1. A table that goes on says at the foot what its rows amount to so far, and the same at the head of
 * the next page. To be asked only after the layout: headers and footers are drawn then.
 */
export function makeRiporti(tables: readonly TabellaComposta[]): (page: number) => Riporto {
  const incoming = new Map<number, Span>();
  const leaves = new Map<number, Span>();
  for (const tabella of tables) {
    let before: { page: number; somme: readonly number[] } | null = null;
    for (const { cella, somme } of tabella.orme) {
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
    if (!inside && !outside) return NIENTE;
    return {
      riporto: inside ? makeRiga(`Riporto da pagina ${page - 1}`, inside, 0) : null,
      aRiportare: outside ? makeRiga('A riportare', outside, 0) : null,
    };
  };
}
