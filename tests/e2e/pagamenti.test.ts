/** The bench of payments: proposals accepted one and many at a time, links by hand, and everything taken back. */
import { describe, expect } from 'vitest';
import { formatInteger } from '#domain/text.ts';
import { findViolations } from './support/axe.ts';
import {
  openDettagli,
  openProposte,
  findRiga,
  askAccept,
  movimenti,
  panel,
  partite,
  propostaSola,
  residui,
} from './support/banco.ts';
import { noBrowser } from './support/browser.ts';
import { itAlone as it } from './support/it.ts';
import { UTENTE } from './support/studio.ts';

/** What is decided here is one proposal, or all of them, however many. */
const RIGHE = 240;

describe.skipIf(noBrowser)('the bench of payments', () => {
  it('finds what was accepted at once after a reload, and undoes it from there', async ({ page, studio }) => {
    await openProposte(page, studio.client, RIGHE);
    const before = await residui(studio.client);
    const { dialog, accetta, quante } = await askAccept(page, 95);
    await accetta.click();
    await dialog.waitFor({ state: 'hidden' });
    await page.goto('/app/pagamenti?vista=azioni');
    const actions = page.getByTestId('workspace-pagamenti-azioni');
    const prima = actions.locator('.ag-row:not(.ag-row-loading)[row-index="0"]');
    await prima.getByText(`${formatInteger(quante)} proposte accettate, dal 95% in su`).waitFor();
    await prima.getByText('In piedi').waitFor();
    await prima.getByText(UTENTE.username).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await prima.locator('input[type="checkbox"]').check();
    await actions.getByRole('button', { name: 'Mostra i pagamenti' }).click();
    await page.getByText(/^Solo i pagamenti dell’azione numero \d+\.$/).waitFor();
    await page.goBack();
    await prima.locator('input[type="checkbox"]').check();
    await actions.getByRole('button', { name: 'Annulla tutto' }).click();
    const question = page.getByRole('alertdialog', { name: 'Annullare tutto?' });
    await question.getByText('ancora in piedi').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Annulla tutto' }).click();
    await question.waitFor({ state: 'hidden' });
    await prima.getByText('Annullata', { exact: true }).waitFor();
    expect(await residui(studio.client)).toEqual(before);
    expect((await studio.client.call('pagamenti', { query: { limit: 1 } })).totale).toBe(0);
  });

  it('lets a threshold be written over the usual one, which comes late', async ({ page, studio }) => {
    await openProposte(page, studio.client, RIGHE);
    const held = Promise.withResolvers<void>();
    await page.route('**/api/abbinamenti/soglia', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Accetta sopra la soglia' }).click();
    const field = page.getByLabel('Da quanto in su');
    await field.click();
    held.resolve();
    await expect.poll(() => field.inputValue()).toBe('99');
    await page.keyboard.type('90');
    await expect.poll(() => field.inputValue()).toBe('90');
  });

  it('accepts with A, goes on, and takes back with Ctrl+Z; says why in words', async ({ page, studio }) => {
    await openProposte(page, studio.client, RIGHE);
    // The surest first.
    const header = movimenti(page).getByRole('columnheader', { name: 'Proposta' });
    await header.click();
    await header.click();
    const rows = movimenti(page).locator('.ag-row:not(.ag-row-loading)');
    await rows.and(page.locator('[row-index="0"]')).getByText(/^\d+%/).waitFor();
    const card = panel(page).getByRole('article').first();
    const reason = card.getByRole('list', { name: 'Motivi' }).getByText('importo uguale');
    // The surest of all may be between two conti, which settles no document.
    let at = -1;
    do {
      at += 1;
      const description = rows.and(page.locator(`[row-index="${at}"]`)).locator('[col-id="descrizione"]');
      await description.click();
      // The row shows the whole text, with payer and causale; the panel the text of this very row.
      const shown = (await description.innerText()).replaceAll(/\s+/g, ' ');
      const inHand = panel(page).getByTestId('testo-in-mano');
      await expect.poll(async () => shown.includes(await inHand.innerText())).toBe(true);
      await card.getByRole('list', { name: 'Motivi' }).waitFor();
    } while (at < 8 && (await reason.count()) === 0);
    await reason.waitFor();
    const first = rows.and(page.locator(`[row-index="${at}"]`));
    await page.keyboard.press('a');
    await first.getByText('Accettato').waitFor();
    expect((await studio.client.call('pagamenti', { query: { limit: 1 } })).totale).toBe(1);
    // It stays where it was when the server's word comes; the hand is on the next one, below.
    await first.locator('[col-id="residuo"]', { hasText: /^0,00$/ }).waitFor();
    const next = rows.and(page.locator(`[row-index="${at + 1}"]`));
    await expect.poll(() => next.locator('.ag-cell-focus').count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.classList.contains('ag-cell-focus'))).toBe(true);
    await page.keyboard.press('Control+z');
    await page
      .getByText(/^Annullato: 1 abbinamento accettato/)
      .first()
      .waitFor();
    expect((await studio.client.call('pagamenti', { query: { limit: 1 } })).totale).toBe(0);
  });

  it('keeps a decision as one’s own when the rows read before it arrive after it', async ({
    page,
    studio,
  }) => {
    await openProposte(page, studio.client, RIGHE);
    const first = await findRiga(page, (await propostaSola(studio.client)).descrizione);
    await first.getByText(/^\d+%/).waitFor();
    // The reading that follows a second search is kept on the way.
    const { promise: decided, resolve: release } = Promise.withResolvers<void>();
    let held = 0;
    await page.route(/estratto_conto\/blocco\?natura=movimento/, async (route) => {
      const response = await route.fetch();
      held += 1;
      await decided;
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: 'Cerca abbinamenti' }).click();
    await expect.poll(() => held).toBe(1);
    await first.locator('[col-id="descrizione"]').click();
    await panel(page).getByRole('article').first().waitFor();
    const accepted = page.waitForResponse('**/api/abbinamenti/accetta');
    await page.keyboard.press('a');
    expect((await accepted).status()).toBe(200);
    release();
    await first.locator('[col-id="residuo"]', { hasText: /^0,00$/ }).waitFor();
    await first.getByText('Accettato').waitFor();
    await page.unrouteAll({ behavior: 'wait' });
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
    // With what is proposed on the page: nothing is drawn anew under the hand.
    await openProposte(page, studio.client, RIGHE);
    await openDettagli(page);
    const [incasso] = (
      await studio.client.call('estrattoConto', {
        query: { natura: 'movimento', stato: 'aperta', q: 'FATTURA CRO', sort: '-importo', limit: 1 },
      })
    ).righe;
    const [invoice] = (
      await studio.client.call('estrattoConto', {
        query: { natura: 'partita', stato: 'aperta', sort: '-importo', limit: 1 },
      })
    ).righe;
    if (!incasso || !invoice) throw new Error('the demo office is empty');
    const tick = async (side: typeof movimenti, text: string) => {
      await side(page).getByRole('searchbox').fill(text);
      await side(page)
        .getByText(/^1 di /)
        .waitFor();
      await side(page).locator('.ag-row:not(.ag-row-loading)[row-index="0"] input[type="checkbox"]').check();
    };
    await tick(movimenti, incasso.descrizione);
    await tick(partite, invoice.numero_documento ?? invoice.descrizione);
    const mano = page.getByTestId('mano');
    await mano.getByTestId('differenza').getByText('Differenza').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await mano.getByRole('button', { name: /^Abbina/ }).click();
    await expect
      .poll(async () => (await studio.client.call('pagamenti', { query: { limit: 1 } })).totale)
      .toBe(1);
    const { pagamenti } = await studio.client.call('pagamenti');
    const paid = Math.min(Math.abs(incasso.residuo), Math.abs(invoice.residuo));
    expect(pagamenti[0]).toMatchObject({ importo: paid, conferma: 'manuale', attivo: true });
    await page.getByRole('radiogroup', { name: 'Che cosa mostrare' }).getByText('Registro').click();
    const registro = page.getByTestId('workspace-pagamenti-registro');
    await registro.getByText('1 pagamento', { exact: true }).waitFor();
    await registro.locator('.ag-row:not(.ag-row-loading)[row-index="0"] input[type="checkbox"]').check();
    // Dare and avere are of movimenti.
    await registro.getByText('Incassato', { exact: true }).waitFor();
    await registro.getByText('Avere', { exact: true }).waitFor({ state: 'detached' });
    await registro.getByRole('button', { name: 'Annulla', exact: true }).click();
    await registro.getByText('Nessun pagamento registrato').waitFor();
    expect((await studio.client.call('pagamenti', { query: { limit: 1 } })).totale).toBe(0);
  });
});
