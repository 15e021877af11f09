/** The bench of payments: proposals accepted one and many at a time, links by hand, and everything taken back. */
import { describe, expect } from 'vitest';
import type { AnswerOf, Client } from '#api/client.ts';
import { formatIntero } from '#grids/engine/testo.ts';
import { findViolations } from './support/axe.ts';
import {
  cercaAbbinamenti,
  cercaRiga,
  chiediAccetta,
  movimenti,
  openBanco,
  pannello,
  partite,
  propostaSola,
} from './support/banco.ts';
import { noBrowser } from './support/browser.ts';
import { itAlone as it } from './support/it.ts';
import { UTENTE } from './support/studio.ts';

/** Enough for more than a thousand proposals. */
const RIGHE = 4_000;

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
    await openBanco(page, studio.client, RIGHE);
    const before = await residui(studio.client);
    await cercaAbbinamenti(page);
    const { dialog, accetta, quante } = await chiediAccetta(page, 90);
    expect(quante).toBeGreaterThanOrEqual(1_000);
    expect(await findViolations(page)).toEqual([]);
    await accetta.click();
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

  it('finds what was accepted at once after a reload, and undoes it from there', async ({ page, studio }) => {
    await openBanco(page, studio.client, RIGHE);
    const before = await residui(studio.client);
    await cercaAbbinamenti(page);
    const { dialog, accetta, quante } = await chiediAccetta(page, 95);
    await accetta.click();
    await dialog.waitFor({ state: 'hidden' });
    await page.goto('/app/pagamenti?vista=azioni');
    const azioni = page.getByTestId('workspace-pagamenti-azioni');
    const prima = azioni.locator('.ag-row:not(.ag-row-loading)[row-index="0"]');
    await prima.getByText(`${formatIntero(quante)} proposte accettate, dal 95% in su`).waitFor();
    await prima.getByText('In piedi').waitFor();
    await prima.getByText(UTENTE.username).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await prima.locator('input[type="checkbox"]').check();
    await azioni.getByRole('button', { name: 'Mostra i pagamenti' }).click();
    await page.getByText(/^Solo i pagamenti dell’azione numero \d+\.$/).waitFor();
    await page.goBack();
    await prima.locator('input[type="checkbox"]').check();
    await azioni.getByRole('button', { name: 'Annulla tutto' }).click();
    const domanda = page.getByRole('alertdialog', { name: 'Annullare tutto?' });
    await domanda.getByText('ancora in piedi').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await domanda.getByRole('button', { name: 'Annulla tutto' }).click();
    await domanda.waitFor({ state: 'hidden' });
    await prima.getByText('Annullata', { exact: true }).waitFor();
    expect(await residui(studio.client)).toEqual(before);
    expect((await studio.client.call('pagamenti', { query: { limit: 1 } })).totale).toBe(0);
  });

  it('narrows both sides to one soggetto, and shows every count whole', async ({
    page,
    studio: { client },
  }) => {
    await openBanco(page, client, RIGHE);
    await cercaAbbinamenti(page);
    const { righe } = await client.call('estrattoConto', {
      query: { natura: 'partita', stato: 'aperta', limit: 1 },
    });
    const { id_soggetto = null, ragione_sociale } = righe[0] ?? {};
    if (id_soggetto === null || !ragione_sociale) throw new Error('the demo office is empty');
    const campo = page.getByRole('combobox', { name: 'Soggetto' });
    await campo.pressSequentially(ragione_sociale);
    // He may be an agente too, in a list of the browser's own.
    await page
      .getByRole('option', { name: ragione_sociale, exact: true })
      .filter({ visible: true })
      .first()
      .click();
    await expect.poll(() => new URL(page.url()).searchParams.has('id_soggetto')).toBe(true);
    const chosen = Number(new URL(page.url()).searchParams.get('id_soggetto'));
    const { totale } = await client.call('estrattoConto', {
      query: { natura: 'partita', stato: 'aperta', id_soggetto: chosen, limit: 1 },
    });
    await partite(page)
      .getByText(totale === 1 ? '1 partita' : `${formatIntero(totale)} partite`, { exact: true })
      .waitFor();
    const { calcolo } = await client.call('calcoloUltimo');
    const sue = await client.call('proposte', {
      params: { id: calcolo?.id_calcolo ?? 0 },
      query: { id_soggetto: chosen, limit: 1_000 },
    });
    const pagano = new Set(sue.proposte.flatMap(({ movimenti: own }) => own)).size;
    await movimenti(page)
      .getByText(pagano === 1 ? '1 movimento' : `${formatIntero(pagano)} movimenti`, { exact: true })
      .waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Togli il soggetto' }).click();
    await partite(page)
      .getByText(/^[\d.]{5,} partite$/)
      .waitFor();
    const tagliati = await page
      .getByTestId('conteggio')
      .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length);
    expect(tagliati).toBe(0);
  });

  it('lets a threshold be written over the usual one, which comes late', async ({ page, studio }) => {
    await openBanco(page, studio.client, RIGHE);
    await cercaAbbinamenti(page);
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
    await openBanco(page, studio.client, RIGHE);
    await cercaAbbinamenti(page);
    // The surest first.
    const header = movimenti(page).getByRole('columnheader', { name: 'Proposta' });
    await header.click();
    await header.click();
    const rows = movimenti(page).locator('.ag-row:not(.ag-row-loading)');
    await rows.and(page.locator('[row-index="0"]')).getByText(/\d+%/).waitFor();
    const card = pannello(page).getByRole('article').first();
    const motivo = card.getByRole('list', { name: 'Motivi' }).getByText('importo uguale');
    // The surest of all may be between two conti, which settles no document.
    let at = -1;
    do {
      at += 1;
      const descrizione = rows.and(page.locator(`[row-index="${at}"]`)).locator('[col-id="descrizione"]');
      await descrizione.click();
      await pannello(page)
        .getByText(await descrizione.innerText(), { exact: true })
        .first()
        .waitFor();
      await card.getByRole('list', { name: 'Motivi' }).waitFor();
    } while (at < 8 && (await motivo.count()) === 0);
    await motivo.waitFor();
    const first = rows.and(page.locator(`[row-index="${at}"]`));
    await page.keyboard.press('a');
    await pannello(page).getByText('Deciso.').waitFor();
    expect((await studio.client.call('pagamenti', { query: { limit: 1 } })).totale).toBe(1);
    // It stays where it was when the server's word comes, with the hand on it: the next one is below.
    await first.locator('[col-id="residuo"]', { hasText: /^0,00$/ }).waitFor();
    expect(await first.locator('.ag-cell-focus').count()).toBe(1);
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
    await openBanco(page, studio.client, RIGHE);
    await cercaAbbinamenti(page);
    const first = await cercaRiga(page, (await propostaSola(studio.client)).descrizione);
    await first.getByText(/\d+%/).waitFor();
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
    await pannello(page).getByRole('article').first().waitFor();
    const accepted = page.waitForResponse('**/api/abbinamenti/accetta');
    await page.keyboard.press('a');
    expect((await accepted).status()).toBe(200);
    release();
    await first.locator('[col-id="residuo"]', { hasText: /^0,00$/ }).waitFor();
    await pannello(page).getByText('Deciso.').waitFor();
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
    await openBanco(page, studio.client, RIGHE);
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
      await side(page).locator('.ag-row:not(.ag-row-loading)[row-index="0"] input[type="checkbox"]').check();
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
    await registro.locator('.ag-row:not(.ag-row-loading)[row-index="0"] input[type="checkbox"]').check();
    await registro.getByRole('button', { name: 'Annulla', exact: true }).click();
    await registro.getByText('Nessun pagamento registrato').waitFor();
    expect((await studio.client.call('pagamenti', { query: { limit: 1 } })).totale).toBe(0);
  });
});
