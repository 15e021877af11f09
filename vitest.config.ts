import { defineConfig } from 'vitest/config';

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
        },
      },
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'server/**/*.test.ts', 'cli/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'corpora',
          include: ['tests/corpora/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/e2e/support/build.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // A journey is half waiting: two at a time fill two cores, more would only wait for each other.
          maxWorkers: 2,
          // After the quick layers: browsers and servers want the machine for themselves.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
