/** Movimenti that explain each other: which of two equal ones is said, chosen by a person, and taken back. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Client } from '#api/client.ts';
import { findViolations } from './support/axe.ts';
import { searchAbbinamenti, movimenti, panel } from './support/banco.ts';
import { noBrowser } from './support/browser.ts';
import { it } from './support/it.ts';
import { importUfficio, movimento } from './support/parita.ts';

const MOVIMENTI = [
  movimento('2026-05-04', -100_000, 'BONIFICO A IDROSELE SPA'),
  movimento('2026-05-05', -100_000, 'BONIFICO A IDROSELE SPA'),
  movimento('2026-05-07', 100_000, 'STORNO BONIFICO IDROSELE SPA'),
];
/** Something open: without a document there is nothing to search for. */
const DOCUMENTI = [
  {
    numero: '7/2026',
    chi: 'Cartiera Vomano S.r.l.',
    importo: 50_011,
    data: '2026-03-15',
    scadenza: '2026-04-30',
  },
];

const riga = (page: Page, day: string) =>
  movimenti(page)
    .locator('.ag-row:not(.ag-row-loading)')
    .filter({ has: page.locator('[col-id="data"]', { hasText: day }) });

/** Of each movimento its day and whether something is left of it. */
async function stillOpen(client: Client): Promise<string[]> {
  const query = { natura: 'movimento' as const, sort: 'data', limit: 10 };
  const { righe } = await client.call('estrattoConto', { query });
  return righe.filter(({ residuo }) => residuo !== 0).map(({ data }) => data);
}

const TUTTI = ['2026-05-04', '2026-05-05', '2026-05-07'];

describe.skipIf(noBrowser)('movimenti that explain each other', () => {
  it('a storno with two equals names both; the one chosen is bound, and free again after Ctrl+Z', async ({
    page,
    studio: { client },
  }) => {
    await importUfficio(client, MOVIMENTI, DOCUMENTI);
    await page.goto('/app/pagamenti');
    await movimenti(page).getByText('3 movimenti', { exact: true }).waitFor();
    await searchAbbinamenti(page, client);
    await riga(page, '07/05/2026').locator('[col-id="descrizione"]').click();
    const card = panel(page).getByRole('article').first();
    await card.getByText('1 altra soluzione vale altrettanto: decidi tu.').waitFor();
    expect(await findViolations(page)).toEqual([]);
    const choose = card.getByRole('button', { name: /^Scegli con il movimento del 0[45]\/05\/2026/ });
    const chosen = /0[45](?=\/05\/2026)/.exec((await choose.getAttribute('aria-label')) ?? '')?.[0];
    await choose.click();
    await expect
      .poll(() => stillOpen(client))
      .toEqual(TUTTI.filter((day) => day.endsWith(chosen === '04' ? '05' : '04')));
    await riga(page, '07/05/2026').locator('[col-id="descrizione"]').click();
    await page.keyboard.press('Control+z');
    await expect.poll(() => stillOpen(client)).toEqual(TUTTI);
  });

  it('two movimenti ticked are a storno when they are opposite, and are not asked for when they are not', async ({
    page,
    studio: { client },
  }) => {
    await page.goto('/app/pagamenti');
    for (const day of ['04/05/2026', '05/05/2026'])
      await riga(page, day).locator('input[type="checkbox"]').check();
    const storno = panel(page).getByRole('button', { name: 'Storno', exact: true });
    await panel(page).getByRole('button', { name: 'Giroconto', exact: true }).waitFor();
    await expect.poll(() => storno.count()).toBe(0);
    await riga(page, '05/05/2026').locator('input[type="checkbox"]').uncheck();
    await riga(page, '07/05/2026').locator('input[type="checkbox"]').check();
    await storno.click();
    await expect.poll(() => stillOpen(client)).toEqual(['2026-05-05']);
  });
});
