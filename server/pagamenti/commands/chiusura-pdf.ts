/** The closing pack on paper. */
import type { PrintBlock, PrintDocument, PrintHeader } from '../../print/index.ts';
import { type ChiusuraSection, makeSections } from './chiusura-sections.ts';
import { formatConto, type Pack, formatPeriodo, makeSintesi } from './chiusura-texts.ts';

/** At most this many rows of a part are printed. The workbook has them all, and the paper says so. */
const MAX_RIGHE = 5_000;

function toPrinted({ titolo, vuota, carriedOver, colonne, righe, totale }: ChiusuraSection): PrintBlock[] {
  const printed = colonne.flatMap(({ paper }, at) => (paper === undefined ? [] : [at]));
  return [
    {
      tipo: 'tabella',
      titolo,
      vuota,
      carriedOver,
      colonne: colonne.flatMap(({ titolo: nome, tipo, paper, totale: sommata = false }) =>
        paper === undefined
          ? []
          : [{ titolo: nome, tipo, totale: sommata, ...(paper !== true && { larghezza: paper }) }],
      ),
      righe: righe.slice(0, MAX_RIGHE).map((riga) => ({
        tipo: 'riga',
        celle: printed.map((at) => riga[at] ?? null),
      })),
    },
    ...(totale > MAX_RIGHE
      ? [
          {
            tipo: 'paragrafo' as const,
            testo: `Stampate le prime ${MAX_RIGHE} righe di ${totale}: le altre sono nella cartella Excel.`,
            piccolo: true,
          },
        ]
      : []),
  ];
}

export const makeChiusuraPdf = (
  pack: Pack,
  intestazione: PrintHeader,
  provenance: string,
): PrintDocument => ({
  titolo: 'Chiusura del conto',
  subtitle: `${formatConto(pack)}. ${formatPeriodo(pack)}`,
  intestazione,
  orientation: 'orizzontale',
  provenance,
  blocks: [{ tipo: 'dati', voci: makeSintesi(pack), colonne: 1 }, ...makeSections(pack).flatMap(toPrinted)],
});
