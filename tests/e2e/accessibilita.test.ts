/** axe finds no violation of WCAG 2.2 AA, light and dark, wide and narrow. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Client } from '#api/client.ts';
import { PREFERENZE_INIZIALI } from '#api/contract/preferenze.ts';
import { importaRighe } from '#import/run/importa.ts';
import { findViolations } from './support/axe.ts';
import { makeMovimenti } from './support/banca.ts';
import { noBrowser } from './support/browser.ts';
import { it } from './support/it.ts';
import { type Studio } from './support/studio.ts';
import { makePiano } from './support/piano.ts';

const SIZES = [
  { width: 1_440, height: 900 },
  { width: 390, height: 844 },
];

const PAGES = [
  ['/app', 'Dashboard'],
  ['/app/importestratto', 'Importa estratto conto'],
  ['/app/estrattoconto', 'Estratto Conto'],
] as const;

/** Loads a page in the theme that was chosen another time: in this browser, and by this person where there is one. */
async function open(page: Page, path: string, dark: boolean, client?: Client): Promise<void> {
  const preferenze = { ...PREFERENZE_INIZIALI, scuro: dark };
  await client?.call('preferenzeSalva', { body: preferenze });
  await page.goto(path);
  await page.evaluate((copy) => localStorage.setItem('quadra.preferenze', copy), JSON.stringify(preferenze));
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('html.app-dark').count()).toBe(dark ? 1 : 0);
  // What fades in has arrived: axe would measure a colour that nobody stays with.
  await sleep(400);
}

async function fill({ client }: Studio): Promise<void> {
  const { id } = await client.call('contoNuovo', { body: { nome: 'Banca dell’Adda' } });
  const esito = await importaRighe(client, makePiano('movimenti.csv', makeMovimenti(60, 3), id));
  expect(esito.tipo).toBe('completato');
}

describe.skipIf(noBrowser)('accessibility', () => {
  for (const size of SIZES)
    for (const dark of [false, true]) {
      const how = `${dark ? 'dark' : 'light'}, ${size.width} px`;
      it(`of the sign-in page: ${how}`, async ({ visitor }) => {
        await visitor.setViewportSize(size);
        await open(visitor, '/auth/login', dark);
        expect(await findViolations(visitor)).toEqual([]);
      });
    }

  it('of the pages inside', async ({ page, studio }) => {
    await fill(studio);
    for (const [path, heading] of PAGES)
      for (const size of SIZES)
        for (const dark of [false, true]) {
          await page.setViewportSize(size);
          await open(page, path, dark, studio.client);
          await page.getByRole('heading', { level: 1, name: heading }).waitFor();
          const found = await findViolations(page);
          expect.soft(found, `${path}, ${dark ? 'dark' : 'light'}, ${size.width} px`).toEqual([]);
        }
  });
});
