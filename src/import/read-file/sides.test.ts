/** Which way the money went: by words of a column, by the name of one, by the ledger it stands in; and what balances only offer. */
import { describe, expect, it } from 'vitest';
import { readAmounts, readText } from './letto.node.ts';

const withSides = (name: string, into: string, out: string): string =>
  `Data;Cosa;${name};Euro\n03/01/2026;Tizio Alfa;${into};120,50\n05/01/2026;Caio Beta;${out};33,10\n07/01/2026;Sempronio;${out};8,00\n`;

describe('a column of words that say a side', () => {
  it.each([
    ['Ricevuto', 'Inviato'],
    ['Gutschrift', 'Belastung'],
    ['Einzahlung', 'Auszahlung'],
    ['Abono', 'Cargo'],
    ['Ingreso', 'Gasto'],
    ['Entrée', 'Sortie'],
    ['Encaissement', 'Décaissement'],
    ['Deposit', 'Withdrawal'],
    ['Money In', 'Money Out'],
    ['Receipt', 'Payment'],
    ['Positivo', 'Negativo'],
    ['Introito', 'Esborso'],
    ['Accr.', 'Add.'],
    ['Carico', 'Scarico'],
    ['ENTR', 'USC'],
  ])('%s and %s', async (into, out) => {
    expect(await readAmounts(withSides('Segno', into, out))).toEqual(['12050', '-3310', '-800']);
    expect(await readAmounts(withSides('Nota', into, out))).toEqual(['12050', '-3310', '-800']);
  });

  it.each([
    ['Bonifico in entrata', 'Bonifico in uscita'],
    ['Incoming transfer', 'Outgoing transfer'],
  ])('%s and %s, where the column is one of kinds', async (into, out) => {
    expect(await readAmounts(withSides('Tipo movimento', into, out))).toEqual(['12050', '-3310', '-800']);
  });

  it.each([
    ['that nobody knows', 'XX', 'YY'],
    ['of which both letters would say one side', 'C', 'A'],
  ])('%s: it is asked', async (_, into, out) => {
    expect(await readText(withSides('Segno', into, out))).toMatchObject({
      tipo: 'domanda',
      domande: [{ id: 'segno' }],
    });
  });
});

describe('the only column of amounts, without signs, by its name', () => {
  it.each([
    ['Uscite', -1],
    ['Importo addebitato', -1],
    ['Withdrawals', -1],
    ['Entrate', 1],
    ['Importo accreditato', 1],
  ])('%s', async (name, side) => {
    const text = `Data;Descrizione;${name}\n03/01/2026;Alfa;120,50\n05/01/2026;Beta;33,10\n07/01/2026;Gamma;8,00\n`;
    expect(await readAmounts(text)).toEqual([12050, 3310, 800].map((cents) => String(side * cents)));
  });
});

const RIGHE =
  '03/01/2026;Incasso ft 12;Clienti;120,50;\n05/01/2026;Pagam. ft 7;Fornitori;;33,10\n07/01/2026;Spese;Oneri;;8,00\n';

describe('a ledger of the azienda', () => {
  it.each(['Scheda di mastro 18.05.001', 'Sottoconto 18.05.001 Banca', 'Prima nota banca', 'General ledger'])(
    '%s: dare is money in',
    async (title) => {
      const text = `${title}\nData;Descrizione;Contropartita;Dare;Avere\n${RIGHE}`;
      expect(await readAmounts(text)).toEqual(['12050', '-3310', '-800']);
    },
  );

  it('with letters in place of two columns', async () => {
    const text =
      'Mastrino banca\nData;Descrizione;Importo;D/A\n03/01/2026;Incasso;120,50;D\n05/01/2026;Pagamento;33,10;A\n07/01/2026;Spese;8,00;A\n';
    expect(await readAmounts(text)).toEqual(['12050', '-3310', '-800']);
  });

  it('turns no columns round that are called what comes in and goes out', async () => {
    const text = `Scheda contabile banca\nData;Descrizione;Contropartita;Entrate;Uscite\n${RIGHE}`;
    expect(await readAmounts(text)).toEqual(['12050', '-3310', '-800']);
  });

  it('without a title, told by its columns, is asked about', async () => {
    const text = `Data;Descrizione;Contropartita;Dare;Avere\n${RIGHE}`;
    expect(await readText(text)).toMatchObject({ tipo: 'domanda', domande: [{ id: 'segno' }] });
  });
});

describe('sides that balances would turn round are offered, not taken', () => {
  const pair = (saldi: string[]): string =>
    `Data;Descrizione;Dare;Avere;Saldo\n03/01/2026;Alfa;100,00;;${saldi[0]}\n05/01/2026;Beta;;30,00;${saldi[1]}\n07/01/2026;Gamma;;8,00;${saldi[2]}\n`;
  const turned = pair(['1100,00', '1070,00', '1062,00']);

  it('asks, with what each answer makes of the file', async () => {
    const outcome = await readText(turned);
    expect(outcome).toMatchObject({ tipo: 'domanda', domande: [{ id: 'segno' }] });
    const read = await readText(turned, null, { segno: 'avere_dare' });
    expect(read).toMatchObject({
      tipo: 'letto',
      lettura: { segno: 'dare_avere' },
      estratti: [{ quadratura: { esito: 'quadra' } }],
    });
    const kept = await readText(turned, null, { segno: 'dare_avere' });
    expect(kept).toMatchObject({ tipo: 'letto', estratti: [{ quadratura: { esito: 'non_quadra' } }] });
  });

  it('asks of letters too, and keeps the answer with the reading', async () => {
    const text =
      'Data;Descrizione;D/A;Importo;Saldo\n03/01/2026;Alfa;D;100,00;1100,00\n05/01/2026;Beta;A;30,00;1070,00\n07/01/2026;Gamma;A;8,00;1062,00\n';
    expect(await readText(text)).toMatchObject({ tipo: 'domanda', domande: [{ id: 'segno' }] });
    expect(await readText(text, null, { segno: 'avere_dare' })).toMatchObject({
      tipo: 'letto',
      lettura: { segno: 'indicatore', dare_entrata: true },
      estratti: [{ quadratura: { esito: 'quadra' } }],
    });
  });

  it('asks where only opening and closing say it', async () => {
    const text =
      'Saldo iniziale;1000,00\nSaldo finale;1562,00\nData;Descrizione;Importo\n03/01/2026;Alfa;-100,00\n05/01/2026;Beta;30,00\n07/01/2026;Gamma;8,00\n09/01/2026;Delta;-500,00\n';
    expect(await readText(text)).toMatchObject({ tipo: 'domanda', domande: [{ id: 'segno' }] });
  });

  it('asks of one column that is named for its side, too', async () => {
    const text =
      'Data;Descrizione;Uscite;Saldo\n03/01/2026;Alfa;100,00;1100,00\n05/01/2026;Beta;30,00;1130,00\n07/01/2026;Gamma;8,00;1138,00\n';
    expect(await readText(text)).toMatchObject({
      tipo: 'domanda',
      domande: [{ id: 'segno', options: [{ valore: 'inverso' }, { valore: 'con_segno' }] }],
    });
    expect(await readText(text, null, { segno: 'con_segno' })).toMatchObject({
      tipo: 'letto',
      estratti: [
        { righe: [{ importo: 10000 }, { importo: 3000 }, { importo: 800 }], quadratura: { esito: 'quadra' } },
      ],
    });
  });
});

describe('amounts that are all without a sign, however few', () => {
  const list = (title: string, words: readonly string[]): string =>
    `${title}Data;Descrizione;Importo\n${words.map((word, at) => `1${at}/01/2026;${word};${at + 1}0,00\n`).join('')}`;

  it.each([1, 2, 4])('%d of them, of which nothing says a side: it is asked', async (rows) => {
    expect(await readText(list('', ['Alfa', 'Beta', 'Gamma', 'Delta'].slice(0, rows)))).toMatchObject({
      tipo: 'domanda',
      domande: [{ id: 'segno', options: [{ valore: 'inverso' }, { valore: 'con_segno' }] }],
    });
  });

  it.each([
    ['Elenco spese marzo', -1],
    ['Nota spese', -1],
    ['Uscite', -1],
    ['Pagamenti effettuati', -1],
    ['Incassi del mese', 1],
    ['Entrate di gennaio', 1],
    ['Corrispettivi', 1],
  ])('under the title %s they have its side', async (title, side) => {
    for (const words of [
      ['Cancelleria', 'Taxi'],
      ['Alfa', 'Beta', 'Gamma', 'Delta', 'Zeta', 'Eta'],
    ])
      expect(await readAmounts(list(`${title}\n\n`, words))).toEqual(
        words.map((_, at) => String(side * (at + 1) * 1000)),
      );
  });

  it.each(['Entrate e uscite', 'Rimborso spese', 'Movimenti'])(
    'under the title %s they have none',
    async (title) => {
      expect(await readText(list(`${title}\n\n`, ['Alfa', 'Beta']))).toMatchObject({ tipo: 'domanda' });
    },
  );

  it('are money in where a row that is not booked yet has a minus', async () => {
    const text = `Data;Descrizione;Importo;Stato\n10/01/2026;Alfa;10,00;Contabilizzato\n11/01/2026;Beta;-5,00;In attesa\n`;
    expect(await readAmounts(text)).toEqual(['1000']);
  });

  it('are what the words of every row say', async () => {
    expect(await readAmounts(list('', ['Incasso ft 12', 'Accredito POS']))).toEqual(['1000', '2000']);
    expect(await readText(list('', ['Incasso ft 12', 'Alfa']))).toMatchObject({ tipo: 'domanda' });
  });

  it('are asked about where a row says otherwise than the title', async () => {
    expect(await readText(list('Incassi\n\n', ['Alfa', 'Prelievo']))).toMatchObject({ tipo: 'domanda' });
    expect(await readText(list('Spese\n\n', ['Alfa', 'Accredito POS']))).toMatchObject({ tipo: 'domanda' });
  });
});

describe('two columns of amounts', () => {
  const halves = (one: string, other: string): string =>
    `Data;Descrizione;${one};${other}\n13/05/2026;Trasferimento;;380,00\n14/05/2026;Prenotazione;395,00;\n`;

  it('are of no side by «Versato» alone, which a portal says of what it paid out: both are named, and it is asked', async () => {
    const outcome = await readText(halves('Importo', 'Versato'));
    expect(outcome).toMatchObject({
      tipo: 'domanda',
      domande: [{ id: 'segno', options: [{ testo: '«Importo»' }, { testo: '«Versato»' }] }],
    });
  });

  it('are in and out where the other says that it was taken', async () => {
    expect(await readAmounts(halves('Prelevato', 'Versato'))).toEqual(['38000', '-39500']);
  });
});

describe('what gives money back', () => {
  const kinds = (usual: string, back: string): string =>
    `Data;Nota;Tipo;Importo\n13/05/2026;Alfa;${usual};34,20\n14/05/2026;Beta;${usual};120,00\n18/05/2026;Gamma;${back};34,20\n`;

  it.each([
    ['a buyer', 'Acquisto', 'Storno', ['-3420', '-12000', '3420']],
    ['a seller', 'Incasso', 'Rimborso', ['3420', '12000', '-3420']],
  ])('goes the other way from all that %s does', async (_, usual, back, amounts) => {
    expect(await readAmounts(kinds(usual, back))).toEqual(amounts);
  });

  it('is asked about where the others go both ways', async () => {
    const text = `${kinds('Addebito', 'Storno')}19/05/2026;Delta;Accredito;10,00\n`;
    expect(await readText(text)).toMatchObject({ tipo: 'domanda', domande: [{ id: 'segno' }] });
  });
});

it('two free descriptions are no kinds: amounts without a sign beside them are asked about', async () => {
  const rows = '13/05/2026;Bonifico da Rossi;0,01\n14/05/2026;F24;0,01\n15/05/2026;Bonifico da Rossi;0,01\n';
  const text = `Data;Descrizione;Importo\n${rows}`;
  expect(await readText(text)).toMatchObject({ tipo: 'domanda', domande: [{ id: 'segno' }] });
});

describe('balances before and behind each row, under no names', () => {
  const ROWS = [
    '123456789;EUR;20260302;1000,00;815,50;20260302;-184,50;Power',
    '123456789;EUR;20260309;815,50;1315,50;20260309;500,00;Bianchi',
  ];

  it.each([
    ['the oldest first', ROWS, ['-18450', '50000']],
    ['the newest first', ROWS.toReversed(), ['50000', '-18450']],
  ])('say which of three columns is the amount, %s', async (_, rows, cents) => {
    expect(await readAmounts(`${rows.join('\n')}\n`)).toEqual(cents);
    expect(await readText(`${rows.join('\n')}\n`)).toMatchObject({
      estratti: [{ quadratura: { esito: 'quadra' } }],
    });
  });

  it('of one row say nothing: it is asked', async () => {
    expect(await readText(`${ROWS[0]}\n`)).toMatchObject({
      tipo: 'domanda',
      domande: expect.arrayContaining([expect.objectContaining({ id: 'importo' })]),
    });
  });
});

it('each side may name its currency in a column of its own', async () => {
  expect(
    await readAmounts(
      'Date,Description,Debit Amount,Debit Currency,Credit Amount,Credit Currency\n2026-03-02,Power,184.50,EUR,,\n2026-03-19,Payment,,,500.00,USD\n',
    ),
  ).toEqual(['-18450', '50000 USD']);
});

it.each(['Data;Descrizione;EUR;USD', 'Data (1);Descrizione (2);EUR (3);USD (4)'])(
  'amounts in one of two columns called by a currency are in it: %s',
  async (header) => {
    expect(await readAmounts(`${header}\n13/03/2026;Luce;-184,50;\n19/03/2026;Fee;;-10,00\n`)).toEqual([
      '-18450',
      '-1000 USD',
    ]);
  },
);
