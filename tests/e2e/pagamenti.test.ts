/** The bench of payments: proposals accepted one and many at a time, links by hand, and everything taken back. */
import type { Page } from 'playwright-core';
import { describe, expect, vi } from 'vitest';
import type { AnswerOf, Client } from '#api/client.ts';
import { findViolations } from './support/axe.ts';
import { noBrowser } from './support/browser.ts';
import { it } from './support/it.ts';

/** Enough for more than a thousand proposals. */
const RIGHE = 4_000;

const movimenti = (page: Page) => page.getByTestId('workspace-pagamenti-movimenti');
const partite = (page: Page) => page.getByTestId('workspace-pagamenti-partite');
const pannello = (page: Page) => page.getByTestId('pannello-proposte');

async function fill(client: Client): Promise<void> {
  if ((await client.call('importazioni')).importazioni.length === 0)
    await client.call('demo', { body: { righe: RIGHE } });
}

async function openBench(page: Page, client: Client): Promise<void> {
  await fill(client);
  await page.goto('/app/pagamenti');
  await movimenti(page)
    .getByText(/^[\d.]+ movimenti$/)
    .waitFor();
}

async function search(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cerca abbinamenti' }).click();
  const stop = page.getByRole('button', { name: 'Ferma' });
  await stop.waitFor();
  await stop.waitFor({ state: 'hidden' });
  await page.getByText(/^[\d.]+ proposte aperte/).waitFor();
}

/** What is open of every row: what a decision changes, and an undo gives back. */
async function residui(client: Client): Promise<{ righe: number; residuo: number }> {
  let residuo = 0;
  let righe = 0;
  let cursor: string | null = null;
  do {
    const query: { limit: number; sort: string; cursor?: string } = { limit: 10_000, sort: 'data' };
    if (cursor !== null) query.cursor = cursor;
    const page: AnswerOf<'estrattoConto'> = await client.call('estrattoConto', { query });
    for (const riga of page.righe) residuo += Math.abs(riga.residuo);
    righe += page.righe.length;
    ({ cursor } = page);
  } while (cursor !== null);
  return { righe, residuo };
}

describe.skipIf(noBrowser)('the bench of payments', () => {
  it('accepts a thousand proposals in one action, and takes them back in one', async ({ page, studio }) => {
    await openBench(page, studio.client);
    const before = await residui(studio.client);
    await search(page);
    await page.getByRole('button', { name: 'Accetta sopra la soglia' }).click();
    const dialog = page.getByRole('dialog', { name: 'Accetta sopra la soglia' });
    await dialog.getByLabel('Da quanto in su').fill('90');
    const accept = dialog.getByRole('button', { name: /^Accetta [\d.]+ abbinamenti$/ });
    const count = Number(((await accept.textContent()) ?? '').replaceAll(/\D/g, ''));
    expect(count).toBeGreaterThanOrEqual(1_000);
    expect(await findViolations(page)).toEqual([]);
    await accept.click();
    await dialog.waitFor({ state: 'hidden' });
    const { totale } = await studio.client.call('pagamenti', { query: { limit: 1 } });
    expect(totale).toBeGreaterThan(0);
    expect((await residui(studio.client)).residuo).toBeLessThan(before.residuo);
    await page.getByRole('button', { name: 'Annulla tutto' }).click();
    await page
      .getByText(/^Annullato: /)
      .first()
      .waitFor();
    expect(await residui(studio.client)).toEqual(before);
    expect((await studio.client.call('pagamenti', { query: { limit: 1 } })).totale).toBe(0);
  });

  it('accepts with A, goes on, and takes back with Ctrl+Z; says why in words', async ({ page, studio }) => {
    await openBench(page, studio.client);
    await search(page);
    // The surest first.
    const header = movimenti(page).getByRole('columnheader', { name: 'Proposta' });
    await header.click();
    await header.click();
    const first = movimenti(page).locator('.ag-row[row-index="0"]');
    await first.getByText(/\d+%/).waitFor();
    const card = pannello(page).getByRole('article').first();
    // Rows that are read again meanwhile take the focus away.
    await vi.waitFor(
      async () => {
        await first.locator('[col-id="descrizione"]').click();
        const motivi = card.getByRole('list', { name: 'Motivi' });
        await motivi.getByText('importo uguale').waitFor({ timeout: 3_000 });
      },
      { timeout: 60_000 },
    );
    await page.keyboard.press('a');
    await pannello(page).getByText('Deciso.').waitFor();
    expect((await studio.client.call('pagamenti', { query: { limit: 1 } })).totale).toBe(1);
    await page.keyboard.press('Control+z');
    await page
      .getByText(/^Annullato: 1 abbinamento accettato/)
      .first()
      .waitFor();
    expect((await studio.client.call('pagamenti', { query: { limit: 1 } })).totale).toBe(0);
  });

  it('links by hand in part, shows the difference, and keeps it in the register', async ({
    page,
    studio,
  }) => {
    await openBench(page, studio.client);
    const [incasso] = (
      await studio.client.call('estrattoConto', {
        query: { natura: 'movimento', stato: 'aperta', q: 'FATTURA CRO', sort: '-importo', limit: 1 },
      })
    ).righe;
    const [fattura] = (
      await studio.client.call('estrattoConto', {
        query: { natura: 'partita', stato: 'aperta', sort: '-importo', limit: 1 },
      })
    ).righe;
    if (!incasso || !fattura) throw new Error('the demo office is empty');
    const tick = async (side: typeof movimenti, text: string) => {
      await side(page).getByRole('searchbox').fill(text);
      await side(page)
        .getByText(/^1 di /)
        .waitFor();
      await side(page).locator('.ag-row[row-index="0"] input[type="checkbox"]').check();
    };
    await tick(movimenti, incasso.descrizione);
    await tick(partite, fattura.numero_documento ?? fattura.descrizione);
    const mano = page.getByTestId('mano');
    await mano.getByTestId('differenza').getByText('Differenza').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await mano.getByRole('button', { name: /^Abbina/ }).click();
    await expect
      .poll(async () => (await studio.client.call('pagamenti', { query: { limit: 1 } })).totale)
      .toBe(1);
    const { pagamenti } = await studio.client.call('pagamenti');
    const paid = Math.min(Math.abs(incasso.residuo), Math.abs(fattura.residuo));
    expect(pagamenti[0]).toMatchObject({ importo: paid, conferma: 'manuale', attivo: true });
    await page.getByRole('radiogroup', { name: 'Che cosa mostrare' }).getByText('Registro').click();
    const registro = page.getByTestId('workspace-pagamenti-registro');
    await registro.getByText('1 pagamento', { exact: true }).waitFor();
    await registro.locator('.ag-row[row-index="0"] input[type="checkbox"]').check();
    await registro.getByRole('button', { name: 'Annulla', exact: true }).click();
    await registro.getByText('Nessun pagamento registrato').waitFor();
    expect((await studio.client.call('pagamenti', { query: { limit: 1 } })).totale).toBe(0);
  });
});
