/**
 * axe finds no violation of WCAG 2.2 AA on any page, wide and narrow. Light and dark are a test file each, so that
 * they run side by side, each as a person of its own.
 */
import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Client } from '#api/client.ts';
import { PREFERENZE_INIZIALI } from '#api/contract/preferenze.ts';
import { importaRighe } from '#import/run/importa.ts';
import { paths } from '#shell/paths.ts';
import { findViolations } from './axe.ts';
import { makeMovimenti } from './banca.ts';
import { noBrowser } from './browser.ts';
import { it } from './it.ts';
import { FREE, INSIDE, OUTSIDE } from './pagine.ts';
import { type Studio } from './studio.ts';
import { makePiano } from './piano.ts';

const SIZES = [
  { width: 1_440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** Makes every page that follows dark or light, as one who chose so another time: in this browser and as this person. */
async function choose(page: Page, dark: boolean, client?: Client): Promise<void> {
  const preferenze = { ...PREFERENZE_INIZIALI, scuro: dark };
  await client?.call('preferenzeSalva', { body: preferenze });
  await page.addInitScript(
    (copy) => localStorage.setItem('quadra.preferenze', copy),
    JSON.stringify(preferenze),
  );
}

/** What the page asked of the server and has not got yet; the answer that stays open for events is not waited for. */
function followRequests(page: Page): ReadonlySet<Request> {
  const asked = new Set<Request>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/eventi') asked.add(request);
  });
  const end = (request: Request): void => void asked.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return asked;
}

async function open(page: Page, asked: ReadonlySet<Request>, path: string, dark: boolean): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // A page that still waits for its rows is not the one that people look at.
  await expect.poll(() => asked.size).toBe(0);
  expect(await page.locator('html.app-dark').count()).toBe(dark ? 1 : 0);
}

/** One imported statement, so that pages have something to show. */
async function fill({ client }: Studio): Promise<void> {
  if ((await client.call('importazioni')).importazioni.length > 0) return;
  const { id } = await client.call('contoNuovo', { body: { nome: 'Banca dell’Adda' } });
  const esito = await importaRighe(client, makePiano('movimenti.csv', makeMovimenti(60, 3), id));
  expect(esito.tipo).toBe('completato');
}

export function describeAccessibilita(dark: boolean): void {
  describe.skipIf(noBrowser)(`accessibility, ${dark ? 'dark' : 'light'}`, () => {
    for (const size of SIZES)
      it(`of the sign-in page: ${size.width} px`, async ({ visitor }) => {
        await visitor.setViewportSize(size);
        await choose(visitor, dark);
        await open(visitor, followRequests(visitor), '/auth/login', dark);
        expect(await findViolations(visitor)).toEqual([]);
      });

    it('of every page', async ({ page, studio }) => {
      await fill(studio);
      await choose(page, dark, studio.client);
      const pages = [
        ...INSIDE.map(([path]) => path),
        ...OUTSIDE,
        ...FREE.filter((path) => path !== paths.login),
      ];
      const asked = followRequests(page);
      for (const path of pages) {
        await page.setViewportSize(SIZES[0]);
        await open(page, asked, path, dark);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          const found = await findViolations(page);
          expect.soft(found, `${path}, ${size.width} px`).toEqual([]);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect.soft(overflow, `${path}, ${size.width} px: wider than the window`).toBeLessThanOrEqual(0);
        }
      }
    });
  });
}
