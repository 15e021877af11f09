import { describe, expect, it } from 'vitest';
import { leggiGiorno } from './data.ts';

describe('leggiGiorno', () => {
  it.each([
    ['31/01/2026', 'gma', '2026-01-31'],
    ['31.01.26', 'gma', '2026-01-31'],
    ['1-2-2026', 'gma', '2026-02-01'],
    ['1/2/2026', 'mga', '2026-01-02'],
    ['2026-01-31', 'gma', '2026-01-31'],
    ['2026/1/31', 'mga', '2026-01-31'],
    ['26/01/31', 'amg', '2026-01-31'],
    ['20260131', 'amg', '2026-01-31'],
    ['31012026', 'gma', '2026-01-31'],
    ['2025-07-31 13:33:15', 'amg', '2025-07-31'],
    ['30/12/24, 14:42', 'gma', '2024-12-30'],
    ['12-Dec-2019', 'gma', '2019-12-12'],
    ['3 gennaio 2026', 'gma', '2026-01-03'],
    ['Dec 12, 2019', 'mga', '2019-12-12'],
    ['2019.04.19.', 'amg', '2019-04-19'],
    ['31/12/99', 'gma', '1999-12-31'],
  ] as const)('reads %s as %s', (text, ordine, giorno) => {
    expect(leggiGiorno(text, ordine)).toBe(giorno);
  });

  it.each([
    ['30/02/2026', 'gma'],
    ['29/02/2025', 'gma'],
    ['31/01/2026', 'mga'],
    ['1111/11/11', 'amg'],
    ['12.50', 'gma'],
    ['ieri', 'gma'],
    ['01/01/2026 circa', 'gma'],
    ['', 'gma'],
  ] as const)('refuses %s as %s', (text, ordine) => {
    expect(leggiGiorno(text, ordine)).toBeNull();
  });
});
