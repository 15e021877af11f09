/** A word that only a row past the sample has, and that says that it was not done. */
import { describe, expect, it } from 'vitest';
import { readStatementFile } from './read.ts';

const MANY = 700;
const day = (at: number): string =>
  `${String((at % 28) + 1).padStart(2, '0')}/${String((at % 12) + 1).padStart(2, '0')}/2026`;

function makeFile(word: string, header: string, balances: boolean): string {
  let saldo = 100_000;
  const rows = Array.from({ length: MANY }, (_, at) => {
    saldo -= 10;
    return [
      day(at),
      `Spesa ${at}`,
      '-10,00',
      at === 650 ? word : '',
      ...(balances ? [`${saldo},00`] : []),
    ].join(';');
  });
  return `Data;Descrizione;Importo;${header}${balances ? ';Saldo' : ''}\n${rows.join('\n')}\n`;
}

async function read(text: string): Promise<{ righe: number; scartate: unknown[] }> {
  const outcome = await readStatementFile({ nome: 'm.csv', bytes: new TextEncoder().encode(text) }, {});
  if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
  const [estratto] = outcome.estratti;
  return { righe: estratto?.righe.length ?? 0, scartate: estratto?.scartate ?? [] };
}

describe('a word past the sample', () => {
  it.each(['Riscontro', 'Tipo'])('under %s refuses its row, and the row is shown', async (header) => {
    expect(await read(makeFile('ANNULLATA', header, false))).toMatchObject({
      righe: MANY - 1,
      scartate: [{ riga: 652, colonna: header, valore: 'ANNULLATA' }],
    });
  });

  it('is nothing where a balance counts the row', async () => {
    expect(await read(makeFile('ANNULLATA', 'Riscontro', true))).toMatchObject({ righe: MANY, scartate: [] });
  });

  it('of another kind is nothing', async () => {
    expect(await read(makeFile('Filiale 12', 'Riscontro', false))).toMatchObject({ righe: MANY });
  });
});
