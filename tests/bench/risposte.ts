/**
 * How long a hand waits for the first answer, with 12,000 movimenti: a filter that is typed, a report at another day, the
 * rows behind a figure, a fast wheel. Each beside the least that it could cost in the same run: the library alone for the
 * filter, the call itself for what the server answers, an empty page for the wheel.
 */
import type { Locator, Page } from 'playwright-core';
import { addGiorni, formatData, getToday } from '#domain/date.ts';
import type { Client } from '#api/client.ts';
import { launchBrowser } from '#tests/e2e/support/browser.ts';
import { buildClient } from '#tests/e2e/support/build.ts';
import { makeDataDir, startServer } from '#tests/e2e/support/server.ts';
import { enter, shareSession, type Studio } from '#tests/e2e/support/studio.ts';
import { servePavimento } from './griglia/pavimento.ts';
import type { RigaMisura } from './griglia/righe.ts';
import { median } from './misura.ts';

const RIGHE = 12_000;
const GIRI = 5;
const FINESTRA = { width: 1440, height: 900 };
const ROTELLA_MS = 3_000;
const PASSO = 1_200;
/** Its last letter leaves fewer rows than those before it. */
const CERCATA = 'saldo ft 1';
/** The target of every first answer. */
const RISPOSTA = 200;

/** Milliseconds of one gesture, and of what it could not do without. */
interface Coppia {
  soggetto: number;
  pavimento: number;
}

type ConAttesa = typeof globalThis & { attesa: Promise<number> };

/**
 * Counts from the next press of a key or of the pointer to the frame in which the text of `selector` is another, while
 * `act` is done by the hand. No text at all is no answer: rows are taken away before others come.
 */
async function time(page: Page, selector: string, act: () => Promise<unknown>): Promise<number> {
  // A page that is not in sight draws nothing.
  await page.bringToFront();
  await page.evaluate((watched) => {
    const text = () =>
      [...document.querySelectorAll<HTMLElement>(watched)]
        .map((each) => each.textContent)
        .join('\n')
        .trim();
    const before = text();
    performance.clearResourceTimings();
    const started = new Promise<number>((resolve) => {
      for (const event of ['keydown', 'pointerdown'])
        addEventListener(event, () => resolve(performance.now()), { capture: true, once: true });
    });
    const look = async (): Promise<number> => {
      const from = await started;
      const limit = from + 30_000;
      const answered = () => ![before, ''].includes(text());
      while (!answered() && performance.now() < limit)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      if (!answered()) throw new Error(`nothing changed in ${watched}`);
      return performance.now() - from;
    };
    Object.assign(globalThis, { attesa: look() });
  }, selector);
  await act();
  return page.evaluate(() => (globalThis as ConAttesa).attesa);
}

/** What the calls of the latest gesture took; the longest of them. */
const longestCall = (page: Page, path: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      Math.max(
        0,
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes(wanted))
          .map(({ duration }) => duration),
      ),
    path,
  );

const rest = (page: Page): Promise<void> => page.waitForTimeout(700);

/** One letter after the other is typed; what is counted is the wait after the last. */
async function typeLast(page: Page, box: Locator, watched: string): Promise<number> {
  await box.click();
  await page.keyboard.type(CERCATA.slice(0, -1));
  await rest(page);
  const last = await time(page, watched, () => page.keyboard.type(CERCATA.slice(-1)));
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await rest(page);
  return last;
}

const CONTEGGIO = '[data-testid="conteggio"]';

async function measureFiltro(page: Page, bare: Page): Promise<Coppia[]> {
  await page.goto('/app/estrattoconto');
  await page.locator('.ag-row .ag-cell').first().waitFor();
  await rest(page);
  const box = page.locator('[aria-label^="Filtro di Descrizione"]').first();
  const floor = bare.locator('.ag-header-cell[col-id="descrizione"] .ag-floating-filter-input input');
  const pairs: Coppia[] = [];
  for (let turn = 0; turn < GIRI; turn += 1)
    pairs.push({
      pavimento: await typeLast(bare, floor, '.ag-row'),
      soggetto: await typeLast(page, box, CONTEGGIO),
    });
  return pairs;
}

/** The report of what is late at one past day after another. */
async function measureReport(page: Page): Promise<Coppia[]> {
  await page.goto('/app/report');
  await page.locator('.ag-row .ag-cell').first().waitFor();
  const pairs: Coppia[] = [];
  for (let turn = 0; turn <= GIRI; turn += 1) {
    await rest(page);
    await page.getByLabel('Al', { exact: true }).fill(formatData(addGiorni(getToday(), -40 - 31 * turn)));
    const soggetto = await time(page, '.ag-row .ag-cell', () => page.keyboard.press('Enter'));
    pairs.push({ soggetto, pavimento: await longestCall(page, '/api/report/') });
  }
  return pairs;
}

/** The rows behind the largest figure there is: a month of the year. */
async function measureDettaglio(page: Page): Promise<Coppia[]> {
  const pairs: Coppia[] = [];
  await page.goto('/app/report?report=conti');
  const link = page.locator('.ag-row .ag-cell a').first();
  for (let turn = 0; turn <= GIRI; turn += 1) {
    await link.waitFor();
    await rest(page);
    const soggetto = await time(page, '[role="dialog"] .ag-row .ag-cell', () => link.click());
    pairs.push({ soggetto, pavimento: await longestCall(page, '/righe?') });
    await page.getByRole('button', { name: 'Torna al report' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  return pairs;
}

/** Frames while a wheel turns as fast as a hand can, down and back, for three seconds. */
async function countFrames(page: Page, x: number, y: number): Promise<number> {
  await page.bringToFront();
  await rest(page);
  await page.mouse.move(x, y);
  const counting = page.evaluate(async (length) => {
    const from = performance.now();
    let frames = 0;
    while (performance.now() - from < length) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      frames += 1;
    }
    return frames;
  }, ROTELLA_MS);
  const until = performance.now() + ROTELLA_MS;
  for (let turn = 0; performance.now() < until; turn += 1)
    await page.mouse.wheel(0, turn % 80 < 40 ? PASSO : -PASSO);
  return counting;
}

async function measureRotella(page: Page, empty: Page): Promise<Coppia[]> {
  await empty.setContent(
    '<main style="height:800px;overflow-y:auto"><div style="height:400000px"></div></main>',
  );
  await page.goto('/app/estrattoconto');
  await page.locator('.ag-row .ag-cell').first().waitFor();
  const pairs: Coppia[] = [];
  for (let turn = 0; turn < GIRI; turn += 1)
    pairs.push({
      pavimento: await countFrames(empty, 600, 400),
      soggetto: await countFrames(page, 700, 600),
    });
  return pairs;
}

/** The rows as a file, for the library alone. */
async function readRighe(client: Client): Promise<string> {
  const { righe } = await client.call('estrattoConto', { query: { natura: 'movimento', limit: 100_000 } });
  return JSON.stringify(righe.map((riga) => ({ ...riga, conto: '', nome_file: '' })));
}

const describeMs = (misura: string, pairs: readonly Coppia[]): RigaMisura => {
  const soggetto = median(pairs.map((each) => each.soggetto));
  const pavimento = median(pairs.map((each) => each.pavimento));
  const before = Math.round(pairs[0]?.soggetto ?? Number.NaN);
  return {
    misura,
    pavimento: `${Math.round(pavimento)} ms`,
    soggetto: `${Math.round(soggetto)} ms (la prima volta ${before})`,
    rapporto: (soggetto / pavimento).toFixed(2),
    obiettivo: `<= ${RISPOSTA} ms`,
  };
};

async function measure(studio: Studio, url: string): Promise<RigaMisura[]> {
  const browser = await launchBrowser();
  const floor = await servePavimento(await readRighe(studio.client));
  try {
    const context = await browser.newContext({ baseURL: url, viewport: FINESTRA });
    await shareSession(context, url, studio.cookies);
    const [page, bare, empty] = [await context.newPage(), await context.newPage(), await context.newPage()];
    await bare.goto(floor.url);
    await bare.locator('.ag-row .ag-cell').first().waitFor();
    const rotella = await measureRotella(page, empty);
    const frames = (which: keyof Coppia) => median(rotella.map((each) => each[which]));
    return [
      describeMs('risposta: filtro scritto', await measureFiltro(page, bare)),
      describeMs('risposta: report a un altro giorno', await measureReport(page)),
      describeMs('risposta: righe dietro a una cifra', await measureDettaglio(page)),
      {
        misura: 'rotella veloce, fotogrammi in 3 s',
        pavimento: String(frames('pavimento')),
        soggetto: String(frames('soggetto')),
        rapporto: (frames('soggetto') / frames('pavimento')).toFixed(2),
        obiettivo: '>= 0.5',
      },
    ];
  } finally {
    await floor.close();
    await browser.close();
  }
}

export async function describeRisposte(): Promise<RigaMisura[]> {
  await buildClient();
  const { dataDir, remove } = await makeDataDir();
  const server = await startServer(dataDir);
  try {
    const studio = await enter(server.url);
    await studio.client.call('demo', { body: { righe: RIGHE } });
    return await measure(studio, server.url);
  } finally {
    await server.stop();
    await remove();
  }
}
