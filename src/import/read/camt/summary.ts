/** `TxsSummry`: counts and sums that a statement states of its entries. */
import type { FiguraDichiarata } from '../native.ts';
import { findDescendant, getTextOf, type XmlNode } from '../xml/node.ts';
import { parseCamtImporto, readSignedImporto } from './values.ts';

const LATI = [
  ['tutti', 'TtlNtries'],
  ['entrate', 'TtlCdtNtries'],
  ['uscite', 'TtlDbtNtries'],
] as const;

const toFigure = (cents: number): number | null => (Number.isNaN(cents) ? null : cents);

/** The net stands in an element of its own since version 4, and beside the others before. */
function readNet(all: XmlNode | undefined): number | null {
  const own = findDescendant(all, 'TtlNetNtry');
  if (own) return toFigure(readSignedImporto(own));
  const text = getTextOf(all, 'TtlNetNtryAmt');
  if (text === '') return null;
  const cents = toFigure(parseCamtImporto(text));
  return getTextOf(all, 'CdtDbtInd') === 'DBIT' && cents !== null ? 0 - cents : cents;
}

export function readSummary(node: XmlNode): FiguraDichiarata[] {
  const net = readNet(findDescendant(node, 'TtlNtries'));
  const figures = LATI.map(([lato, name]): FiguraDichiarata => {
    const number = getTextOf(node, name, 'NbOfNtries');
    return {
      lato,
      quanti: /^\d{1,9}$/.test(number) ? Number(number) : null,
      somma: toFigure(parseCamtImporto(getTextOf(node, name, 'Sum'))),
    };
  });
  return net === null ? figures : [...figures, { lato: 'netto', quanti: null, somma: net }];
}
