/** How long the next page takes when its area was open before, beside the call that verifies the session. */
import type { Page } from 'playwright-core';
import { paths } from '#shell/paths.ts';
import { launchBrowser } from '#tests/e2e/support/browser.ts';
import { buildClient } from '#tests/e2e/support/build.ts';
import { enter, shareSession } from '#tests/e2e/support/studio.ts';
import { makeDataDir, startServer } from '#tests/e2e/support/server.ts';
import { median } from './misura.ts';

const ROUNDS = 6;
const AREAS = [paths.app, paths.estrattoConto, paths.importEstrattoPdf, paths.anagrafiche] as const;

export type Navigazione = {
  /** Milliseconds of the verification, median. */
  readonly verifica: number;
  /** Milliseconds from the click to the next page's heading less the verification: median, and the worst. */
  readonly pagina: number;
  readonly peggiore: number;
};

interface Passo {
  verifica: number;
  pagina: number;
}

/** Clicks the menu entry of `path`, and looks at every frame until another page's heading stands. */
const go = (page: Page, path: string): Promise<Passo> =>
  page.evaluate(async (target) => {
    const heading = () => document.querySelector('main h1');
    const before = heading();
    const link = document.querySelector<HTMLElement>(`nav a[href="${target}"]`);
    if (!link) throw new Error(`no menu entry leads to ${target}`);
    performance.clearResourceTimings();
    const started = performance.now();
    link.click();
    while (location.pathname !== target || heading() === null || heading() === before) {
      if (performance.now() - started > 10_000) throw new Error(`${target} did not come`);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const total = performance.now() - started;
    const calls = performance.getEntriesByType('resource');
    const verifica = calls.find(({ name }) => name.endsWith('/api/verify'))?.duration ?? 0;
    return { verifica, pagina: total - verifica };
  }, path);

export async function measureNavigazione(): Promise<Navigazione> {
  await buildClient();
  const { dataDir, remove } = await makeDataDir();
  const server = await startServer(dataDir);
  const browser = await launchBrowser();
  try {
    const { client, cookies } = await enter(server.url);
    await client.call('demo', { body: { righe: 12_000, da_riconciliare: 'anno' } });
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
    await shareSession(context, server.url, cookies);
    const page = await context.newPage();
    await page.goto(paths.app);
    await page.locator('main h1').waitFor();
    const steps: Passo[] = [];
    // The first round loads the code of every area.
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const path of [...AREAS.slice(1), AREAS[0]]) {
        const step = await go(page, path);
        if (round > 0) steps.push(step);
        // Each leaves from a page that has come to rest.
        await page.waitForTimeout(500);
      }
    const pages = steps.map(({ pagina }) => pagina);
    return {
      verifica: median(steps.map(({ verifica }) => verifica)),
      pagina: median(pages),
      peggiore: Math.max(...pages),
    };
  } finally {
    await browser.close();
    await server.stop();
    await remove();
  }
}
