/**
 * What the hand feels in the scadenziario with 5,000 partite in one month: frames and the page's own work while it
 * scrolls, drags, goes by keyboard and picks, beside the same gestures on an empty page of the same browser.
 */
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { addGiorni, toGiorno } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';
import { launchBrowser } from '#tests/e2e/support/browser.ts';
import { buildClient } from '#tests/e2e/support/build.ts';
import { makeRandom } from '#tests/e2e/support/banca.ts';
import { fillPartiteScadenze } from '#tests/e2e/support/scadenze.ts';
import { makeDataDir, startServer } from '#tests/e2e/support/server.ts';
import { enter, shareSession } from '#tests/e2e/support/studio.ts';
import type { RigaMisura } from './griglia/righe.ts';
import { longestTask, type Sosta } from './griglia/traccia.ts';

/** A month that spans six weeks, far from today whenever this runs. */
const PRIMO = toGiorno('2035-07-01');
const GIORNI = 31;
const ROTELLATE = 60;
const PASSI = 60;
const FRECCE = 20;
const SCELTE = 6;

/** What a gesture cost: milliseconds between frames, the longest task of the page, and what it used of the processor. */
export interface Gesto {
  nome: string;
  novantacinque: number;
  peggiore: number;
  sosta: Sosta;
}

export interface Mano {
  /** On a page with nothing on it. */
  vuota: readonly Gesto[];
  scadenziario: readonly Gesto[];
}

type ConFotogrammi = typeof globalThis & { frames: number[] };

/** Frames while `work` runs, from the page's own clock. */
async function frames(page: Page, work: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    let last = performance.now();
    const look = (now: number) => {
      times.push(now - last);
      last = now;
      if ((globalThis as ConFotogrammi).frames === times) requestAnimationFrame(look);
    };
    Object.assign(globalThis, { frames: times });
    requestAnimationFrame(look);
  });
  await work();
  const times = await page.evaluate(() => {
    const found = (globalThis as ConFotogrammi).frames;
    Object.assign(globalThis, { frames: [] });
    return found;
  });
  // The first is the wait for the frame in which counting began.
  return times.slice(1);
}

async function measure(
  browser: Browser,
  page: Page,
  nome: string,
  work: () => Promise<unknown>,
): Promise<Gesto> {
  // What the page left for later is not the gesture's.
  await page.waitForTimeout(800);
  const times: number[] = [];
  const sosta = await longestTask(browser, page, async () => times.push(...(await frames(page, work))));
  const sorted = times.toSorted((a, b) => a - b);
  return {
    nome,
    novantacinque: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    peggiore: sorted.at(-1) ?? 0,
    sosta,
  };
}

async function centre(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('what a gesture is for is not in sight');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Down by `step` pixels a turn, and back up; throws when nothing moved. */
async function wheel(page: Page, over: Locator, step: number): Promise<void> {
  const { x, y } = await centre(over);
  await page.mouse.move(x, y);
  const moved = await page.evaluateHandle(() => {
    const seen = { volte: 0 };
    document.addEventListener('scroll', () => (seen.volte += 1), { capture: true, passive: true });
    return seen;
  });
  for (let turn = 0; turn < ROTELLATE; turn += 1) {
    await page.mouse.wheel(0, turn < (ROTELLATE * 2) / 3 ? step : -step);
    await page.waitForTimeout(16);
  }
  if ((await moved.evaluate(({ volte }) => volte)) === 0) throw new Error('the wheel moved nothing');
}

/** From one place over all of another, and let go of by `end`. */
async function drag(page: Page, from: Locator, over: Locator, end: () => Promise<void>): Promise<void> {
  const start = await centre(from);
  const box = await over.boundingBox();
  if (!box) throw new Error('nothing to drag over');
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (let step = 1; step <= PASSI; step += 1) {
    const across = (step % 20) / 20;
    await page.mouse.move(box.x + box.width * across + 4, box.y + (box.height * step) / (PASSI + 4));
    await page.waitForTimeout(16);
  }
  await end();
}

async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(60);
  }
}

const arrows = Array.from({ length: FRECCE }, (_, at) =>
  at % 6 === 5 ? 'ArrowDown' : at % 2 === 0 ? 'ArrowRight' : 'ArrowLeft',
);
const drop = (page: Page) => () => page.mouse.up();

async function measureVuota(browser: Browser, context: BrowserContext): Promise<Gesto[]> {
  const page = await context.newPage();
  await page.setContent(
    '<main style="height:800px;overflow-y:auto"><div tabindex="0" style="height:20000px"></div></main>',
  );
  const main = page.locator('main');
  const wide = page.locator('main div');
  const gesti = [
    await measure(browser, page, 'rotella', () => wheel(page, main, 240)),
    await measure(browser, page, 'trascinamento', () => drag(page, main, main, drop(page))),
  ];
  await wide.focus();
  gesti.push(
    await measure(browser, page, 'frecce', () => press(page, arrows)),
    await measure(browser, page, 'scelta', () => main.click()),
  );
  await page.close();
  return gesti;
}

async function measureScadenziario(browser: Browser, page: Page): Promise<Gesto[]> {
  const gesti: Gesto[] = [];
  const step = async (name: string, work: () => Promise<unknown>) => {
    gesti.push(await measure(browser, page, name, work));
  };
  const calendar = page.getByTestId('calendario');
  const voci = calendar.locator('[data-partita]');
  const open = async (view: string) => {
    await page.goto(`/app/scadenziario?giorno=${addGiorni(PRIMO, 10)}&veduta=${view}`);
    await voci.first().waitFor();
    await page.locator('.ag-row .ag-cell').first().waitFor();
    await page.waitForTimeout(1_500);
  };

  await open('mese');
  const grid = calendar.getByRole('grid');
  await step('mese, rotella', () => wheel(page, grid, 120));
  await step('mese, trascinamento', () =>
    drag(page, voci.first(), grid, async () => {
      await page.keyboard.press('Escape');
      await page.mouse.up();
    }),
  );
  for (let at = 0; at < SCELTE; at += 1)
    await step('mese, scelta', async () => {
      await voci.nth(at * 5).click();
      await page.locator('.ag-row-selected').first().waitFor();
      await page.waitForTimeout(400);
    });
  await calendar.locator('td[tabindex="0"]').focus();
  await step('mese, frecce', () => press(page, arrows));
  await step('mese, lascio su un giorno', async () => {
    await drag(page, voci.first(), grid, drop(page));
    await page.getByRole('dialog').waitFor();
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Accordo telefonico' }).click();
  await step('mese, data spostata', async () => {
    await dialog.getByRole('button', { name: 'Sposta', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  await open('settimana');
  await step('settimana, rotella', () => wheel(page, calendar.getByRole('list').nth(2), 240));
  await step('settimana, trascinamento', () => drag(page, voci.first(), calendar, drop(page)));

  await open('agenda');
  await step('agenda, rotella', () => wheel(page, calendar.getByRole('list'), 240));
  await step('agenda, scelta', async () => {
    await voci.nth(12).click();
    await page.locator('.ag-row-selected').first().waitFor();
    await page.waitForTimeout(400);
  });
  return gesti;
}

/** Of gestures made more than once, the worst of each figure. */
function worst(gesti: readonly Gesto[]): Gesto[] {
  const names = [...new Set(gesti.map(({ nome }) => nome))];
  return names.map((nome) => {
    const same = gesti.filter((each) => each.nome === nome);
    const most = (read: (gesto: Gesto) => number) => Math.max(...same.map(read));
    return {
      nome,
      novantacinque: most((each) => each.novantacinque),
      peggiore: most((each) => each.peggiore),
      sosta: { duration: most(({ sosta }) => sosta.duration), lavoro: most(({ sosta }) => sosta.lavoro) },
    };
  });
}

export async function measureMano(partite: number): Promise<Mano> {
  await buildClient();
  const { dataDir, remove } = await makeDataDir();
  const server = await startServer(dataDir);
  const browser = await launchBrowser();
  try {
    const studio = await enter(server.url);
    const random = makeRandom(8);
    await fillPartiteScadenze(
      studio.client,
      Array.from({ length: partite }, (_, at) => ({
        ragione_sociale: `Officine Meccaniche ${1 + (at % 400)} S.r.l.`,
        scadenza: addGiorni(PRIMO, at % GIORNI),
        importo: toCentesimi((random() < 0.4 ? -1 : 1) * (1 + Math.floor(random() * 900_000))),
      })),
    );
    const context = await browser.newContext({
      baseURL: server.url,
      // Six weeks do not fit: the month scrolls.
      viewport: { width: 1440, height: 760 },
      locale: 'it-IT',
      timezoneId: 'Europe/Rome',
    });
    context.setDefaultTimeout(60_000);
    await shareSession(context, server.url, studio.cookies);
    const vuota = worst(await measureVuota(browser, context));
    const page = await context.newPage();
    return { vuota, scadenziario: worst(await measureScadenziario(browser, page)) };
  } finally {
    await browser.close();
    await server.stop();
    await remove();
  }
}

/** Milliseconds of the page's own work that a gesture may ask for at once; a pick also draws the grid's rows. */
const OBIETTIVI: Readonly<Record<string, number>> = { scelta: 100 };

const figures = ({ novantacinque, peggiore }: Gesto): string =>
  `${Math.round(novantacinque)}, ${Math.round(peggiore)} ms`;

/** Frames (95th percentile, worst) beside those of the empty page, and the longest task. */
export async function describeScadenziario(partite: number): Promise<RigaMisura[]> {
  const { vuota, scadenziario } = await measureMano(partite);
  return scadenziario.map((gesto) => {
    const kind = gesto.nome.split(', ')[1] ?? '';
    const floor = vuota.find(({ nome }) => nome === kind);
    return {
      misura: `scadenziario, ${gesto.nome}: fotogrammi (95°, peggiore), lavoro`,
      pavimento: floor ? figures(floor) : '',
      soggetto: `${figures(gesto)}, ${Math.round(gesto.sosta.lavoro)} ms (con gli altri ${Math.round(gesto.sosta.duration)})`,
      rapporto: '',
      obiettivo: `lavoro <= ${OBIETTIVI[kind] ?? 50} ms`,
    };
  });
}
