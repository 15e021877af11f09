import { expect, test } from 'vitest';
import { PREFERENZE_INIZIALI, type Preferenze } from '#api/contract/preferenze.ts';
import { onEveryEngine } from './support/engines.ts';

const SCURE: Preferenze = {
  preset: 'Nora',
  colore: 'rose',
  superficie: 'ocean',
  scuro: true,
  menu: 'overlay',
};

onEveryEngine('preferenze', (world) => {
  test('start as the initial ones, and are what the user last chose, in every browser of theirs', async () => {
    const office = await world().office();
    expect(await office.browser.ok('preferenze')).toEqual(PREFERENZE_INIZIALI);
    expect(await office.browser.ok('preferenzeSalva', { body: SCURE })).toEqual(SCURE);
    const second = await world().secondBrowser(office);
    expect(await second.ok('preferenze')).toEqual(SCURE);
    const chiare: Preferenze = { ...SCURE, scuro: false, superficie: null };
    await second.ok('preferenzeSalva', { body: chiare });
    expect(await office.browser.ok('preferenze')).toEqual(chiare);
  });

  test('belong to one user alone', async () => {
    const office = await world().office();
    const other = await world().office();
    await office.browser.ok('preferenzeSalva', { body: SCURE });
    expect(await other.browser.ok('preferenze')).toEqual(PREFERENZE_INIZIALI);
    const visitor = await world().visitor();
    await visitor.refused('preferenze', 401, 'non_autenticato');
    await visitor.refused('preferenzeSalva', 401, 'non_autenticato', { body: SCURE });
  });

  test('what is no choice is refused on its field, and nothing changes', async () => {
    const { browser } = await world().office();
    await browser.ok('preferenzeSalva', { body: SCURE });
    const problem = await browser.refused('preferenzeSalva', 422, 'richiesta_non_valida', {
      body: { ...SCURE, colore: 'fucsia' },
    });
    expect(problem.errors?.map(({ campo }) => campo)).toEqual(['colore']);
    expect(await browser.ok('preferenze')).toEqual(SCURE);
  });

  test('a set from another version of the product is completed, or counts as never made', async () => {
    const { browser, id_utente } = await world().office();
    await browser.ok('preferenzeSalva', { body: SCURE });
    const keep = (content: unknown) =>
      world()
        .db.kysely.updateTable('preferenze')
        .set({ contenuto: JSON.stringify(content) })
        .where('id_utente', '=', id_utente)
        .execute();
    await keep({ colore: 'cyan', scuro: true });
    expect(await browser.ok('preferenze')).toEqual({ ...PREFERENZE_INIZIALI, colore: 'cyan', scuro: true });
    await keep({ ...SCURE, colore: 'gone' });
    expect(await browser.ok('preferenze')).toEqual(PREFERENZE_INIZIALI);
    await keep('nonsense');
    expect(await browser.ok('preferenze')).toEqual(PREFERENZE_INIZIALI);
  });
});
