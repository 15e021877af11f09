/**
 * Every route of the specification opens: the right page, or the way in for who is not signed in. That each opens at its
 * own address, typed, with its own heading, is seen where all of them are opened so: `accessibilita-*.test.ts`.
 */
import { describe, expect } from 'vitest';
import { toLoginPath } from '#shell/guard.ts';
import { paths } from '#shell/paths.ts';
import { noBrowser } from './support/browser.ts';
import { it } from './support/it.ts';
import { FREE, go, INSIDE, OUTSIDE } from './support/pagine.ts';

describe.skipIf(noBrowser)('routes', () => {
  it('lead a visitor to the sign-in page', async ({ visitor, studio: _office }) => {
    for (const path of [paths.root, paths.app, paths.landing]) {
      await visitor.goto(path);
      await visitor.getByRole('button', { name: 'Accedi' }).waitFor();
      expect(new URL(visitor.url()).pathname, path).toBe(paths.login);
    }
    for (const path of [...INSIDE.map(([inside]) => inside), ...OUTSIDE]) {
      const asked = new URL(path, visitor.url());
      await go(visitor, path);
      // The way back names the page that was asked for: this is the answer to it, and not to the one before.
      await visitor.waitForURL(new URL(toLoginPath(asked), asked).href);
      await visitor.getByRole('button', { name: 'Accedi' }).waitFor();
    }
  });

  it('leave the four free pages open to a visitor', async ({ visitor, studio: _office }) => {
    for (const path of FREE) {
      await visitor.goto(path);
      await visitor.getByRole('heading', { level: 1 }).waitFor();
      expect(new URL(visitor.url()).pathname, path).toBe(path);
    }
  });

  it('open the right page to who is signed in, in an office without a row', async ({ page }) => {
    await page.goto(paths.app);
    for (const [path, title] of INSIDE) {
      if (path !== paths.app) await go(page, path);
      // Nothing was imported yet: the dashboard says where to begin.
      const heading = path === paths.app ? 'Comincia dal primo estratto conto' : title;
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
      if (path === paths.app) await page.getByText('CSV, Excel, PDF, CAMT, MT940, CBI').waitFor();
    }
    for (const path of OUTSIDE) {
      await go(page, path);
      await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });

  it('start from the dashboard, and say when a page does not exist', async ({ page }) => {
    await page.goto('/');
    await page.waitForURL('**/app');
    await page.goto('/nessuna/pagina');
    await page.waitForURL(`**${paths.notFound}`);
  });

  it('come back to the page that was asked for', async ({ visitor, studio: { utente } }) => {
    await visitor.goto('/app/estrattoconto?natura=partita');
    await visitor.getByLabel('Nome utente').fill(utente.username);
    await visitor.getByLabel('Password', { exact: true }).fill(utente.password);
    await visitor.getByRole('button', { name: 'Accedi' }).click();
    await visitor.waitForURL('**/app/estrattoconto?natura=partita');
  });

  it('show the page alone in embed mode', async ({ page }) => {
    await page.goto('/app/pagamenti');
    await page.getByRole('navigation', { name: 'Menu principale' }).waitFor();
    await page.goto('/app/pagamenti?embed=1');
    await page.getByRole('heading', { level: 1, name: 'Pagamenti' }).waitFor();
    await expect.poll(() => page.getByRole('navigation').count()).toBe(0);
    await expect.poll(() => page.getByRole('banner').count()).toBe(0);
    await expect.poll(() => page.getByRole('contentinfo').count()).toBe(0);
  });
});
