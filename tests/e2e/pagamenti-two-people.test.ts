/** Two people on the same proposals: each sees what the other takes in hand, settles and undoes. */
import { describe, expect } from 'vitest';
import { searchAbbinamenti, findRiga, openBanco, panel, propostaSola } from './support/banco.ts';
import { ATTESA_MS, noBrowser } from './support/browser.ts';
import { itAlone as it } from './support/it.ts';
import { arrive, shareSession, type Studio } from './support/studio.ts';

const RIGHE = 240;

/** A colleague who works on the same azienda. */
async function link({ client }: Studio, url: string): Promise<Studio> {
  const { id_azienda } = await client.call('me');
  const username = 'bruno.verdi';
  const { password } = await client.call('utenteNuovo', {
    body: { username, ruolo: 'operatore', aziende: [id_azienda] },
  });
  return await arrive(url, { username, password });
}

describe.skipIf(noBrowser)('two people on the bench', () => {
  it('see what the other holds and settles, and the second to accept is told', async ({
    page,
    studio,
    browser,
    server,
  }) => {
    const following = page.waitForResponse('**/api/eventi?*');
    await openBanco(page, studio.client, RIGHE);
    await following;
    await searchAbbinamenti(page, studio.client);
    const { proposta: scelta, descrizione } = await propostaSola(studio.client);
    const other = await link(studio, server.url);
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'it-IT',
      timezoneId: 'Europe/Rome',
      viewport: { width: 1440, height: 900 },
    });
    context.setDefaultTimeout(ATTESA_MS);
    try {
      await shareSession(context, server.url, other.cookies);
      const own = await context.newPage();
      const suoi = own.waitForResponse('**/api/eventi?*');
      await openBanco(own, other.client, RIGHE);
      await suoi;
      await searchAbbinamenti(own, other.client);
      const [mine, suaRiga] = [await findRiga(page, descrizione), await findRiga(own, descrizione)];
      await mine.locator('[col-id="descrizione"]').click();
      await panel(page).getByRole('article').first().waitFor();

      // In hand: said on the other page, and gone from it when it is let go.
      await other.client.call('preseChiedi', { body: { righe: [...scelta.movimenti] } });
      const notice = panel(page).getByText('Ci sta lavorando bruno.verdi.');
      await notice.waitFor();
      await mine.getByText('in mano a bruno.verdi').waitFor();
      await page.keyboard.press('a');
      await page.getByText('bruno.verdi sta lavorando su una di queste righe').first().waitFor();
      expect((await studio.client.call('pagamenti', { query: { limit: 1 } })).totale).toBe(0);
      await other.client.call('preseLascia', { body: { ids: [...scelta.movimenti] } });
      await mine.getByText('in mano a bruno.verdi').waitFor({ state: 'detached' });

      // Settled: turned off where the first was looking at it.
      await suaRiga.locator('[col-id="descrizione"]').click();
      await panel(own).getByRole('article').first().waitFor();
      await own.keyboard.press('a');
      await suaRiga.getByText('Accettato').waitFor();
      const closed = panel(page).getByText('Già chiuso: lo ha deciso qualcun altro.');
      await closed.waitFor();
      expect((await studio.client.call('pagamenti', { query: { limit: 1 } })).totale).toBe(1);

      // Undone: open again for both.
      await own.keyboard.press('Control+z');
      await own
        .getByText(/^Annullato: /)
        .first()
        .waitFor();
      await closed.waitFor({ state: 'hidden' });
      await panel(page).getByRole('article').first().waitFor();
      await mine.getByText(/^\d+%/).waitFor();
      expect((await studio.client.call('pagamenti', { query: { limit: 1 } })).totale).toBe(0);
    } finally {
      await context.close();
    }
  });

  it('see what the other explains without a document, and opens again', async ({
    page,
    studio: { client },
  }) => {
    if ((await client.call('importazioni')).importazioni.length === 0)
      await client.call('demo', { body: { righe: RIGHE, seme: 7, da_riconciliare: 'anno' } });
    const following = page.waitForResponse('**/api/eventi?*');
    await page.goto('/app/pagamenti?vista=spiegati');
    await following;
    const empty = page.getByText('Nessun movimento senza documento');
    await empty.waitFor();
    const { righe } = await client.call('estrattoConto', {
      query: { natura: 'movimento', stato: 'aperta', limit: 1 },
    });
    const { assegnazioni } = await client.call('movimentiAssegna', {
      body: { movimenti: righe.map(({ id }) => ({ id })), tipo: 'ignorata', motivo: 'Prova del collega' },
    });
    const explained = page.getByTestId('workspace-pagamenti-spiegati');
    await explained.getByText('Prova del collega').waitFor();
    await client.call('movimentiLibera', { body: { assegnazioni } });
    await empty.waitFor();
  });
});
