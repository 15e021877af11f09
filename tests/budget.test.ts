/** The arithmetic of the weight budget; the weights themselves are checked when the client is built. */
import { expect, test } from 'vitest';
import {
  BUDGETS,
  isOver,
  manifestSchema,
  formatReport,
  listScripts,
  measureScripts,
} from '../scripts/check-budget.ts';

const manifest = manifestSchema.parse({
  'index.html': { file: 'assets/index.js', imports: ['_shared'], dynamicImports: ['src/page.tsx'] },
  'src/page.tsx': { file: 'assets/page.js', imports: ['index.html', '_shared', '_grid'] },
  'src/never.tsx': { file: 'assets/never.js' },
  _shared: { file: 'assets/shared.js' },
  _grid: { file: 'assets/grid.js', imports: ['_style'] },
  _style: { file: 'assets/style.css' },
});

test('a page loads its chunks and all they import, each once, and scripts alone', () => {
  expect(listScripts(manifest, ['index.html', 'src/page.tsx'])).toEqual([
    'assets/index.js',
    'assets/shared.js',
    'assets/page.js',
    'assets/grid.js',
  ]);
});

test('what is only imported on demand is not counted', () => {
  expect(listScripts(manifest, ['index.html'])).toEqual(['assets/index.js', 'assets/shared.js']);
});

test('a page whose chunk is gone is an error, not a pass', () => {
  expect(() => listScripts(manifest, ['src/gone.tsx'])).toThrow(/no chunk for src\/gone\.tsx/);
});

test('over the budget by a byte is over, and the line says which page', () => {
  const budget = { page: '/auth/login', entries: ['index.html'], limit: 2, files: 2 };
  const [exact] = measureScripts(manifest, [budget], () => 1_000);
  const [over] = measureScripts(manifest, [budget], (file) => (file.includes('index') ? 1_001 : 1_000));
  expect([exact, over].map((weight) => weight && isOver(weight))).toEqual([false, true]);
  expect(formatReport(over ? [over] : [])).toEqual([
    '/auth/login: 2 kB of JavaScript (gzip), OVER the 2 kB it may weigh; files: 2',
  ]);
});

test('so is one that comes in a file too many', () => {
  const budget = { page: '/auth/login', entries: ['index.html'], limit: 2, files: 1 };
  const weights = measureScripts(manifest, [budget], () => 1_000);
  expect(weights.map(isOver)).toEqual([true]);
  expect(formatReport(weights)).toEqual([
    '/auth/login: 2 kB of JavaScript (gzip), of 2; files: 2, OVER the 1 it may come in',
  ]);
});

test('the promised budgets are the ones that are checked', () => {
  const limits = Object.fromEntries(BUDGETS.map(({ page, limit }) => [page, limit]));
  expect(limits).toMatchObject({ '/auth/login': 220, '/app/estrattoconto': 637 });
});
