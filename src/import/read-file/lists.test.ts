/** Lists of what is open as accounting programs export them: whose each document is, on which side, and how often it counts. */
import { describe, expect, it } from 'vitest';
import type { ReadingOptions } from '../map/outcome.ts';
import { readStatementFile } from './read.ts';

const NOI = { ragione_sociale: 'Vetreria Morandi SRL', partita_iva: '02638540983' };

const read = (righe: readonly string[], options: ReadingOptions = {}) =>
  readStatementFile(
    { nome: 'elenco.csv', bytes: new TextEncoder().encode(`${righe.join('\n')}\n`) },
    { azienda: NOI, ...options },
  );

async function readRighe(righe: readonly string[], options: ReadingOptions = {}) {
  const outcome = await read(righe, options);
  if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
  const [estratto] = outcome.estratti;
  return {
    notices: outcome.notices,
    scartate: estratto?.scartate.map(({ riga, motivo }) => [riga, motivo]),
    righe: estratto?.righe.map(({ numero_documento, importo, ragione_sociale }) => [
      numero_documento,
      importo,
      ragione_sociale,
    ]),
  };
}

const TESTA = 'N. doc.;Data doc.;Scadenza;Importo';
const groups = (one: string, other: string) => [
  'Scadenzario clienti',
  TESTA,
  one,
  '1;13/01/2026;28/02/2026;100,00',
  '2;14/01/2026;28/02/2026;50,00',
  other,
  '3;15/01/2026;31/03/2026;25,00',
  'Totale generale;;;175,00',
];

describe('titles among open items', () => {
  it.each([
    ['that say what they name', 'Cliente: 00012 Bianchi Loris', 'Cliente: 00031 Hotel Ai Pini'],
    ['in cells of their own', 'Cliente;00012;Bianchi Loris', 'Cliente;00031;Hotel Ai Pini'],
    ['after a code', '00012 - Bianchi Loris', '00031 - Hotel Ai Pini'],
  ])('give the rows below them their party: %s', async (_, one, other) => {
    const { righe, notices } = await readRighe(groups(one, other));
    expect(righe).toEqual([
      ['1', 10_000, 'Bianchi Loris'],
      ['2', 5_000, 'Bianchi Loris'],
      ['3', 2_500, 'Hotel Ai Pini'],
    ]);
    expect(notices).toContain('Righe 3 e 6: nomi dei clienti o dei fornitori delle righe sotto.');
  });

  it('are taken where one has a legal form', async () => {
    const { righe } = await readRighe(groups('Bianchi Loris', 'Edil Prisma S.r.l.'));
    expect(righe?.map(([, , who]) => who)).toEqual(['Bianchi Loris', 'Bianchi Loris', 'Edil Prisma S.r.l.']);
  });

  it('are asked about where nothing says that they are names', async () => {
    const file = groups('Bianchi Loris', 'Rossi Mario');
    expect(await read(file)).toMatchObject({ tipo: 'domanda', domande: [{ id: 'soggetti' }] });
    const si = await readRighe(file, { risposte: { soggetti: 'nomi' } });
    expect(si.righe?.map(([, , who]) => who)).toEqual(['Bianchi Loris', 'Bianchi Loris', 'Rossi Mario']);
    const no = await readRighe(file, { risposte: { soggetti: 'no' } });
    expect(no.righe?.map(([, , who]) => who)).toEqual([null, null, null]);
    expect(no.notices).toContain(
      'Titoli sopra le righe («Bianchi Loris», «Rossi Mario»): non presi come nomi di clienti o fornitori, le partite restano senza nome.',
    );
  });

  it('of anything else are no names', async () => {
    for (const [one, other] of [
      ['Scaduto', 'A scadere'],
      ['Gennaio 2026', 'Febbraio 2026'],
      ['Agente: Neri SRL', 'Agente: Verdi SRL'],
      ['RIBA', 'Bonifico'],
    ] as const) {
      const { righe, notices } = await readRighe(groups(one, other));
      expect(righe?.map(([, , who]) => who)).toEqual([null, null, null]);
      expect(notices).toContain('Righe 3 e 6: testo senza data e senza importo, non letto.');
    }
  });

  it('above the header name the party of all the rows, never the azienda nor a filter', async () => {
    const righe = ['1;13/01/2026;28/02/2026;100,00', '2;14/01/2026;28/02/2026;50,00'];
    const who = async (...above: string[]) =>
      (await readRighe(['Scadenzario clienti', ...above, TESTA, ...righe])).righe?.map(([, , name]) => name);
    expect(await who('Cliente: Bianchi Loris')).toEqual(['Bianchi Loris', 'Bianchi Loris']);
    expect(await who('Cliente: tutti')).toEqual([null, null]);
    expect(await who('Vetreria Morandi SRL')).toEqual([null, null]);
    expect(await read(['Scadenzario clienti', 'Bianchi Loris', TESTA, ...righe])).toMatchObject({
      tipo: 'domanda',
    });
  });
});

describe('the side of a document', () => {
  const letters = (sides: readonly string[], name = 'D/A') => [
    `Ragione sociale;N. documento;Data documento;Data scadenza;Importo;${name}`,
    ...sides.map((side, at) => `Bianchi Loris;${at + 1};1${at}/01/2026;28/02/2026;100,00;${side}`),
  ];

  it('in a ledger is to collect in Dare, to pay in Avere', async () => {
    const { righe } = await readRighe(letters(['D', 'A', 'D']));
    expect(righe?.map(([, importo]) => importo)).toEqual([10_000, -10_000, 10_000]);
  });

  it('in a ledger is to pay where all stand in Avere', async () => {
    const { righe } = await readRighe(letters(['A', 'A']));
    expect(righe?.map(([, importo]) => importo)).toEqual([-10_000, -10_000]);
  });

  it('by A and P under the name of a side: under any other they may be open and paid', async () => {
    const { righe } = await readRighe(letters(['A', 'P'], 'Ciclo'));
    expect(righe?.map(([, importo]) => importo)).toEqual([10_000, -10_000]);
    expect(await read(letters(['A', 'P'], 'Situazione'))).toMatchObject({
      tipo: 'domanda',
      domande: [{ id: 'stati' }, { id: 'segno' }],
    });
  });

  it('by the first letters of the words for both sides', async () => {
    const { righe } = await readRighe(letters(['CLI', 'FOR', 'CLI']));
    expect(righe?.map(([, importo]) => importo)).toEqual([10_000, -10_000, 10_000]);
  });
});

describe('a register of VAT', () => {
  const registro = (righe: readonly string[]) => [
    'Registro IVA vendite',
    'Protocollo;N. documento;Data documento;Cliente;Totale documento;Imponibile;Aliquota;Imposta',
    ...righe,
  ];

  it('counts once a document whose total stands on the line of each rate', async () => {
    const { righe, notices } = await readRighe(
      registro([
        '1;7/A;13/01/2026;Bianchi Loris;232,00;100,00;22;22,00',
        '2;7/A;13/01/2026;Bianchi Loris;232,00;100,00;10;10,00',
        '3;8/A;14/01/2026;Bianchi Loris;122,00;100,00;22;22,00',
      ]),
    );
    expect(righe).toEqual([
      ['7/A', 23_200, 'Bianchi Loris'],
      ['8/A', 12_200, 'Bianchi Loris'],
    ]);
    expect(notices.join(' ')).toContain('3 righe di dettaglio unite in 2 documenti, per 354,00');
  });

  it('adds up the lines that have a total of their own, equal as they may be', async () => {
    const { righe } = await readRighe(
      registro([
        '1;7/A;13/01/2026;Bianchi Loris;110,00;90,16;22;19,84',
        '2;7/A;13/01/2026;Bianchi Loris;110,00;100,00;10;10,00',
      ]),
    );
    expect(righe).toEqual([['7/A', 22_000, 'Bianchi Loris']]);
  });
});

describe('the table of the tax office', () => {
  const head =
    'Tipo fattura;Tipo documento;Numero fattura / Documento;Data emissione;Codice fiscale fornitore;Partita IVA fornitore;Denominazione fornitore;Codice fiscale cliente;Partita IVA cliente;Denominazione cliente;Imponibile/Importo (totale in euro);Imposta (totale in euro);Fatture consegnate';
  const riga = (kind: string, number: string, day: string) =>
    `'Fattura tra privati';${kind};'${number}';${day};'Non presente';'02638540983';Vetreria Morandi SRL;'Non presente';'03301860986';Bianchi Loris;000000000100,00;000000000022,00;Consegnata`;

  it('is net and tax, the code of a party no tax, and a quoted number its number', async () => {
    const { righe } = await readRighe([
      head,
      riga('Fattura', '7/A', '13/01/2026'),
      riga('Nota di credito', '8/A', '14/01/2026'),
    ]);
    expect(righe).toEqual([
      ['7/A', 12_200, 'Bianchi Loris'],
      ['8/A', -12_200, 'Bianchi Loris'],
    ]);
  });
});

describe('two columns of states', () => {
  it('both count: what was discarded was never issued, what is paid is not open', async () => {
    const { righe, scartate } = await readRighe([
      'Numero;Data;Cliente;Totale documento;Stato SdI;Pagata',
      '1;13/01/2026;Bianchi Loris;100,00;Consegnata;NO',
      '2;14/01/2026;Bianchi Loris;100,00;Scartata;NO',
      '3;15/01/2026;Bianchi Loris;100,00;Consegnata;SI',
    ]);
    expect(righe).toEqual([['1', 10_000, 'Bianchi Loris']]);
    expect(scartate).toEqual([
      [3, 'Documento annullato (stato «Scartata»)'],
      [4, 'Già saldato (stato «SI»)'],
    ]);
  });
});

describe('whose a list is', () => {
  const HEAD = 'N. doc.;Data doc.;Scadenza;Ragione sociale;Importo;Ancora da pagare';
  const ROWS = [
    '1;13/01/2026;28/02/2026;BETA SRL;100,00;100,00',
    '2;14/01/2026;28/02/2026;GAMMA SRL;50,00;20,00',
  ];

  it('is said by the name of a party before what is left to be done: a client has to pay too', async () => {
    const { righe } = await readRighe(['Scadenzario clienti', HEAD, ...ROWS]);
    expect(righe?.map(([, importo]) => importo)).toEqual([10_000, 2_000]);
  });

  it('is said by what is left to be done where no party is named', async () => {
    const { righe } = await readRighe(['Scadenzario', HEAD, ...ROWS]);
    expect(righe?.map(([, importo]) => importo)).toEqual([-10_000, -2_000]);
  });
});

describe('a column of codes', () => {
  const list = (codes: readonly string[]): string[] => [
    'Scadenzario clienti',
    'N. doc.;Data doc.;Scadenza;Ragione sociale;Importo;CBI',
    ...codes.map((code, at) => `${at};1${at}/01/2026;1${at}/02/2026;P${at} SRL;1${at}0,00;${code}`),
  ];

  it('of three figures on each row is of no state, in whatever order its rows are due', async () => {
    expect((await readRighe(list(['043', '043', '050', '050', '050']))).righe).toHaveLength(5);
  });

  it('that only some rows have is asked about', async () => {
    expect(await read(list(['4471', '4472', '', '', '']))).toMatchObject({ domande: [{ id: 'stati' }] });
  });
});

describe('the title of a ledger of one party', () => {
  it('gives its rows the name that follows it, where that has a legal form', async () => {
    const named = await readRighe([
      'Partitario clienti - Bianchi Impianti Srl',
      TESTA,
      '1;13/01/2026;28/02/2026;100,00',
    ]);
    expect(named.righe).toEqual([['1', 10_000, 'Bianchi Impianti Srl']]);
    const dated = await readRighe([
      'Partitario clienti - anno 2026',
      TESTA,
      '1;13/01/2026;28/02/2026;100,00',
    ]);
    expect(dated.righe).toEqual([['1', 10_000, null]]);
  });
});

describe('parts of a document by its age', () => {
  const HEAD = 'Cliente;N. fattura;Data;A scadere;1-30 gg;31-60 gg;Totale';

  it('come to the whole, and are no payments', async () => {
    const rows = [
      'BETA SRL;3;12/01/2026;;;122,00;122,00',
      'GAMMA SRL;7;19/01/2026;;29,00;;29,00',
      'BETA SRL;9;13/02/2026;25,00;;;25,00',
    ];
    expect((await readRighe([HEAD, ...rows])).righe?.map(([, cents]) => cents)).toEqual([
      12_200, 2_900, 2_500,
    ]);
  });

  it('are asked about where they do not', async () => {
    const rows = [
      'BETA SRL;3;12/01/2026;;;122,00;122,00',
      'GAMMA SRL;7;19/01/2026;;20,00;;29,00',
      'BETA SRL;9;13/02/2026;25,00;;;25,00',
    ];
    expect(await read([HEAD, ...rows])).toMatchObject({ domande: [{ id: 'aperto' }] });
  });

  it.each([
    ['0,00', { tipo: 'letto' }],
    ['20,00', { domande: [{ id: 'aperto' }] }],
  ])(
    'what is due already, %s of another, says nothing of payments unless it is a part',
    async (cell, expected) => {
      const rows = [
        `BETA SRL;3;12/01/2026;28/02/2026;122,00;122,00`,
        `GAMMA SRL;7;19/01/2026;28/06/2026;29,00;${cell}`,
      ];
      expect(await read(['Cliente;N. fattura;Data;Scadenza;Importo;Scaduto', ...rows])).toMatchObject(
        expected,
      );
    },
  );
});

describe('fees under headings of those who earned them', () => {
  const file = (one: string, other: string) => [
    'Provvigioni maturate al 31/05/2026',
    'Cliente;Fattura;Data fattura;Imponibile;% prov.;Provvigione',
    one,
    'Bianchi Loris;87;15/05/2026;1.000,00;5,00;50,00',
    'Hotel Ai Pini;71;14/04/2026;800,00;5,00;40,00',
    'Totale agente;;;1.800,00;;90,00',
    other,
    'Bianchi Loris;88;18/05/2026;500,00;6,00;30,00',
  ];

  it.each([
    ['in one cell', 'Agente: 007 Neri Ugo', 'Agente: 012 Verdi Anna'],
    ['in cells of their own', 'Agente;007;Neri Ugo', 'Agente;012;Verdi Anna'],
  ])('are owed to the agent of the heading: %s', async (_, one, other) => {
    const { righe } = await readRighe(file(one, other));
    expect(righe).toEqual([
      ['87', -5_000, 'Neri Ugo'],
      ['71', -4_000, 'Neri Ugo'],
      ['88', -3_000, 'Verdi Anna'],
    ]);
  });

  it('are owed by the principal of the heading', async () => {
    const { righe } = await readRighe(file('Mandante: Edil Prisma SRL', 'Mandante: Colori Uno SPA'));
    expect(righe?.map(([, importo, who]) => [importo, who])).toEqual([
      [5_000, 'Edil Prisma SRL'],
      [4_000, 'Edil Prisma SRL'],
      [3_000, 'Colori Uno SPA'],
    ]);
  });
});
