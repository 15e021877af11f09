import { describe, expect, it } from 'vitest';
import { toPlainFigures } from './figures.ts';

describe('figures that are not plain', () => {
  it.each([
    ['１，０００．００', '1,000.00'],
    ['０３／０３／２０２６', '03/03/2026'],
    ['２０２６－０３－０３', '2026-03-03'],
    ['\u06F1\u06F2,\u06F5\u06F0', '12,50'],
    ['1\u066C000\u066B50', '1.000,50'],
    ['\u{1D7D9}\u{1D7DA},\u{1D7CE}\u{1D7CE}', '12,00'],
    ['\u200E3\u200E/\u200E3\u200E/\u200E2026', '3/3/2026'],
    ['03\u201103\u20112026', '03-03-2026'],
    ['03\u204403\u22152026', '03/03/2026'],
    ['\u2796184,50', '-184,50'],
    ['1\u3000000,00', '1 000,00'],
    ['3 marzo ２０２６', '3 marzo 2026'],
    ['€ １２，５０', '€ 12,50'],
  ])('%s is %s', (cell, plain) => {
    expect(toPlainFigures(cell)).toBe(plain);
  });

  it.each(['ordine １２ del giorno', 'Bonifico – Rossi', '12,50', 'フリコミ', ''])(
    '%s stays as it is',
    (cell) => {
      expect(toPlainFigures(cell)).toBe(cell);
    },
  );
});
