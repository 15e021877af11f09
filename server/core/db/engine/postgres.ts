/** PostgreSQL as PGlite brings it, compiled once for all the engines of a process: it is most of opening one again. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

let compiled: Promise<WebAssembly.Module> | null = null;

async function compile(): Promise<WebAssembly.Module> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return WebAssembly.compile(await readFile(join(dirname(entry), 'pglite.wasm')));
}

export function toPostgres(): Promise<WebAssembly.Module> {
  compiled ??= compile();
  return compiled;
}
