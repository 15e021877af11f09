/** The sheet: head of the first page, line of the others, foot, and the blocks between them. */
import type { Column, Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { COLORI, MARGINE, getUsableWidth } from './sizes.ts';
import { makeRiporti } from './carry-over.ts';
import { makeTable, type TabellaComposta } from './table.ts';
import { isRightAligned, cleanText, cutText, formatCell } from './text.ts';
import type { PrintBlock, PrintDocument, PrintHeader, VoceStampa } from './types.ts';

/** Room above the text: the line of the page, and what is carried over. */
const TESTA = 58;
const PIEDE = 58;
const MAX_LOGO: [number, number] = [130, 52];

const noto = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' · ');

function recapiti({ azienda }: PrintHeader): string[] {
  const { indirizzo, cap, comune, provincia, partita_iva, codice_fiscale, telefono, email, pec } = azienda;
  const luogo = [cap, comune, provincia && `(${provincia})`].filter(Boolean).join(' ');
  return [
    noto([indirizzo, luogo]),
    noto([partita_iva && `P. IVA ${partita_iva}`, codice_fiscale && `C.F. ${codice_fiscale}`]),
    noto([telefono && `Tel. ${telefono}`, email, pec && `PEC ${pec}`]),
  ].filter((line) => line !== '');
}

function testata(intestazione: PrintHeader, larghezza: number): Content {
  const { azienda, logo } = intestazione;
  const figura: Column[] = logo === null ? [] : [{ width: 'auto', stack: [{ image: logo, fit: MAX_LOGO }] }];
  return [
    {
      // Nothing is carried over to the first page: its head stands higher.
      margin: [0, -18, 0, 0],
      columnGap: 14,
      columns: [
        ...figura,
        {
          width: '*',
          stack: [
            { text: cleanText(azienda.ragione_sociale), bold: true, fontSize: 12.5 },
            ...recapiti(intestazione).map((line) => ({
              text: cutText(line, 220),
              fontSize: 8,
              color: COLORI.grigio,
            })),
          ],
        },
      ],
    },
    filo(larghezza, 8, 14),
  ];
}

const filo = (larghezza: number, sopra: number, sotto: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: larghezza, y2: 0, lineWidth: 1, lineColor: COLORI.accento }],
  margin: [0, sopra, 0, sotto],
});

function apertura({ titolo, sottotitolo, destinatario = [] }: PrintDocument, larghezza: number): Content[] {
  const righe: Content[] = [];
  if (destinatario.length > 0)
    righe.push({
      margin: [larghezza * 0.54, 6, 0, 26],
      stack: destinatario.map((line, at) => ({ text: cutText(line, 120), bold: at === 0, fontSize: 10 })),
    });
  righe.push({ text: cleanText(titolo), fontSize: 15, bold: true, color: COLORI.accento });
  if (sottotitolo)
    righe.push({ text: cleanText(sottotitolo), fontSize: 9.5, color: COLORI.grigio, margin: [0, 2, 0, 0] });
  righe.push({ text: '', margin: [0, 0, 0, 8] });
  return righe;
}

function dati(voci: readonly VoceStampa[], quante: 1 | 2 | 3): Content {
  const lines = Math.ceil(voci.length / quante);
  const pile = Array.from({ length: quante }, (_, at) => voci.slice(at * lines, (at + 1) * lines));
  return {
    columnGap: 18,
    margin: [0, 2, 0, 10],
    columns: pile.map((pila) => ({
      stack: pila.map(({ nome, valore, tipo = 'testo', forte = false }) => ({
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
function compose(blocchi: readonly PrintBlock[], larghezza: number) {
  const tabelle: TabellaComposta[] = [];
  const contenuto = blocchi.map((blocco): Content => {
    switch (blocco.tipo) {
      case 'titolo':
        return titolo(blocco.testo);
      case 'paragrafo':
        return {
          text: cleanText(blocco.testo),
          fontSize: blocco.piccolo ? 8 : 9.5,
          lineHeight: 1.2,
          bold: blocco.forte ?? false,
          alignment: blocco.allinea === 'destra' ? 'right' : 'left',
          margin: [0, 0, 0, 8],
        };
      case 'dati':
        return dati(blocco.voci, blocco.colonne ?? 1);
      case 'pagina':
        return { text: '', pageBreak: 'after' };
      case 'tabella': {
        const composta = makeTable(blocco, `t${tabelle.length}`, larghezza);
        tabelle.push(composta);
        return blocco.titolo === undefined ? composta.nodo : [titolo(blocco.titolo), composta.nodo];
      }
    }
  });
  return { tabelle, contenuto };
}

const titolo = (testo: string): Content => ({
  text: cleanText(testo),
  bold: true,
  fontSize: 11,
  margin: [0, 8, 0, 3],
});

/** The whole document. `header` and `footer` are drawn once everything else has its place. */
export function makeDefinition(documento: PrintDocument): TDocumentDefinitions {
  const { intestazione, orientamento } = documento;
  const orizzontale = orientamento === 'orizzontale';
  const larghezza = getUsableWidth(orizzontale);
  const { tabelle, contenuto } = compose(documento.blocchi, larghezza);
  let riporto: ReturnType<typeof makeRiporti> | null = null;
  const riportoOf = (page: number) => (riporto ??= makeRiporti(tabelle))(page);
  const nome = cutText(intestazione.azienda.ragione_sociale, 60);
  const cosa = cutText(noto([documento.titolo, documento.sottotitolo]), orizzontale ? 120 : 70);
  return {
    info: { title: `${cutText(documento.titolo, 120)} - ${nome}`, author: nome, creator: 'Quadra' },
    language: 'it-IT',
    pageSize: 'A4',
    pageOrientation: orizzontale ? 'landscape' : 'portrait',
    pageMargins: [MARGINE, TESTA, MARGINE, PIEDE],
    defaultStyle: { font: 'Roboto', fontSize: 9, color: COLORI.testo },
    header: (page) => [
      {
        margin: [MARGINE, 20, MARGINE, 10],
        fontSize: 8,
        color: COLORI.grigio,
        columns:
          page === 1
            ? [{ text: ' ' }]
            : [
                { text: nome, bold: true, noWrap: true, width: 'auto' },
                { text: cosa, noWrap: true, alignment: 'right', width: '*' },
              ],
      },
      riportoOf(page).riporto ?? { text: '' },
    ],
    footer: (page, pages) => [
      { stack: [riportoOf(page).aRiportare ?? { text: ' ', fontSize: 8, margin: [0, 2, 0, 0] }] },
      {
        margin: [MARGINE, 6, MARGINE, 0],
        fontSize: 7.5,
        color: COLORI.grigio,
        columnGap: 12,
        columns: [
          { text: cutText(documento.provenienza, 220), width: '*' },
          { text: `Pagina ${page} di ${pages}`, alignment: 'right', width: 'auto', noWrap: true },
        ],
      },
    ],
    content: [testata(intestazione, larghezza), ...apertura(documento, larghezza), ...contenuto],
  };
}
