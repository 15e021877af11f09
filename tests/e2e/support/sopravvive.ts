/**
 * A server of a file's own, that may be stopped and started again, and a browser that keeps the program. Any exception
 * of any page is noted.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { importRighe } from '#import/run/import.ts';
import { makeMovimenti } from './banca.ts';
import { launchProfile, noBrowser } from './browser.ts';
import { photograph } from './fixtures.ts';
import { makePiano } from './piano.ts';
import { findPort, makeDataDir, startServer, type RunningServer } from './server.ts';
import { enter, shareSession, type Studio } from './studio.ts';

/** Movimenti in the office. */
export const RIGHE = 6;
export const AREA = 'estratto-conto';

export interface Mondo {
  readonly server: RunningServer;
  readonly studio: Studio;
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the pages threw so far. */
  readonly exceptions: readonly string[];
  /** Starts the server again, where it was. */
  readonly start: (environment?: Record<string, string>) => Promise<void>;
}

/** English that a page could let through: the browser's words, and the names of errors. */
const INGLESE =
  /Failed to fetch|dynamically imported|TypeError|NetworkError|Unexpected|undefined|not found|Something went|Error:/i;

/** Whatever the person looks at: something, and in Italian. */
export async function lookAt(page: Page, where: string): Promise<void> {
  const text = await page.locator('body').innerText();
  expect(text.trim(), where).not.toBe('');
  expect(text, where).not.toMatch(INGLESE);
  await expect.poll(() => page.locator('#root > *').count(), { message: where }).toBeGreaterThan(0);
}

/** Until the browser keeps every part of the build that is served. */
export const untilKept = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state;
  });

/** To be called once at the top of a file; what it answers is there from the first test on. */
export function openMondo(): Mondo {
  let folder: Awaited<ReturnType<typeof makeDataDir>>;
  let profile: Awaited<ReturnType<typeof launchProfile>>;
  const now = {} as { -readonly [K in keyof Mondo]: Mondo[K] };
  const exceptions: string[] = [];
  now.exceptions = exceptions;
  now.start = async (environment = {}) => {
    now.server = await startServer(folder.dataDir, { PORT: new URL(now.server.url).port, ...environment });
  };
  beforeAll(async () => {
    if (noBrowser) return;
    folder = await makeDataDir(inject('emptyOffice'));
    now.server = await startServer(folder.dataDir, { PORT: String(await findPort()) });
    now.studio = await enter(now.server.url);
    const { client, cookies } = now.studio;
    const { id } = await client.call('contoNuovo', { body: { nome: 'Conto che resta' } });
    const outcome = await importRighe(client, makePiano('resta.csv', makeMovimenti(RIGHE, 7), id));
    expect(outcome.tipo).toBe('completato');
    profile = await launchProfile(now.server.url, 'allow');
    now.context = profile.context;
    await shareSession(now.context, now.server.url, cookies);
    now.context.on('weberror', (error) => exceptions.push(String(error.error().stack)));
    now.page = await now.context.newPage();
    await now.page.setViewportSize({ width: 2_400, height: 900 });
  });
  afterAll(async () => {
    if (noBrowser) return;
    await profile.close();
    await now.server.stop('SIGKILL');
    await folder.remove();
  });
  // A failure leaves a picture of what it was looking at, and no network cut.
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await photograph(now.context, task.name);
    if (!noBrowser) await now.context.unrouteAll({ behavior: 'ignoreErrors' });
  });
  return now;
}
