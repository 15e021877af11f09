/** The fault tests, apart from `npm test`: they take as long as the number of faults asks (`QUADRA_FAULTS`). */
import { defineConfig } from 'vitest/config';
import { projectRoot } from '#tests/e2e/support/server.ts';

process.env['TZ'] = 'Europe/Rome';

const HOURS = 3_600_000;

export default defineConfig({
  root: projectRoot,
  test: {
    name: 'faults',
    // The second asks a server alone, as everyone runs it; here as many times as the others.
    include: ['tests/faults/**/*.test.ts', 'tests/e2e/kill.test.ts'],
    environment: 'node',
    // One at a time: a server that is killed has the machine for itself, as a server has.
    maxWorkers: 1,
    fileParallelism: false,
    // A bound for what never ends; how long anything takes decides nothing.
    testTimeout: 12 * HOURS,
    hookTimeout: HOURS,
  },
});
