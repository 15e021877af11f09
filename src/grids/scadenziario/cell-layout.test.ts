import { describe, expect, it } from 'vitest';
import { toCentesimi } from '#domain/importi.ts';
import type { TotaliGiorno } from '#domain/scadenze/totals.ts';
import { measureCell } from './cell-layout.ts';

const giornata = (count: number, euro: number): TotaliGiorno<unknown> => ({
  partite: Array.from({ length: count }),
  divise: count === 0 ? [] : [{ divisa: 'EUR', incassare: toCentesimi(euro * 100), pagare: toCentesimi(0) }],
  saldo: toCentesimi(euro * 100),
});

/** A cell of the six weeks of a month beside the grid, in a window of 1440 by 900. */
const STRETTA = { larghezza: 94, height: 110, festa: false };

describe('what a cell of the month has room for', () => {
  it('a day of many partite shows one of them under its net and its count', () => {
    expect(measureCell(giornata(162, 384_051), STRETTA)).toEqual({ beside: true, shown: 1 });
  });

  it('the line of the others takes a place only where not all fit', () => {
    const high = { ...STRETTA, height: 180 };
    expect(measureCell(giornata(5, 384_051), high)).toEqual({ beside: true, shown: 5 });
    expect(measureCell(giornata(6, 384_051), high)).toEqual({ beside: true, shown: 4 });
  });

  it('totals stand under a holiday, and where they are wider than what the number leaves', () => {
    expect(measureCell(giornata(3, 384_051), { ...STRETTA, festa: true })).toEqual({
      beside: false,
      shown: 1,
    });
    expect(measureCell(giornata(162, 12_384_051), STRETTA).beside).toBe(false);
  });

  it('no room at all is no partita, not fewer than none', () => {
    expect(measureCell(giornata(3, 10), { larghezza: 0, height: 0, festa: false }).shown).toBe(0);
  });

  it('a day on which nothing falls due needs nothing', () => {
    expect(measureCell(giornata(0, 10), STRETTA)).toEqual({ beside: true, shown: 0 });
  });
});
