/** How long long work keeps the page from answering: exports, a large paste, groups taken off. */
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '#tests/e2e/support/browser.ts';
import { buildClient } from '#tests/e2e/support/build.ts';
import { allowClipboard, cella, nextSave, writeClipboard } from '#tests/e2e/support/celle.ts';
import { makeDataDir, startServer } from '#tests/e2e/support/server.ts';
import { enter, shareSession } from '#tests/e2e/support/studio.ts';
import { fillStudio } from './tenute.ts';
import { longestTask, type Sosta } from './traccia.ts';

const INCOLLATE = 1_000;
/** Rounds of everyday work before the second export. */
const GIRI = 2;

export interface Soste {
  passi: readonly { nome: string; sosta: Sosta }[];
  /** Milliseconds from the press of Annulla until the export is gone. */
  annulla: number;
}

const stampa = (page: Page) =>
  page.locator('button[aria-label="Esporta o stampa"]:not([aria-disabled="true"])').first();

async function startExport(page: Page): Promise<void> {
  await stampa(page).click();
  await page.getByRole('button', { name: 'Crea il file Excel' }).click();
}

async function exportAll(page: Page): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent('download'), startExport(page)]);
  await download.path();
}

const search = (page: Page, text: string) => page.getByLabel('Cerca in tutte le colonne').fill(text);

async function use(page: Page): Promise<void> {
  for (const campo of ['descrizione', 'dare', 'data']) {
    await page.locator(`.ag-header-cell[col-id="${campo}"] .ag-header-cell-label`).click();
    await page.waitForTimeout(500);
  }
  await search(page, 'bonifico');
  await page.getByTestId('conteggio').getByText(' di ').waitFor();
  await search(page, '');
  await cella(page, 0, 'descrizione').click();
  await page.keyboard.press('Control+a');
  await page.waitForTimeout(500);
  await page.keyboard.press('Escape');
}

async function group(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Raggruppa/ }).click();
  await page.getByLabel('Raggruppa per', { exact: true }).selectOption('stato');
  await page.getByTestId('riga-gruppo').first().waitFor();
  await page.keyboard.press('Escape');
}

async function ungroup(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Gruppi/ }).click();
  await page.getByRole('button', { name: 'Togli i gruppi' }).click();
  await page.keyboard.press('Escape');
  await cella(page, 0, 'descrizione').waitFor();
  // Rows go on coming for a while after the first are here.
  await page.waitForTimeout(5_000);
}

async function paste(page: Page): Promise<void> {
  const rows = Array.from({ length: INCOLLATE }, (_, at) => [`Descrizione ${at}`, `Ditta ${at}`].join('\t'));
  await writeClipboard(page, `${rows.join('\r\n')}\r\n`);
  await cella(page, 0, 'descrizione').click();
  await page.keyboard.press('Control+v');
  const saved = nextSave(page);
  await page.locator('button[data-primo]').click();
  await saved;
}

async function undo(page: Page): Promise<void> {
  const saved = nextSave(page);
  await page.keyboard.press('Control+z');
  await saved;
}

async function cancel(page: Page): Promise<number> {
  await startExport(page);
  const panel = page.getByTestId('esportazione');
  await panel.getByText(/righe$/).waitFor();
  return await page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('[data-testid="esportazione"] button');
    const started = performance.now();
    button?.click();
    while (document.querySelector('[data-testid="esportazione"]'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - started;
  });
}

async function walk(browser: Browser, page: Page): Promise<Soste> {
  const passi: { nome: string; sosta: Sosta }[] = [];
  const step = async (nome: string, work: () => Promise<unknown>) => {
    passi.push({ nome, sosta: await longestTask(browser, page, work) });
  };
  await stampa(page).waitFor();
  await page.waitForTimeout(2_000);
  await step('esportazione, pagina appena aperta', () => exportAll(page));
  for (let round = 0; round < GIRI; round += 1) {
    await use(page);
    await group(page);
    if (round === 0) await step('esportazione con gruppi', () => exportAll(page));
    await step(`gruppi tolti, giro ${round + 1}`, () => ungroup(page));
  }
  await step('esportazione dopo molto uso', () => exportAll(page));
  await step('incolla 1.000 righe', () => paste(page));
  await step('annulla 1.000 righe', () => undo(page));
  return { passi, annulla: await cancel(page) };
}

export async function measureSoste(righe: number): Promise<Soste> {
  await buildClient();
  const { dataDir, remove } = await makeDataDir();
  const server = await startServer(dataDir);
  const browser = await launchBrowser();
  try {
    const studio = await enter(server.url);
    await fillStudio(studio, righe);
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 1920, height: 1000 },
      locale: 'it-IT',
      acceptDownloads: true,
    });
    context.setDefaultTimeout(120_000);
    await allowClipboard(context);
    await shareSession(context, server.url, studio.cookies);
    const page = await context.newPage();
    await page.goto('/app/estrattoconto');
    return await walk(browser, page);
  } finally {
    await browser.close();
    await server.stop();
    await remove();
  }
}
