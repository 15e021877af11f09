/** The partite follow the movimento under the hand: the nearest first, what is proposed ticked, and what they come to. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { findViolations } from './support/axe.ts';
import { openDettagli, searchAbbinamenti, movimenti, panel, partite } from './support/banco.ts';
import { noBrowser } from './support/browser.ts';
import { it } from './support/it.ts';
import { documento, importUfficio, movimento } from './support/parita.ts';

// By due date alone what is asked for would stand last.
const DOCUMENTI = [
  documento('90/2026', 'Bottega Aterno', 25_000, '2026-01-10'),
  documento('91/2026', 'Officina Sangro', 33_300, '2026-01-12'),
  documento('92/2026', 'Bottega Aterno', 1_500, '2026-01-14'),
  documento('32/2026', 'Segheria Tronto S.r.l.', 7_000, '2026-03-20'),
  documento('31/2026', 'Segheria Tronto S.r.l.', 33_300, '2026-03-21'),
];
const MOVIMENTI = [
  movimento('2026-05-10', 33_300, 'BONIFICO DA SEGHERIA TRONTO SRL SALDO FT 31/2026'),
  movimento('2026-05-11', -1_250, 'COMMISSIONI TRIMESTRALI'),
];

const documenti = async (page: Page): Promise<string[]> =>
  (
    await partite(page)
      .locator('.ag-row:not(.ag-row-loading)')
      .evaluateAll((rows) =>
        rows
          .map((row) => ({
            at: Number(row.getAttribute('row-index')),
            numero: row.querySelector('[col-id="numero_documento"]')?.textContent ?? '',
          }))
          .toSorted((one, other) => one.at - other.at)
          .map(({ numero }) => numero),
      )
  ).filter(Boolean);

const ticked = (page: Page) => partite(page).locator('.ag-row.ag-row-selected');

const choose = async (page: Page, text: string) =>
  await movimenti(page)
    .locator('.ag-row:not(.ag-row-loading)')
    .filter({ hasText: text })
    .locator('[col-id="residuo"]')
    .click();

describe.skipIf(noBrowser)('the partite follow the movimento in hand', () => {
  it('with the proposed one ticked and first, then those of the same payer and of the same amount', async ({
    page,
    studio: { client },
  }) => {
    await importUfficio(client, MOVIMENTI, DOCUMENTI);
    await page.goto('/app/pagamenti');
    await searchAbbinamenti(page, client);
    await openDettagli(page);
    await choose(page, 'SEGHERIA TRONTO');
    await expect.poll(() => documenti(page)).toEqual(['31/2026', '32/2026', '91/2026', '90/2026', '92/2026']);
    await expect.poll(() => ticked(page).count()).toBe(1);
    const sum = page.getByTestId('somma-spuntate');
    await sum.getByText('1 partita spuntata').waitFor();
    await expect.poll(() => sum.locator('strong').textContent()).toBe('0,00');
    // The proposal stays in sight, and nothing is held from colleagues yet.
    await expect.poll(() => panel(page).getByRole('article').count()).toBe(1);
    await expect.poll(() => page.getByTestId('mano').count()).toBe(0);
    expect((await client.call('prese')).prese).toEqual([]);
    expect(await findViolations(page)).toEqual([]);

    // One more is ticked: the difference runs, by hand from here on.
    await partite(page).locator('.ag-row[row-index="1"] input[type="checkbox"]').check();
    const differenza = page.getByTestId('mano').getByTestId('differenza').locator('strong');
    await expect.poll(() => differenza.textContent()).toBe('-70,00');
    await partite(page).locator('.ag-row[row-index="1"] input[type="checkbox"]').uncheck();
    await expect.poll(() => sum.locator('strong').textContent()).toBe('0,00');

    // Nothing is proposed for the next one, and nothing is near: no ticks, and the order of the days.
    await choose(page, 'COMMISSIONI');
    await expect.poll(() => documenti(page)).toEqual(['90/2026', '91/2026', '92/2026', '32/2026', '31/2026']);
    await expect.poll(() => ticked(page).count()).toBe(0);
  });

  it('and what a person ticked stays, whatever the hand moves on to', async ({
    page,
    studio: { client },
  }) => {
    await page.goto('/app/pagamenti');
    await searchAbbinamenti(page, client);
    await openDettagli(page);
    await choose(page, 'COMMISSIONI');
    await expect.poll(async () => (await documenti(page))[0]).toBe('90/2026');
    await partite(page).locator('.ag-row[row-index="0"] input[type="checkbox"]').check();
    await page.getByTestId('mano').waitFor();
    await choose(page, 'SEGHERIA TRONTO');
    await expect.poll(async () => (await documenti(page))[0]).toBe('31/2026');
    await expect.poll(() => ticked(page).count()).toBe(1);
    await page.getByTestId('mano').getByTestId('differenza').getByText('83,00').waitFor();
  });

  it('and Ctrl+Invio takes what stands ticked', async ({ page, studio: { client } }) => {
    await page.goto('/app/pagamenti');
    await searchAbbinamenti(page, client);
    await openDettagli(page);
    await choose(page, 'SEGHERIA TRONTO');
    await page.getByTestId('somma-spuntate').waitFor();
    await page.keyboard.press('Control+Enter');
    await expect
      .poll(async () => (await client.call('pagamenti')).pagamenti.map(({ importo }) => importo))
      .toEqual([33_300]);
  });
});
