/** Rows that are read again move under one's hands: the cell in use, the range and the place on screen stay with theirs. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Client } from '#api/client.ts';
import { formatInteger } from '#domain/text.ts';
import { noBrowser } from '#tests/e2e/support/browser.ts';
import { barra, cella } from '#tests/e2e/support/celle.ts';
import { cellaInUso, rigaDi } from '#tests/e2e/support/fuoco.ts';
import { conteggio, workspace } from '#tests/e2e/support/griglia.ts';
import { it } from './support/it.ts';
import { importMovimenti } from '#tests/e2e/support/piano.ts';

const RIGHE = 400;
const AREA = 'estratto-conto';

/** The rows that stay; each test brings others, and takes them away. */
const fill = (studio: { client: Client }): Promise<number> =>
  importMovimenti(studio, 'Conto fermo', RIGHE, 42);

const counted = (page: Page, righe: number) =>
  conteggio(page, AREA)
    .getByText(`${formatInteger(righe)} movimenti`, { exact: true })
    .waitFor();

async function openGrid(page: Page, righe: number): Promise<void> {
  await page.setViewportSize({ width: 2_400, height: 900 });
  // The answer: from its first byte on the server tells this page what changes.
  const following = page.waitForResponse('**/api/eventi?*');
  await page.goto('/app/estrattoconto');
  await counted(page, righe);
  await following;
}

const top = async (page: Page, id: string): Promise<number> =>
  Math.round((await rigaDi(page, id).locator('[col-id="descrizione"]').boundingBox())?.y ?? Number.NaN);

describe.skipIf(noBrowser)('rows that are read again', () => {
  it('leave the cell in use, the range, the ticks and the place on screen to their rows', async ({
    page,
    studio,
  }) => {
    await fill(studio);
    await openGrid(page, RIGHE);
    const grid = workspace(page, AREA);
    await grid.locator('.ag-row:not(.ag-row-loading)[row-index="2"] input[type="checkbox"]').first().check();
    const ticked = await grid
      .locator('.ag-row:not(.ag-row-loading)[row-index="2"]')
      .first()
      .getAttribute('row-id');
    await cella(page, 5, 'descrizione').hover();
    await page.mouse.wheel(0, 2_000);
    await expect.poll(() => cella(page, 80, 'descrizione').isVisible()).toBe(true);
    await cella(page, 80, 'descrizione').click();
    const { id } = await cellaInUso(page);
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(() => barra(page)).toContain('3 celle');
    const place = await top(page, id);

    // Forty rows, spread among those that are here.
    const others = await importMovimenti(studio, 'Conto in mezzo', 40, 43);
    await counted(page, RIGHE + 40);
    await expect.poll(() => cellaInUso(page)).toEqual({ id, campo: 'descrizione' });
    expect(await top(page, id)).toBe(place);
    await expect.poll(() => rigaDi(page, id).getAttribute('row-index')).not.toBe('80');
    await expect.poll(() => barra(page)).toContain('3 celle');
    await studio.client.call('allDelImport', { params: { id: others } });
    await counted(page, RIGHE);
    await expect.poll(() => cellaInUso(page)).toEqual({ id, campo: 'descrizione' });
    await expect.poll(() => rigaDi(page, id).getAttribute('row-index')).toBe('80');
    expect(await top(page, id)).toBe(place);
    await expect.poll(() => barra(page)).toContain('3 celle');

    await page.keyboard.press('ArrowDown');
    await expect
      .poll(async () => (await cellaInUso(page)).id)
      .toBe(
        await grid.locator('.ag-row:not(.ag-row-loading)[row-index="81"]').first().getAttribute('row-id'),
      );
    await page.keyboard.press('Control+Home');
    await expect
      .poll(() =>
        rigaDi(page, ticked ?? '')
          .locator('input')
          .isChecked(),
      )
      .toBe(true);
  });

  it('hand the cell in use on to the next row when its own is gone', async ({ page, studio }) => {
    await fill(studio);
    const others = await importMovimenti(studio, 'Conto che va', 40, 44);
    await openGrid(page, RIGHE + 40);
    const { righe } = await studio.client.call('estrattoConto', {
      query: { id_imp: others, sort: '-data', limit: 1 },
    });
    const gone = String(righe[0]?.id);
    await rigaDi(page, gone).locator('[col-id="descrizione"]').click();
    const at = Number(await rigaDi(page, gone).getAttribute('row-index'));
    const next = await workspace(page, AREA)
      .locator(`.ag-row:not(.ag-row-loading)[row-index="${at + 1}"]`)
      .first()
      .getAttribute('row-id');
    await studio.client.call('allDelImport', { params: { id: others } });
    await counted(page, RIGHE);
    await expect.poll(() => cellaInUso(page)).toEqual({ id: next, campo: 'descrizione' });
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await cellaInUso(page)).campo).toBe('ragione_sociale');
  });

  it('take the focus from nothing else', async ({ page, studio }) => {
    await fill(studio);
    await openGrid(page, RIGHE);
    await cella(page, 10, 'descrizione').click();
    const { id } = await cellaInUso(page);
    const search = page.getByLabel('Cerca in tutte le colonne');
    await search.focus();
    const others = await importMovimenti(studio, 'Conto di passaggio', 40, 45);
    await counted(page, RIGHE + 40);
    expect(await search.evaluate((box) => box === document.activeElement)).toBe(true);
    await expect
      .poll(() => rigaDi(page, id).locator('[col-id="descrizione"]').getAttribute('class'))
      .toContain('ag-cell-focus');
    await studio.client.call('allDelImport', { params: { id: others } });
    await counted(page, RIGHE);
  });

  it('take the focus from nothing else where the cell in use goes out of sight', async ({ page, studio }) => {
    await fill(studio);
    await openGrid(page, RIGHE);
    await cella(page, 20, 'descrizione').click();
    const { id } = await cellaInUso(page);
    const search = page.getByLabel('Cerca in tutte le colonne');
    await search.focus();
    await search.evaluate((box) => {
      box.addEventListener('blur', () => box.setAttribute('data-lost', ''));
    });
    const others = await importMovimenti(studio, 'Conto di molti', 4 * RIGHE, 46);
    await counted(page, 5 * RIGHE);
    const cell = rigaDi(page, id).locator('[col-id="descrizione"]');
    await expect.poll(() => cell.getAttribute('class')).toContain('ag-cell-focus');
    await expect.poll(() => search.getAttribute('data-lost')).toBe(null);
    // What was drawn late can be used by the hand.
    await cell.click();
    await expect.poll(() => cellaInUso(page)).toEqual({ id, campo: 'descrizione' });
    await studio.client.call('allDelImport', { params: { id: others } });
    await counted(page, RIGHE);
  });

  it('take no press away: a row that changes under the button is ticked all the same', async ({
    page,
    studio,
  }) => {
    await fill(studio);
    await openGrid(page, RIGHE);
    const row = workspace(page, AREA).locator('.ag-row:not(.ag-row-loading)[row-index="2"]');
    const box = row.locator('input[type="checkbox"]').first();
    const id = Number(await row.first().getAttribute('row-id'));
    await box.hover();
    await page.mouse.down();
    const { righe } = await studio.client.call('estrattoConto', { query: { limit: RIGHE } });
    const versione = righe.find((riga) => riga.id === id)?.versione ?? 0;
    await studio.client.call('updateNota', { body: { id, nota: 'Da un altro', versione } });
    await row.locator('[col-id="nota"]').getByText('Da un altro').waitFor();
    await page.mouse.up();
    await expect.poll(() => box.isChecked()).toBe(true);
  });
});
