/** A grid that holds its rows, against the library alone with the same rows: medians of some runs of each. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { importRighe } from '#import/run/import.ts';
import { makeMovimenti } from '#tests/e2e/support/banca.ts';
import { launchBrowser } from '#tests/e2e/support/browser.ts';
import { buildClient } from '#tests/e2e/support/build.ts';
import { makePiano } from '#tests/e2e/support/piano.ts';
import { makeDataDir, startServer } from '#tests/e2e/support/server.ts';
import { enter, shareSession, type Studio } from '#tests/e2e/support/studio.ts';
import { median } from '../misura.ts';
import { servePavimento } from './pavimento.ts';
import { type ConSonda, heap, putSonda } from './sonda.ts';

/** Wide enough for the columns that are pressed. */
const FINESTRA = { width: 1920, height: 1000 };
const FOTOGRAMMI = 240;
/** A text that some rows have, and one of the values of a column. */
const CERCATA = 'universita';
const FILTRATA = 'Versamento assegni';

/** What is measured of either grid; milliseconds, and bytes for `heap`. */
export type Misure = Record<
  'prima' | 'testo' | 'importo' | 'filtro' | 'valori' | 'ricerca' | 'scorrimento' | 'heap',
  number
>;

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? Number.NaN;

interface Lato {
  url: string;
  open: (context: BrowserContext) => Promise<void>;
  pronta: (page: Page) => Promise<void>;
  filtra: (page: Page, righe: number) => Promise<number>;
  valori: (page: Page, righe: number) => Promise<number>;
  search: (page: Page, righe: number) => Promise<number>;
  /** Every row again. */
  libera: (page: Page) => Promise<void>;
}

const quickSearch = 'input[aria-label="Cerca in tutte le colonne"]';

function tiesOut(url: string, studio: Studio, righe: number): Lato {
  const counted = `${new Intl.NumberFormat('it-IT', { useGrouping: 'always' }).format(righe)} movimenti`;
  const input = (page: Page) => page.locator('[aria-label^="Filtro di Descrizione"]').first();
  return {
    url: `${url}/app/estrattoconto`,
    open: (context) => shareSession(context, url, studio.cookies),
    pronta: (page) => page.getByTestId('conteggio').getByText(counted, { exact: true }).waitFor(),
    async filtra(page, left) {
      await input(page).waitFor();
      return page.evaluate(
        ([text, count]) =>
          (globalThis as ConSonda).sonda.conta(count, () =>
            (globalThis as ConSonda).sonda.write('[aria-label^="Filtro di Descrizione"]', text, true),
          ),
        [FILTRATA, left] as const,
      );
    },
    async valori(page, left) {
      await page.locator('.ag-header-row [col-id="stato"] .ag-floating-filter-button button').first().click();
      const list = page.getByRole('listbox');
      await list.waitFor();
      await list.press('ArrowDown');
      const took = await page.evaluate(
        (count) =>
          (globalThis as ConSonda).sonda.conta(count, () => {
            const box = document.querySelector('[role="listbox"]');
            box?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
          }),
        left,
      );
      await page.keyboard.press('Escape');
      return took;
    },
    async search(page, left) {
      // The hand goes to the box before it types.
      await page.locator(quickSearch).focus();
      return page.evaluate(
        ([selector, text, count]) =>
          (globalThis as ConSonda).sonda.conta(count, () =>
            (globalThis as ConSonda).sonda.write(selector, text, false),
          ),
        [quickSearch, CERCATA, left] as const,
      );
    },
    async libera(page) {
      await page.evaluate((selector) => {
        const { sonda } = globalThis as ConSonda;
        sonda.write(selector, '', false);
        sonda.write('[aria-label^="Filtro di Descrizione"]', '', true);
      }, quickSearch);
      await page.getByTestId('conteggio').getByText(counted, { exact: true }).waitFor();
    },
  };
}

function bare(url: string): Lato {
  const model = (page: Page, count: number, filter: Record<string, unknown>) =>
    page.evaluate(
      ([asked, left]) =>
        (globalThis as ConSonda).sonda.conta(left, () => globalThis.nuda.setFilterModel(asked)),
      [filter, count] as const,
    );
  return {
    url,
    open: async () => undefined,
    pronta: async () => undefined,
    filtra: (page, left) =>
      model(page, left, { descrizione: { filterType: 'text', type: 'contains', filter: FILTRATA } }),
    valori: (page, left) =>
      model(page, left, { stato: { filterType: 'text', type: 'equals', filter: 'ignorata' } }),
    search: (page, left) =>
      page.evaluate(
        ([text, count]) =>
          (globalThis as ConSonda).sonda.conta(count, () =>
            globalThis.nuda.setGridOption('quickFilterText', text),
          ),
        ['università', left] as const,
      ),
    libera: (page) =>
      page.evaluate(() => {
        globalThis.nuda.setFilterModel(null);
        globalThis.nuda.setGridOption('quickFilterText', '');
      }),
  };
}

interface Attese {
  filtrate: number;
  scelte: number;
  cercate: number;
}

async function measureOnce(browser: Browser, side: Lato, awaited: Attese): Promise<Misure> {
  const context = await browser.newContext({ viewport: FINESTRA, locale: 'it-IT' });
  context.setDefaultTimeout(60_000);
  try {
    await putSonda(context);
    await side.open(context);
    const page = await context.newPage();
    await page.goto(side.url);
    const prima = await page.evaluate(() => (globalThis as ConSonda).sonda.prima());
    await side.pronta(page);
    // What a page does when nobody asks anything is not part of what follows.
    await page.waitForTimeout(1_500);
    const sort = (field: string) => page.evaluate((each) => (globalThis as ConSonda).sonda.sort(each), field);
    const used = await heap(page);
    const testo = await sort('descrizione');
    const importo = await sort('dare');
    const filtro = await side.filtra(page, awaited.filtrate);
    await side.libera(page);
    const cercate = await side.search(page, awaited.cercate);
    await side.libera(page);
    const frames = await page.evaluate((count) => (globalThis as ConSonda).sonda.walk(count), FOTOGRAMMI);
    const valori = await side.valori(page, awaited.scelte);
    return {
      prima,
      testo,
      importo,
      filtro,
      valori,
      ricerca: cercate,
      scorrimento: percentile(frames, 0.95),
      heap: used,
    };
  } finally {
    await context.close();
  }
}

const medians = (list: readonly Misure[]): Misure => ({
  prima: median(list.map(({ prima }) => prima)),
  testo: median(list.map(({ testo }) => testo)),
  importo: median(list.map(({ importo }) => importo)),
  filtro: median(list.map(({ filtro }) => filtro)),
  valori: median(list.map(({ valori }) => valori)),
  ricerca: median(list.map(({ ricerca: each }) => each)),
  scorrimento: median(list.map(({ scorrimento }) => scorrimento)),
  heap: median(list.map(({ heap: each }) => each)),
});

/** An office with so many movimenti; one in a hundred is `ignorata`. */
export async function fillStudio(studio: Studio, righe: number): Promise<void> {
  const { client } = studio;
  const PER_FILE = 100_000;
  for (let from = 0; from < righe; from += PER_FILE) {
    const count = Math.min(PER_FILE, righe - from);
    const { id } = await client.call('contoNuovo', { body: { nome: `Conto ${from / PER_FILE + 1}` } });
    const plan = makePiano(`banca-${from}.csv`, makeMovimenti(count, 42 + from), id);
    const outcome = await importRighe(client, plan);
    if (outcome.tipo !== 'completato') throw new Error('the rows were not imported');
  }
  const { righe: some } = await client.call('estrattoBlocco', {
    query: { limit: Math.min(1_000, righe / 10) },
  });
  await client.call('estrattoContoModifica', {
    body: {
      righe: some.map(({ id, versione }) => ({ id, versione, campi: { stato: 'ignorata' as const } })),
    },
  });
}

/** The rows as the page of the product holds them, in JSON. */
async function readAll({ client }: Studio): Promise<{ json: string; waits: Attese }> {
  const righe = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, unknown> = {
      limit: 20_000,
      sort: '-data',
      ...(cursor === null ? {} : { cursor }),
    };
    const page: Awaited<ReturnType<typeof client.call<'estrattoBlocco'>>> = await client.call(
      'estrattoBlocco',
      { query },
    );
    for (const riga of page.righe) righe.push({ ...riga, conto: 'Conto 1', nome_file: 'banca-0.csv' });
    ({ cursor } = page);
  } while (cursor !== null);
  return {
    json: JSON.stringify(righe),
    waits: {
      filtrate: righe.filter(({ descrizione }) => descrizione.includes(FILTRATA)).length,
      scelte: righe.filter(({ stato }) => stato === 'ignorata').length,
      cercate: righe.filter(({ descrizione }) => descrizione.includes('Università')).length,
    },
  };
}

export async function measureTenute(righe: number, runs: number): Promise<{ nuda: Misure; quadra: Misure }> {
  await buildClient();
  const { dataDir, remove } = await makeDataDir();
  const server = await startServer(dataDir);
  const browser = await launchBrowser();
  try {
    const studio = await enter(server.url);
    await fillStudio(studio, righe);
    const { json, waits } = await readAll(studio);
    const pavimento = await servePavimento(json);
    const found: Record<'nuda' | 'quadra', Misure[]> = { nuda: [], quadra: [] };
    try {
      for (let run = 0; run < runs; run += 1) {
        const sides = ['nuda', 'quadra'] as const;
        for (const side of run % 2 === 0 ? sides : sides.toReversed()) {
          const lato = side === 'nuda' ? bare(pavimento.url) : tiesOut(server.url, studio, righe);
          const measures = await measureOnce(browser, lato, waits);
          console.log(side, JSON.stringify(measures));
          found[side].push(measures);
        }
      }
    } finally {
      await pavimento.close();
    }
    return { nuda: medians(found.nuda), quadra: medians(found.quadra) };
  } finally {
    await browser.close();
    await server.stop();
    await remove();
  }
}
