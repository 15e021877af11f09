/** Several tables of one file: of one account, beside each other, and what is asked of them. */
import { expect, it } from 'vitest';
import type { Risposte } from '../cell/questions.ts';
import type { EsitoLettura } from '../map/outcome.ts';
import { readStatementFile } from './read.ts';

const read = async (lines: readonly string[], risposte?: Risposte): Promise<EsitoLettura> =>
  readStatementFile(
    { nome: 'prova.csv', bytes: new TextEncoder().encode(`${lines.join('\n')}\n`) },
    risposte ? { risposte } : {},
  );

const rowsOf = (outcome: EsitoLettura): string[][] =>
  outcome.tipo === 'letto'
    ? outcome.estratti.map(({ righe }) =>
        righe.map(({ riga, data, importo }) => `${riga} ${data} ${importo}`),
      )
    : [[outcome.tipo]];

const MARCH = [
  'Data;Descrizione;Importo;Saldo',
  '02/03/2026;Luce;-100,00;900,00',
  '09/03/2026;Incasso;50,00;950,00',
];
const APRIL = ['Data op.;Valuta;Descrizione;Dare;Avere;Saldo', '02/04/2026;02/04/2026;Gas;50,00;;900,00'];

it('a table whose balance goes on from that of the first is of the same account', async () => {
  const outcome = await read([...MARCH, ...APRIL]);
  expect(rowsOf(outcome)).toEqual([['2 2026-03-02 -10000', '3 2026-03-09 5000', '5 2026-04-02 -5000']]);
  expect(outcome).toMatchObject({
    estratti: [
      { saldo_iniziale: 100_000, saldo_finale: 90_000, quadratura: { esito: 'quadra' }, scartate: [] },
    ],
  });
});

it('one of which nothing says the account is asked about, and each answer is heard', async () => {
  const lines = [
    ...MARCH,
    'Conto di Lia',
    'Data op.;Valuta;Descrizione;Dare;Avere',
    '02/04/2026;02/04/2026;Gas;50,00;',
  ];
  const asked = await read(lines);
  expect(asked).toMatchObject({ tipo: 'domanda', domande: [{ id: 'tabelle' }] });
  const first = ['2 2026-03-02 -10000', '3 2026-03-09 5000'];
  expect(rowsOf(await read(lines, { tabelle: 'stesso' }))).toEqual([[...first, '6 2026-04-02 -5000']]);
  expect(rowsOf(await read(lines, { tabelle: 'altro' }))).toEqual([['6 2026-04-02 -5000'], first]);
  const left = await read(lines, { tabelle: 'fuori' });
  expect(rowsOf(left)).toEqual([['6 2026-04-02 -5000']]);
  expect(left).toMatchObject({ estratti: [{ scartate: [{ riga: 2 }, { riga: 3 }] }] });
});

it('a row with the day and the amount of one of the other table is never joined in silence', async () => {
  const again = ['Data op.;Valuta;Descrizione;Dare;Avere', '09/03/2026;09/03/2026;Incasso;;50,00'];
  expect(await read([...MARCH, ...again])).toMatchObject({ tipo: 'domanda', domande: [{ id: 'tabelle' }] });
});

it('tables beside each other stand one under the other, with lines counted on from the last of the file', async () => {
  const outcome = await read([
    'ENTRATE;;;;USCITE;;',
    'Data;Causale;Importo;;Data;Causale;Importo',
    '02/03/2026;Incasso;100,00;;03/03/2026;Luce;30,00',
    '09/03/2026;Incasso;50,00;;;;',
  ]);
  expect(rowsOf(outcome)).toEqual([['3 2026-03-02 10000', '4 2026-03-09 5000', '7 2026-03-03 -3000']]);
  expect(outcome).toMatchObject({
    notices: expect.arrayContaining([expect.stringContaining('dalla 7')]) as unknown,
  });
});

it('two days and two amounts of one row are no tables beside each other', async () => {
  const outcome = await read([
    'Data;Data;Descrizione;Importo;Importo',
    'oper.;valuta;;Dare;Avere',
    '07/04/2026;09/04/2026;Assegno;350,00;',
    '08/04/2026;08/04/2026;Versamento;;100,00',
  ]);
  expect(rowsOf(outcome)).toEqual([['3 2026-04-07 -35000', '4 2026-04-08 10000']]);
});

it('the first of rows without a sign is asked about, and the answer gives its side', async () => {
  const lines = [
    'Data;Descrizione;Importo;Saldo',
    '02/03/2026;Rif. 1;184,50;815,50',
    '09/03/2026;Rif. 2;5,50;810,00',
    '10/03/2026;Rif. 3;10,00;800,00',
  ];
  expect(await read(lines)).toMatchObject({ tipo: 'domanda', domande: [{ id: 'prima' }] });
  const sides = await Promise.all(
    ['entra', 'esce'].map(async (prima) => {
      const outcome = await read(lines, { prima });
      return outcome.tipo === 'letto' ? [outcome.estratti[0]?.saldo_iniziale, rowsOf(outcome)[0]?.[0]] : [];
    }),
  );
  expect(sides).toEqual([
    [63_100, '2 2026-03-02 18450'],
    [100_000, '2 2026-03-02 -18450'],
  ]);
});

it('a first row without a sign came in where all the others did', async () => {
  const lines = [
    'Data;Descrizione;Importo;Saldo',
    '02/03/2026;Rif. 1;184,50;1.184,50',
    '09/03/2026;Rif. 2;5,50;1.190,00',
    '10/03/2026;Rif. 3;10,00;1.200,00',
  ];
  expect(rowsOf(await read(lines))).toEqual([
    ['2 2026-03-02 18450', '3 2026-03-09 550', '4 2026-03-10 1000'],
  ]);
});

it('a first row that goes either way is asked about where the others go both', async () => {
  const lines = [
    'Data;Descrizione;Importo;Saldo',
    '02/03/2026;Rif. 1;184,50;815,50',
    '09/03/2026;Rif. 2;5,50;810,00',
    '10/03/2026;Rif. 3;10,00;820,00',
  ];
  expect(await read(lines)).toMatchObject({ tipo: 'domanda', domande: [{ id: 'prima' }] });
  expect(rowsOf(await read(lines, { prima: 'entra' }))).toEqual([
    ['2 2026-03-02 18450', '3 2026-03-09 -550', '4 2026-03-10 1000'],
  ]);
});
