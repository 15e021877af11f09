import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addGiorni, toGiorno } from './date.ts';
import {
  checkPeriodi,
  formatAliquota,
  setFrom,
  parseAliquota,
  type PeriodoAliquota,
  findPeriodo,
} from './matrice.ts';
import { computeProvvigione, sumProvvigioni } from './provvigioni.ts';
import { toCentesimi } from './importi.ts';

const INIZIO = toGiorno('2026-01-01');
const day = fc.integer({ min: 0, max: 400 }).map((at) => addGiorni(INIZIO, at));
const aliquota = fc.integer({ min: 0, max: 10_000 });
const change = fc.record({ dal: day, aliquota: fc.option(aliquota), zona: fc.constantFrom(null, 'Nord') });
/** Periods as changes leave them. */
const periods = fc
  .array(change, { maxLength: 6 })
  .map((changes) =>
    changes.reduce<PeriodoAliquota[]>((now, { dal, ...nuova }) => setFrom(now, dal, nuova), []),
  );

/** The same days at the same rates, in the fewest periods. */
function joined(made: readonly PeriodoAliquota[]): PeriodoAliquota[] {
  const done: PeriodoAliquota[] = [];
  for (const period of made) {
    const last = done.at(-1);
    const same = last?.aliquota === period.aliquota && last.zona === period.zona;
    const touches = same && last.valida_al !== null && addGiorni(last.valida_al, 1) === period.valida_dal;
    if (touches) done[done.length - 1] = { ...last, valida_al: period.valida_al };
    else done.push(period);
  }
  return done;
}

describe('rates in time', () => {
  it('never overlap, whatever was changed', () => {
    fc.assert(
      fc.property(periods, (made) => {
        expect(checkPeriodi(made)).toBeNull();
      }),
    );
  });

  it('a change holds from its day to the end of what was in force, and nowhere else', () => {
    fc.assert(
      fc.property(periods, change, day, (made, { dal, ...nuova }, probe) => {
        const before = findPeriodo(made, dal);
        const next = made.map(({ valida_dal }) => valida_dal).filter((start) => start > dal);
        const end = before
          ? before.valida_al
          : next.length > 0
            ? addGiorni(next.toSorted()[0] ?? dal, -1)
            : null;
        const inside = probe >= dal && (end === null || probe <= end);
        const now = findPeriodo(setFrom(made, dal, nuova), probe);
        const expected = inside ? nuova.aliquota : (findPeriodo(made, probe)?.aliquota ?? null);
        expect(now?.aliquota ?? null).toBe(expected);
      }),
    );
  });

  it('set back to what it was, gives every day the rate it had', () => {
    fc.assert(
      fc.property(periods, day, aliquota, (made, dal, other) => {
        const before = findPeriodo(made, dal);
        if (!before) return;
        const back = setFrom(setFrom(made, dal, { aliquota: other, zona: before.zona }), dal, before);
        expect(joined(back)).toEqual(joined(made));
      }),
    );
  });

  it('two periods on one day, or one that ends before it begins, are refused', () => {
    const p = (dal: string, al: string | null): PeriodoAliquota => ({
      aliquota: 1,
      zona: null,
      valida_dal: toGiorno(dal),
      valida_al: al === null ? null : toGiorno(al),
    });
    expect(checkPeriodi([p('2026-01-01', null), p('2026-02-01', null)])).toMatch(/sovrappongono/);
    expect(checkPeriodi([p('2026-02-01', '2026-03-01'), p('2026-01-01', '2026-02-01')])).toMatch(
      /sovrappongono/,
    );
    expect(checkPeriodi([p('2026-02-01', '2026-01-01')])).toMatch(/finisce prima/);
  });
});

describe('a rate as text', () => {
  it('is read as it is written', () => {
    fc.assert(
      fc.property(aliquota, (rate) => {
        expect(parseAliquota(formatAliquota(rate))).toBe(rate);
      }),
    );
  });

  it.each([
    ['7,5%', 750],
    ['7.5', 750],
    [' 12 % ', 1_200],
    ['0,05', 5],
    ['100%', 10_000],
    ['7,500%', 750],
    ['100,01', null],
    ['7,505', null],
    ['-1', null],
    ['1.234,5', null],
    ['sette', null],
    ['', null],
  ])('%j is %j', (text, rate) => {
    expect(parseAliquota(text)).toBe(rate);
  });
});

describe('commissions', () => {
  it('are exact to the cent, half a cent away from zero, also beyond what a double holds', () => {
    expect(computeProvvigione(toCentesimi(33_333), 500)).toBe(1_667);
    expect(computeProvvigione(toCentesimi(-33_330), 500)).toBe(-1_667);
    expect(computeProvvigione(toCentesimi(999_999_999_999_999), 9_999)).toBe(999_899_999_999_999);
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), aliquota, (cash, rate) => {
        const own = computeProvvigione(toCentesimi(cash), rate);
        const off = BigInt(own) * 10_000n - BigInt(cash) * BigInt(rate);
        expect(off <= 5_000n && off >= -5_000n).toBe(true);
      }),
    );
  });

  it('take the rate of each sale’s own day', () => {
    const rates: PeriodoAliquota[] = [
      { aliquota: 500, zona: null, valida_dal: toGiorno('2026-01-01'), valida_al: toGiorno('2026-06-30') },
      { aliquota: 1_000, zona: null, valida_dal: toGiorno('2026-07-01'), valida_al: null },
    ];
    const sale = (data: string, collected: number) => ({
      id_agente: 1,
      id_mandante: 2,
      data: toGiorno(data),
      incassato: toCentesimi(collected),
    });
    const totals = sumProvvigioni(
      [sale('2026-06-30', 10_000), sale('2026-07-01', 10_000), sale('2025-12-31', 10_000)],
      () => rates,
    );
    expect(totals).toEqual(new Map([[1, 1_500]]));
  });
});
