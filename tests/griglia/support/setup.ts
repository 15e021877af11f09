/** Before the grid tests: their page is built when something it is made of is newer, and served to all of them. */
import path from 'node:path';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { noBrowser } from '#tests/e2e/support/browser.ts';
import { isStale, runBuild, SOURCES } from '#tests/e2e/support/build.ts';
import { PAGINA } from './pagina.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the page is served; why it could not be built, if it was not. */
    pagina: { url: string } | { failure: string };
  }
}

const OWN = ['tests/griglia/pagina', 'tests/mock'];

/** A page that cannot be built fails the tests that open it, not the whole run. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (noBrowser) return undefined;
  try {
    if (isStale(path.join(PAGINA, 'index.html'), [...SOURCES, ...OWN]))
      await runBuild([path.join(import.meta.dirname, '../pagina/build.ts')]);
  } catch (error) {
    project.provide('pagina', { failure: String(error) });
    return undefined;
  }
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: PAGINA },
    // Nothing changes while the tests run: a browser need not ask twice.
    preview: { host: '127.0.0.1', port: 0, headers: { 'cache-control': 'max-age=86400' } },
  });
  project.provide('pagina', { url: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '' });
  return () => server.close();
}
