/** The bench with thousands of rows: as many are accepted at once, and every count stands whole. */
import { describe, expect } from 'vitest';
import { formatInteger } from '#domain/text.ts';
import { findViolations } from './support/axe.ts';
import {
  openDettagli,
  openProposte,
  searchAbbinamenti,
  askAccept,
  movimenti,
  openBanco,
  partite,
  residui,
} from './support/banco.ts';
import { noBrowser } from './support/browser.ts';
import { countPresses } from './support/gesti.ts';
import { itAlone as it } from './support/it.ts';

/**
 * Enough for more than a thousand proposals. `QUADRA_RIGHE_BANCO=10500` makes them more than five thousand: the presses
 * stay as many.
 */
const RIGHE = Number(process.env['QUADRA_RIGHE_BANCO'] ?? 2_400);

describe.skipIf(noBrowser)('the bench of payments, with thousands of rows', () => {
  it('decides all of them in three presses: their list, the weakest left out, the others accepted', async ({
    page,
    studio,
  }) => {
    const presses = await countPresses(page);
    await openBanco(page, studio.client, RIGHE);
    await searchAbbinamenti(page, studio.client);
    const before = await residui(studio.client);
    presses.begin();
    await page.getByRole('button', { name: 'Accetta sopra la soglia' }).click();
    const dialog = page.getByRole('dialog', { name: 'Accetta sopra la soglia' });
    const accept = dialog.getByRole('button', { name: /^Accetta [\d.]+ abbinamenti$/ });
    const count = async () => Number(((await accept.textContent()) ?? '').replaceAll(/\D/g, ''));
    const all = await count();
    expect(all).toBeGreaterThanOrEqual(RIGHE * 0.4);
    // The list begins with the weakest: it is in sight, and its box is under the hand.
    const weakest = dialog.getByLabel('Che cosa si accetta').getByRole('checkbox').first();
    await weakest.click();
    await expect.poll(() => weakest.getAttribute('aria-checked')).toBe('false');
    await expect.poll(count).toBe(all - 1);
    await accept.click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => presses.count()).toBe(3);
    // The hand is where it was: the page itself has no keys.
    const inHand = () => page.evaluate(() => document.activeElement !== document.body);
    await expect.poll(inHand).toBe(true);
    // As many are decided as were told, and in one action.
    const { lotti } = await studio.client.call('lottiAbbinamenti', { query: { limit: 10 } });
    expect(lotti.map(({ fatti }) => fatti)).toEqual([all - 1]);
    expect((await residui(studio.client)).residuo).toBeLessThan(before.residuo);
    await page.keyboard.press('Control+z');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Annulla tutto' }).click();
    await question.waitFor({ state: 'hidden' });
    await expect.poll(inHand).toBe(true);
    expect(await residui(studio.client)).toEqual(before);
  });

  it('accepts a thousand proposals in one action, takes them back in one, and does so again', async ({
    page,
    studio,
  }) => {
    await openBanco(page, studio.client, RIGHE);
    const before = await residui(studio.client);
    await searchAbbinamenti(page, studio.client);
    const { dialog, accetta, quante } = await askAccept(page, 90);
    expect(quante).toBeGreaterThanOrEqual(1_000);
    expect(await findViolations(page)).toEqual([]);
    await accetta.click();
    await dialog.waitFor({ state: 'hidden' });
    const { totale } = await studio.client.call('pagamenti', { query: { limit: 1 } });
    expect(totale).toBeGreaterThan(0);
    expect((await residui(studio.client)).residuo).toBeLessThan(before.residuo);
    // Ctrl+Z asks before so many go, and leaves them when it is told to.
    const settled = await residui(studio.client);
    const question = page.getByRole('alertdialog');
    const chiede = async (shortcut: string, title: string, fa: string) => {
      await page.keyboard.press(shortcut);
      await question.getByText(title).waitFor();
      await question.getByText(`${formatInteger(quante)} abbinamenti accettati`).waitFor();
      await question.getByRole('button', { name: fa }).click();
      await question.waitFor({ state: 'hidden' });
    };
    await chiede('Control+z', 'Annullare tutto?', 'Lascia stare');
    expect(await residui(studio.client)).toEqual(settled);
    await chiede('Control+z', 'Annullare tutto?', 'Annulla tutto');
    expect(await residui(studio.client)).toEqual(before);
    // What was proposed is proposed again by itself, and Ctrl+Y accepts it as before.
    await page.getByText(/^[\d.]+ proposte aperte/).waitFor();
    await chiede('Control+y', 'Ripetere tutto?', 'Ripeti tutto');
    expect(await residui(studio.client)).toEqual(settled);
    // The message of the first time goes by itself; what is left is of the second.
    const offered = page.getByRole('button', { name: 'Annulla tutto' });
    await expect.poll(() => offered.count()).toBe(1);
    await offered.click();
    await question.getByRole('button', { name: 'Annulla tutto' }).click();
    await page
      .getByText(/^Annullato: /)
      .first()
      .waitFor();
    await question.waitFor({ state: 'hidden' });
    expect(await residui(studio.client)).toEqual(before);
    expect((await studio.client.call('pagamenti', { query: { limit: 1 } })).totale).toBe(0);
  });

  it('narrows both sides to one soggetto, and shows every count whole', async ({
    page,
    studio: { client },
  }) => {
    await openProposte(page, client, RIGHE);
    const { righe } = await client.call('estrattoConto', {
      query: { natura: 'partita', stato: 'aperta', limit: 1 },
    });
    const { id_soggetto = null, ragione_sociale } = righe[0] ?? {};
    if (id_soggetto === null || !ragione_sociale) throw new Error('the demo office is empty');
    const field = page.getByRole('combobox', { name: 'Soggetto' });
    await page.getByRole('button', { name: 'Filtri', exact: true }).click();
    await openDettagli(page);
    await field.pressSequentially(ragione_sociale);
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
      .getByText(totale === 1 ? '1 partita' : `${formatInteger(totale)} partite`, { exact: true })
      .waitFor();
    const { id_completato } = await client.call('calcoloUltimo');
    const sue = await client.call('proposte', {
      params: { id: id_completato ?? 0 },
      query: { id_soggetto: chosen, limit: 1_000 },
    });
    const pagano = new Set(sue.proposte.flatMap(({ movimenti: own }) => own)).size;
    await movimenti(page)
      .getByText(pagano === 1 ? '1 movimento' : `${formatInteger(pagano)} movimenti`, { exact: true })
      .waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Togli il soggetto' }).click();
    await partite(page)
      .getByText(/^[\d.]{5,} partite$/)
      .waitFor();
    // One row over the list, beside its details and with counts of thousands.
    const bar = movimenti(page);
    const spread = async (): Promise<number> => {
      const parts = [
        bar.getByTestId('schede'),
        bar.getByRole('searchbox'),
        bar.getByRole('button', { name: 'Strumenti' }),
      ];
      const boxes = await Promise.all(parts.map((each) => each.boundingBox()));
      const middles = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0) / 2);
      return Math.max(...middles) - Math.min(...middles);
    };
    await expect.poll(spread).toBeLessThan(8);
    // Beside the details the tabs count what the list holds, whose own count is then spoken alone.
    const listCut = () =>
      page
        .locator('[data-testid="conteggio"], [data-testid="schede"] *')
        .evaluateAll((all) =>
          all
            .filter((each) => each.clientWidth > 1 && each.scrollWidth > each.clientWidth)
            .map((each) => each.textContent),
        );
    await expect.poll(listCut).toEqual([]);
  });
});
