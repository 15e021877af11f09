/** What a person waits for on the screen of an azienda of 12,000 rows: a filter that is typed, the wheel, a report of another day. */
import type { Page } from 'playwright-core';
import { addGiorni, formatData, getToday } from '#domain/date.ts';
import { paths } from '#shell/paths.ts';
import { launchBrowser } from '#tests/e2e/support/browser.ts';
import { buildClient } from '#tests/e2e/support/build.ts';
import { makeDataDir, startServer } from '#tests/e2e/support/server.ts';
import { enter, shareSession } from '#tests/e2e/support/studio.ts';
import { median } from './misura.ts';

const RIGHE = 12_000;
const ROUNDS = 7;
/** Turns of the wheel, one a frame, each of as many pixels as a fast hand makes. */
const TURNS = 60;
const TURN = 900;

/** What opens the rows behind it. */
const FIGURE = '[data-testid="workspace-report"] .ag-row .ag-cell[col-id="scaduto"] a';

/** Milliseconds: median, and the worst. */
export type Tempo = { readonly mediana: number; readonly peggiore: number };
export type Schermo = Readonly<Record<'filter' | 'wheel' | 'day' | 'detail', Tempo>>;

const summarise = (times: readonly number[]): Tempo => ({
  mediana: median(times),
  peggiore: Math.max(...times),
});

const count = (page: Page) => page.getByTestId('conteggio').first();

/** Milliseconds from the key or the press of `act` until `selector` reads other than before, looked at in every frame. */
async function timeChange(page: Page, selector: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate((watched) => {
    const read = () => document.querySelector(watched)?.textContent ?? '';
    const before = read();
    let started = 0;
    const start = () => (started ||= performance.now());
    for (const kind of ['keydown', 'mousedown'] as const)
      document.addEventListener(kind, start, { capture: true, once: true });
    const limit = performance.now() + 20_000;
    const changed = new Promise<number | null>((resolve) => {
      const look = () => {
        const now = performance.now();
        if (started > 0 && read() !== before) resolve(now - started);
        else if (now > limit) resolve(null);
        else requestAnimationFrame(look);
      };
      look();
    });
    Object.assign(globalThis, { changed });
  }, selector);
  await act();
  const time = await page.evaluate(
    () => (globalThis as typeof globalThis & { changed: Promise<number | null> }).changed,
  );
  if (time === null) throw new Error(`nothing changed in ${selector}`);
  return time;
}

/** One letter typed in the box of a column, until another number of rows is counted. */
async function timeFilter(page: Page): Promise<number[]> {
  const box = page.locator('.q-filtro[aria-label*="Descrizione"]').first();
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await box.click();
    times.push(await timeChange(page, '[data-testid="conteggio"]', () => page.keyboard.type('B')));
    await box.fill('');
    await count(page).getByText(' di ').waitFor({ state: 'hidden' });
  }
  return times.slice(1);
}

/** Milliseconds between two frames while the wheel turns fast, down to rows that were never drawn. */
async function timeWheel(page: Page): Promise<number[]> {
  await page.locator('.ag-row').first().hover();
  const frames = page.evaluate(
    (turns) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        let last = performance.now();
        const look = (now: number) => {
          times.push(now - last);
          last = now;
          if (times.length < turns) requestAnimationFrame(look);
          else resolve(times);
        };
        requestAnimationFrame(look);
      }),
    TURNS,
  );
  for (let turn = 0; turn < TURNS; turn += 1) await page.mouse.wheel(0, TURN);
  return (await frames).slice(1);
}

/** Another day typed into the report, until other figures stand in it. */
async function timeDay(page: Page): Promise<number[]> {
  const field = page.getByLabel('Al', { exact: true });
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await field.fill(formatData(addGiorni(getToday(), -30 - round * 20)));
    times.push(
      await timeChange(page, '[data-testid="workspace-report"] dl', () => page.keyboard.press('Enter')),
    );
  }
  return times.slice(1);
}

/** A figure pressed, until the rows behind it are there. */
async function timeDetail(page: Page): Promise<number[]> {
  const figure = page.locator(FIGURE).first();
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    times.push(
      await timeChange(page, '[data-testid="workspace-report-righe"] .ag-cell[col-id="importo"]', () =>
        figure.click(),
      ),
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Torna al report' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  return times.slice(1);
}

export async function measureSchermo(): Promise<Schermo> {
  await buildClient();
  const { dataDir, remove } = await makeDataDir();
  const server = await startServer(dataDir);
  const browser = await launchBrowser();
  try {
    const { client, cookies } = await enter(server.url);
    await client.call('demo', { body: { righe: RIGHE, da_riconciliare: 'anno' } });
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
    await shareSession(context, server.url, cookies);
    const page = await context.newPage();
    await page.goto(paths.estrattoConto);
    await count(page)
      .getByText(/^[\d.]+ movimenti$/)
      .waitFor();
    const filter = await timeFilter(page);
    const wheel = await timeWheel(page);
    await page.goto(paths.report);
    await page.locator(FIGURE).first().waitFor();
    const day = await timeDay(page);
    const detail = await timeDetail(page);
    return {
      filter: summarise(filter),
      wheel: summarise(wheel),
      day: summarise(day),
      detail: summarise(detail),
    };
  } finally {
    await browser.close();
    await server.stop();
    await remove();
  }
}
