/**
 * The page outlives its server: stopped, cut off, started again. One server and one browser of its own, with the
 * service worker that the other journeys go without.
 */
import { describe, expect, it } from 'vitest';
import { messaggio } from './support/azioni.ts';
import { noBrowser } from './support/browser.ts';
import { cell, conteggio, workspace } from './support/griglia.ts';
import { INSIDE } from './support/pagine.ts';
import { go } from './support/pagine.ts';
import { AREA, lookAt, openMondo, RIGHE, untilKept } from './support/sopravvive.ts';

const mondo = openMondo();

describe.skipIf(noBrowser)('the page, while the server', () => {
  it('is there: a second visit loads nothing but data', async () => {
    const { page } = mondo;
    await page.goto('/app/estrattoconto');
    await conteggio(page, AREA).getByText(`${RIGHE} movimenti`).waitFor();
    await untilKept(page);
    await page.reload();
    const asked: string[] = [];
    page.on('response', (response) => {
      if (!response.fromServiceWorker()) asked.push(new URL(response.url()).pathname);
    });
    await page.reload();
    await conteggio(page, AREA).getByText(`${RIGHE} movimenti`).waitFor();
    expect(asked.filter((each) => !each.startsWith('/api/'))).toEqual([]);
    expect(asked).toContain('/api/estratto_conto');
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.filter((each) => each.startsWith('/api'))).toEqual([]);
    page.removeAllListeners('response');
  });

  it('is there: the profile, the footer and an address with a slash', async () => {
    const { page, studio } = mondo;
    const bar = page.getByRole('banner');
    const panel = page.getByText(`Utente: ${studio.utente.username}`);
    await bar.getByRole('button', { name: /^Profilo/ }).click();
    await panel.waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await bar.getByRole('button', { name: /^Profilo/ }).click();
    await page.getByRole('button', { name: 'Logout' }).focus();
    await page.keyboard.press('Tab');
    await panel.waitFor({ state: 'hidden' });

    await bar.getByRole('link', { name: 'Calendario delle scadenze' }).click();
    await page.waitForURL('**/app/scadenziario');
    await bar.getByRole('link', { name: 'Quadra, vai alla Dashboard' }).click();
    await page.waitForURL('**/app');
    await go(page, '/app/?natura=partita');
    await page.waitForURL('**/app?natura=partita');
    const dashboard = page.getByRole('navigation', { name: 'Menu principale' }).getByText('Dashboard');
    await expect.poll(() => dashboard.getAttribute('aria-current')).toBe('page');
    await page.getByRole('contentinfo').getByRole('link').click();
    await page.waitForURL('**/landing#studio');
    await page.getByRole('heading', { name: 'Studio Quadra' }).waitFor();
    await go(page, '/app/estrattoconto');
    await conteggio(page, AREA).getByText(`${RIGHE} movimenti`).waitFor();
  });

  it('is stopped: every button of the frame and of the grid works or says why not', async () => {
    const { page } = mondo;
    await mondo.server.stop();
    const bar = page.getByRole('banner');
    await page.getByRole('button', { name: 'Passa al tema scuro' }).click();
    await messaggio(page, 'L’aspetto scelto non è stato salvato').waitFor();
    expect(await page.evaluate(() => document.documentElement.classList.contains('app-dark'))).toBe(true);
    await page.getByTestId('avvisi').getByText('Il server non risponde').waitFor();
    await page.getByRole('button', { name: 'Passa al tema chiaro' }).click();

    const buttons = bar.getByRole('button');
    const count = await buttons.count();
    for (let at = 0; at < count; at += 1) {
      await buttons.nth(at).click();
      await lookAt(page, `bottone ${at} della barra`);
      await page.keyboard.press('Escape');
      await expect.poll(() => buttons.count()).toBe(count);
    }
    // Two of them stay as they were pressed.
    for (const name of ['Apri il menu', 'Passa al tema chiaro'])
      await bar.getByRole('button', { name }).click();
    await bar.getByRole('button', { name: /^Profilo/ }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await messaggio(page, 'Non sei uscito').waitFor();
    await page.keyboard.press('Escape');
    for (const name of ['Chiudi il menu', 'Apri il menu']) await bar.getByRole('button', { name }).click();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('anagr');
    await lookAt(page, 'la tavolozza');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    const grid = workspace(page, AREA);
    for (const name of ['Colonne', /^Viste|^Vista/, /^Raggruppa/]) {
      await grid.getByRole('button', { name }).first().click();
      await lookAt(page, String(name));
      await page.keyboard.press('Escape');
    }
    await grid.getByRole('button', { name: 'Aggiorna' }).first().click();
    await grid.getByText('Le righe qui sotto sono quelle di prima.').waitFor();
    await cell(grid, 'n. 000001', 'descrizione').waitFor();
    await lookAt(page, 'la griglia aggiornata');
  });

  it('is stopped: a note stays in its cell, marked, and goes when the server is back', async () => {
    const { page, studio } = mondo;
    const grid = workspace(page, AREA);
    await cell(grid, 'n. 000002', 'nota').dblclick();
    await page.keyboard.type('Scritta senza server');
    await page.keyboard.press('Enter');
    await page.getByTestId('avvisi').getByText('1 modifica non salvata').waitFor();
    const nota = cell(grid, 'n. 000002', 'nota');
    await expect.poll(() => nota.innerText()).toBe('Scritta senza server');
    await expect
      .poll(() => nota.evaluate((each) => getComputedStyle(each, '::after').content))
      .toBe('"non salvata"');

    const saved = page.waitForResponse('**/api/update_nota');
    await mondo.start();
    expect((await saved).status()).toBe(200);
    await page.getByTestId('avvisi').getByText('non salvata').waitFor({ state: 'detached' });
    const { righe } = await studio.client.call('estrattoConto', { query: { q: '000002' } });
    expect(righe[0]?.nota).toBe('Scritta senza server');
  });

  it('is stopped: every route leads to the way in, which says why, and back once the server answers', async () => {
    const { page } = mondo;
    await mondo.server.stop();
    for (const [route] of INSIDE) {
      await go(page, route);
      await page.waitForURL((url) => url.pathname === '/auth/login');
      await page.getByRole('heading', { name: 'Non riesco a parlare con il server' }).waitFor();
      await lookAt(page, route);
    }
    await mondo.start();
    const last = INSIDE.at(-1)?.[0] ?? '';
    await page.waitForURL(`**${last}`);
    await expect
      .poll(() => page.getByRole('heading', { name: 'Non riesco a parlare con il server' }).count())
      .toBe(0);
    for (const [route, title] of INSIDE) {
      await go(page, route);
      if (route === '/app') await page.getByRole('heading', { level: 1 }).first().waitFor();
      else await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      await lookAt(page, route);
    }
  });

  it('is cut off: every page stays, every link of its frame says why, and goes on by itself', async () => {
    const { page, context } = mondo;
    const cut = (): Promise<unknown> => context.route('**/api/**', (route) => route.abort());
    const mend = async (): Promise<void> => {
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await page.evaluate(() => dispatchEvent(new Event('online')));
    };
    const notice = page.getByTestId('avvisi').getByText('Il server non risponde');
    const silent = page.getByRole('heading', { name: 'Non riesco a parlare con il server' });
    const bell = page.getByRole('banner').getByRole('button', { name: /^Notifiche/ });
    // The style guide shows such a message for ever.
    const mute = page.getByRole('main').getByText('Il server non risponde');
    for (const [route] of INSIDE) {
      await go(page, route);
      await page.waitForURL(`**${route}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await cut();
      // The page reads again what it shows; the bell as well.
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      await bell.click();
      await notice.waitFor();
      await lookAt(page, route);
      await bell.click();
      expect(new URL(page.url()).pathname).toBe(route);
      await mend();
      await notice.waitFor({ state: 'detached' });
      // What could not be read has been read again.
      if (!route.startsWith('/uikit/')) await expect.poll(() => mute.count()).toBe(0);
      await lookAt(page, `${route}, di nuovo`);
    }
    await go(page, '/app/report');
    await page.getByRole('heading', { level: 1, name: 'Reportistica', exact: true }).waitFor();
    const links = page
      .getByRole('banner')
      .or(page.getByRole('navigation', { name: 'Menu principale' }))
      .or(page.getByRole('contentinfo'))
      .getByRole('link');
    const addresses = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThanOrEqual(13);
    for (const [at, address] of addresses.entries()) {
      await cut();
      await links.nth(at).click();
      await page.waitForURL((url) => url.pathname === '/auth/login');
      await silent.waitFor();
      await lookAt(page, address);
      await mend();
      await page.waitForURL((url) => url.pathname === new URL(address, url).pathname);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await expect.poll(() => silent.count()).toBe(0);
      // The page that speaks of the studio has no frame.
      if ((await page.getByRole('banner').getByRole('button').count()) === 0) await go(page, '/app/report');
      await bell.waitFor();
    }
  });

  it('is stopped: a page that is loaded again is the program all the same', async () => {
    const { page } = mondo;
    await mondo.server.stop();
    await page.goto('/app/report');
    await page.getByRole('heading', { name: 'Non riesco a parlare con il server' }).waitFor();
    await mondo.start();
    await page.getByRole('heading', { level: 1, name: 'Reportistica', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/app/report');
  });

  it('is there: the name that cannot be read leaves the page', async () => {
    const { page, context } = mondo;
    await context.route('**/api/me', (route) => route.fulfill({ status: 500 }));
    await page.goto('/app/report');
    await page.getByRole('heading', { level: 1, name: 'Reportistica', exact: true }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Profilo/ }).count()).toBe(1);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('fails: the dashboard, the queries and the settings say what, and "Riprova" reads it', async () => {
    const { page, context } = mondo;
    const fail = (): Promise<unknown> =>
      context.route(/\/api\/(?:riepilogo|query\/viste|interrogazioni|azienda)(?:\?|$)/, (route) =>
        route.fulfill({ status: 500 }),
      );
    const mend = (): Promise<void> => context.unrouteAll({ behavior: 'ignoreErrors' });
    const retry = () => page.getByRole('main').getByRole('button', { name: 'Riprova' });

    await fail();
    await page.goto('/app');
    await page.getByText('Le cifre non si sono aggiornate.').waitFor();
    await expect.poll(() => page.getByText('Non si è potuto leggere.').count()).toBe(3);
    await lookAt(page, 'la dashboard che non si legge');
    await mend();
    await retry().click();
    await page.getByRole('region', { name: 'Saldo dei conti' }).getByText('Conto che resta').waitFor();
    await expect.poll(() => page.getByText('Non si è potuto leggere.').count()).toBe(0);

    await fail();
    await page.goto('/app/querydb');
    await expect.poll(() => page.getByText('Non si sono potute leggere.').count()).toBe(2);
    await mend();
    for (const left of [1, 0]) {
      await retry().first().click();
      await expect.poll(() => page.getByText('Non si sono potute leggere.').count()).toBe(left);
    }

    await fail();
    await page.goto('/app/impostazioni?sezione=azienda');
    await retry().first().waitFor();
    await lookAt(page, 'le impostazioni che non si leggono');
    await mend();
    await retry().first().click();
    await retry().waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Intestazione' }).waitFor();
  });

  it('was away: nothing was thrown', async () => {
    const { exceptions } = mondo;
    expect(exceptions).toEqual([]);
  });
});
