/** The most memory a browser tab holds while it reads, shows and imports a large file. */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { createConto } from '#tests/e2e/support/azioni.ts';
import { makeMovimenti, writeFileBanca } from '#tests/e2e/support/banca.ts';
import { launchBrowser } from '#tests/e2e/support/browser.ts';
import { buildClient } from '#tests/e2e/support/build.ts';
import { chooseFile, makeFolder } from '#tests/e2e/support/importa.ts';
import { enter, shareSession } from '#tests/e2e/support/studio.ts';
import { makeDataDir, startServer } from '#tests/e2e/support/server.ts';

const EVERY_MS = 50;

export type Memoria = {
  /** Bytes the tab's process holds in memory, workers included, at most. */
  readonly peak: number;
  /** The same before the file was chosen: the page, the browser's code, its libraries. */
  readonly base: number;
};

const processesSchema = z.object({
  processInfo: z.array(z.object({ id: z.int(), type: z.string() })),
});

/** Resident bytes of a process, from the kernel; 0 once it has ended. */
async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
  return Number(kilobytes) * 1_024;
}

/** Samples the largest renderer until stopped: with one tab open, that is the tab. */
export async function watchTab(browser: Browser) {
  const session = await browser.newBrowserCDPSession();
  const measure = async (): Promise<number> => {
    const { processInfo } = processesSchema.parse(await session.send('SystemInfo.getProcessInfo'));
    const renderers = processInfo.filter(({ type }) => type === 'renderer');
    return Math.max(0, ...(await Promise.all(renderers.map(({ id }) => residentBytes(id)))));
  };
  let peak = 0;
  let pending = false;
  const sample = async (): Promise<void> => {
    pending = true;
    peak = Math.max(peak, await measure());
    pending = false;
  };
  const timer = setInterval(() => {
    if (!pending) void sample();
  }, EVERY_MS);
  return {
    measure,
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
}

async function importFile(page: Page, file: string, righe: number): Promise<void> {
  const count = new Intl.NumberFormat('it-IT', { useGrouping: 'always' }).format(righe);
  await chooseFile(page, file);
  await page.getByText('Quadra al centesimo').waitFor();
  await createConto(page, 'Conto di prova');
  await page.getByRole('button', { name: `Importa ${count} righe` }).click();
  await page.getByRole('heading', { name: `${count} righe importate` }).waitFor();
}

export async function measureMemoria(righe: number): Promise<Memoria> {
  await buildClient();
  const folder = await makeFolder();
  const { dataDir, remove } = await makeDataDir();
  const server = await startServer(dataDir);
  const browser = await launchBrowser();
  try {
    const file = await folder.write('movimenti.csv', writeFileBanca(makeMovimenti(righe, 1)));
    const context = await browser.newContext({ baseURL: server.url, locale: 'it-IT' });
    context.setDefaultTimeout(180_000);
    await shareSession(context, server.url, (await enter(server.url)).cookies);
    const page = await context.newPage();
    await page.goto('/app/importestratto');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const tab = await watchTab(browser);
    const base = await tab.measure();
    await importFile(page, file, righe);
    return { peak: tab.stop(), base };
  } finally {
    await browser.close();
    await server.stop();
    await Promise.all([remove(), folder.remove()]);
  }
}
