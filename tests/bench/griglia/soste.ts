/** How long long work keeps the page from answering: exports, a large paste, groups taken off. */
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '#tests/e2e/support/browser.ts';
import { buildClient } from '#tests/e2e/support/build.ts';
import {
  allowClipboard,
  cella,
  copyPartite,
  fillPartite,
  nextSave,
  writeClipboard,
} from '#tests/e2e/support/celle.ts';
import { makeDataDir, startServer } from '#tests/e2e/support/server.ts';
import { enter, shareSession, type Studio } from '#tests/e2e/support/studio.ts';
import { fillStudio } from './tenute.ts';
import { longestTask, type Sosta } from './traccia.ts';

const INCOLLATE = 1_000;
/** As many as can be copied at once, to know what to paste. */
const PARTITE = 12_000;
/** Rows changed before the list is read again, and as many at a time as can be. */
const CAMBIATE = 20_000;
const PER_VOLTA = 5_000;
/** Rounds of everyday work before the second export. */
const GIRI = 2;

export interface Soste {
  steps: readonly { nome: string; sosta: Sosta }[];
  /** Milliseconds from Ctrl+V over a thousand rows and six columns to the question, and from the answer to the rows saved. */
  incolla: { domanda: number; salvate: number };
  /** Milliseconds from the press of Annulla until the export is gone. */
  annulla: number;
}

const print = (page: Page) =>
  page.locator('button[aria-label="Esporta o stampa"]:not([aria-disabled="true"])').first();

async function startExport(page: Page): Promise<void> {
  await print(page).click();
  await page.getByRole('button', { name: 'Crea il file Excel' }).click();
}

async function exportAll(page: Page): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent('download'), startExport(page)]);
  await download.path();
}

const search = (page: Page, text: string) => page.getByLabel('Cerca in tutte le colonne').fill(text);

async function sort(page: Page, field: string): Promise<void> {
  await page.locator(`.ag-header-cell[col-id="${field}"] .ag-header-cell-label`).click();
  await page.waitForTimeout(2_000);
}

async function searchAndClear(page: Page): Promise<void> {
  await search(page, 'universita');
  await page.getByTestId('conteggio').getByText(' di ').waitFor();
}

async function showAll(page: Page): Promise<void> {
  await search(page, '');
  await page.getByTestId('conteggio').getByText(' di ').waitFor({ state: 'hidden' });
}

async function filterOut(page: Page): Promise<void> {
  const box = page.locator('[aria-label^="Filtro di Descrizione"]').first();
  await box.fill('versamento assegni');
  await page.getByTestId('conteggio').getByText(' di ').waitFor();
  await box.fill('');
  await page.getByTestId('conteggio').getByText(' di ').waitFor({ state: 'hidden' });
}

async function reread(page: Page): Promise<void> {
  await page.getByRole('toolbar').locator('button[aria-label="Aggiorna"]').first().click();
  await print(page).waitFor();
  // The rows go in after they have all come.
  await page.waitForTimeout(2_000);
}

async function use(page: Page): Promise<void> {
  for (const field of ['descrizione', 'dare', 'data']) {
    await page.locator(`.ag-header-cell[col-id="${field}"] .ag-header-cell-label`).click();
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

/** Pastes a thousand rows of six columns, and tells how long a person waits for the question and for the answer. */
async function paste(page: Page): Promise<Soste['incolla']> {
  const asked = performance.now();
  await page.keyboard.press('Control+v');
  const confirm = page.locator('button[data-primo]');
  await confirm.waitFor();
  const answered = performance.now();
  const saved = nextSave(page);
  await confirm.click();
  await saved;
  return { domanda: answered - asked, salvate: performance.now() - answered };
}

async function openPartite(page: Page): Promise<void> {
  // Wide enough that every column is drawn.
  await page.setViewportSize({ width: 3_200, height: 1_000 });
  await page.goto('/app/estrattoconto?natura=partita');
  await cella(page, 0, 'nota').waitFor();
  await print(page).waitFor();
  await page.waitForTimeout(2_000);
  const block = await copyPartite(page, INCOLLATE);
  await writeClipboard(page, `${block.map((row) => row.join('\t')).join('\r\n')}\r\n`);
  await cella(page, 0, 'scadenza').click();
}

/** After a change of so many rows the list is read again; until it is whole nothing can be undone. */
async function canUndo(page: Page): Promise<void> {
  const undoes = page
    .getByRole('toolbar')
    .locator('button[aria-label="Annulla"]:not([aria-disabled="true"])');
  await undoes.first().waitFor();
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

/** A note on many movimenti, written by somebody else: their page is told when it is next asked to read. */
async function changeMany({ client }: Studio): Promise<void> {
  for (let from = 0; from < CAMBIATE; from += PER_VOLTA) {
    const { righe } = await client.call('estrattoBlocco', { query: { offset: from, limit: PER_VOLTA } });
    await client.call('estrattoContoModifica', {
      body: { righe: righe.map(({ id, versione }) => ({ id, versione, campi: { nota: `Nota ${id}` } })) },
    });
  }
}

/** `change` changes many rows behind the page's back. */
async function walk(browser: Browser, page: Page, change: () => Promise<void>): Promise<Soste> {
  const steps: { nome: string; sosta: Sosta }[] = [];
  const step = async (nome: string, work: () => Promise<unknown>) => {
    const sosta = await longestTask(browser, page, work);
    console.log(nome, JSON.stringify(sosta));
    steps.push({ nome, sosta });
  };
  await print(page).waitFor();
  await page.waitForTimeout(2_000);
  await step('ordine per testo', () => sort(page, 'descrizione'));
  await step('ordine per importo', () => sort(page, 'dare'));
  await step('ricerca rapida', () => searchAndClear(page));
  await step('ricerca tolta', () => showAll(page));
  await step('filtro scritto e tolto', () => filterOut(page));
  await step('rilettura, senza cambiamenti', () => reread(page));
  await change();
  await step('rilettura, 20.000 righe cambiate', () => reread(page));
  await step('esportazione, pagina appena aperta', () => exportAll(page));
  for (let round = 0; round < GIRI; round += 1) {
    await use(page);
    await group(page);
    if (round === 0) await step('esportazione con gruppi', () => exportAll(page));
    await step(`gruppi tolti, giro ${round + 1}`, () => ungroup(page));
  }
  await step('esportazione dopo molto uso', () => exportAll(page));
  const annulla = await cancel(page);
  await openPartite(page);
  let incolla = { domanda: 0, salvate: 0 };
  await step('incolla 1.000 righe x 6 colonne', async () => {
    incolla = await paste(page);
  });
  await canUndo(page);
  await step('annulla 1.000 righe', () => undo(page));
  return { steps, incolla, annulla };
}

export async function measureSoste(righe: number): Promise<Soste> {
  await buildClient();
  const { dataDir, remove } = await makeDataDir();
  const server = await startServer(dataDir);
  const browser = await launchBrowser();
  try {
    const studio = await enter(server.url);
    await fillStudio(studio, righe);
    await fillPartite(studio, PARTITE);
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
    return await walk(browser, page, () => changeMany(studio));
  } finally {
    await browser.close();
    await server.stop();
    await remove();
  }
}
