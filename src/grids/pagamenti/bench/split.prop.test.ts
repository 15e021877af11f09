import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCentesimi, sumCentesimi } from '#domain/importi.ts';
import {
  computeDifferenza,
  type ParteBanco,
  type Rest,
  computeRest,
  splitPagamento,
  splitByHand,
} from './split.ts';

const importo = fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((value) => value !== 0);
const parts = (from: number, min: number) =>
  fc
    .array(importo, { minLength: min, maxLength: 8 })
    .map((amounts) =>
      amounts.map((value, at): ParteBanco => ({ id: from + at, importo: toCentesimi(value) })),
    );
const only = (resto: Rest) => ({ differenze: [], rest: resto });
const total = (rows: readonly { importo: number }[]) => sumCentesimi(rows.map((row) => row.importo));

describe('ripartisci', () => {
  it('pays to the cent whatever is chosen, and never more of a row than there is', () => {
    fc.assert(
      fc.property(
        parts(1, 1),
        parts(100, 1),
        fc.array(
          fc.record({
            tipo: fc.constantFrom('ritenuta' as const, 'bollo' as const, 'abbuono' as const),
            importo: importo.map((value) => toCentesimi(value)),
          }),
          { maxLength: 4 },
        ),
        fc.constantFrom('aperto' as const, 'abbuono' as const),
        (movimenti, partite, differenze, resto) => {
          const done = splitPagamento(movimenti, partite, { differenze, rest: resto });
          if (done === null) return;
          expect(total(done.movimenti)).toBe(total(done.partite) + total(done.differenze));
          expect(new Set(done.differenze.map(({ tipo }) => tipo)).size).toBe(done.differenze.length);
          expect(done.differenze.every((each) => each.importo !== 0)).toBe(true);
          const had = new Map([...movimenti, ...partite].map((row) => [row.id, row.importo]));
          for (const row of [...done.movimenti, ...done.partite]) {
            const whole = had.get(row.id) ?? 0;
            expect(row.importo).not.toBe(0);
            expect(Math.sign(row.importo)).toBe(Math.sign(whole));
            expect(Math.abs(row.importo)).toBeLessThanOrEqual(Math.abs(whole));
          }
        },
      ),
    );
  });

  it('explains any difference that has a name', () => {
    fc.assert(
      fc.property(parts(1, 1), parts(100, 1), (movimenti, partite) => {
        const done = splitPagamento(movimenti, partite, only('spese'));
        expect(done?.movimenti).toEqual(movimenti);
        expect(done?.partite).toEqual(partite);
        expect(total(done?.differenze ?? [])).toBe(computeDifferenza(movimenti, partite));
      }),
    );
  });

  it('leaves the last partita open for what was not paid, and the movimento for what was paid in excess', () => {
    const incasso = [{ id: 1, importo: toCentesimi(10_000) }];
    const due = [
      { id: 2, importo: toCentesimi(6_000) },
      { id: 3, importo: toCentesimi(9_000) },
    ];
    expect(splitPagamento(incasso, due, only('aperto'))).toEqual({
      movimenti: incasso,
      partite: [due[0], { id: 3, importo: 4_000 }],
      differenze: [],
    });
    expect(splitPagamento(incasso, due.slice(0, 1), only('aperto'))?.movimenti).toEqual([
      { id: 1, importo: 6_000 },
    ]);
    const outflow = [{ id: 4, importo: toCentesimi(-5_000) }];
    const fornitore = [{ id: 5, importo: toCentesimi(-8_000) }];
    expect(splitPagamento(outflow, fornitore, only('aperto'))?.partite).toEqual([{ id: 5, importo: -5_000 }]);
  });

  it('takes off one difference after another, and leaves open what is left', () => {
    const incasso = [{ id: 1, importo: toCentesimi(79_500) }];
    const parcella = [{ id: 2, importo: toCentesimi(100_200) }];
    const differenze = [
      { tipo: 'ritenuta' as const, importo: toCentesimi(-20_000) },
      { tipo: 'bollo' as const, importo: toCentesimi(-200) },
    ];
    expect(computeRest(incasso, parcella, { differenze })).toBe(-500);
    expect(splitPagamento(incasso, parcella, { differenze, rest: 'aperto' })).toEqual({
      movimenti: incasso,
      partite: [{ id: 2, importo: 99_700 }],
      differenze,
    });
    expect(splitPagamento(incasso, parcella, { differenze, rest: 'bollo' })).toEqual({
      movimenti: incasso,
      partite: parcella,
      differenze: [differenze[0], { tipo: 'bollo', importo: -700 }],
    });
  });

  it('settles partite with money that no bank saw: whole, in part, or less a difference', () => {
    const due = [{ id: 2, importo: toCentesimi(6_000) }];
    const cash = (paid: number, rest: Rest) => splitByHand(toCentesimi(paid), due, only(rest));
    expect(cash(6_000, 'aperto')).toEqual({ movimenti: [], partite: due, differenze: [] });
    expect(cash(5_900, 'aperto')).toEqual({
      movimenti: [],
      partite: [{ id: 2, importo: 5_900 }],
      differenze: [],
    });
    expect(cash(5_900, 'abbuono')).toEqual({
      movimenti: [],
      partite: due,
      differenze: [{ tipo: 'abbuono', importo: -100 }],
    });
    expect(cash(6_100, 'aperto')).toBeNull();
    expect(cash(6_100, 'interessi')?.differenze).toEqual([{ tipo: 'interessi', importo: 100 }]);
  });

  it('refuses to settle nothing, and sides that do not go together', () => {
    const due = [{ id: 2, importo: toCentesimi(6_000) }];
    expect(splitPagamento(due, [], only('aperto'))).toBeNull();
    const opposite = [{ id: 1, importo: toCentesimi(-100) }];
    expect(splitPagamento(opposite, due, only('aperto'))).toBeNull();
  });
});
