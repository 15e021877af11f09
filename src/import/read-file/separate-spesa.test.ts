import { describe, expect, it } from 'vitest';
import { readStatementFile } from './read.ts';
import { readWithTrials } from './trials.ts';

const file = (text: string) => ({ nome: 'm.csv', bytes: new TextEncoder().encode(text) });
/** What reached the account is the amount less what stands beside it, under a name that no list has. */
const ONERI = [
  'Data;Descrizione;Importo;Oneri;Saldo',
  '13/01/2026;INCASSO A;100,00;1,50;1.098,50',
  '14/01/2026;INCASSO B;50,00;0,75;1.147,75',
  '15/01/2026;PRELIEVO;-30,00;0,00;1.117,75',
  '16/01/2026;INCASSO C;80,00;1,20;1.196,55\n',
].join('\n');
/** Known as fees, with the balances of the whole statement alone. */
const COMMISSIONI = [
  'Saldo iniziale;1.000,00',
  'Saldo finale;1.196,55',
  '',
  'Data;Descrizione;Importo;Commissioni',
  '13/01/2026;INCASSO A;100,00;1,50',
  '14/01/2026;INCASSO B;50,00;0,75',
  '15/01/2026;PRELIEVO;-30,00;0,00',
  '16/01/2026;INCASSO C;80,00;1,20\n',
].join('\n');

describe('a fee apart', () => {
  it.each([
    ['between balances row by row', ONERI],
    ['between the two of the statement', COMMISSIONI],
  ])('is asked about, with both readings: %s', async (_dove, text) => {
    const outcome = await readWithTrials(file(text));
    expect(outcome).toMatchObject({
      tipo: 'domanda',
      domande: [
        {
          id: 'spesa',
          options: [
            { valore: '3', prova: { quante: 4, esito: 'quadra', entrate: 22_655 } },
            { valore: 'fuori', prova: { quante: 4, esito: 'non_quadra', entrate: 23_000 } },
          ],
        },
      ],
    });
  });

  it('is kept with the tracciato, or stays out, as the person says', async () => {
    const removed = await readStatementFile(file(ONERI), { risposte: { spesa: '3' } });
    expect(removed).toMatchObject({ tipo: 'letto', estratti: [{ quadratura: { esito: 'quadra' } }] });
    expect(removed.tipo === 'letto' && removed.lettura?.colonne).toContainEqual({
      campo: 'commissione',
      colonna: 'Oneri',
      indice: 3,
    });
    const outside = await readStatementFile(file(ONERI), { risposte: { spesa: 'fuori' } });
    expect(outside).toMatchObject({ tipo: 'letto', estratti: [{ quadratura: { esito: 'non_quadra' } }] });
  });

  it('is not asked about where another column does not tie either', async () => {
    const outcome = await readStatementFile(file(ONERI.replace('1.196,55', '1.200,00')));
    expect(outcome).toMatchObject({ tipo: 'letto', estratti: [{ quadratura: { esito: 'non_quadra' } }] });
  });
});
