/** Lists of open items whose amounts stand in several columns: by the days they are late, by their instalments. */
import { expect, it } from 'vitest';
import { readStatementFile } from './read.ts';

const ROWS = [
  ['Alfa;31;02/03/2026;30/04/2026;1.220,00;;;;', '1.220,00'],
  ['Beta;12;09/12/2025;08/01/2026;;;495,55;;', '495,55'],
] as const;

const read = (title: string, rows: readonly string[]) =>
  readStatementFile({
    nome: 'scaduto.csv',
    bytes: new TextEncoder().encode(`${[title, ...rows].join('\n')}\n`),
  });

const BANDS = 'Cliente;Documento;Data;Scadenza;A scadere;0-30;31-60;61-90;Oltre 90';

it('the total of each document is read, and none of its ages is asked about', async () => {
  const outcome = await read(
    `${BANDS};Totale`,
    ROWS.map(([row, total]) => `${row};${total}`),
  );
  if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
  expect(outcome.estratti.flatMap(({ righe }) => righe.map(({ importo }) => importo))).toEqual([
    122_000, 49_555,
  ]);
});

it('without that total its ages make up what is open', async () => {
  const outcome = await read(
    BANDS,
    ROWS.map(([row]) => row),
  );
  if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
  expect(outcome.estratti.flatMap(({ righe }) => righe.map(({ importo }) => importo))).toEqual([
    122_000, 49_555,
  ]);
});

it('several instalments on one row are each one: none is taken for the whole', async () => {
  const outcome = await read('Cliente;Fattura;Data;Scad. 1;Importo 1;Scad. 2;Importo 2', [
    'Alfa;31;02/03/2026;30/04/2026;610,00;31/05/2026;610,00',
    'Beta;32;02/03/2026;30/04/2026;300,00;;',
  ]);
  if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
  expect(
    outcome.estratti.flatMap(({ righe }) =>
      righe.map(({ riga, importo, scadenza }) => `${riga} ${importo} ${scadenza}`),
    ),
  ).toEqual(['2 61000 2026-04-30', '3 30000 2026-04-30', '5 61000 2026-05-31']);
});
