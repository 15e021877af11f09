/** The server is upgraded to another build while pages are open on the one before: they go on, and nothing typed is lost. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askUntil } from '#tests/attese.ts';
import { ATTESA_MS, launchBrowser, noBrowser } from './support/browser.ts';
import { runBuild, VITE } from './support/build.ts';
import { cell, conteggio, workspace } from './support/griglia.ts';
import { projectRoot } from './support/server.ts';
import { AREA, lookAt, openMondo, RIGHE, untilKept } from './support/sopravvive.ts';
import { shareSession } from './support/studio.ts';

/** What the other build credits the product to, and by which it is known. */
const STUDIO = 'Studio Altro';

const mondo = openMondo();
/** Where another build of the same program is. */
let altra: string;

beforeAll(async () => {
  if (noBrowser) return;
  altra = await mkdtemp(path.join(tmpdir(), 'quadra-altra-'));
  await runBuild([VITE, 'build', '--outDir', altra, '--emptyOutDir', '--logLevel', 'warn'], {
    VITE_STUDIO_NAME: STUDIO,
  });
});
afterAll(() => rm(altra, { recursive: true, force: true }));

const assets = (folder: string): Promise<string[]> => readdir(path.join(folder, 'assets'));
const isOther = (page: Page): Promise<number> => page.getByRole('contentinfo').getByText(STUDIO).count();

/** The rows are there. */
const ready = (page: Page): Promise<void> => conteggio(page, AREA).getByText(`${RIGHE} movimenti`).waitFor();

async function write(page: Page, row: string, text: string): Promise<void> {
  await cell(workspace(page, AREA), row, 'nota').dblclick();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

describe.skipIf(noBrowser)('an upgrade', () => {
  it('is to another build: other parts under other names', async () => {
    const [before, after] = await Promise.all([assets(path.join(projectRoot, 'dist')), assets(altra)]);
    expect(before.filter((each) => !after.includes(each)).length).toBeGreaterThan(1);
    expect(after.filter((each) => !before.includes(each)).length).toBeGreaterThan(1);
  });

  it('lets open pages go on until the person wants the new one', async () => {
    const { page, context } = mondo;
    await page.goto('/app/estrattoconto');
    await ready(page);
    await untilKept(page);
    const other = await context.newPage();
    await other.goto('/app/report');
    await other.getByRole('heading', { level: 1, name: 'Reportistica', exact: true }).waitFor();
    await mondo.server.stop();
    await write(page, 'n. 000003', 'Scritta durante');
    await page.getByTestId('avvisi').getByText('1 modifica non salvata').waitFor();
    await mondo.start({ CLIENT_DIR: altra });
    await page.getByTestId('avvisi').getByText('C’è una versione nuova').waitFor();
    await page.getByTestId('avvisi').getByText('non salvata').waitFor({ state: 'detached' });
    expect(await isOther(page)).toBe(0);
    // A part that this page has not needed yet is still that of its own build.
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Passa alla nuova' }).click();
    await askUntil(() => isOther(page).catch(() => 0), Boolean);
    await ready(page);
    await cell(workspace(page, AREA), 'n. 000003', 'nota').getByText('Scritta durante').waitFor();
    // The other tab was not touched, and goes on with the parts it began with.
    expect(await isOther(other)).toBe(0);
    await other.getByRole('link', { name: 'Anagrafiche' }).click();
    await other.getByRole('heading', { level: 1, name: 'Anagrafiche', exact: true }).waitFor();
    expect(await isOther(other)).toBe(0);
    await other.close();
  });

  it('is said by a page whose browser keeps no parts, and that may lack one', async () => {
    const { page, server, studio } = mondo;
    await mondo.server.stop();
    await mondo.start();
    const browser = await launchBrowser();
    try {
      const context = await browser.newContext({
        baseURL: server.url,
        locale: 'it-IT',
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      });
      context.setDefaultTimeout(ATTESA_MS);
      await shareSession(context, server.url, studio.cookies);
      const bare = await context.newPage();
      await bare.setViewportSize({ width: 2_400, height: 900 });
      await bare.goto('/app/estrattoconto');
      await ready(bare);
      await mondo.server.stop();
      await mondo.start({ CLIENT_DIR: altra });
      await bare.getByRole('link', { name: 'Impostazioni' }).click();
      await bare
        .getByText(/versione nuova|nuova versione/)
        .first()
        .waitFor();
      await lookAt(bare, 'una parte che non c’è più');
      await context.close();
    } finally {
      await browser.close();
    }
    expect(page.isClosed()).toBe(false);
  });

  it('threw nothing', () => {
    expect(mondo.exceptions).toEqual([]);
  });
});
