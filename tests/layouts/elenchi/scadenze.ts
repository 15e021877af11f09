/** Schedules of what falls due and cards of clients, as the programs of accounting offices print them. */
import { addGiorni, toGiorno } from '#domain/date.ts';
import type { Documento } from '../documenti.ts';
import { NOI } from '../documenti.ts';
import type { Cella, Layout, RigaVera } from '../modello.ts';
import { apertoDi, finishElenco, makeElenco, sumBelow, toVera, type Colonne } from './comuni.ts';

/** A flat schedule: whose each row is by a letter or a word, what it was and what is left. */
export function makeScadenziario(seed: number): Layout {
  const list = makeElenco(seed);
  const { caso, giorno, cents } = list;
  // Both sides, told on each row.
  const documenti = list.documenti.map((one, at) => ({
    ...one,
    emessa: at === 0 || (at > 1 && caso.unaSu(2)),
  }));
  const [nome, inside, outside] = caso.choose(
    ['C/F', 'C', 'F'],
    ['Tipo conto', 'Cliente', 'Fornitore'],
    ['Tipo', 'Attiva', 'Passiva'],
    ['Cli/For', 'CLI', 'FOR'],
    ['Ciclo', 'A', 'P'],
  );
  const colonne: Colonne = [
    { nome, cella: ({ emessa }) => (emessa ? inside : outside) },
    { nome: 'Codice', cella: ({ piva }) => piva.slice(0, 5) },
    { nome: 'Ragione sociale', cella: ({ chi }) => chi },
    { nome: caso.choose('N. documento', 'Num. doc.', 'Partita'), cella: ({ numero }) => numero },
    { nome: caso.choose('Data doc.', 'Del'), cella: ({ data }) => giorno(data) },
    { nome: caso.choose('Scadenza', 'Data scad.'), cella: ({ scadenza }) => giorno(scadenza) },
    { nome: caso.choose('Mod. pag.', 'Tipo pagamento'), cella: () => caso.choose('RIBA', 'BON', 'RD') },
    { nome: caso.choose('Importo', 'Importo rata', 'Imp. originario'), cella: ({ totale }) => cents(totale) },
    {
      nome: caso.choose('Residuo', 'Importo residuo', 'Saldo'),
      cella: ({ totale, pagato }) => cents(totale - pagato),
    },
  ];
  return finishElenco(
    { ...list, documenti },
    { tipo: 'scadenziario, clienti e fornitori', nome: caso.choose('scadenze', 'stampa'), colonne },
    apertoDi,
  );
}

/** Open items with the amount in Dare or in Avere: an invoice issued in Dare, one received in Avere. */
export function makePartiteAperte(seed: number): Layout {
  const list = makeElenco(seed, true);
  const { caso, giorno, cents, emesse } = list;
  const documenti = list.documenti.map((one) => ({ ...one, pagato: 0 }));
  const inDare = ({ emessa, nota }: Documento): boolean => emessa !== nota;
  const colonne: Colonne = [
    { nome: 'Conto', cella: ({ piva }) => `${emesse ? '14' : '40'}.${piva.slice(0, 5)}` },
    { nome: caso.choose('Descrizione conto', 'Ragione sociale'), cella: ({ chi }) => chi },
    { nome: caso.choose('Num. doc.', 'N. documento'), cella: ({ numero }) => numero },
    { nome: caso.choose('Data doc.', 'Data documento'), cella: ({ data }) => giorno(data) },
    { nome: 'Scadenza', cella: ({ scadenza }) => giorno(scadenza) },
    { nome: 'Causale', cella: ({ nota }) => (nota ? 'NOTA CREDITO' : 'FATTURA') },
    { nome: 'Dare', cella: (one) => (inDare(one) ? cents(one.totale) : '') },
    { nome: 'Avere', cella: (one) => (inDare(one) ? '' : cents(one.totale)) },
  ];
  const total = (dare: boolean) => (one: Documento) => (inDare(one) === dare ? one.totale : 0);
  return finishElenco(
    { ...list, documenti },
    {
      tipo: 'partite aperte, dare e avere',
      nome: caso.choose('partite', 'stampa'),
      sopra: [[emesse ? 'Partite aperte clienti' : 'Partite aperte fornitori'], [NOI.ragione_sociale]],
      colonne,
      sotto: caso.unaSu(2)
        ? [
            sumBelow({ ...list, documenti }, 'Totale generale', colonne, {
              Dare: total(true),
              Avere: total(false),
            }),
          ]
        : [],
    },
    apertoDi,
  );
}

/** Documents of each party under its name, with its own totals. */
export function makeGruppi(seed: number): Layout {
  const list = makeElenco(seed);
  const { caso, giorno, cents, emesse } = list;
  const conResto = caso.unaSu(2);
  const repeated = caso.unaSu(3);
  const documenti = list.documenti.map((one) => (conResto ? one : { ...one, pagato: 0 }));
  const columns: Colonne = [
    { nome: caso.choose('N. doc.', 'Num. documento', 'Documento'), cella: ({ numero }) => numero },
    { nome: caso.choose('Data doc.', 'Data documento'), cella: ({ data }) => giorno(data) },
    { nome: caso.choose('Scadenza', 'Data scadenza'), cella: ({ scadenza }) => giorno(scadenza) },
    { nome: 'Tipo pag.', cella: () => caso.choose('RB', 'BB') },
    { nome: caso.choose('Importo', 'Importo rata'), cella: ({ totale }) => cents(totale) },
    ...(conResto
      ? [{ nome: 'Residuo', cella: ({ totale, pagato }: Documento) => cents(totale - pagato) }]
      : []),
  ];
  const role = emesse ? 'Cliente' : 'Fornitore';
  const title = caso.choose<(one: Documento) => Cella[]>(
    ({ chi, piva }) => [`${role}: ${piva.slice(0, 5)} ${chi}`],
    ({ chi }) => [`${role}: ${chi}`],
    ({ chi }) => [role, chi],
    ({ chi, piva }) => [role, piva.slice(0, 5), chi],
    ({ chi, piva }) => [`${piva.slice(0, 5)} - ${chi}`],
    ({ chi }) => [chi],
  );
  const final = caso.choose(`Totale ${role.toLowerCase()}`, 'Totale', `TOTALE ${role.toUpperCase()}`, '');
  const head = columns.map(({ nome }) => nome);
  const sum = (who: readonly Documento[]): Cella[] => {
    const [whole, rest] = [
      who.reduce((fin, { totale }) => fin + totale, 0),
      who.reduce((fin, { totale, pagato }) => fin + totale - pagato, 0),
    ];
    return [final, '', '', '', cents(whole), ...(conResto ? [cents(rest)] : [])];
  };
  const groups = [...Map.groupBy(documenti, ({ chi }) => chi).values()];
  const righe: Cella[][] = [
    [emesse ? 'Scadenzario clienti' : 'Scadenzario fornitori'],
    ...(repeated ? [] : [head]),
    ...groups.flatMap((own): Cella[][] => {
      const [first] = own;
      return [
        ...(first ? [title(first)] : []),
        ...(repeated ? [head] : []),
        ...own.map((one, at) => columns.map(({ cella }) => cella(one, at))),
        ...(final === '' ? [] : [sum(own)]),
      ];
    }),
    ...(final === '' || caso.unaSu(2) ? [] : [['Totale generale', '', '', '', ...sum(documenti).slice(4)]]),
  ];
  return {
    tipo: repeated ? 'gruppi per soggetto, intestazione ripetuta' : 'gruppi per soggetto',
    nome: caso.choose('scadenzario', 'stampa'),
    righe,
    vere: documenti.map((one) => toVera(one, apertoDi(one))).filter(({ importo }) => importo !== 0),
    natura: 'partita',
    azienda: NOI,
  };
}

/** The card of one client or supplier: what was invoiced and what was settled of it, with the balance after each row. */
export function makeScheda(seed: number): Layout {
  const list = makeElenco(seed);
  const { caso, giorno, cents, emesse } = list;
  const [first] = list.documenti;
  const chi = first?.chi ?? '';
  let saldo = 0;
  const righe = list.documenti.flatMap((one) => {
    const direction = emesse ? 1 : -1;
    const invoice = {
      ...one,
      chi,
      importo: direction * one.totale,
      causale: emesse ? 'FATTURA EMESSA' : 'FATTURA RICEVUTA',
    };
    const data = addGiorni(toGiorno(one.data), 1);
    const paid = {
      ...invoice,
      data,
      importo: -direction * one.pagato,
      causale: emesse ? 'INCASSO FATTURA' : 'PAGAMENTO FATTURA',
    };
    return one.pagato > 0 ? [invoice, paid] : [invoice];
  });
  const written = righe.map((riga) => {
    saldo += riga.importo;
    return { ...riga, saldo };
  });
  const withSaldo = caso.unaSu(2);
  const head = [
    caso.choose('Data reg.', 'Data registrazione'),
    'Causale',
    caso.choose('N. doc.', 'Num. documento'),
    caso.choose('Data doc.', 'Data documento'),
    'Dare',
    'Avere',
    ...(withSaldo ? [caso.choose('Saldo', 'Progressivo')] : []),
  ];
  const totals = { dare: 0, avere: 0 };
  const body = written.map(({ data, causale, numero, data: del, importo, saldo: resto }): Cella[] => {
    if (importo > 0) totals.dare += importo;
    else totals.avere -= importo;
    return [
      giorno(data),
      causale,
      numero,
      giorno(del),
      importo > 0 ? cents(importo) : '',
      importo < 0 ? cents(-importo) : '',
      ...(withSaldo ? [cents(resto)] : []),
    ];
  });
  const role = emesse ? 'Cliente' : 'Fornitore';
  const title = caso.choose<string[]>([`${role}: ${chi}`], [role, chi], [`Conto: 14.00012 ${chi}`]);
  // The name of an account need not be that of a party.
  const nominato = title[0]?.startsWith('Conto') === true ? null : chi;
  return {
    tipo: withSaldo ? 'scheda di un soggetto, con saldo' : 'scheda di un soggetto',
    nome: caso.choose('partitario', 'scheda', 'mastrino'),
    righe: [
      [
        caso.choose(
          `Partitario ${emesse ? 'clienti' : 'fornitori'}`,
          `Scheda contabile ${role.toLowerCase()}`,
        ),
      ],
      title,
      head,
      ...body,
      ...(caso.unaSu(2) ? [['Totali', '', '', '', cents(totals.dare), cents(totals.avere)]] : []),
    ],
    vere: list.documenti
      .filter(({ totale, pagato }) => totale !== pagato)
      .map((one) => ({
        ...toVera(one, (emesse ? 1 : -1) * (one.totale - one.pagato)),
        controparte: nominato,
      })),
    natura: 'partita',
    azienda: NOI,
  };
}

/** The cards of several parties one under the other, each from the balance that was brought forward. */
export function makePartitario(seed: number): Layout {
  const list = makeElenco(seed);
  const { caso, giorno, cents, emesse } = list;
  const direction = emesse ? 1 : -1;
  const role = emesse ? 'Cliente' : 'Fornitore';
  const withSaldo = caso.unaSu(2);
  const conRiporto = caso.unaSu(2);
  const carried = caso.choose('Saldo iniziale', 'Riporto', 'Saldo precedente');
  const head = [
    caso.choose('Data', 'Data reg.', 'Data doc.'),
    caso.choose('N. doc.', 'Num. documento'),
    'Causale',
    'Scadenza',
    'Dare',
    'Avere',
    ...(withSaldo ? ['Saldo'] : []),
  ];
  const vere: RigaVera[] = [];
  const dareAvere = (importo: number): Cella[] => [
    importo > 0 ? cents(importo) : '',
    importo < 0 ? cents(-importo) : '',
  ];
  const tabs = [...Map.groupBy(list.documenti, ({ chi }) => chi).values()].flatMap((own): Cella[][] => {
    const [first] = own;
    if (!first) return [];
    const opening = conRiporto ? direction * caso.intero(100, 90_000) : 0;
    let saldo = opening;
    const movimenti = own.map((one): Cella[] => {
      const importo = direction * one.totale;
      saldo += importo;
      vere.push(toVera(one, importo));
      return [
        giorno(one.data),
        one.numero,
        emesse ? 'FATTURA DI VENDITA' : 'FATTURA DI ACQUISTO',
        giorno(one.scadenza),
        ...dareAvere(importo),
        ...(withSaldo ? [cents(saldo)] : []),
      ];
    });
    return [
      [`${role}: ${first.piva.slice(0, 5)} ${first.chi}`],
      ...(conRiporto
        ? [['', '', carried, '', ...dareAvere(opening), ...(withSaldo ? [cents(opening)] : [])]]
        : []),
      ...movimenti,
      [`Totale ${role.toLowerCase()}`, '', '', '', ...dareAvere(saldo), ...(withSaldo ? [cents(saldo)] : [])],
    ];
  });
  return {
    tipo: conRiporto ? 'partitario, saldi riportati' : 'partitario',
    nome: caso.choose('partitario', 'mastrini'),
    righe: [[emesse ? 'Partitario clienti' : 'Partitario fornitori'], head, ...tabs],
    vere,
    natura: 'partita',
    azienda: NOI,
  };
}

/** One amount and a letter for its side, as ledgers print them: D to collect, A to pay. */
export function makeLettere(seed: number): Layout {
  const list = makeElenco(seed, true);
  const { caso, giorno, cents } = list;
  const documenti = list.documenti.map((one) => ({ ...one, pagato: 0 }));
  const colonne: Colonne = [
    { nome: caso.choose('Intestazione conto', 'Ragione sociale'), cella: ({ chi }) => chi },
    { nome: caso.choose('Numero partita', 'N. documento'), cella: ({ numero }) => numero },
    { nome: 'Data documento', cella: ({ data }) => giorno(data) },
    { nome: 'Data scadenza', cella: ({ scadenza }) => giorno(scadenza) },
    { nome: caso.choose('Importo', 'Importo aperto'), cella: ({ totale }) => cents(totale) },
    { nome: caso.choose('D/A', 'Segno', 'Dare/Avere'), cella: (one) => (apertoDi(one) > 0 ? 'D' : 'A') },
  ];
  return finishElenco(
    { ...list, documenti },
    { tipo: 'partite aperte, lettera del lato', nome: caso.choose('partite', 'export'), colonne },
    apertoDi,
  );
}
