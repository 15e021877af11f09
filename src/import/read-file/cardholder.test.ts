/** Card operations without signs: what was spent where the file says that they are of whoever holds the card. */
import { describe, expect, it } from 'vitest';
import { readStatementFile } from './read.ts';

const read = (text: string) =>
  readStatementFile({ nome: 'm.csv', bytes: new TextEncoder().encode(text) }, {});

async function signOf(text: string): Promise<unknown> {
  const outcome = await read(text);
  if (outcome.tipo === 'domanda') return outcome.domande.map(({ id }) => id);
  return (
    outcome.tipo === 'letto' && outcome.estratti.flatMap(({ righe }) => righe.map(({ importo }) => importo))
  );
}

const rows = (shops: readonly string[]): string =>
  shops.map((shop, at) => `0${at + 1}/05/2026;${shop};${at + 1}0,00\n`).join('');
const SHOPS = ['BAR STAZIONE', 'FERRAMENTA NORD', 'ALBERGO DUE TORRI'];

describe('card operations without signs', () => {
  it.each([
    ['a statement of a card', `Estratto conto carta n. **** 4471\nData;Descrizione;Importo\n${rows(SHOPS)}`],
    ['a shop on each row', `Data;Esercente;Importo\n${rows(SHOPS)}`],
    ['days of purchase', `Carta **** 4471;;\nData acquisto;Descrizione;Importo\n${rows(SHOPS)}`],
  ])('are spends by %s', async (_what, text) => {
    expect(await signOf(text)).toEqual([-1000, -2000, -3000]);
  });

  it.each([
    ['the same shop on each row', `Data;Esercente;Importo\n${rows(['BAR', 'BAR', 'BAR'])}`],
    ['the statement of a shop', `Estratto conto esercente - carte\nData;Descrizione;Importo\n${rows(SHOPS)}`],
    ['a terminal', `Estratto conto carte\nData;Terminale;Importo\n${rows(['00123', '00124', '00125'])}`],
    [
      'what is given back among them',
      `Carta **** 4471;;\nData acquisto;Descrizione;Importo\n${rows(['BAR', 'RIMBORSO BAR', 'SPA'])}`,
    ],
    ['no more than a card', `Carta **** 4471;;\nData;Descrizione;Importo\n${rows(SHOPS)}`],
  ])('are asked about with %s', async (_what, text) => {
    expect(await signOf(text)).toEqual(['segno']);
  });
});

describe('card operations of which some have a minus', () => {
  const card = (...operations: readonly string[]): string =>
    `Carta aziendale **** 4471;;\nData;Descrizione;Importo\n${operations.map((each, at) => `1${at}/03/2026;${each}`).join('\n')}\n`;

  it('are spends where the minus is of what was paid of the card, or given back', async () => {
    expect(
      await signOf(
        card('ADDEBITO IN C/C ESTRATTO PRECEDENTE;-310,20', 'HOTEL;120,00', 'RIMBORSO HOTEL;-20,00'),
      ),
    ).toEqual([31_020, -12_000, 2_000]);
  });
});
