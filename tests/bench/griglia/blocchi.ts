/** A grid that reads blocks of half a million rows: the first against that of a thousand, and what people do there. */
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '#tests/e2e/support/browser.ts';
import { buildClient } from '#tests/e2e/support/build.ts';
import { makeDataDir, startServer } from '#tests/e2e/support/server.ts';
import { enter, shareSession, type Studio } from '#tests/e2e/support/studio.ts';
import { median } from '../misura.ts';
import { type ConSonda, putSonda } from './sonda.ts';
import { fillStudio } from './tenute.ts';

/** Milliseconds. `blocco` is the server's answer alone, the others what a person waits for in the page. */
export type MisureBlocchi = Record<
  'blocco' | 'prima' | 'fine' | 'testo' | 'importo' | 'filtro' | 'ricerca' | 'gruppi',
  number
>;

const VOLTE = 5;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** The first block as the server gives it, and the page until its first row. */
async function measureInizio(browser: Browser, url: string, studio: Studio) {
  const ask = () => studio.client.call('estrattoBlocco', { query: { natura: 'movimento', limit: 200 } });
  await ask();
  const block: number[] = [];
  for (let time = 0; time < VOLTE * 2; time += 1) block.push(await timed(ask));
  const before: number[] = [];
  for (let time = 0; time < VOLTE; time += 1) {
    const { page, close } = await open(browser, url, studio);
    before.push(await page.evaluate(() => (globalThis as ConSonda).sonda.prima()));
    await close();
  }
  return { blocco: median(block), prima: median(before) };
}

async function open(browser: Browser, url: string, studio: Studio) {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1000 }, locale: 'it-IT' });
  context.setDefaultTimeout(120_000);
  await putSonda(context);
  await shareSession(context, url, studio.cookies);
  const page = await context.newPage();
  await page.goto(`${url}/app/estrattoconto`);
  return { page, close: () => context.close() };
}

const riga = (page: Page, at: number) =>
  page
    .locator(`.ag-row:not(.ag-row-loading)[row-index="${at}"] .ag-cell[col-id="descrizione"]`)
    .getByText(/./);
const counted = (page: Page, text: RegExp) => page.getByTestId('conteggio').getByText(text).waitFor();

async function measureUso(page: Page, righe: number): Promise<Omit<MisureBlocchi, 'blocco' | 'prima'>> {
  const all = new Intl.NumberFormat('it-IT', { useGrouping: 'always' }).format(righe);
  await counted(page, new RegExp(`^${all} movimenti$`));
  await riga(page, 0).waitFor();
  await page.locator('.ag-row:not(.ag-row-loading)[row-index="0"] .ag-cell[col-id="descrizione"]').click();
  const fine = await timed(async () => {
    await page.keyboard.press('Control+End');
    await riga(page, righe - 1).waitFor();
  });
  await page.keyboard.press('Control+Home');
  await riga(page, 0).waitFor();
  const sort = (field: string) => page.evaluate((each) => (globalThis as ConSonda).sonda.sort(each), field);
  const testo = await sort('descrizione');
  const importo = await sort('dare');
  const part = new RegExp(`^[\\d.]+ di ${all} movimenti$`);
  const filtro = await timed(async () => {
    await page.locator('[aria-label^="Filtro di Descrizione"]').first().fill('Versamento assegni');
    await counted(page, part);
    await riga(page, 0).waitFor();
  });
  await page.locator('[aria-label^="Filtro di Descrizione"]').first().fill('');
  await counted(page, new RegExp(`^${all} movimenti$`));
  const ricerca = await timed(async () => {
    await page.getByLabel('Cerca in tutte le colonne').fill('universita');
    await counted(page, part);
    await riga(page, 0).waitFor();
  });
  await page.getByLabel('Cerca in tutte le colonne').fill('');
  await counted(page, new RegExp(`^${all} movimenti$`));
  await page.getByRole('button', { name: /^Raggruppa/ }).click();
  const gruppi = await timed(async () => {
    await page.getByLabel('Raggruppa per', { exact: true }).selectOption('data');
    await page.getByTestId('riga-gruppo').first().waitFor();
  });
  return { fine, testo, importo, filtro, ricerca, gruppi };
}

async function withStudio<T>(
  righe: number,
  work: (browser: Browser, url: string, studio: Studio) => Promise<T>,
): Promise<T> {
  const { dataDir, remove } = await makeDataDir();
  const server = await startServer(dataDir);
  const browser = await launchBrowser();
  try {
    const studio = await enter(server.url);
    await fillStudio(studio, righe);
    return await work(browser, server.url, studio);
  } finally {
    await browser.close();
    await server.stop();
    await remove();
  }
}

export async function measureBlocchi(
  poche: number,
  tante: number,
): Promise<{ poche: Pick<MisureBlocchi, 'blocco' | 'prima'>; tante: MisureBlocchi }> {
  await buildClient();
  return {
    poche: await withStudio(poche, measureInizio),
    tante: await withStudio(tante, async (browser, url, studio) => {
      const start = await measureInizio(browser, url, studio);
      const { page, close } = await open(browser, url, studio);
      const usage = await measureUso(page, tante);
      await close();
      return { ...start, ...usage };
    }),
  };
}
