/** The floor's page, built and served: the library alone over some rows. */
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';

const PAGINA = `<!doctype html><html lang="it"><title>bench</title>
<style>html, body { margin: 0 } #griglia { height: 100vh }</style>
<div id="griglia"></div><script type="module" src="/nuda.js"></script></html>`;

/** `righe` is the JSON that the page reads. */
export async function servePavimento(righe: string): Promise<{ url: string; close: () => Promise<void> }> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'quadra-bench-'));
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      target: 'es2024',
      lib: { entry: path.join(import.meta.dirname, 'nuda.ts'), formats: ['es'], fileName: 'nuda' },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
    '/': ['text/html; charset=utf-8', PAGINA],
    '/nuda.js': ['text/javascript', await readFile(path.join(outDir, 'nuda.js'), 'utf8')],
    '/righe.json': ['application/json', righe],
  };
  const server = createServer(({ url }, answer) => {
    const [type, body] = files[(url ?? '').split('?')[0] ?? ''] ?? ['text/plain', ''];
    answer.writeHead(body === '' ? 404 : 200, { 'content-type': type });
    answer.end(body);
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
