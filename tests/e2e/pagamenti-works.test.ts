/** What the server does or undoes over many rows: found again by a page that was loaded again, and on every page. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { AvanzamentoLotto } from '#api/contract/lotti.ts';
import { applyRegole } from '#tests/regole.ts';
import { findViolations } from './support/axe.ts';
import { noBrowser } from './support/browser.ts';
import { it } from './support/it.ts';
import { documento, importUfficio, movimento } from './support/parita.ts';

const QUANTI = 240;
const MOVIMENTI = Array.from({ length: QUANTI }, (_, at) =>
  movimento('2026-05-11', -1_000 - at, `COMMISSIONI TRIMESTRALI N. ${at + 1}`),
);

/** Shows what is over as it was in the middle, for as long as it is asked to: the machine decides nothing. */
async function holdHalfway(page: Page, patch: Partial<AvanzamentoLotto>): Promise<() => Promise<void>> {
  const halfway = { ...patch, fatte: QUANTI / 2, da_fare: QUANTI };
  const routes = /\/api\/abbinamenti\/lotti(-in-corso|\/\d+)$/;
  await page.route(routes, async (route) => {
    const url = new URL(route.request().url());
    const one = await page.request.fetch(url.href.replace(/lotti.*$/, `lotti/${id}`), {
      headers: route.request().headers(),
    });
    const lotto = { ...((await one.json()) as AvanzamentoLotto), ...halfway };
    await route.fulfill({ json: url.pathname.endsWith('in-corso') ? { lotti: [lotto] } : lotto });
  });
  // What is under way is answered first.
  return async () => await page.unrouteAll({ behavior: 'wait' });
}
let id = 0;

describe.skipIf(noBrowser)('what the server does over many rows', () => {
  it.beforeAll(async ({ studio: { client } }) => {
    await importUfficio(client, MOVIMENTI, [documento('90/2026', 'Bottega Aterno', 25_000, '2026-01-10')]);
    await client.call('vociUsuali', { body: { regole: false } });
    const [voce] = (await client.call('voci')).voci;
    await client.call('regolaSalva', {
      body: { nome: 'Spese', condizioni: { testo: ['COMMISSIONI'] }, azione: 'voce', id_voce: voce?.id ?? 0 },
    });
    await applyRegole(client);
    const { lotti } = await client.call('lottiAbbinamenti');
    id = lotti[0]?.id_lotto ?? 0;
    expect(lotti[0]).toMatchObject({ tipo: 'regole', fatti: QUANTI, attivi: QUANTI });
  });

  it('is found again by a page that comes in the middle, on any page, with its end', async ({ page }) => {
    const letGo = await holdHalfway(page, { stato: 'in_corso', spiegati: QUANTI / 2 });
    await page.goto('/app/anagrafiche');
    const notice = page.getByTestId('avvisi').getByText('Applico le regole 50%');
    await notice.waitFor();
    await page.getByTestId('avvisi').getByRole('button', { name: 'Ferma' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.reload();
    await notice.waitFor();
    // On the desk it stands where searches are told, and once.
    await page.goto('/app/pagamenti');
    await page.getByText('Applico le regole 50%').waitFor();
    await expect.poll(() => notice.count()).toBe(0);
    await page.getByRole('button', { name: 'Ferma' }).waitFor();
    await letGo();
    await page.getByText(`${QUANTI} movimenti spiegati dalle regole`).first().waitFor();
    await page.getByText('Applico le regole').first().waitFor({ state: 'detached' });
  });

  it('and so is an undoing, which goes on to its end', async ({ page, studio: { client } }) => {
    const letGo = await holdHalfway(page, { stato: 'completato', annullo: 'in_corso' });
    await page.goto('/app/estrattoconto');
    await page.getByTestId('avvisi').getByText('Annullo 50%').waitFor();
    await expect
      .poll(() => page.getByTestId('avvisi').getByRole('button', { name: 'Ferma' }).count())
      .toBe(0);
    await client.call('lottoAnnulla', { params: { id } });
    await letGo();
    await page.getByText(`Annullato: ${QUANTI} movimenti spiegati dalle regole`).first().waitFor();
  });
});
