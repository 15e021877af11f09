import { expect, it } from 'vitest';
import { makeModello } from './names.ts';

it.each([
  ['movimenti_20260331.csv', 'movimenti_*.csv'],
  ['estratto conto.csv', 'estratto conto.csv'],
  // `*.csv` would read the files of every bank.
  ['20260331.csv', '20260331.csv'],
  ['01-02-2026 (1).txt', '01-02-2026 (1).txt'],
])('%s is remembered as %s', (name, template) => {
  expect(makeModello(name)).toBe(template);
});
