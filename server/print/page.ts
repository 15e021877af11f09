/** The sheet: head of the first page, line of the others, foot, and the blocks between them. */
import type { Column, Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { COLORI, MARGIN, getUsableWidth } from './sizes.ts';
import { makeCarriedOver } from './carry-over.ts';
import { makeTable, type ComposedTable } from './table.ts';
import { isRightAligned, cleanText, cutText, formatCell } from './text.ts';
import type { PrintBlock, PrintDocument, PrintHeader, PrintEntry } from './types.ts';

/** Room above the text: the line of the page, and what is carried over. */
const HEAD = 58;
const FOOT = 58;
const MAX_LOGO: [number, number] = [130, 52];

const known = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' · ');

function contacts({ azienda }: PrintHeader): string[] {
  const { indirizzo, cap, comune, provincia, partita_iva, codice_fiscale, telefono, email, pec } = azienda;
  const site = [cap, comune, provincia && `(${provincia})`].filter(Boolean).join(' ');
  return [
    known([indirizzo, site]),
    known([partita_iva && `P. IVA ${partita_iva}`, codice_fiscale && `C.F. ${codice_fiscale}`]),
    known([telefono && `Tel. ${telefono}`, email, pec && `PEC ${pec}`]),
  ].filter((line) => line !== '');
}

function heading(header: PrintHeader, width: number): Content {
  const { azienda, logo } = header;
  const figure: Column[] = logo === null ? [] : [{ width: 'auto', stack: [{ image: logo, fit: MAX_LOGO }] }];
  return [
    {
      // Nothing is carried over to the first page: its head stands higher.
      margin: [0, -18, 0, 0],
      columnGap: 14,
      columns: [
        ...figure,
        {
          width: '*',
          stack: [
            { text: cleanText(azienda.ragione_sociale), bold: true, fontSize: 12.5 },
            ...contacts(header).map((line) => ({
              text: cutText(line, 220),
              fontSize: 8,
              color: COLORI.grigio,
            })),
          ],
        },
      ],
    },
    thread(width),
  ];
}

const thread = (width: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 1, lineColor: COLORI.accento }],
  margin: [0, 8, 0, 14],
});

function opening({ titolo, subtitle, destinatario = [] }: PrintDocument, width: number): Content[] {
  const righe: Content[] = [];
  if (destinatario.length > 0)
    righe.push({
      margin: [width * 0.54, 6, 0, 26],
      stack: destinatario.map((line, at) => ({ text: cutText(line, 120), bold: at === 0, fontSize: 10 })),
    });
  righe.push({ text: cleanText(titolo), fontSize: 15, bold: true, color: COLORI.accento });
  if (subtitle)
    righe.push({ text: cleanText(subtitle), fontSize: 9.5, color: COLORI.grigio, margin: [0, 2, 0, 0] });
  righe.push({ text: '', margin: [0, 0, 0, 8] });
  return righe;
}

function data(voci: readonly PrintEntry[], count: 1 | 2 | 3): Content {
  const lines = Math.ceil(voci.length / count);
  const pile = Array.from({ length: count }, (_, at) => voci.slice(at * lines, (at + 1) * lines));
  return {
    columnGap: 18,
    margin: [0, 2, 0, 10],
    columns: pile.map((stack) => ({
      stack: stack.map(({ nome, valore, tipo = 'testo', forte = false }) => ({
        columnGap: 8,
        margin: [0, 0, 0, 2] as [number, number, number, number],
        columns: [
          { text: cutText(nome, 60), color: COLORI.grigio, width: '42%' },
          {
            text: formatCell(valore, tipo),
            bold: forte,
            width: '*',
            ...(isRightAligned(tipo) && { alignment: 'right' as const }),
          },
        ],
      })),
    })),
  };
}

/** The blocks as pdfmake takes them; tables are kept apart too, for what they carry over. */
function compose(blocks: readonly PrintBlock[], width: number) {
  const tabelle: ComposedTable[] = [];
  const contenuto = blocks.map((block): Content => {
    switch (block.tipo) {
      case 'titolo':
        return title(block.testo);
      case 'paragrafo':
        return {
          text: cleanText(block.testo),
          fontSize: block.piccolo ? 8 : 9.5,
          lineHeight: 1.2,
          bold: block.forte ?? false,
          alignment: block.align === 'destra' ? 'right' : 'left',
          margin: [0, 0, 0, 8],
        };
      case 'dati':
        return data(block.voci, block.colonne ?? 1);
      case 'pagina':
        return { text: '', pageBreak: 'after' };
      case 'tabella': {
        const composed = makeTable(block, `t${tabelle.length}`, width);
        tabelle.push(composed);
        return block.titolo === undefined ? composed.node : [title(block.titolo), composed.node];
      }
    }
  });
  return { tabelle, contenuto };
}

const title = (text: string): Content => ({
  text: cleanText(text),
  bold: true,
  fontSize: 11,
  margin: [0, 8, 0, 3],
});

/** The whole document. `header` and `footer` are drawn once everything else has its place. */
export function makeDefinition(documento: PrintDocument): TDocumentDefinitions {
  const { intestazione, orientation } = documento;
  const horizontal = orientation === 'orizzontale';
  const width = getUsableWidth(horizontal);
  const { tabelle, contenuto } = compose(documento.blocks, width);
  let carried: ReturnType<typeof makeCarriedOver> | null = null;
  const carriedOf = (page: number) => (carried ??= makeCarriedOver(tabelle))(page);
  const name = cutText(intestazione.azienda.ragione_sociale, 60);
  const what = cutText(known([documento.titolo, documento.subtitle]), horizontal ? 120 : 70);
  return {
    info: { title: `${cutText(documento.titolo, 120)} - ${name}`, author: name, creator: 'Quadra' },
    language: 'it-IT',
    pageSize: 'A4',
    pageOrientation: horizontal ? 'landscape' : 'portrait',
    pageMargins: [MARGIN, HEAD, MARGIN, FOOT],
    defaultStyle: { font: 'Roboto', fontSize: 9, color: COLORI.testo },
    header: (page) => [
      {
        margin: [MARGIN, 20, MARGIN, 10],
        fontSize: 8,
        color: COLORI.grigio,
        columns:
          page === 1
            ? [{ text: ' ' }]
            : [
                { text: name, bold: true, noWrap: true, width: 'auto' },
                { text: what, noWrap: true, alignment: 'right', width: '*' },
              ],
      },
      carriedOf(page).carriedOver ?? { text: '' },
    ],
    footer: (page, pages) => [
      { stack: [carriedOf(page).toCarry ?? { text: ' ', fontSize: 8, margin: [0, 2, 0, 0] }] },
      {
        margin: [MARGIN, 6, MARGIN, 0],
        fontSize: 7.5,
        color: COLORI.grigio,
        columnGap: 12,
        columns: [
          { text: cutText(documento.provenance, 220), width: '*' },
          { text: `Pagina ${page} di ${pages}`, alignment: 'right', width: 'auto', noWrap: true },
        ],
      },
    ],
    content: [heading(intestazione, width), ...opening(documento, width), ...contenuto],
  };
}
