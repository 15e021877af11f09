/** A rule from a movimento of the desk: written from its words, tried on the past, and applied from a list. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { findViolations } from './support/axe.ts';
import { searchAbbinamenti, movimenti } from './support/banco.ts';
import { noBrowser } from './support/browser.ts';
import { it } from './support/it.ts';
import { documento, importUfficio, movimento } from './support/parita.ts';

const MOVIMENTI = [
  movimento('2026-05-04', -1_250, 'COMMISSIONI TRIMESTRALI GIUGNO 0012'),
  movimento('2026-05-08', -2_250, 'COMMISSIONI TRIMESTRALI MARZO 0013'),
  movimento('2026-05-09', -4_250, 'COMMISSIONI TRIMESTRALI APRILE 0014'),
  movimento('2026-05-10', -9_000, 'CANONE LEASING FURGONE 0099'),
];

const riga = (page: Page, text: string) =>
  movimenti(page).locator('.ag-row:not(.ag-row-loading)').filter({ hasText: text });
const tab = (page: Page) => page.getByRole('dialog', { name: 'Nuova regola' });
const field = (page: Page, name: string) => tab(page).getByRole('textbox', { name, exact: true });

const chooseVoce = async (page: Page, dialog: string) => {
  await page
    .getByRole('dialog', { name: dialog })
    .getByRole('combobox', { name: 'Voce' })
    .pressSequentially('50.01');
  await page.getByRole('option', { name: /^50\.01 / }).click();
};

describe.skipIf(noBrowser)('a rule from a movimento', () => {
  it('comes with V, already written, says what it would have covered, and is applied from its list', async ({
    page,
    studio: { client },
  }) => {
    await importUfficio(client, MOVIMENTI, [
      documento('1/2026', 'Bottega Aterno', 77_700, '2026-01-10', '2026-02-10'),
    ]);
    await client.call('vociUsuali', { body: { regole: false } });
    await page.goto('/app/pagamenti');
    await searchAbbinamenti(page, client);
    await riga(page, 'GIUGNO').locator('[col-id="descrizione"]').click();
    await page.keyboard.press('v');
    await chooseVoce(page, 'Assegna voce');
    await page.getByRole('button', { name: 'Fanne una regola' }).click();
    await expect.poll(() => field(page, 'Nome').inputValue()).toBe('Commissioni trimestrali');
    await expect.poll(() => field(page, 'Testo con tutte').inputValue()).toBe('COMMISSIONI, TRIMESTRALI');
    await tab(page)
      .getByRole('heading', { name: /^Coprirebbe 3 movimenti/ })
      .waitFor();
    expect(await findViolations(page)).toEqual([]);
    await tab(page).getByRole('button', { name: 'Crea' }).click();

    const apply = page.getByRole('dialog', { name: 'Applica le regole' });
    const list = apply.getByRole('list', { name: 'Che cosa si spiega' });
    await list.getByRole('checkbox').nth(2).waitFor();
    // The largest first; one is taken off, and the sums follow.
    await list.getByRole('checkbox').first().getByText('APRILE').waitFor();
    await list.getByRole('checkbox').first().click();
    const sums = apply.getByTestId('anteprima-regole');
    await expect
      .poll(async () => (await sums.innerText()).split('\n'))
      .toEqual(['Commissioni trimestrali', '2', '-35,00']);
    expect(await findViolations(page)).toEqual([]);
    await apply.getByRole('button', { name: 'Spiega 2 movimenti' }).click();
    await apply.waitFor({ state: 'detached' });
    await page.getByText('2 movimenti spiegati dalle regole').first().waitFor();
    const stillOpen = async () =>
      (
        await client.call('estrattoConto', { query: { natura: 'movimento', stato: 'aperta', sort: 'data' } })
      ).righe.map(({ importo }) => importo);
    expect(await stillOpen()).toEqual([-4_250, -9_000]);

    // One move takes all of it back.
    await riga(page, 'LEASING').locator('[col-id="descrizione"]').click();
    // Its message stays while it is pointed at, and goes with what it offers.
    const message = page
      .getByRole('region', { name: 'Messaggi' })
      .locator('.fui-Toast')
      .getByText('2 movimenti spiegati dalle regole', { exact: true });
    await message.hover();
    await page.keyboard.press('Control+z');
    await expect.poll(stillOpen).toEqual([-1_250, -2_250, -4_250, -9_000]);
    await message.waitFor({ state: 'detached' });
  });

  it('comes from the row’s menu too, and says what it covers before it has a voce', async ({
    page,
    studio: { client },
  }) => {
    await page.setViewportSize({ width: 1_440, height: 900 });
    await page.goto('/app/pagamenti');
    await searchAbbinamenti(page, client);
    await riga(page, 'LEASING').locator('[col-id="descrizione"]').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Nuova regola da questo' }).click();
    await expect.poll(() => field(page, 'Testo con tutte').inputValue()).toBe('CANONE, LEASING, FURGONE');
    const covers = tab(page).getByText('Coprirebbe 1 movimento, in tutto -90,00');
    await covers.waitFor();
    // It opens on what is missing, with what it covers and its buttons in sight.
    const voce = tab(page).getByRole('combobox', { name: 'Voce' });
    await expect.poll(() => voce.evaluate((shown) => shown === document.activeElement)).toBe(true);
    const bottom = async (shown: Locator) => {
      const box = await shown.boundingBox();
      return box ? box.y + box.height : Infinity;
    };
    const buttons = await tab(page).getByRole('button', { name: 'Crea' }).boundingBox();
    for (const shown of [voce, covers, tab(page).getByText('CANONE LEASING FURGONE 0099')])
      expect(await bottom(shown)).toBeLessThan(buttons?.y ?? 0);
    await chooseVoce(page, 'Nuova regola');
    await tab(page)
      .getByRole('heading', { name: /^Coprirebbe 1 movimento/ })
      .waitFor();
  });
});
