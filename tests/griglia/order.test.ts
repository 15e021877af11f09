/** Many rows: what one sees is the order that was asked for. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { compareTesto } from '#domain/text.ts';
import { noBrowser } from '#tests/e2e/support/browser.ts';
import { cella, fillMovimenti, intestazione, nextSave } from '#tests/e2e/support/celle.ts';
import { conteggio } from '#tests/e2e/support/griglia.ts';
import { it } from './support/it.ts';

/** More than the page gives its grid at once. */
const RIGHE = 20_400;
const AREA = 'estratto-conto';

const first = (page: Page): Promise<string[]> =>
  Promise.all([0, 1, 2, 3].map((at) => cella(page, at, 'descrizione').innerText()));

describe.skipIf(noBrowser)('the order of many rows', () => {
  it('is the one asked for, through searches and changes', async ({ page, studio }) => {
    const movimenti = await fillMovimenti(studio, RIGHE);
    await page.setViewportSize({ width: 2_400, height: 900 });
    await page.goto('/app/estrattoconto');
    await conteggio(page, AREA).getByText('20.400 movimenti', { exact: true }).waitFor();
    const sorted = movimenti.map(({ descrizione }) => descrizione).toSorted(compareTesto);
    const label = intestazione(page, 'descrizione').locator('.ag-header-cell-label').first();
    await label.click();
    await expect.poll(() => first(page)).toEqual(sorted.slice(0, 4));
    await label.click();
    await expect.poll(() => first(page)).toEqual(sorted.toReversed().slice(0, 4));

    const found = sorted.toReversed().filter((each) => each.includes('Università'));
    const search = page.getByLabel('Cerca in tutte le colonne');
    await search.fill('universita');
    await expect.poll(() => first(page)).toEqual(found.slice(0, 4));
    await search.fill('');
    await expect.poll(() => first(page)).toEqual(sorted.toReversed().slice(0, 4));

    // A row that is changed goes to its new place, and is found there.
    const saved = nextSave(page);
    await cella(page, 0, 'descrizione').dblclick();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('000 in fondo');
    await page.keyboard.press('Enter');
    expect((await saved).status()).toBe(200);
    await expect.poll(() => first(page)).toEqual(sorted.toReversed().slice(1, 5));
    await label.click();
    await label.click();
    await expect.poll(async () => (await first(page))[0]).toBe('000 in fondo');

    // Rows that come from elsewhere: all are read again, and each stands in its place.
    const others = await fillMovimenti(studio, 30, 'Altro conto');
    await conteggio(page, AREA).getByText('20.430 movimenti', { exact: true }).waitFor();
    const all = [...sorted.slice(0, -1), '000 in fondo', ...others.map(({ descrizione }) => descrizione)];
    await expect.poll(() => first(page)).toEqual(all.toSorted(compareTesto).slice(0, 4));
  });
});
