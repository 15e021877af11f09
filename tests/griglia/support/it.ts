/**
 * `it` for the grid tests. A worker has one Chromium and one mock server for all its files; a test has an office and a
 * page of its own. The office is a service worker: `ufficio` reaches into it, `studio.client` calls it as a page does.
 */
import type { BrowserContext, Worker } from 'playwright-core';
import { inject, test } from 'vitest';
import { createClient } from '#api/client.ts';
import { keepPage, launchProfile, resetProfile } from '#tests/e2e/support/browser.ts';
import { hearComplaints, photograph } from '#tests/e2e/support/fixtures.ts';
import type { Chiamata } from '#tests/mock/service-worker.ts';

/** The mock server of a Chromium, once a first page has started it. */
async function startUfficio(profile: BrowserContext): Promise<Worker> {
  const page = await profile.newPage();
  const starting = profile.serviceWorkers()[0] ?? profile.waitForEvent('serviceworker');
  await page.goto('/app');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return await starting;
}

/** The client that calls the mock server, without a page. */
const makeClient = (office: Worker) =>
  createClient({
    baseUrl: new URL(office.url()).origin,
    async fetch(input, init) {
      const request = new Request(input, init);
      const call: Chiamata = {
        url: request.url,
        method: request.method,
        headers: [...request.headers],
        body: request.body === null ? null : await request.text(),
      };
      const { status, text } = await office.evaluate(
        async (sent) => await globalThis.ufficio.call(sent),
        call,
      );
      return new Response(text, { status });
    },
  });

export const it = test
  .extend('url', { scope: 'worker' }, async ({}) => {
    const page = inject('pagina');
    if ('failure' in page) throw new Error(page.failure);
    return page.url;
  })
  .extend('profile', { scope: 'worker' }, async ({ url }, { onCleanup }) => {
    const { context, close } = await launchProfile(url, 'allow');
    onCleanup(close);
    return context;
  })
  .extend('ufficio', { scope: 'worker' }, async ({ profile }) => await startUfficio(profile))
  .extend('studio', async ({ ufficio }) => {
    await ufficio.evaluate(() => globalThis.ufficio.reset());
    return { client: makeClient(ufficio) };
  })
  .extend('context', async ({ profile, url, task }, { onCleanup }) => {
    const kept = await keepPage(profile, url);
    onCleanup(async () => {
      if (task.result?.state === 'fail') await photograph(profile, task.name);
      await resetProfile(profile, kept, { spared: ['service_workers'] });
    });
    return profile;
  })
  .extend('complaints', async ({ context }, { onCleanup }) => hearComplaints(context, onCleanup))
  .extend('page', async ({ context, studio: _opened, complaints: _watched }) => await context.newPage());
