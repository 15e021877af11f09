/** The levels of the solleciti: their numbers, words and placeholders. */
import { expect, test } from 'vitest';
import { onEveryEngine } from '../support/engines.ts';

onEveryEngine('levels of solleciti', (world) => {
  test('levels: the usual ones, one number each, and only placeholders that exist', async () => {
    const office = await world().office();
    const { browser } = office;
    const { livelli } = await browser.ok('livelliSollecitoUsuali');
    expect(livelli.map(({ numero, nome, giorni }) => [numero, nome, giorni])).toEqual([
      [1, 'Promemoria', 10],
      [2, 'Sollecito', 30],
      [3, 'Ultimo sollecito', 60],
    ]);
    expect(livelli[2]?.testo).toContain('D.Lgs. 231/2002');
    const [one] = livelli;
    if (!one) throw new Error('a level expected');
    const refused = await browser.refused('livelloSollecitoSalva', 422, 'richiesta_non_valida', {
      body: { ...one, testo: 'Caro {nome}' },
    });
    expect(refused.errors).toEqual([{ campo: 'testo', messaggio: 'Il segnaposto {nome} non esiste' }]);
    await browser.refused('livelloSollecitoSalva', 409, 'gia_esistente', { body: { ...one, numero: 2 } });
    await browser.refused('livelloSollecitoSalva', 422, 'richiesta_non_valida', {
      body: { ...one, oggetto: 'due\nrighe' },
    });
    const saved = await browser.ok('livelloSollecitoSalva', {
      body: { ...one, testo: 'Buongiorno {ragione_sociale}: {totale}' },
    });
    expect(saved.livelli[0]).toMatchObject({ versione: 2, testo: 'Buongiorno {ragione_sociale}: {totale}' });
    await browser.refused('livelloSollecitoSalva', 409, 'versione_superata', { body: one });
    const { oggetto, testo } = await browser.ok('modelloSollecitoProva', {
      body: { oggetto: '{totale}', testo: '{elenco}', id_conto: null },
    });
    expect([oggetto, testo.split('\n').length]).toEqual(['1.708,50 euro', 2]);
    await browser.ok('livelloSollecitoElimina', { body: { id: one.id, versione: 2 } });
    expect((await browser.ok('livelliSollecitoUsuali')).livelli.map(({ numero }) => numero)).toEqual([
      1, 2, 3,
    ]);
  });
});
