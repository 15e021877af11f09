/** Every page of the specification: where it is, and the heading that stands there; and how a test goes from one to another. */
import type { Page } from 'playwright-core';
import { paths, uikitPages } from '#shell/paths.ts';
import { VIEWPORT } from './browser.ts';

export type Pagina = readonly [path: string, heading: string];

/** In the frame, for who is signed in. */
export const INSIDE: readonly Pagina[] = [
  ['/app', 'Dashboard'],
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

/** Without the frame, for who is signed in. */
export const OUTSIDE: readonly string[] = ['/landing', '/pages/notfound', '/auth/access', '/auth/error'];

/** Open to anyone. */
export const FREE: readonly string[] = ['/auth/login', '/pages/register', '/pages/404', '/pages/500'];

/** Goes to an address within the client that is open, as Back and Forward do: the router and the guard are asked the same. */
export const go = (page: Page, to: string): Promise<void> =>
  page.evaluate((each) => {
    history.pushState(null, '', each);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);

const HEADING = 'main h1';

/** The same, once the page that was asked for stands in place of another. */
async function goOn(page: Page, to: string): Promise<void> {
  const before = await page.locator(HEADING).elementHandle();
  await go(page, to);
  await page.waitForFunction(([selector, old]) => ![null, old].includes(document.querySelector(selector)), [
    HEADING,
    before,
  ] as const);
}

/**
 * Goes to an address and waits until its page stands: within the client where it is open, else by loading it, which costs
 * ten times as much. The page is drawn anew, also where it was the one in sight; what the program keeps in memory stays.
 * Where that should go too, and where an address is typed, a test says `page.goto`.
 */
export async function goTo(page: Page, address: string): Promise<void> {
  if ((await page.locator(HEADING).count()) !== 1) return void (await page.goto(address));
  const now = new URL(page.url());
  if (new URL(address, now).pathname === now.pathname) await goOn(page, paths.empty);
  await goOn(page, address);
}

/** The same, once the server tells the page what changes: from the first byte of its answer on, which comes once a loading. */
export async function goToFollowing(page: Page, address: string): Promise<void> {
  const isOpen = (await page.locator(HEADING).count()) === 1;
  const following = isOpen ? null : page.waitForResponse('**/api/eventi?*');
  await goTo(page, address);
  await following;
}

/** Leaves a page as the next test is to find it: nothing heard or intercepted, the usual size, no message, nothing on it. */
export async function emptyPage(page: Page): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize(VIEWPORT);
  await goTo(page, paths.empty);
  await page.waitForFunction(() => {
    const messages = [...document.querySelectorAll('.fui-Toast')];
    for (const each of messages)
      each.querySelector<HTMLElement>('[aria-label="Chiudi il messaggio"]')?.click();
    return messages.length === 0;
  });
}
