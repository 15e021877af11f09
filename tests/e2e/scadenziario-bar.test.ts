/** The bar of the calendario: its buttons stand where they will stay before anything is read, and take two rows beside the menu. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { addGiorni, getToday } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';
import { noBrowser } from './support/browser.ts';
import { it } from './support/it.ts';
import { fillPartiteScadenze } from './support/scadenze.ts';
import type { Studio } from './support/studio.ts';
import { nuovo } from '../contract/support/soggetti.ts';

const bar = (page: Page) => page.locator('main header').first();

type Place = readonly [name: string, x: number, y: number, width: number, height: number];

/** Where each control of the bar stands, by its name; the count that a name ends with comes when it is known. */
const findPlaces = (page: Page): Promise<Place[]> =>
  bar(page)
    .locator('button, select, label')
    .evaluateAll((all) =>
      all.map((each): Place => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const name = each.getAttribute('aria-label') ?? each.textContent;
        const counted = name.replace(/ \(\d+\)$/, '');
        return [counted, x, y, counted === 'Arretrati' ? 0 : width, height];
      }),
    );

/** One partita that is overdue, and one that is not. */
const fill = ({ client }: Studio): Promise<void> =>
  fillPartiteScadenze(
    client,
    [-1, 0].map((days) => ({
      ragione_sociale: 'Alfa Meccanica',
      scadenza: addGiorni(getToday(), days),
      importo: toCentesimi(10_000),
    })),
  );

/** Opens the page with every answer about its rows and choices held back, and answers how to let them come. */
async function openUnread(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/api\/(?:scadenze|conti|anagrafiche)/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/app/scadenziario');
  await bar(page).getByRole('button', { name: 'Solleciti' }).waitFor();
  return held.resolve;
}

describe.skipIf(noBrowser)('the bar of the calendario', () => {
  it('moves nothing when what is overdue and who there is come to be known; all choices are one row', async ({
    page,
    studio,
  }) => {
    await fill(studio);
    await page.setViewportSize({ width: 1_440, height: 900 });
    const letCome = await openUnread(page);
    const before = await findPlaces(page);
    letCome();
    await bar(page).getByText('Arretrati (1)').waitFor();
    // Where there are no agenti and no mandanti there is nothing to choose among them.
    await bar(page).getByLabel('Agente', { exact: true }).waitFor({ state: 'hidden' });
    await bar(page).getByLabel('Mandante', { exact: true }).waitFor({ state: 'hidden' });
    const after = await findPlaces(page);
    expect(after.length).toBeGreaterThan(12);
    expect(before).toEqual(expect.arrayContaining(after));
    await page.unrouteAll({ behavior: 'wait' });

    await studio.client.call('soggettiModifica', {
      body: {
        crea: [nuovo('Anna Neri', { ruoli: ['agente'] }), nuovo('Mobili Srl', { ruoli: ['mandante'] })],
      },
    });
    await studio.client.call('contoNuovo', { body: { nome: 'Banca dell’Adda' } });
    await page.reload();
    await bar(page).getByText('Arretrati (1)').waitFor();
    const choices = bar(page).getByRole('combobox');
    const rows = () =>
      choices.evaluateAll((all) => [
        all.length,
        new Set(all.map((each) => each.getBoundingClientRect().top)).size,
      ]);
    await expect.poll(rows).toEqual([5, 1]);
  });
});
