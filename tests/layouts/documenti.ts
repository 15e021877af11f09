/** Invoices, and the columns in which invoicing and accounting programs list them. */
import { addGiorni, toGiorno } from '#domain/date.ts';
import { Caso } from './caso.ts';
import type { Layout } from './modello.ts';
import { chooseDay, chooseNumbers, writeCents, type ScriviCents, type ScriviGiorno } from './scritture.ts';
import { compose, estranee, sort, type ColonnaScritta } from './tavola.ts';

export const NOI = { ragione_sociale: 'Vetreria Morandi SRL', partita_iva: '02638540983' };
const LORO = [
  ['Edil Prisma Srl', '01879020517'],
  ['CARTOTECNICA GARDA SPA', '00743110157'],
  ['Bianchi Loris', '03301860986'],
  ['Hotel Ai Pini di Zanella & C. Snc', '02111360224'],
  ['Comune di Rivolta', '00324150192'],
] as const;
const NOMI_FILE = ['elenco', 'fatture', 'export_2026', 'lista documenti', 'stampa', 'Cartel1'];

export interface Documento {
  numero: string;
  data: string;
  scadenza: string;
  /** Ours to collect. */
  emessa: boolean;
  nota: boolean;
  netto: number;
  imposta: number;
  totale: number;
  pagato: number;
  chi: string;
  piva: string;
}

export function makeDocumenti(caso: Caso, emesse: boolean | null, note: boolean): Documento[] {
  return Array.from({ length: caso.intero(4, 20) }, (_, at) => {
    const data = addGiorni(toGiorno('2026-01-07'), at * 3 + caso.intero(0, 2));
    const netto = caso.intero(1_000, caso.choose(50_000, 900_000));
    const imposta = Math.round(netto * caso.choose(0.22, 0.1, 0.22));
    const totale = netto + imposta;
    const [chi, piva] = caso.da(LORO);
    return {
      numero: `${caso.choose('', 'FT', 'A')}${at + 1}${caso.choose('', '/2026', '/A')}`,
      data,
      scadenza: addGiorni(data, caso.choose(30, 60, 0)),
      emessa: emesse ?? (at === 0 ? true : at === 1 ? false : caso.unaSu(2)),
      nota: note && at > 0 && caso.unaSu(5),
      netto,
      imposta,
      totale,
      pagato: at === 0 ? 0 : caso.choose(0, 0, totale, Math.round(totale / 2)),
      chi,
      piva,
    };
  });
}

export interface Modi {
  caso: Caso;
  cents: ScriviCents;
  giorno: ScriviGiorno;
}

export function makeModi(seed: number): Modi {
  const caso = new Caso(seed);
  const native = caso.unaSu(3);
  return {
    caso,
    cents: writeCents(chooseNumbers(caso, 'EUR'), native),
    giorno: chooseDay(caso, native && caso.unaSu(2)),
  };
}

export type Colonne = ColonnaScritta<Documento>[];

export const testata = ({ caso, giorno }: Modi): Colonne => [
  {
    nome: caso.choose('Numero', 'N. fattura', 'Num. doc.', 'Nr. Fatt.', 'Numero documento', 'Protocollo'),
    cella: ({ numero }) => numero,
  },
  {
    nome: caso.choose('Data', 'Data fattura', 'Data doc.', 'Data documento', 'Data emissione', 'Dt. Doc.'),
    cella: ({ data }) => giorno(data),
  },
];

export const scade = ({ caso, giorno }: Modi): Colonne => [
  {
    nome: caso.choose('Scadenza', 'Data scadenza', 'Scad.', 'Data scad.'),
    cella: ({ scadenza }) => giorno(scadenza),
  },
];

export const somme = ({ caso, cents }: Modi): Colonne => [
  {
    nome: caso.choose('Imponibile', 'Netto', 'Tot. imponibile', 'Imponib.'),
    cella: ({ netto }) => cents(netto),
  },
  { nome: caso.choose('IVA', 'Imposta', 'Importo IVA', 'Tot. IVA'), cella: ({ imposta }) => cents(imposta) },
  {
    nome: caso.choose('Totale', 'Totale documento', 'Importo totale', 'Tot. doc.', 'Totale fattura'),
    cella: ({ totale }) => cents(totale),
  },
];

export const chiave = (emesse: boolean, caso: Caso): string =>
  emesse
    ? caso.choose('Cliente', 'Ragione sociale cliente', 'Intestatario cliente')
    : caso.choose('Fornitore', 'Ragione sociale fornitore', 'Denominazione fornitore');

export function finish(
  ways: Modi,
  tipo: string,
  columns: Colonne,
  documenti: Documento[],
  opened: (documento: Documento) => number,
  sopra: string[][] = [],
): Layout {
  const { caso } = ways;
  return {
    tipo,
    nome: caso.da(NOMI_FILE),
    righe: compose(caso, {
      sopra,
      colonne: sort(caso, [...columns, ...estranee<Documento>(caso)]),
      righe: documenti,
      sotto: [],
    }),
    vere: documenti
      .map((documento) => ({
        data: documento.data,
        importo: (documento.emessa ? 1 : -1) * (documento.nota ? -1 : 1) * opened(documento),
        divisa: 'EUR',
        conto: null,
        controparte: documento.chi,
        testo: `${documento.numero} ${documento.chi}`,
      }))
      .filter(({ importo }) => importo !== 0),
    natura: 'partita',
    azienda: NOI,
  };
}
