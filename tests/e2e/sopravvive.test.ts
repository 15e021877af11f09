/**
 * The page outlives its server: stopped, started again, upgraded. One server and one browser of its own, with the
 * service worker that the other journeys go without.
 */
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { importaRighe } from '#import/run/importa.ts';
import { askUntil } from '#tests/attese.ts';
import { messaggio } from './support/azioni.ts';
import { makeMovimenti } from './support/banca.ts';
import { launchProfile, noBrowser } from './support/browser.ts';
import { photograph } from './support/fixtures.ts';
import { cell, conteggio, workspace } from './support/griglia.ts';
import { INSIDE } from './support/pagine.ts';
import { makePiano } from './support/piano.ts';
import { findPort, makeDataDir, projectRoot, startServer, type RunningServer } from './support/server.ts';
import { enter, shareSession, type Studio } from './support/studio.ts';

const RIGHE = 6;
const AREA = 'estratto-conto';

let folder: Awaited<ReturnType<typeof makeDataDir>>;
let server: RunningServer;
let studio: Studio;
let profile: Awaited<ReturnType<typeof launchProfile>>;
let context: BrowserContext;
let page: Page;
/** Another build of the same program. */
let altra: string;
const exceptions: string[] = [];

const start = async (environment: Record<string, string> = {}): Promise<void> => {
  server = await startServer(folder.dataDir, { PORT: new URL(server.url).port, ...environment });
};

/** English that a page could let through: the browser's words, and the names of errors. */
const INGLESE =
  /Failed to fetch|dynamically imported|TypeError|NetworkError|Unexpected|undefined|not found|Something went|Error:/i;

/** Whatever the person looks at: something, and in Italian. */
async function lookAt(where: string): Promise<void> {
  const text = await page.locator('body').innerText();
  expect(text.trim(), where).not.toBe('');
  expect(text, where).not.toMatch(INGLESE);
  expect(await page.locator('#root > *').count(), where).toBeGreaterThan(0);
}

/** Goes to a page within the program, as a link does. */
const go = (to: string): Promise<void> =>
  page.evaluate((each) => {
    history.pushState(null, '', each);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);

/** Until the browser keeps every part of the build that is served. */
const untilKept = (): Promise<unknown> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state;
  });

/** The same build under other names: what the page and its parts are called changes, and so does every list of them. */
async function makeOther(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'quadra-altra-'));
  await cp(path.join(projectRoot, 'dist'), copy, { recursive: true });
  const assets = path.join(copy, 'assets');
  const names = (await readdir(assets)).filter((name) => /-[\w-]{8}\.js$/.test(name));
  const renamed = new Map(names.map((name) => [name, name.replace(/-([\w-]{8})\.js$/, '-$1b.js')]));
  const pattern = new RegExp(names.map((name) => name.replaceAll(/[.$]/g, '\\$&')).join('|'), 'g');
  const rename = (text: string): string => text.replaceAll(pattern, (name) => renamed.get(name) ?? name);
  for (const name of names) {
    const text = rename(await readFile(path.join(assets, name), 'utf8'));
    await rm(path.join(assets, name));
    await writeFile(path.join(assets, renamed.get(name) ?? name), text);
  }
  for (const name of ['index.html', 'sw.js']) {
    const file = path.join(copy, name);
    const text = rename(await readFile(file, 'utf8'));
    // Its own cache, and another page.
    await writeFile(
      file,
      name === 'sw.js'
        ? text.replaceAll(
            /(["'`])([0-9a-f]{16})\1/g,
            (_all, quote: string, hash: string) => `${quote}${hash.slice(1)}f${quote}`,
          )
        : text.replace('</head>', '<meta name="versione" content="altra" /></head>'),
    );
  }
  return copy;
}

beforeAll(async () => {
  if (noBrowser) return;
  folder = await makeDataDir(inject('emptyOffice'));
  server = await startServer(folder.dataDir, { PORT: String(await findPort()) });
  studio = await enter(server.url);
  const { id } = await studio.client.call('contoNuovo', { body: { nome: 'Conto che resta' } });
  expect((await importaRighe(studio.client, makePiano('resta.csv', makeMovimenti(RIGHE, 7), id))).tipo).toBe(
    'completato',
  );
  profile = await launchProfile(server.url, 'allow');
  ({ context } = profile);
  await shareSession(context, server.url, studio.cookies);
  context.on('weberror', (error) => exceptions.push(String(error.error().stack)));
  page = await context.newPage();
  await page.setViewportSize({ width: 2_400, height: 900 });
  altra = await makeOther();
});

afterAll(async () => {
  if (noBrowser) return;
  await profile.close();
  await server.stop('SIGKILL');
  await folder.remove();
  await rm(altra, { recursive: true, force: true });
});

/** A failure leaves a picture of what it was looking at. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await photograph(context, task.name);
});

describe.skipIf(noBrowser)('the page, while the server', () => {
  it('is there: a second visit loads nothing but data', async () => {
    await page.goto('/app/estrattoconto');
    await conteggio(page, AREA).getByText(`${RIGHE} movimenti`).waitFor();
    await untilKept();
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
    await go('/app/?natura=partita');
    await page.waitForURL('**/app?natura=partita');
    const dashboard = page.getByRole('navigation', { name: 'Menu principale' }).getByText('Dashboard');
    await expect.poll(() => dashboard.getAttribute('aria-current')).toBe('page');
    await page.getByRole('contentinfo').getByRole('link').click();
    await page.waitForURL('**/landing#studio');
    await page.getByRole('heading', { name: 'Studio Quadra' }).waitFor();
    await go('/app/estrattoconto');
    await conteggio(page, AREA).getByText(`${RIGHE} movimenti`).waitFor();
  });

  it('is stopped: every button of the frame and of the grid works or says why not', async () => {
    await server.stop();
    const bar = page.getByRole('banner');
    await page.getByRole('button', { name: 'Passa al tema scuro' }).click();
    await messaggio(page, 'L’aspetto scelto non è stato salvato').waitFor();
    expect(await page.evaluate(() => document.documentElement.classList.contains('app-dark'))).toBe(true);
    await page.getByTestId('avvisi').getByText('Il server non risponde').waitFor();
    await page.getByRole('button', { name: 'Passa al tema chiaro' }).click();

    for (const name of [/^Notifiche/, 'Aspetto', /^Profilo/]) {
      await bar.getByRole('button', { name }).first().click();
      await lookAt(String(name));
      await page.keyboard.press('Escape');
    }
    await bar.getByRole('button', { name: /^Profilo/ }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await messaggio(page, 'Non sei uscito').waitFor();
    await page.keyboard.press('Escape');
    for (const name of ['Chiudi il menu', 'Apri il menu']) await bar.getByRole('button', { name }).click();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('anagr');
    await lookAt('la tavolozza');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    const grid = workspace(page, AREA);
    for (const name of ['Colonne', /^Viste|^Vista/, /^Raggruppa/]) {
      await grid.getByRole('button', { name }).first().click();
      await lookAt(String(name));
      await page.keyboard.press('Escape');
    }
    await grid.getByRole('button', { name: 'Aggiorna' }).first().click();
    await grid.getByText('Le righe qui sotto sono quelle di prima.').waitFor();
    await cell(grid, 'n. 000001', 'descrizione').waitFor();
    await lookAt('la griglia aggiornata');
  });

  it('is stopped: a note stays in its cell, marked, and goes when the server is back', async () => {
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
    await start();
    expect((await saved).status()).toBe(200);
    await page.getByTestId('avvisi').getByText('non salvata').waitFor({ state: 'detached' });
    const { righe } = await studio.client.call('estrattoConto', { query: { q: '000002' } });
    expect(righe[0]?.nota).toBe('Scritta senza server');
  });

  it('is stopped: every route leads to the way in, which says why, and back once the server answers', async () => {
    await server.stop();
    for (const [route] of INSIDE) {
      await go(route);
      await page.waitForURL((url) => url.pathname === '/auth/login');
      await page.getByRole('heading', { name: 'Non riesco a parlare con il server' }).waitFor();
      await lookAt(route);
    }
    await start();
    const last = INSIDE.at(-1)?.[0] ?? '';
    await page.waitForURL(`**${last}`);
    expect(await page.getByRole('heading', { name: 'Non riesco a parlare con il server' }).count()).toBe(0);
    for (const [route, title] of INSIDE) {
      await go(route);
      if (route === '/app') await page.getByRole('heading', { level: 1 }).first().waitFor();
      else await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      await lookAt(route);
    }
  });

  it('is stopped: a page that is loaded again is the program all the same', async () => {
    await server.stop();
    await page.goto('/app/report');
    await page.getByRole('heading', { name: 'Non riesco a parlare con il server' }).waitFor();
    await start();
    await page.getByRole('heading', { level: 1, name: 'Reportistica', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/app/report');
  });

  it('is upgraded: the open page goes on until the person wants the new one', async () => {
    await page.goto('/app/estrattoconto');
    await conteggio(page, AREA).getByText(`${RIGHE} movimenti`).waitFor();
    const other = await context.newPage();
    await other.goto('/app/report');
    await other.getByRole('heading', { level: 1, name: 'Reportistica', exact: true }).waitFor();
    await server.stop();
    const grid = workspace(page, AREA);
    await cell(grid, 'n. 000003', 'nota').dblclick();
    await page.keyboard.type('Scritta durante');
    await page.keyboard.press('Enter');
    await page.getByTestId('avvisi').getByText('1 modifica non salvata').waitFor();
    await start({ CLIENT_DIR: altra });
    await page.getByTestId('avvisi').getByText('C’è una versione nuova').waitFor();
    await page.getByTestId('avvisi').getByText('non salvata').waitFor({ state: 'detached' });
    const isOther = (each: Page) => each.locator('meta[name=versione]').count();
    expect(await isOther(page)).toBe(0);
    // A part that this page has not needed yet is still that of its own build.
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Passa alla nuova' }).click();
    await askUntil(() => isOther(page).catch(() => 0), Boolean);
    await conteggio(page, AREA).getByText(`${RIGHE} movimenti`).waitFor();
    await cell(workspace(page, AREA), 'n. 000003', 'nota').getByText('Scritta durante').waitFor();
    // The other tab was not touched, and goes on with the parts it began with.
    expect(await isOther(other)).toBe(0);
    await other.getByRole('link', { name: 'Anagrafiche' }).click();
    await other.getByRole('heading', { level: 1, name: 'Anagrafiche', exact: true }).waitFor();
    expect(await isOther(other)).toBe(0);
  });

  it('is there: the name that cannot be read leaves the page', async () => {
    await context.route('**/api/me', (route) => route.fulfill({ status: 500 }));
    await page.goto('/app/report');
    await page.getByRole('heading', { level: 1, name: 'Reportistica', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /^Profilo/ }).count()).toBe(1);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('was away: nothing was thrown', async () => {
    expect(exceptions).toEqual([]);
  });
});
