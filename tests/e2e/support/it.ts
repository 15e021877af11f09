/** `it` for journeys: a server and a browser for the file, a page for the test, and no complaint left over. */
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { inject, test } from 'vitest';
import { ATTESA_MS, launchBrowser, watchComplaints } from './browser.ts';
import { makeDataDir, projectRoot, startServer } from './server.ts';
import { enter, shareSession } from './studio.ts';

/** What a failed test was looking at; the folder is not kept in the repository. */
async function photograph(context: BrowserContext, name: string): Promise<void> {
  const stem = name.replaceAll(/[^\w]+/g, '-');
  for (const [index, page] of context.pages().entries())
    await page.screenshot({ path: path.join(projectRoot, 'tests/e2e/immagini', `${stem}-${index}.png`) });
}

export const it = test
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const failure = inject('clientBuild');
    if (failure !== '') throw new Error(failure);
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
    const { dataDir, remove } = await makeDataDir(inject('emptyOffice'));
    const server = await startServer(dataDir);
    onCleanup(async () => {
      await server.stop();
      await remove();
    });
    return server;
  })
  .extend('studio', { scope: 'file' }, async ({ server }) => await enter(server.url))
  .extend('context', async ({ browser, server, task }, { onCleanup }) => {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'it-IT',
      timezoneId: 'Europe/Rome',
      viewport: { width: 1440, height: 900 },
      acceptDownloads: true,
      // A press on a dialog that is still growing may begin on one thing and end on another.
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(ATTESA_MS);
    onCleanup(async () => {
      if (task.result?.state === 'fail') await photograph(context, task.name);
      await context.close();
    });
    return context;
  })
  .extend('complaints', async ({ context }, { onCleanup }) => {
    const complaints = watchComplaints(context);
    onCleanup(() => {
      const left = complaints.unexpected();
      if (left.length > 0) throw new Error(`the page complained:\n${left.join('\n')}`);
    });
    return complaints;
  })
  /** A page nobody has signed in on. */
  .extend('visitor', async ({ context, complaints: _watched }) => await context.newPage())
  /** A page with the session of the file's user. */
  .extend('page', async ({ context, server, studio, complaints: _watched }) => {
    await shareSession(context, server.url, studio.cookies);
    return await context.newPage();
  });
