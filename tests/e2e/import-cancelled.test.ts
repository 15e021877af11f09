/** The person's cancel in the middle of a large import leaves nothing behind. */
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { createConto } from './support/azioni.ts';
import { makeMovimenti, writeFileBanca } from './support/banca.ts';
import { noBrowser } from './support/browser.ts';
import { chooseFile, makeFolder } from './support/importa.ts';
import { it } from './support/it.ts';

const RIGHE = 20_000;

let folder: Awaited<ReturnType<typeof makeFolder>>;
beforeAll(async () => {
  folder = await makeFolder();
});
afterAll(() => folder.remove());

describe.skipIf(noBrowser)('cancel', () => {
  it('in the middle of the rows leaves nothing', async ({ page, studio }) => {
    let lots = 0;
    // The third lot is held until the person has cancelled: the middle, whatever the machine's speed.
    const cancelled = Promise.withResolvers<void>();
    await page.route('**/api/estratto_conto/import?*', async (route) => {
      lots += 1;
      if (lots === 3) await cancelled.promise;
      await route.continue().catch(() => {});
    });
    await chooseFile(page, await folder.write('grande.csv', writeFileBanca(makeMovimenti(RIGHE, 5))));
    await createConto(page, 'Conto grande');
    await page.getByRole('button', { name: 'Importa 20.000 righe' }).click();
    await page.getByText('2.000 di 20.000 righe').waitFor();
    await page.getByRole('button', { name: 'Annulla' }).click();
    await page.getByRole('heading', { name: 'Importazione annullata' }).waitFor();
    cancelled.resolve();

    expect(lots).toBe(3);
    expect(await studio.client.call('estrattoConto')).toMatchObject({ righe: [], totale: 0 });
    const { importazioni } = await studio.client.call('importazioni');
    expect(importazioni.map(({ stato }) => stato)).toEqual(['annullato']);
  });
});
