/** Filters by what is typed, by values, by words over all columns; in the address, and taken off again. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { toGiorno } from '#domain/date.ts';
import { parsePeriodo } from '#domain/periods.ts';
import { normalizeText } from '#domain/text.ts';
import { findViolations } from '#tests/e2e/support/axe.ts';
import { noBrowser } from '#tests/e2e/support/browser.ts';
import { openEstratto, waitFor, movimentiDemo } from '#tests/e2e/support/demo.ts';
import { it } from './support/it.ts';

const RIGHE = 1_800;

const filter = (page: Page, title: string) =>
  page.getByRole('textbox', { name: new RegExp(`^Filtro di ${title}`) }).first();
const active = (page: Page) => page.getByTestId('filtri-attivi');

/** Opens the panel under a header with the mouse. */
async function openPanel(page: Page, field: string) {
  await page.locator(`.ag-header-cell[col-id="${field}"] .ag-floating-filter-button-button`).click();
  const panel = page.getByTestId('pannello-filtro');
  await panel.getByTestId('voci').waitFor();
  return panel;
}

/** As of the wall calendar of the browser, which may be a day ahead of this process. */
async function ultimi30(page: Page) {
  const today = toGiorno(await page.evaluate(() => new Date().toLocaleDateString('sv-SE')));
  const period = parsePeriodo('ultimi 30 giorni', today);
  if (!period) throw new Error('a period that every accountant knows');
  return period;
}

describe.skipIf(noBrowser)('filters', () => {
  it('typed under the headers, are said in words, kept in the address, undone by Back', async ({
    page,
    studio,
  }) => {
    const all = await movimentiDemo(studio, RIGHE);
    await openEstratto(page, all.length);
    const { da, a } = await ultimi30(page);
    const recent = all.filter(({ data }) => data >= da && data <= a);
    const large = recent.filter(({ importo }) => importo < -100_000);
    expect(large.length).toBeGreaterThan(0);

    await filter(page, 'Data').click();
    await page.keyboard.type('ultimi 30 giorni');
    await waitFor(page, recent.length, all.length);
    await filter(page, 'Dare').click();
    await page.keyboard.type('>1.000');
    await waitFor(page, large.length, all.length);
    await active(page).getByText('ultimi 30 giorni').waitFor();
    await active(page).getByText('maggiore di 1.000,00').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?f.data=ultimi+30+giorni&f.dare=%3E1.000');

    await page.reload();
    await waitFor(page, large.length, all.length);
    await expect.poll(() => filter(page, 'Dare').inputValue()).toBe('>1.000');

    await page.goBack();
    await waitFor(page, recent.length, all.length);
    await page.goForward();
    await waitFor(page, large.length, all.length);

    await active(page)
      .getByRole('button', { name: /Togli il filtro: Data/ })
      .click();
    await waitFor(page, all.filter(({ importo }) => importo < -100_000).length, all.length);
    await active(page).getByRole('button', { name: 'Azzera filtri' }).click();
    await waitFor(page, all.length, all.length);
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await active(page).waitFor({ state: 'hidden' });
  });

  it('that cannot be read filter nothing and say so', async ({ page, studio }) => {
    const all = await movimentiDemo(studio, RIGHE);
    await openEstratto(page, all.length);
    await filter(page, 'Data').fill('31/02/2026');
    await expect.poll(() => filter(page, 'Data').getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => filter(page, 'Data').getAttribute('title')).toMatch(/gg\/mm\/aaaa/);
    // Whoever has finished writing is told why all the rows are still there, and the box says so while it has the keys.
    await filter(page, 'Data').press('Enter');
    await page.getByText('Il filtro di Data non si capisce', { exact: true }).waitFor();
    const colours = () =>
      filter(page, 'Data').evaluate((box) => {
        const { outlineColor, borderTopColor } = getComputedStyle(box);
        return outlineColor === borderTopColor;
      });
    await expect.poll(colours).toBe(true);
    await filter(page, 'Dare').fill('0..0,01');
    await filter(page, 'Dare').press('Enter');
    await waitFor(page, all.filter(({ importo }) => importo === -1).length, all.length);
    await page.keyboard.press('Escape');
    await waitFor(page, all.length, all.length);
  });

  it('by values: searched, counted under the other filters, chosen alone by the keyboard', async ({
    page,
    studio,
  }) => {
    const all = await movimentiDemo(studio, RIGHE);
    const out = all.filter(({ importo }) => importo < 0);
    const causali = Map.groupBy(out, ({ causale }) => causale ?? '');
    const [first, second] = [...causali]
      .filter(([causale]) => causale !== '')
      .map(([causale, righe]) => ({
        causale,
        quante: righe.length,
      }));
    if (!first || !second) throw new Error('the office has too few causali');
    // Wide enough for every header.
    await page.setViewportSize({ width: 3_000, height: 1_000 });
    await openEstratto(page, all.length);
    await filter(page, 'Dare').fill('>0');
    await waitFor(page, out.length, all.length);

    const panel = await openPanel(page, 'causale');
    const voce = (name: string, count: number) =>
      panel.locator(`[role="option"][title="${name}"]`).filter({ hasText: new RegExp(`${count}$`) });
    await voce(first.causale, first.quante).waitFor();
    // A value taken out with the mouse.
    await voce(first.causale, first.quante).click();
    await waitFor(page, out.length - first.quante, all.length);
    // Sought, then chosen alone from the keyboard.
    await panel.getByLabel('Cerca fra i valori di Causale').fill(second.causale.toUpperCase());
    await panel.getByTestId('voci').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    const found = [...causali].filter(([causale]) =>
      normalizeText(causale).includes(normalizeText(second.causale)),
    );
    const [alone] = found.toSorted(([a], [b]) => a.localeCompare(b, 'it', { numeric: true }));
    await waitFor(page, alone?.[1].length ?? 0, all.length);
    expect(await findViolations(page)).toEqual([]);
    await panel.getByLabel('Cerca fra i valori di Causale').fill('');
    await panel.getByRole('button', { name: 'Nessuno' }).click();
    await waitFor(page, 0, all.length);
    await panel.getByRole('button', { name: 'Tutti' }).click();
    await waitFor(page, out.length, all.length);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
  });

  it('quick search finds words in any column, whatever the accents', async ({ page, studio }) => {
    const all = await movimentiDemo(studio, RIGHE);
    const found = all.filter(({ descrizione, causale, ragione_sociale, riferimento }) =>
      [descrizione, causale, ragione_sociale, riferimento].some((text) =>
        normalizeText(text ?? '').includes('bonifico'),
      ),
    );
    await openEstratto(page, all.length);
    await page.keyboard.press('Control+F');
    await page.keyboard.type('Bonìfico');
    await waitFor(page, found.length, all.length);
    await active(page).getByText('"Bonìfico"').waitFor();
    await page.keyboard.press('Escape');
    await waitFor(page, all.length, all.length);
  });
});
