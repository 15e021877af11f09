/** Two people on the same proposals: each sees what the other takes in hand, settles and undoes. */
import { describe, expect } from 'vitest';
import { cercaAbbinamenti, cercaRiga, openBanco, pannello, propostaSola } from './support/banco.ts';
import { ATTESA_MS, noBrowser } from './support/browser.ts';
import { itAlone as it } from './support/it.ts';
import { arrive, shareSession, type Studio } from './support/studio.ts';

const RIGHE = 240;

/** A colleague who works on the same azienda. */
async function collega({ client }: Studio, url: string): Promise<Studio> {
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
    await cercaAbbinamenti(page, studio.client);
    const { proposta: scelta, descrizione } = await propostaSola(studio.client);
    const altro = await collega(studio, server.url);
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'it-IT',
      timezoneId: 'Europe/Rome',
      viewport: { width: 1440, height: 900 },
    });
    context.setDefaultTimeout(ATTESA_MS);
    try {
      await shareSession(context, server.url, altro.cookies);
      const sua = await context.newPage();
      const suoi = sua.waitForResponse('**/api/eventi?*');
      await openBanco(sua, altro.client, RIGHE);
      await suoi;
      await cercaAbbinamenti(sua, altro.client);
      const [mia, suaRiga] = [await cercaRiga(page, descrizione), await cercaRiga(sua, descrizione)];
      await mia.locator('[col-id="descrizione"]').click();
      await pannello(page).getByRole('article').first().waitFor();

      // In hand: said on the other page, and gone from it when it is let go.
      await altro.client.call('preseChiedi', { body: { righe: [...scelta.movimenti] } });
      const avviso = pannello(page).getByText('Ci sta lavorando bruno.verdi.');
      await avviso.waitFor();
      await mia.getByText('in mano a bruno.verdi').waitFor();
      await page.keyboard.press('a');
      await page.getByText('bruno.verdi sta lavorando su una di queste righe').first().waitFor();
      expect((await studio.client.call('pagamenti', { query: { limit: 1 } })).totale).toBe(0);
      await altro.client.call('preseLascia', { body: { ids: [...scelta.movimenti] } });
      await mia.getByText('in mano a bruno.verdi').waitFor({ state: 'detached' });

      // Settled: turned off where the first was looking at it.
      await suaRiga.locator('[col-id="descrizione"]').click();
      await pannello(sua).getByRole('article').first().waitFor();
      await sua.keyboard.press('a');
      await suaRiga.getByText('Accettato').waitFor();
      const chiuso = pannello(page).getByText('Già chiuso: lo ha deciso qualcun altro.');
      await chiuso.waitFor();
      expect((await studio.client.call('pagamenti', { query: { limit: 1 } })).totale).toBe(1);

      // Undone: open again for both.
      await sua.keyboard.press('Control+z');
      await sua
        .getByText(/^Annullato: /)
        .first()
        .waitFor();
      await chiuso.waitFor({ state: 'hidden' });
      await pannello(page).getByRole('article').first().waitFor();
      await mia.getByText(/^\d+%/).waitFor();
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
    const vuoto = page.getByText('Nessun movimento senza documento');
    await vuoto.waitFor();
    const { righe } = await client.call('estrattoConto', {
      query: { natura: 'movimento', stato: 'aperta', limit: 1 },
    });
    const { assegnazioni } = await client.call('movimentiAssegna', {
      body: { movimenti: righe.map(({ id }) => ({ id })), tipo: 'ignorata', motivo: 'Prova del collega' },
    });
    const spiegati = page.getByTestId('workspace-pagamenti-spiegati');
    await spiegati.getByText('Prova del collega').waitFor();
    await client.call('movimentiLibera', { body: { assegnazioni } });
    await vuoto.waitFor();
  });
});
