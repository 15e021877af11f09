/** Lists as programs export them: what says that they are of documents, whose these are, what is open, and of which day. */
import { describe, expect, it } from 'vitest';
import type { ReadingOptions } from '../map/outcome.ts';
import { readStatementFile } from './read.ts';

const read = (righe: readonly string[], options: ReadingOptions = {}) =>
  readStatementFile(
    { nome: 'elenco.csv', bytes: new TextEncoder().encode(`${righe.join('\n')}\n`) },
    options,
  );

async function readPartite(righe: readonly string[], options: ReadingOptions = {}) {
  const outcome = await read(righe, options);
  if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
  return outcome.estratti.flatMap(({ natura, righe: rows }) =>
    rows.map(
      ({ data, importo, divisa, ragione_sociale: party }) =>
        `${natura} ${data} ${importo} ${divisa} ${party}`,
    ),
  );
}

describe('the days of a list of documents', () => {
  const ledger = (above: string) => [
    above,
    'Cliente;Data reg.;Data doc.;Num. doc.;Causale;Dare;Avere',
    'Alfa Srl;02/03/2026;02/03/2026;41;Fattura;732,00;',
    'Alfa Srl;02/05/2026;02/03/2026;41;Incasso;;732,00',
    'Alfa Srl;05/05/2026;05/05/2026;87;Fattura;122,00;',
    'Alfa Srl;12/05/2026;12/05/2026;88;Fattura;61,00;',
  ];

  it('are written as those above the table, however near others lie the other way round', async () => {
    expect(await readPartite(ledger('Partitario clienti dal 01/01/2026 al 30/06/2026'))).toEqual([
      'partita 2026-05-05 12200 EUR Alfa Srl',
      'partita 2026-05-12 6100 EUR Alfa Srl',
    ]);
  });

  it.each(['Tel. 02.65.98', 'Conto 78.71.5440', 'Pratica 04/25/1234'])(
    'are told by no number above the table that is no day: %s',
    async (above) => {
      const file = [above, 'Datum;Buchungstext;Betrag;Valuta', '04.09.2026;Alfa;-10,00;04.09.2026'];
      expect(await readPartite(file)).toEqual(['movimento 2026-09-04 -1000 EUR null']);
    },
  );

  it('are asked about where none falls into the period above, written as that is', async () => {
    const file = [
      'Periodo 01/01/2026 - 31/01/2026',
      'Date,Description,Amount',
      '01/05/2026,Alfa,10.00',
      '01/06/2026,Beta,-5.00',
    ];
    expect(await read(file)).toMatchObject({ tipo: 'domanda', domande: [{ id: 'ordine_data' }] });
  });

  it('are asked about where days and language contradict each other', async () => {
    expect(await read(ledger('Partitario clienti'))).toMatchObject({
      tipo: 'domanda',
      domande: [{ id: 'ordine_data' }],
    });
  });

  it('are those on which they are due, before that on which something was done with them', async () => {
    expect(
      await readPartite([
        'Insoluti',
        'N. effetto;Data presentazione;Scadenza;Debitore;Importo effetto;Motivo;Spese insoluto',
        '1;10/07/2026;31/07/2026;Alfa Srl;500,00;Mancanza fondi;5,00',
        '2;10/07/2026;31/08/2026;Beta Srl;188,00;Ritirato;5,00',
      ]),
    ).toEqual(['partita 2026-07-31 50000 EUR Alfa Srl', 'partita 2026-08-31 18800 EUR Beta Srl']);
  });
});

describe('what is open', () => {
  it('is nothing of a document that was collected on some day, in a list without days on which they are due', async () => {
    const file = (name: string) => [
      `Numero;Data;Ente;Imponibile;IVA;Totale fattura;Netto a pagare;${name}`,
      '12;14/05/2026;Comune;2.000,00;440,00;2.440,00;2.000,00;',
      '13;15/05/2026;Scuola;500,00;110,00;610,00;500,00;28/05/2026',
    ];
    expect(await readPartite(file('Data incasso'))).toEqual(['partita 2026-05-14 200000 EUR Comune']);
  });

  it('is what is left in the currency that the name of its column says', async () => {
    expect(
      await readPartite([
        'Customer;Invoice no.;Invoice date;Due date;Curr.;Amount FC;Exch. rate;Amount EUR;Open EUR',
        'Alfa Ltd;1;20/08/2026;20/10/2026;GBP;1.000,00;0,8500;1.176,47;1.176,47',
        'Beta GmbH;2;24/08/2026;24/10/2026;EUR;500,00;1,0000;500,00;200,00',
      ]),
    ).toEqual(['partita 2026-08-20 117647 EUR Alfa Ltd', 'partita 2026-08-24 20000 EUR Beta GmbH']);
  });

  it('is said by a lone letter over yes and no', async () => {
    expect(
      await readPartite([
        'Cliente;Fattura;Data;Scadenza;Importo;P',
        'Alfa Srl;1;15/05/2026;30/06/2026;100,00;N',
        'Alfa Srl;2;16/05/2026;30/06/2026;50,00;S',
      ]),
    ).toEqual(['partita 2026-05-15 10000 EUR Alfa Srl']);
  });
});

describe('whose the items are', () => {
  it.each([
    ['refunds of expenses are the employees’', 'Dipendente;Nota spese n.;Data;Importo da rimborsare', -1],
    ['transfers to make are of whom they are for', 'Beneficiario;Causale;Scadenza;Importo', -1],
    ['rates are of who lent', 'Finanziatore;Contratto;Scadenza;Importo rata', -1],
    ['notices of fees are of who is assisted', 'Assistito;Avviso di parcella;Data;Totale dovuto', 1],
  ])('%s', async (_, head, side) => {
    expect(
      await readPartite([head, 'Bassi Lia;12;29/05/2026;184,30', 'Rossi Ugo;13;30/05/2026;96,00']),
    ).toEqual([
      `partita 2026-05-29 ${side * 18_430} EUR Bassi Lia`,
      `partita 2026-05-30 ${side * 9_600} EUR Rossi Ugo`,
    ]);
  });

  it('is said by titles of what is owed to us and of what we owe, by whoever it is', async () => {
    expect(
      await readPartite([
        'Nominativo;Causale;Scadenza;Importo;Versato;Residuo',
        'CREDITI VERSO CONDOMINI',
        'Neri Ugo;Rata 3;31/07/2026;220,00;100,00;120,00',
        'DEBITI VERSO FORNITORI',
        'Stella Srl;Ft 55;31/08/2026;366,00;0,00;366,00',
      ]),
    ).toEqual(['partita 2026-07-31 12000 EUR Neri Ugo', 'partita 2026-08-31 -36600 EUR Stella Srl']);
  });

  it('is said by the letter before the code of a party', async () => {
    expect(
      await readPartite([
        'CLI.FOR;RAG.SOCIALE;DOC.;DATA;SCADENZA;IMPORTO',
        'C 000044;ALFA SRL;1;15.07.26;30.09.26;100,00',
        'F 000051;BETA SRL;2;22.07.26;31.10.26;50,00',
      ]),
    ).toEqual(['partita 2026-07-15 10000 EUR ALFA SRL', 'partita 2026-07-22 -5000 EUR BETA SRL']);
  });

  it('is said by which of two columns of names is written', async () => {
    expect(
      await readPartite([
        'Data;Documento;Cliente;Fornitore;Importo;Scadenza',
        '15/05/2026;87;Bassi Lia;;100,00;31/07/2026',
        '18/05/2026;551;;Stella Srl;200,00;30/06/2026',
      ]),
    ).toEqual(['partita 2026-05-15 10000 EUR Bassi Lia', 'partita 2026-05-18 -20000 EUR Stella Srl']);
  });

  it('is asked about where those who have to pay are called what nobody knows', async () => {
    const file = (name: string) => [
      `${name};Doc.;Scadenza;Importo;Pagato;Da pagare`,
      'Bassi Lia;1;15/06/2026;200,00;0,00;200,00',
      'Lodi Pia;2;16/06/2026;180,00;80,00;100,00',
    ];
    expect(await read(file('Consorziato'))).toMatchObject({ tipo: 'domanda', domande: [{ id: 'segno' }] });
    expect(await readPartite(file('Fornitore'))).toEqual([
      'partita 2026-06-15 -20000 EUR Bassi Lia',
      'partita 2026-06-16 -10000 EUR Lodi Pia',
    ]);
  });

  it('and whose name it is, is said by a title that writes it in capitals', async () => {
    expect(
      await readPartite([
        'Piano di rientro cliente BAR UNO',
        'Rata;Data scadenza;Importo rata;Data incasso',
        '1;30/09/2026;100,00;01/10/2026',
        '2;31/10/2026;100,00;',
      ]),
    ).toEqual(['partita 2026-10-31 10000 EUR BAR UNO']);
  });
});

describe('what counts of a document', () => {
  it('is without the tax that the customer pays to the State', async () => {
    for (const [name, yes, no] of [
      ['Split payment', 'SI', 'NO'],
      ['Esigibilità IVA', 'S', 'I'],
    ] as const)
      expect(
        await readPartite([
          `Cliente;Fattura;Data;Imponibile;IVA;Totale;${name}`,
          `Comune;1;15/09/2026;500,00;110,00;610,00;${yes}`,
          `Bassi Lia;2;18/09/2026;300,00;66,00;366,00;${no}`,
        ]),
      ).toEqual(['partita 2026-09-15 50000 EUR Comune', 'partita 2026-09-18 36600 EUR Bassi Lia']);
  });

  it('is taken back by a note that a letter tells', async () => {
    expect(
      await readPartite([
        'Tipo;Num;Data;Cliente;Totale;Scadenza',
        'F;87;15/05/2026;Alfa Srl;1.220,00;31/07/2026',
        'N;6;20/05/2026;Alfa Srl;122,00;31/07/2026',
      ]),
    ).toEqual(['partita 2026-05-15 122000 EUR Alfa Srl', 'partita 2026-05-20 -12200 EUR Alfa Srl']);
  });

  it('is read where companies stand under any name', async () => {
    expect(
      await readPartite([
        'Fatture emesse',
        'Doc;Data;Azienda;Tot',
        '1/26;15/05/2026;Alfa Srl;1.220,00',
        '2/26;16/05/2026;Beta Sas;610,00',
      ]),
    ).toEqual(['partita 2026-05-15 122000 EUR Alfa Srl', 'partita 2026-05-16 61000 EUR Beta Sas']);
  });
});

it('of a form in which a credit is set off, what was paid is what is left of the debt', async () => {
  expect(
    await readPartite(
      [
        'Data addebito;Banca;Totale a debito;Totale a credito;Saldo finale delega',
        '16/09/2026;CREDITO;2.412,00;112,00;2.300,00',
        '16/10/2026;CREDITO;1.980,40;0,00;1.980,40',
      ],
      { risposte: { segno: 'inverso' } },
    ),
  ).toEqual(['movimento 2026-09-16 -230000 EUR null', 'movimento 2026-10-16 -198040 EUR null']);
});

describe('clients in one column and suppliers in another', () => {
  it('say the side of open items', async () => {
    const file = [
      'Tipo;Numero fattura;Data;Scadenza;Cliente;Fornitore;Importo',
      'FT;1;02/05/2026;30/06/2026;Rossi Srl;;100,00',
      'FT;2;03/05/2026;30/06/2026;;Verdi Srl;50,00',
      'FT;3;04/05/2026;30/06/2026;Neri Spa;;20,00',
    ];
    expect(await readPartite(file)).toEqual([
      'partita 2026-05-02 10000 EUR Rossi Srl',
      'partita 2026-05-03 -5000 EUR Verdi Srl',
      'partita 2026-05-04 2000 EUR Neri Spa',
    ]);
  });

  it('name the other side of movements, of which some have none', async () => {
    const file = [
      'Data;Descrizione;Cliente;Fornitore;Importo',
      '02/05/2026;Incasso;Rossi Srl;;100,00',
      '03/05/2026;Pagamento;;Verdi Srl;-50,00',
      '04/05/2026;Spese di tenuta conto;;;-2,00',
    ];
    expect(await readPartite(file)).toEqual([
      'movimento 2026-05-02 10000 EUR Rossi Srl',
      'movimento 2026-05-03 -5000 EUR Verdi Srl',
      'movimento 2026-05-04 -200 EUR null',
    ]);
  });
});

describe('what is kept back of an invoice', () => {
  const of = (head: string, one: string, two: string) => [
    `Numero;Data;Fornitore;${head}`,
    `1;02/05/2026;Studio Neri;${one}`,
    `2;03/05/2026;Studio Blu;${two}`,
  ];
  const NET = ['partita 2026-05-02 -102000 EUR Studio Neri', 'partita 2026-05-03 -51000 EUR Studio Blu'];

  it.each([
    ['Imponibile;IVA;Ritenuta;Totale', '1.000,00;220,00;200,00;1.220,00', '500,00;110,00;100,00;610,00'],
    ['Imponibile;IVA;Ritenuta;Totale', '1.000,00;220,00;200,00;1.020,00', '500,00;110,00;100,00;510,00'],
    ['Totale documento;Ritenuta;Netto a pagare', '1.220,00;200,00;1.020,00', '610,00;100,00;510,00'],
    ['Totale fattura;Ritenuta;Bonifico', '1.220,00;200,00;1.020,00', '610,00;100,00;510,00'],
  ])('is taken off once, as the amounts show: %s', async (head, one, two) => {
    expect(await readPartite(of(head, one, two))).toEqual(NET);
  });

  it('is taken off the whole with what a pension fund adds to it', async () => {
    const head = 'Imponibile;Cassa;IVA;Ritenuta;Totale';
    const [one, two] = ['1.000,00;40,00;228,80;200,00;1.268,80', '500,00;20,00;114,40;100,00;634,40'];
    expect(await readPartite(of(head, one, two))).toEqual([
      'partita 2026-05-02 -106880 EUR Studio Neri',
      'partita 2026-05-03 -53440 EUR Studio Blu',
    ]);
  });

  it('is asked about where nothing shows whether the total is without it', async () => {
    const file = of('Totale fattura;Ritenuta', '1.220,00;200,00', '610,00;100,00');
    const outcome = await read(file);
    if (outcome.tipo !== 'domanda') throw new Error(JSON.stringify(outcome));
    const [whole = '', less = ''] = outcome.domande[0]?.options.map(({ valore }) => valore) ?? [];
    expect(outcome.domande).toMatchObject([{ id: 'aperto' }]);
    expect(await readPartite(file, { risposte: { aperto: less } })).toEqual(NET);
    expect(await readPartite(file, { risposte: { aperto: whole } })).toEqual([
      'partita 2026-05-02 -122000 EUR Studio Neri',
      'partita 2026-05-03 -61000 EUR Studio Blu',
    ]);
  });
});
