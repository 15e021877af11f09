/** Tests wait for a state, never for a time, and do not look before it is there; and the one way to wait does wait. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTest } from './architecture/layers.ts';
import { findWaits } from './architecture/attese.ts';
import { findLooks } from './architecture/looks.ts';
import { askUntil } from './attese.ts';

const root = path.resolve(import.meta.dirname, '..');

const tests = ['src', 'server', 'cli', 'tests'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter(isTest),
);

describe('no test waits by the clock', () => {
  it('of those there are', () => {
    expect(tests.length).toBeGreaterThan(200);
    expect(tests.flatMap((file) => findWaits(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
  });

  it.each([
    ['a sleep', `import { setTimeout as sleep } from 'node:timers/promises';`],
    ['one loaded later', `await import('timers/promises');`],
    ['a promise of a time', `await new Promise((done) => setTimeout(done, 30));`],
    ['the same of the window', `globalThis.setTimeout(stop, 30);`],
    ['a wait of the page', `await page.waitForTimeout(200);`],
    ['a wait of the runner', `await vi.waitFor(() => expect(asked).toBe(3));`],
    ['a limit that a busy machine meets', `await expect.poll(ask, { timeout: 5_000 }).toBe(1);`],
  ])('and %s is found', (_what, source) => {
    expect(findWaits('tests/e2e/x.test.ts', source)).toMatchObject([{ line: 1 }]);
  });

  it('where time is the subject it is not forbidden, and fake clocks are no wait', () => {
    expect(findWaits('tests/bench/x.ts', `await page.waitForTimeout(200);`)).toEqual([]);
    expect(findWaits('tests/e2e/x.test.ts', `vi.useFakeTimers(); vi.advanceTimersByTime(30);`)).toEqual([]);
  });
});

describe('no test looks at a page just once', () => {
  it('of those there are', () => {
    expect(tests.flatMap((file) => findLooks(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
  });

  it.each([
    ['how many there are', `expect(await rows.count()).toBe(0);`],
    ['what is written', `expect((await rows.first().innerText()).trim()).toBe('1');`],
    ['several together', `expect([await a.isVisible(), 1]).toEqual([true, 1]);`],
  ])('and a look at %s is found', (_what, source) => {
    expect(findLooks('tests/e2e/x.test.ts', source)).toMatchObject([{ line: 1 }]);
  });

  it('asking again is none, nor is a question to what is no page', () => {
    const asked = `await expect.poll(() => rows.count()).toBe(0); expect(await count()).toBe(0);`;
    expect(findLooks('tests/e2e/x.test.ts', asked)).toEqual([]);
  });
});

describe('the files of a worker share their modules', () => {
  // A module that one file replaces is another for the files after it, and for itself when one before has loaded it.
  it('so that no test replaces one', () => {
    const replaces = /\bvi\s*\.\s*(?:mock|doMock)\s*\(/;
    // This file names none: the name is put together here.
    expect(replaces.test(['vi', "mock('./x.ts', () => ({}))"].join('.'))).toBe(true);
    expect(tests.filter((file) => replaces.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
  });
});

describe('asking until', () => {
  it('asks again until the answer is good, and gives that one', async () => {
    let asked = 0;
    expect(
      await askUntil(
        async () => (asked += 1),
        (each) => each === 3,
      ),
    ).toBe(3);
    expect(asked).toBe(3);
  });

  it('says the last answer when a good one never comes', async () => {
    await expect(
      askUntil(
        async () => 'in_corso',
        () => false,
        0,
      ),
    ).rejects.toThrow('in_corso');
  });
});
