/** Writing an Excel file in a worker of a real browser: time and memory against exceljs's Workbook with the same cells. */
import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { launchBrowser } from '#tests/e2e/support/browser.ts';
import type { Risposta, Richiesta } from './export-worker.ts';
import { watchTab } from './memoria.ts';
import { median } from './misura.ts';

export interface MisuraExport {
  chi: Richiesta['chi'];
  milliseconds: number;
  /** Most resident bytes of the tab beyond those before the export began. */
  memory: number;
  bytes: number;
}

/** The worker alone, bundled as the product's are, behind a blank page. */
async function serveWorker(): Promise<{ url: string; close: () => Promise<void> }> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'quadra-bench-'));
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['browser', 'module', 'import', 'default'] },
    build: {
      outDir,
      target: 'es2024',
      lib: { entry: path.join(import.meta.dirname, 'export-worker.ts'), formats: ['es'], fileName: 'worker' },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = await readFile(path.join(outDir, 'worker.js'));
  const server = createServer(({ url }, answer) => {
    const isScript = url === '/worker.js';
    answer.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
    answer.end(isScript ? script : '<!doctype html><title>bench</title>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    async close() {
      server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

async function measureOnce(url: string, request: Richiesta): Promise<MisuraExport> {
  // A browser for each: what one leaves behind would be counted as the other's.
  const browser: Browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(url);
    const tab = await watchTab(browser);
    const before = await tab.measure();
    const { milliseconds, bytes } = await page.evaluate(
      (asked) =>
        new Promise<Risposta>((resolve, reject) => {
          const worker = new Worker('/worker.js', { type: 'module' });
          worker.addEventListener('message', ({ data }: MessageEvent<Risposta>) => resolve(data));
          worker.addEventListener('error', ({ message }) => reject(new Error(message)));
          worker.postMessage(asked);
        }),
      request,
    );
    return { chi: request.chi, milliseconds, memory: tab.stop() - before, bytes };
  } finally {
    await browser.close();
  }
}

/** Medians of `runs` pairs; each pair begins with the other writer. */
export async function measureExport(
  righe: number,
  runs: number,
): Promise<Record<Richiesta['chi'], MisuraExport>> {
  const { url, close } = await serveWorker();
  const found: MisuraExport[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      const order = ['exceljs', 'nostro'] as const;
      for (const chi of run % 2 === 0 ? order : order.toReversed())
        found.push(await measureOnce(url, { chi, righe }));
    }
  } finally {
    await close();
  }
  const of = (chi: Richiesta['chi']): MisuraExport => {
    const own = found.filter((each) => each.chi === chi);
    return {
      chi,
      milliseconds: median(own.map(({ milliseconds }) => milliseconds)),
      memory: median(own.map(({ memory }) => memory)),
      bytes: own[0]?.bytes ?? 0,
    };
  };
  return { exceljs: of('exceljs'), nostro: of('nostro') };
}
