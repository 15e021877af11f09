/** An amount with a minus in a column of outgoings that have none: one of them, or one that was given back; never guessed. */
import { describe, expect, it } from 'vitest';
import type { ReadingOptions } from '../map/outcome.ts';
import { readStatementFile } from './read.ts';

const read = (righe: readonly string[], options: ReadingOptions = {}) =>
  readStatementFile(
    { nome: 'prima-nota.csv', bytes: new TextEncoder().encode(`${righe.join('\n')}\n`) },
    options,
  );

async function readAmounts(righe: readonly string[], options: ReadingOptions = {}) {
  const outcome = await read(righe, options);
  if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
  return {
    importi: outcome.estratti.flatMap((estratto) => estratto.righe.map(({ importo }) => importo)),
    scartate: outcome.estratti.flatMap(({ scartate }) => scartate.map(({ riga }) => riga)),
    notices: outcome.notices.join(' '),
  };
}

const HEAD = 'Data;Descrizione;Entrate;Uscite';
const rows = (odd: string): string[] => [
  '13/05/2026;Incasso;410,00;',
  '14/05/2026;Bolletta;;96,40',
  `15/05/2026;${odd};;-2,50`,
  '16/05/2026;Farina;;318,00',
];

describe('a minus among outgoings without one', () => {
  it('is asked about where nothing tells it, and read as the answer says', async () => {
    const file = [HEAD, ...rows('Canone')];
    expect(await read(file)).toMatchObject({
      tipo: 'domanda',
      domande: [{ id: 'segni', options: [{ valore: 'uguali' }, { valore: 'storni' }] }],
    });
    for (const [segni, importo] of [
      ['uguali', -250],
      ['storni', 250],
    ] as const)
      expect((await readAmounts(file, { risposte: { segni } })).importi).toEqual([
        41_000,
        -9_640,
        importo,
        -31_800,
      ]);
  });

  it('is given back where its own words say so', async () => {
    for (const words of ['Storno canone', 'Rettifica canone', 'Rimborso canone'])
      expect((await readAmounts([HEAD, ...rows(words)])).importi).toEqual([41_000, -9_640, 250, -31_800]);
  });

  it.each([
    ['one of them', ['410,00', '313,60', '311,10', '-6,90'], -250],
    ['given back', ['410,00', '313,60', '316,10', '-1,90'], 250],
  ])('is %s where the balance beside it says so', async (_, balances, importo) => {
    const file = [`${HEAD};Saldo`, ...rows('Canone').map((riga, at) => `${riga};${balances[at]}`)];
    expect((await readAmounts(file)).importi).toEqual([41_000, -9_640, importo, -31_800]);
  });

  it.each([
    ['one of them', '-6,90', -250],
    ['given back', '-1,90', 250],
  ])('is %s where the balances of the file say so', async (_, closing, importo) => {
    const file = ['Saldo iniziale;;;0,00', HEAD, ...rows('Canone'), `;Saldo finale;${closing};`];
    expect((await readAmounts(file)).importi).toEqual([41_000, -9_640, importo, -31_800]);
  });

  it.each([
    ['one of them', '416,90', -250],
    ['given back', '411,90', 250],
  ])('is %s where the total of its column says so', async (_, total, importo) => {
    const file = [HEAD, ...rows('Canone'), `;Totali;410,00;${total}`];
    expect((await readAmounts(file)).importi).toEqual([41_000, -9_640, importo, -31_800]);
  });

  it('takes back what was booked in a ledger, and it is told', async () => {
    const file = ['Mastrino 15.10.0001 BANCA', 'Data;Descrizione;Dare;Avere', ...rows('Canone')];
    const { importi, notices } = await readAmounts(file);
    expect(importi).toEqual([41_000, -9_640, 250, -31_800]);
    expect(notices).toContain('riga 5: il segno contrario'.replace('r', 'R'));
  });

  it('is asked about under a saved tracciato too, and refused while a person puts the columns right', async () => {
    const file = [HEAD, ...rows('Canone')];
    const first = await read(file, { risposte: { segni: 'uguali' } });
    if (first.tipo !== 'letto' || !first.lettura) throw new Error(JSON.stringify(first));
    const { lettura } = first;
    const tracciato = {
      id: 1,
      versione: 1,
      nome: 'Prima nota',
      modello_nome: '*',
      natura: 'movimento' as const,
      id_conto: null,
      lettura,
    };
    expect(await read(file, { tracciato })).toMatchObject({ tipo: 'domanda', domande: [{ id: 'segni' }] });
    expect((await readAmounts(file, { tracciato, risposte: { segni: 'storni' } })).importi).toEqual([
      41_000, -9_640, 250, -31_800,
    ]);
    const { importi, scartate } = await readAmounts(file, { lettura });
    expect(importi).toEqual([41_000, -9_640, -31_800]);
    expect(scartate).toEqual([4]);
  });
});
