import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOfModello } from './name-pattern.ts';

describe('matchesModello', () => {
  test.each([
    ['movimenti_*.csv', 'Movimenti_2026-03.CSV', true],
    ['movimenti_*.csv', 'movimenti_.csv', true],
    ['movimenti_*.csv', 'movimenti.csv', false],
    ['*.csv', 'a.csv.txt', false],
    ['EC_??_2026.csv', 'ec_03_2026.csv', true],
    ['EC_??_2026.csv', 'ec_3_2026.csv', false],
    ['*estratto*conto*', 'Mio Estratto del conto.csv', true],
    ['a*b*c', 'a-b-b-c', true],
    ['a*b*c', 'a-c-b', false],
    ['*', '', true],
    ['?', '', false],
    ['a.c', 'abc', false],
    ['[a-z]+(x)', '[a-z]+(x)', true],
  ])('%s against %s: %s', (template, name, expected) => {
    expect(isOfModello(template, name)).toBe(expected);
  });

  test('the same accent composed in two ways is the same name', () => {
    expect(isOfModello('attivit\u00E0*.csv', 'attivita\u0300 2026.csv')).toBe(true);
  });

  test('agrees with the regular expression that says the same', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '.', '*', '?'), maxLength: 12 });
    fc.assert(
      fc.property(text, text, (template, name) => {
        const source = template.replaceAll('.', '\\.').replaceAll('*', '.*').replaceAll('?', '.');
        expect(isOfModello(template, name)).toBe(new RegExp(`^${source}$`, 's').test(name));
      }),
    );
  });

  test('a hostile pattern ends', () => {
    expect(isOfModello(`${'*a'.repeat(120)}b`, 'a'.repeat(255))).toBe(false);
  });
});
