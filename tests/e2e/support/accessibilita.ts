/**
 * axe finds no violation of WCAG 2.2 AA on any page, wide and narrow, light and dark; each opens at its own address,
 * with its own heading. A page is opened once, light or dark, and turned into the other as it stands: at each size
 * colours are looked at in both, what does not depend on them in one. Two files have half of the pages each, so that they run side by side.
 */
import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Client } from '#api/client.ts';
import { PREFERENZE_INIZIALI } from '#api/contract/preferenze.ts';
import { importRighe } from '#import/run/import.ts';
import { paths } from '#shell/paths.ts';
import { findViolations } from './axe.ts';
import { makeMovimenti } from './banca.ts';
import { noBrowser } from './browser.ts';
import { it } from './it.ts';
import { FREE, INSIDE, OUTSIDE } from './pagine.ts';
import { type Studio } from './studio.ts';
import { makePiano } from './piano.ts';
import { followRequests } from './richieste.ts';

const WIDE = { width: 1_440, height: 900 };
const NARROW = { width: 390, height: 844 };

/** The key under which a browser keeps its copy of the preferences: see src/state/preferenze.ts. */
const KEY = 'quadra.preferenze';

/** Makes every page that follows dark or light, as one who chose so another time: in this browser and as this person. */
async function choose(page: Page, dark: boolean, client?: Client): Promise<void> {
  const preferences = { ...PREFERENZE_INIZIALI, scuro: dark };
  await client?.call('preferenzeSalva', { body: preferences });
  await page.addInitScript(([key, copy]) => localStorage.setItem(key, copy), [
    KEY,
    JSON.stringify(preferences),
  ] as const);
}

const isDark = async (page: Page): Promise<boolean> => (await page.locator('html.app-dark').count()) === 1;

/** Turns the page that is open dark or light, as another tab of this person would. */
async function turn(page: Page, dark: boolean): Promise<void> {
  await page.evaluate(
    ([key, newValue]) => {
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue }));
    },
    [KEY, JSON.stringify({ ...PREFERENZE_INIZIALI, scuro: dark })] as const,
  );
  await expect.poll(() => isDark(page)).toBe(dark);
}

async function open(
  page: Page,
  asked: ReadonlySet<Request>,
  { path, heading }: Aperta,
  dark: boolean,
): Promise<void> {
  await page.goto(path);
  await page
    .getByRole('heading', heading === undefined ? { level: 1 } : { level: 1, name: heading, exact: true })
    .waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
  // A page that still waits for its rows is not the one that people look at.
  await expect.poll(() => asked.size).toBe(0);
  expect(await isDark(page), `${path}: as it was chosen`).toBe(dark);
}

/** One imported statement, so that pages have something to show. */
async function fill({ client }: Studio): Promise<void> {
  if ((await client.call('importazioni')).importazioni.length > 0) return;
  const { id } = await client.call('contoNuovo', { body: { nome: 'Banca dell’Adda' } });
  const outcome = await importRighe(client, makePiano('movimenti.csv', makeMovimenti(60, 3), id));
  expect(outcome.tipo).toBe('completato');
}

interface Aperta {
  path: string;
  heading?: string;
}

/** All pages, in an order in which neighbours cost the same. */
const PAGES: readonly Aperta[] = [
  ...INSIDE.map(([path, heading]) => ({ path, heading })),
  ...[...OUTSIDE, ...FREE.filter((path) => path !== paths.login)].map((path) => ({ path })),
];

/**
 * The page as it stands, at the size of the window and then at the other, which is left to the next page: drawing a page
 * for another size costs more than looking at it. At each size in both themes.
 */
async function expectAccessible(page: Page, path: string, dark: boolean): Promise<void> {
  const first = page.viewportSize()?.width === NARROW.width ? NARROW : WIDE;
  for (const size of [first, first === WIDE ? NARROW : WIDE]) {
    if (size !== first) await page.setViewportSize(size);
    const opened = size === first ? dark : !dark;
    const name = `${path}, ${size.width} px`;
    expect.soft(await findViolations(page), `${name}, ${opened ? 'dark' : 'light'}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `${name}: wider than the window`).toBeLessThanOrEqual(0);
    await turn(page, !opened);
    const found = await findViolations(page, 'colours');
    expect.soft(found, `${name}, turned ${opened ? 'light' : 'dark'}`).toEqual([]);
  }
}

/** One half of the pages, opened dark or light. */
export function describeAccessibilita(dark: boolean): void {
  describe.skipIf(noBrowser)(`accessibility, ${dark ? 'dark and then light' : 'light and then dark'}`, () => {
    it('of the sign-in page', async ({ visitor, studio: _office }) => {
      await choose(visitor, dark);
      await visitor.setViewportSize(WIDE);
      await open(visitor, followRequests(visitor), { path: paths.login }, dark);
      await expectAccessible(visitor, paths.login, dark);
    });

    it('of every other page', async ({ page, studio }) => {
      await fill(studio);
      await choose(page, dark, studio.client);
      const asked = followRequests(page);
      await page.setViewportSize(WIDE);
      for (const each of PAGES.filter((_page, at) => at % 2 === (dark ? 1 : 0))) {
        await open(page, asked, each, dark);
        await expectAccessible(page, each.path, dark);
      }
    });
  });
}
