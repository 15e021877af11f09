/** Which of the grid library's texts go into the build. */
import { expect, test } from 'vitest';
import { keepAsked } from '../scripts/lean-locale.ts';

test('only texts whose key the code names are kept, quoted or as a property', () => {
  const locale = [
    'var TEXTS = {',
    '  // Charts',
    '  aria: "parte di una parola",',
    '  pivotChart: "Grafico: pivot",',
    '  ariaChecked: "selezionato",',
    '  applyFilter: "Applica"',
    '};',
  ].join('\n');
  const source = `translate("ariaChecked", "checked"); const defaults = { applyFilter: "Apply" };`;
  const lines = keepAsked(locale, source).split('\n').filter(Boolean);
  expect(lines).toEqual([
    'var TEXTS = {',
    '  // Charts',
    '  ariaChecked: "selezionato",',
    '  applyFilter: "Applica"',
    '};',
  ]);
});
