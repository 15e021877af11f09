/** Every route of the specification opens: the right page, or the way in for who is not signed in. */
import { describe, expect } from 'vitest';
import { paths, uikitPages } from '#shell/paths.ts';
import { noBrowser } from './support/browser.ts';
import { it } from './support/it.ts';
import { UTENTE } from './support/studio.ts';

/** Path -> where it leads and the heading that stands there. */
const INSIDE: readonly (readonly [path: string, heading: string])[] = [
  // Nothing was imported yet: the dashboard says where to begin.
  ['/app', 'Comincia dal primo estratto conto'],
  ['/app/testdb', 'Salute del database'],
  ['/app/pagamenti', 'Pagamenti'],
  ['/app/report', 'Reportistica'],
  ['/app/querydb', 'Interrogazioni'],
  ['/app/importestratto', 'Importa estratto conto'],
  ['/app/importestrattopdf', 'Import dati'],
  ['/app/estrattoconto', 'Estratto Conto'],
  ['/app/scadenziario', 'Calendario'],
  ['/app/anagrafiche', 'Anagrafiche'],
  ['/app/matrice-agenti', 'Matrice Agenti'],
  ['/app/impostazioni', 'Impostazioni'],
  ['/app/test', 'Prova di caricamento'],
  ['/pages/empty', 'Pagina vuota'],
  ['/pages/crud', 'Griglia completa'],
  ['/documentation', 'Documentazione'],
  ...Object.entries(uikitPages).map(([page, title]) => [`/uikit/${page}`, title] as const),
];

const OUTSIDE = ['/landing', '/pages/notfound', '/auth/access', '/auth/error'] as const;
const FREE = ['/auth/login', '/pages/register', '/pages/404', '/pages/500'] as const;

describe.skipIf(noBrowser)('routes', () => {
  it('lead a visitor to the sign-in page', async ({ visitor, studio: _firstUser }) => {
    for (const path of ['/', ...INSIDE.map(([inside]) => inside), ...OUTSIDE]) {
      await visitor.goto(path);
      await visitor.getByRole('button', { name: 'Accedi' }).waitFor();
      expect(new URL(visitor.url()).pathname, path).toBe(paths.login);
    }
  });

  it('leave the four free pages open to a visitor', async ({ visitor, studio: _firstUser }) => {
    for (const path of FREE) {
      await visitor.goto(path);
      await visitor.getByRole('heading', { level: 1 }).waitFor();
      expect(new URL(visitor.url()).pathname, path).toBe(path);
    }
  });

  it('open the right page to who is signed in', async ({ page }) => {
    for (const [path, heading] of INSIDE) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    for (const path of OUTSIDE) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });

  it('start from the dashboard, and say when a page does not exist', async ({ page }) => {
    await page.goto('/');
    await page.waitForURL('**/app');
    await page.goto('/nessuna/pagina');
    await page.waitForURL(`**${paths.notFound}`);
  });

  it('come back to the page that was asked for', async ({
    visitor,
    studio: _firstUser,
    server: _running,
  }) => {
    await visitor.goto('/app/estrattoconto?natura=partita');
    await visitor.getByLabel('Nome utente').fill(UTENTE.username);
    await visitor.getByLabel('Password', { exact: true }).fill(UTENTE.password);
    await visitor.getByRole('button', { name: 'Accedi' }).click();
    await visitor.waitForURL('**/app/estrattoconto?natura=partita');
  });

  it('show the page alone in embed mode', async ({ page }) => {
    await page.goto('/app/pagamenti');
    await page.getByRole('navigation', { name: 'Menu principale' }).waitFor();
    await page.goto('/app/pagamenti?embed=1');
    await page.getByRole('heading', { level: 1, name: 'Pagamenti' }).waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
  });
});
