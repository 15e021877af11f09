/** Lists of invoices as the programs that issue and receive them export them. */
import { addGiorni, toGiorno } from '#domain/date.ts';
import { NOI, type Documento } from '../documenti.ts';
import type { Layout } from '../modello.ts';
import { apertoDi, finishElenco, interoDi, makeElenco, sumBelow, toVera, type Colonne } from './comuni.ts';

const italian = (day: string): string => day.split('-').toReversed().join('/');
const between = (text: string): string => `'${text}'`;
/** Fifteen characters, zeros in front. */
const riempito = (cents: number): string => {
  const text = String(cents).padStart(3, '0');
  return `${text.slice(0, -2)},${text.slice(-2)}`.padStart(15, '0');
};

/** The table of the tax office: both sides on each row, codes between quotes, amounts filled with zeros. */
export function makePortale(seed: number): Layout {
  const list = makeElenco(seed, true);
  const { caso, emesse } = list;
  const part = (ourOwn: boolean, role: string): Colonne => {
    const piva = ({ piva: sua }: Documento): string => (ourOwn ? NOI.partita_iva : sua);
    return [
      {
        nome: `Codice fiscale ${role}`,
        cella: (documento) => between(ourOwn || caso.unaSu(2) ? piva(documento) : 'Non presente'),
      },
      { nome: `Partita IVA ${role}`, cella: (documento) => between(piva(documento)) },
      { nome: `Denominazione ${role}`, cella: ({ chi }) => (ourOwn ? NOI.ragione_sociale : chi) },
    ];
  };
  const colonne: Colonne = [
    { nome: 'Tipo fattura', cella: () => between(caso.choose('Fattura tra privati', 'Fattura PA')) },
    {
      nome: 'Tipo documento',
      cella: ({ nota }) =>
        nota ? 'Nota di credito' : caso.choose('Fattura', 'Fattura differita', 'Parcella'),
    },
    { nome: 'Numero fattura / Documento', cella: ({ numero }) => between(numero) },
    { nome: 'Data emissione', cella: ({ data }) => italian(data) },
    { nome: 'Data trasmissione', cella: ({ data }) => italian(addGiorni(toGiorno(data), 2)) },
    ...part(emesse, 'fornitore'),
    ...part(!emesse, 'cliente'),
    { nome: 'Imponibile/Importo (totale in euro)', cella: ({ netto }) => riempito(netto) },
    { nome: 'Imposta (totale in euro)', cella: ({ imposta }) => riempito(imposta) },
    { nome: 'Sdi/file', cella: (_, at) => String(12_345_000_000 + at * 7) },
    { nome: 'Fatture consegnate', cella: () => caso.choose('Consegnata', 'Consegnata', 'Mancata consegna') },
    {
      nome: emesse ? 'Data consegna/Presa visione' : 'Data ricezione',
      cella: ({ data }) => italian(addGiorni(toGiorno(data), 3)),
    },
    { nome: 'Bollo virtuale', cella: () => (caso.unaSu(5) ? 'Si' : '') },
  ];
  const nome = caso.choose('02638540983_01012026-31032026', 'fatture', 'esporta');
  return finishElenco(list, { tipo: 'portale, fatture', nome, colonne }, interoDi);
}

/** Net, tax, what is withheld, and a word for what is settled; the day it was, in a column of its own. */
export function makeWeb(seed: number): Layout {
  const list = makeElenco(seed);
  const { caso, giorno, cents, emesse } = list;
  const withholding = caso.unaSu(3);
  const [settled, opened] = caso.choose(['Saldata', 'Non saldata'], ['Saldata', 'Da saldare'], ['Sì', 'No']);
  const documenti = list.documenti.map((one) => ({
    ...one,
    pagato: one.pagato === one.totale ? one.totale : 0,
  }));
  const trattenuto = ({ netto }: Documento): number => (withholding ? Math.round(netto / 5) : 0);
  const colonne: Colonne = [
    { nome: 'Data', cella: ({ data }) => giorno(data) },
    { nome: 'Numero', cella: ({ numero }) => numero },
    { nome: emesse ? 'Cliente' : 'Fornitore', cella: ({ chi }) => chi },
    { nome: 'Partita IVA', cella: ({ piva }) => piva },
    { nome: 'Oggetto', cella: () => caso.choose('Consulenza', 'Fornitura', '') },
    { nome: 'Imponibile', cella: ({ netto }) => cents(netto) },
    { nome: 'IVA', cella: ({ imposta }) => cents(imposta) },
    ...(withholding
      ? [{ nome: "Ritenuta d'acconto", cella: (one: Documento) => cents(trattenuto(one)) }]
      : []),
    {
      nome: withholding ? 'Netto a pagare' : caso.choose('Totale', 'Lordo'),
      cella: (one) => cents(one.totale - trattenuto(one)),
    },
    { nome: 'Prossima scadenza', cella: ({ scadenza }) => giorno(scadenza) },
    {
      nome: settled === 'Sì' ? 'Saldata' : 'Stato',
      cella: ({ pagato }) => (pagato > 0 ? settled : opened),
    },
    { nome: 'Data saldo', cella: ({ pagato, scadenza }) => (pagato > 0 ? giorno(scadenza) : '') },
  ];
  return finishElenco(
    { ...list, documenti },
    { tipo: 'web, fatture con stato', nome: caso.choose('fatture', 'documenti_2026'), colonne },
    (one) => (one.pagato > 0 ? 0 : (one.emessa ? 1 : -1) * (one.totale - trattenuto(one))),
  );
}

/** A desktop program: the three sums cut short, what was paid and what is left, a line of totals. */
export function makeScrivania(seed: number): Layout {
  const list = makeElenco(seed);
  const { caso, giorno, cents, emesse } = list;
  const conResto = caso.unaSu(2);
  const colonne: Colonne = [
    { nome: 'Data', cella: ({ data }) => giorno(data) },
    { nome: caso.choose('Num.', 'N. doc.', 'Nr.'), cella: ({ numero }) => numero },
    {
      nome: emesse ? 'Cod. cliente' : 'Cod. fornitore',
      cella: ({ piva }) => piva.slice(0, 4),
    },
    { nome: emesse ? 'Cliente' : 'Fornitore', cella: ({ chi }) => chi },
    { nome: 'Tot. netto', cella: ({ netto }) => cents(netto) },
    { nome: 'Tot. IVA', cella: ({ imposta }) => cents(imposta) },
    { nome: 'Tot. doc.', cella: ({ totale }) => cents(totale) },
    { nome: 'Pagamento', cella: () => caso.choose('Bonifico 30 gg', 'RiBa 60 gg fm', 'Rimessa diretta') },
    { nome: caso.choose('Saldato', 'Tot. saldato'), cella: ({ pagato }) => cents(pagato) },
    ...(conResto
      ? [{ nome: 'Da saldare', cella: ({ totale, pagato }: Documento) => cents(totale - pagato) }]
      : []),
  ];
  const sotto = caso.unaSu(2)
    ? [
        sumBelow(list, caso.choose('Totale', 'Totali', 'TOTALE GENERALE'), colonne, {
          'Tot. netto': ({ netto }) => netto,
          'Tot. IVA': ({ imposta }) => imposta,
          'Tot. doc.': ({ totale }) => totale,
          Saldato: ({ pagato }) => pagato,
          'Tot. saldato': ({ pagato }) => pagato,
          'Da saldare': ({ totale, pagato }) => totale - pagato,
        }),
      ]
    : [];
  return finishElenco(
    list,
    { tipo: 'scrivania, fatture con saldato', nome: caso.choose('Documenti', 'elenco'), colonne, sotto },
    apertoDi,
  );
}

/** A sending service: what became of each file, and whether it is paid; what was discarded was never issued. */
export function makeInvio(seed: number): Layout {
  const list = makeElenco(seed, true);
  const { caso, giorno, cents, emesse } = list;
  const conPagata = caso.unaSu(2);
  const documenti = list.documenti.map((one, at) => ({
    ...one,
    pagato: conPagata && !one.nota && one.pagato > 0 ? one.totale : 0,
    scartata: emesse && at > 0 && caso.unaSu(8),
  }));
  const scartate = new Set<Documento>(documenti.filter(({ scartata }) => scartata));
  const colonne: Colonne = [
    { nome: 'Numero', cella: ({ numero }) => numero },
    { nome: 'Data', cella: ({ data }) => giorno(data) },
    {
      nome: 'Tipo documento',
      cella: ({ nota }) =>
        nota ? 'TD04 - Nota di credito' : caso.choose('TD01 - Fattura', 'TD24 - Fattura differita'),
    },
    { nome: emesse ? 'Cliente' : 'Mittente', cella: ({ chi }) => chi },
    { nome: 'P.IVA / CF', cella: ({ piva }) => piva },
    { nome: 'Imponibile', cella: ({ netto }) => cents(netto) },
    { nome: 'IVA', cella: ({ imposta }) => cents(imposta) },
    { nome: caso.choose('Totale documento', 'Importo totale'), cella: ({ totale }) => cents(totale) },
    {
      nome: 'Stato SdI',
      cella: (one) =>
        scartate.has(one) ? 'Scartata' : caso.choose('Consegnata', 'Inviata', 'Mancata consegna'),
    },
    ...(conPagata ? [{ nome: 'Pagata', cella: ({ pagato }: Documento) => (pagato > 0 ? 'SI' : 'NO') }] : []),
  ];
  return finishElenco(
    { ...list, documenti },
    {
      tipo: 'invio, fatture e note',
      nome: caso.choose('export', 'fatture_inviate'),
      sopra: emesse ? [] : [['Fatture ricevute']],
      colonne,
    },
    (one) => (scartate.has(one) ? 0 : apertoDi(one)),
  );
}

/** A VAT register: a line for each rate of a document, whose total stands on each of them or on the first alone. */
export function makeRegistroIva(seed: number): Layout {
  const list = makeElenco(seed);
  const { caso, giorno, cents, emesse } = list;
  const sulPrimo = caso.unaSu(2);
  const righe = list.documenti.flatMap((one) => {
    const other = caso.unaSu(3) ? Math.round(one.netto / 3) : 0;
    const taxAmount = Math.round(other / 10);
    const before = {
      ...one,
      netto: one.netto - other,
      imposta: one.imposta - taxAmount,
      aliquota: '22',
      prima: true,
    };
    return other > 0
      ? [before, { ...one, netto: other, imposta: taxAmount, aliquota: '10', prima: false }]
      : [before];
  });
  const head = [
    'Protocollo',
    caso.choose('Data reg.', 'Data registrazione'),
    caso.choose('N. documento', 'Num. doc.'),
    caso.choose('Data documento', 'Data doc.'),
    emesse ? 'Cliente' : 'Fornitore',
    caso.choose('Totale documento', 'Totale fattura'),
    'Imponibile',
    caso.choose('Aliquota', 'Aliq.', 'Cod. IVA'),
    caso.choose('Imposta', 'IVA'),
  ];
  return {
    tipo: sulPrimo ? 'registro IVA, totale sulla prima riga' : 'registro IVA, totale su ogni riga',
    nome: caso.choose('registro', 'registro_iva'),
    righe: [
      [emesse ? 'Registro IVA vendite' : 'Registro IVA acquisti'],
      head,
      ...righe.map((riga, at) => [
        String(at + 1),
        giorno(riga.data),
        riga.numero,
        giorno(riga.data),
        riga.chi,
        riga.prima || !sulPrimo ? cents(riga.totale) : '',
        cents(riga.netto),
        riga.aliquota,
        cents(riga.imposta),
      ]),
    ],
    vere: list.documenti.map((one) => toVera(one, interoDi(one))),
    natura: 'partita',
    azienda: NOI,
  };
}
