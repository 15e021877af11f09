/**
 * A thousand proposals of the demo office accepted in one action on the real page, and undone in one: on the embedded
 * database, and on PostgreSQL when DATABASE_URL or TEST_DATABASE_URL says where.
 */
import type { Browser, Page } from 'playwright-core';
import { createDatabase } from '#tests/contract/support/postgres.ts';
import { searchAbbinamenti, askAccept, openBanco } from '#tests/e2e/support/banco.ts';
import { launchBrowser } from '#tests/e2e/support/browser.ts';
import { buildClient } from '#tests/e2e/support/build.ts';
import { makeDataDir, startServer } from '#tests/e2e/support/server.ts';
import { enter, shareSession } from '#tests/e2e/support/studio.ts';
import { longestTask, type Sosta } from './griglia/traccia.ts';
import { median } from './misura.ts';

/** Enough for more than a thousand proposals from this percentage on. */
const RIGHE = 2_400;
const PERCENTO = 90;

export interface Accettazione {
  motore: 'pglite' | 'postgresql';
  proposte: number;
  /** Milliseconds from the press of the button until both sides are read again: medians. */
  accetta: number;
  annulla: number;
  /** The longest task of the page while it accepts, and while it undoes. */
  soste: { accetta: Sosta; annulla: Sosta };
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function accept(page: Page) {
  const { dialog, accetta: button, quante } = await askAccept(page, PERCENTO);
  const run = async () => {
    await button.click();
    await dialog.waitFor({ state: 'hidden' });
  };
  return { quante, run };
}

async function annul(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Annulla tutto' }).last().click();
  await page
    .getByText(/^Annullato: /)
    .last()
    .waitFor();
  await page.getByText(/^[1-9][\d.]* proposte aperte/).waitFor();
}

/** The toasts of a round would answer for the next. */
async function closeNotices(page: Page): Promise<void> {
  await page.reload();
  await page.getByText(/^[1-9][\d.]* proposte aperte/).waitFor();
}

async function measure(browser: Browser, page: Page, runs: number): Promise<Omit<Accettazione, 'motore'>> {
  const accepted: number[] = [];
  const undone: number[] = [];
  let proposte = 0;
  // The first round only warms up.
  for (let round = 0; round <= runs; round += 1) {
    const { quante, run } = await accept(page);
    proposte = quante;
    const forward = await time(run);
    const back = await time(() => annul(page));
    if (round > 0) {
      accepted.push(forward);
      undone.push(back);
    }
    await closeNotices(page);
  }
  const { run } = await accept(page);
  const forward = await longestTask(browser, page, run);
  const back = await longestTask(browser, page, () => annul(page));
  return {
    proposte,
    accetta: median(accepted),
    annulla: median(undone),
    soste: { accetta: forward, annulla: back },
  };
}

async function measureOn(databaseUrl: string | null, runs: number): Promise<Accettazione> {
  const { dataDir, remove } = await makeDataDir();
  const server = await startServer(dataDir, databaseUrl === null ? {} : { DATABASE_URL: databaseUrl });
  const browser = await launchBrowser();
  try {
    const { client, cookies } = await enter(server.url);
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'it-IT',
      viewport: { width: 1440, height: 900 },
    });
    context.setDefaultTimeout(120_000);
    await shareSession(context, server.url, cookies);
    const page = await context.newPage();
    await openBanco(page, client, RIGHE);
    await searchAbbinamenti(page, client);
    const motore = databaseUrl === null ? 'pglite' : 'postgresql';
    return { motore, ...(await measure(browser, page, runs)) };
  } finally {
    await browser.close();
    await server.stop();
    await remove();
  }
}

export async function measureAccettazione(runs: number): Promise<Accettazione[]> {
  await buildClient();
  const embedded = await measureOn(null, runs);
  const url = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];
  if (!url) return [embedded];
  const { db, drop, url: scratch } = await createDatabase(url);
  await db.close();
  try {
    return [embedded, await measureOn(scratch, runs)];
  } finally {
    await drop?.();
  }
}
