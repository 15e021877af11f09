/** The totals that a file writes of its own movements, as a part of its proof. */
import { describe, expect, it } from 'vitest';
import type { Quadratura } from '#api/contract/importazioni.ts';
import { readStatementFile } from './read.ts';

async function readAll(righe: readonly string[]) {
  const bytes = new TextEncoder().encode(righe.join('\n'));
  const outcome = await readStatementFile({ nome: 'movimenti.csv', bytes });
  if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
  return outcome;
}

const read = async (righe: readonly string[]): Promise<Quadratura[]> =>
  (await readAll(righe)).estratti.map(({ quadratura }) => quadratura);

const DUE_COLONNE = [
  'Data;Descrizione;Dare;Avere',
  '12/01/2026;Bonifico a Rossi;100,00;',
  '13/01/2026;Incasso fattura 12;;350,00',
  '14/01/2026;Canone;2,50;',
];
const UNA_COLONNA = [
  'Data;Descrizione;Importo',
  '12/01/2026;Bonifico a Rossi;-100,00',
  '13/01/2026;Incasso fattura 12;350,00',
  '14/01/2026;Canone;-2,50',
];
const TOTALI = { dare: 10_250, avere: 35_000, dare_righe: 10_250, avere_righe: 35_000 };

describe('totals of a file', () => {
  it('that differ by just a balance are left aside, and it is said', async () => {
    const withSaldo = ['Saldo iniziale;1.000,00;;', ...DUE_COLONNE, 'Totali;;102,50;1.350,00'];
    const { estratti, notices } = await readAll(withSaldo);
    expect(estratti[0]?.quadratura).toEqual({ esito: 'non_verificabile', differenza: null, riga: null });
    expect(notices).toContain(
      'Riga 6: i totali del file non entrano nella prova (totale avere 1.350,00 nel file, 350,00 nelle righe): la differenza è quanto un saldo dell’estratto, che quei totali contano e le righe no.',
    );
  });

  it.each([
    ['below the two columns', [...DUE_COLONNE, 'Totali;;102,50;350,00'], 5],
    [
      'below one, each with its side',
      [...UNA_COLONNA, 'Totale addebiti;;-102,50', 'Totale accrediti;;350,00'],
      6,
    ],
    ['in the file’s foot, in one text', [...UNA_COLONNA, 'Totale dare 102,50 - Totale avere 350,00;;'], 5],
    ['above the table', ['Totale uscite;102,50;', 'Totale entrate;350,00;', ...UNA_COLONNA], 2],
  ])('prove a file that has no balances: %s', async (_, righe, riga) => {
    expect(await read(righe)).toEqual([
      { esito: 'quadra', differenza: 0, riga: null, totali: { ...TOTALI, riga } },
    ]);
  });

  it('that differ are said with both figures, though the balances tie', async () => {
    const saldi = ['Saldo iniziale;1.000,00;', ...UNA_COLONNA, '14/01/2026;Saldo finale;1.247,50'];
    expect(await read(saldi)).toMatchObject([{ esito: 'quadra' }]);
    expect(await read([...saldi, 'Totale addebiti;;112,50', 'Totale accrediti;;360,00'])).toMatchObject([
      { esito: 'non_quadra', totali: { ...TOTALI, dare: 11_250, avere: 36_000 } },
    ]);
    expect(await read([...DUE_COLONNE, 'Totali;;103,50;350,00'])).toMatchObject([
      { esito: 'non_quadra', differenza: -100, totali: { ...TOTALI, dare: 10_350 } },
    ]);
  });

  it('of one side, or of no side, leave a file without balances as it was', async () => {
    expect(await read([...UNA_COLONNA, 'Totale addebiti;;102,50'])).toMatchObject([
      { esito: 'non_verificabile', totali: { dare: 10_250, avere: null } },
    ]);
    expect(await read([...UNA_COLONNA, 'Totale;;247,50'])).toEqual([
      { esito: 'non_verificabile', differenza: null, riga: null },
    ]);
  });
});
