import { defineConfig } from 'vitest/config';
import { CODICE } from './server/core/cache.ts';
import { useMemory } from './tests/cartella.ts';

// The server and the browser of a test count the days of Italy: so does what compares them, at midnight too.
process.env['TZ'] = 'Europe/Rome';
// Where the server keeps it too: a thread or a process that a case starts reads the program compiled.
process.env['NODE_COMPILE_CACHE'] ??= CODICE;
useMemory();

/** Every core: left alone, two cores would give one worker, and a lone worker runs after every other group. */
const OGNI_NUCLEO = '100%';

/**
 * Files are read by Node itself, as it reads those of the server. Rewritten for the runner, what a file imports is looked
 * up each time that it is used, and nothing of what was compiled is kept. No such file may import a page (`.tsx`), which
 * Node does not read, and none replaces a module, which is all that its loader is for.
 */
const READ_BY_NODE = { viteModuleRunner: false, nodeLoader: false };

/**
 * The layers of the test pyramid, one project each, so that a layer can run alone
 * (`npm run test:unit`) and `npm test` runs them all.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'architecture',
          include: ['tests/*.test.ts'],
          environment: 'node',
          maxWorkers: OGNI_NUCLEO,
          // For a test that never ends; beside other work one that reads every file takes a minute.
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'server/**/*.test.ts'],
          environment: 'node',
          maxWorkers: OGNI_NUCLEO,
          // They share nothing but modules, and loading these again for each file is half of their time.
          isolate: false,
          // For a test that never ends; how long one takes decides nothing.
          testTimeout: 60_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          // The command: a process for one case of each, and for signals and pipes; the rest runs within the worker.
          name: 'cli',
          include: ['cli/**/*.test.ts'],
          environment: 'node',
          experimental: READ_BY_NODE,
          maxWorkers: OGNI_NUCLEO,
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          environment: 'node',
          experimental: READ_BY_NODE,
          maxWorkers: OGNI_NUCLEO,
          // Modules hold no state of a test: the files of a worker share them, and the databases opened for them.
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: 'upgrades',
          include: ['tests/upgrades/**/*.test.ts'],
          environment: 'node',
          maxWorkers: OGNI_NUCLEO,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'corpora',
          include: ['tests/corpora/**/*.test.ts', 'tests/layouts/**/*.test.ts'],
          environment: 'node',
          experimental: READ_BY_NODE,
          maxWorkers: OGNI_NUCLEO,
          // They share nothing but modules: what reads a file keeps nothing of it.
          isolate: false,
          // A case reads hundreds of files.
          testTimeout: 300_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          // The grid in Chromium on a server in memory: see tests/griglia/support/it.ts.
          name: 'griglia',
          include: ['tests/griglia/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/griglia/support/setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 60_000 } },
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/e2e/support/build.ts'],
          testTimeout: 300_000,
          hookTimeout: 180_000,
          // What is waited for comes when the machine gets to it.
          expect: { poll: { timeout: 60_000 } },
          // A worker keeps its server, its browser and the modules for all its files: see tests/e2e/support/it.ts.
          isolate: false,
          // A journey is half waiting: two at a time fill two cores, more would only wait for each other.
          maxWorkers: 2,
          // After the quick layers: browsers and servers want the machine for themselves.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
