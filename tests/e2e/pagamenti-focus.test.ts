/** The hand stays where it works: no key of the desk leaves the focus on the page itself. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Client } from '#api/client.ts';
import { openDettagli, searchAbbinamenti, movimenti, panel, partite } from './support/banco.ts';
import { noBrowser } from './support/browser.ts';
import { cellaInUso } from './support/fuoco.ts';
import { it } from './support/it.ts';
import { documento, importUfficio, movimento } from './support/parita.ts';

const inHand = (page: Page) =>
  page.evaluate(() => document.activeElement !== document.body && document.activeElement?.isConnected);

async function importOnce(client: Client): Promise<void> {
  if ((await client.call('importazioni')).importazioni.length > 0) return;
  await importUfficio(
    client,
    [
      movimento('2026-05-10', 33_300, 'BONIFICO DA SEGHERIA TRONTO SRL SALDO FT 31/2026'),
      movimento('2026-05-11', 44_400, 'BONIFICO DA CARTIERA VOMANO SRL SALDO FT 32/2026'),
      movimento('2026-05-12', -1_250, 'COMMISSIONI TRIMESTRALI'),
    ],
    [
      documento('31/2026', 'Segheria Tronto', 33_300, '2026-03-01', '2026-04-01'),
      documento('32/2026', 'Cartiera Vomano', 44_400, '2026-03-01', '2026-04-01'),
    ],
  );
}

describe.skipIf(noBrowser)('the focus on the desk', () => {
  it('is in the drawer while it asks, and back on the row when it closes', async ({
    page,
    studio: { client },
  }) => {
    await importOnce(client);
    await page.setViewportSize({ width: 1_440, height: 900 });
    await page.goto('/app/pagamenti');
    await searchAbbinamenti(page, client);
    const riga = (text: string) =>
      movimenti(page).locator('.ag-row:not(.ag-row-loading)').filter({ hasText: text });
    await riga('COMMISSIONI').locator('[col-id="residuo"]').click();
    // An azienda without voci: the field gives way to a button, and Escape still closes.
    await page.keyboard.press('v');
    const drawer = page.getByRole('dialog', { name: 'Assegna voce' });
    await drawer.getByRole('button', { name: 'Aggiungi le voci consuete' }).waitFor();
    await expect.poll(() => inHand(page)).toBe(true);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await expect.poll(() => inHand(page)).toBe(true);

    // By the buttons of the details, which go with what they decide.
    await openDettagli(page);
    await riga('TRONTO').locator('[col-id="residuo"]').click();
    await panel(page).getByRole('button', { name: 'Accetta', exact: true }).click();
    await expect.poll(async () => (await client.call('pagamenti')).totale).toBe(1);
    await expect.poll(() => inHand(page)).toBe(true);
    await riga('VOMANO').locator('[col-id="residuo"]').click();
    await panel(page).getByRole('button', { name: 'Rifiuta', exact: true }).click();
    await riga('VOMANO').getByText('Nessuna proposta').waitFor();
    await expect.poll(() => inHand(page)).toBe(true);
    await page.getByRole('button', { name: 'Chiudi i dettagli' }).click();
    await partite(page).waitFor({ state: 'hidden' });
    await expect.poll(() => inHand(page)).toBe(true);

    // What is taken back is under the hand again, whatever was decided: refused, accepted.
    const rowInUse = async () => (await cellaInUso(page)).id;
    for (const text of ['VOMANO', 'TRONTO']) {
      await page.keyboard.press('Control+z');
      await riga(text).getByText(/^\d+%/).waitFor();
      await expect.poll(rowInUse).toBe(await riga(text).getAttribute('row-id'));
    }
    // Done again, the hand goes on from there.
    await page.keyboard.press('Control+y');
    await riga('TRONTO').getByText('Accettato').waitFor();
    await expect.poll(rowInUse).not.toBe(await riga('TRONTO').getAttribute('row-id'));
  });

  it('is back on the row that is taken back, in a tab that only proposals fill', async ({
    page,
    studio: { client },
  }) => {
    await importOnce(client);
    for (const { id, versione } of (await client.call('pagamenti')).pagamenti)
      await client.call('pagamentoAnnulla', { params: { id }, body: { versione } });
    await page.setViewportSize({ width: 1_440, height: 900 });
    await page.goto('/app/pagamenti?scheda=sicure');
    await searchAbbinamenti(page, client);
    const riga = (text: string) =>
      movimenti(page).locator('.ag-row:not(.ag-row-loading)').filter({ hasText: text });
    const rowInUse = async () => (await cellaInUso(page)).id;
    const first = (await riga('TRONTO').getAttribute('row-id')) ?? '';
    for (const [key, outcome] of [
      ['r', 'Nessuna proposta'],
      ['a', 'Accettato'],
    ] as const) {
      await riga('TRONTO').locator('[col-id="residuo"]').click();
      await page.keyboard.press(key);
      await riga('TRONTO').getByText(outcome).waitFor();
      await expect.poll(rowInUse).not.toBe(first);
      await page.keyboard.press('Control+z');
      // At once, before it is proposed again: the next key is for this row.
      await page
        .getByText(/^Annullato: /)
        .first()
        .waitFor();
      await expect.poll(rowInUse).toBe(first);
      await riga('TRONTO').getByText(/^\d+%/).waitFor();
      expect(await rowInUse()).toBe(first);
    }
  });

  it('is back on it before the lists are read again', async ({ page, studio: { client } }) => {
    await importOnce(client);
    await page.setViewportSize({ width: 1_440, height: 900 });
    await page.goto('/app/pagamenti');
    await searchAbbinamenti(page, client);
    const riga = movimenti(page).locator('.ag-row:not(.ag-row-loading)').filter({ hasText: 'VOMANO' });
    const rowInUse = async () => (await cellaInUso(page)).id;
    const first = (await riga.getAttribute('row-id')) ?? '';
    await riga.locator('[col-id="residuo"]').click();
    await page.keyboard.press('r');
    await riga.getByText('Nessuna proposta').waitFor();
    await expect.poll(rowInUse).not.toBe(first);
    // A list of thousands is read for seconds.
    const read = Promise.withResolvers<undefined>();
    await page.route(/estratto_conto\/blocco\?/, async (route) => {
      await read.promise;
      await route.continue();
    });
    await page.keyboard.press('z');
    await expect.poll(rowInUse).toBe(first);
    read.resolve(undefined);
    await riga.getByText(/^\d+%/).waitFor();
    expect(await rowInUse()).toBe(first);
  });

  it('and what the details show of a partita is whole', async ({ page, studio: { client } }) => {
    await importOnce(client);
    await page.setViewportSize({ width: 1_440, height: 900 });
    await page.goto('/app/pagamenti');
    await searchAbbinamenti(page, client);
    await openDettagli(page);
    const cells = partite(page).locator('.ag-row[row-index="0"] [role="gridcell"]');
    await cells.filter({ hasText: '/2026' }).first().waitFor();
    const cut = () =>
      partite(page)
        .locator('.ag-row[row-index="0"]')
        .locator('[col-id="scadenza"], [col-id="numero_documento"], [col-id="residuo"]')
        .evaluateAll((found) => {
          const right =
            document.querySelector('[data-testid="dettagli"]')?.getBoundingClientRect().right ?? 0;
          return found
            .filter(
              (each) => each.scrollWidth > each.clientWidth || each.getBoundingClientRect().right > right,
            )
            .map((each) => each.getAttribute('col-id'));
        });
    expect(await cut()).toEqual([]);
  });
});
