import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centesimi, somma } from '#domain/importi.ts';
import { differenza, type Parte, ripartisci } from './ripartisci.ts';

const importo = fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((value) => value !== 0);
const parti = (from: number, min: number) =>
  fc
    .array(importo, { minLength: min, maxLength: 8 })
    .map((amounts) => amounts.map((value, at): Parte => ({ id: from + at, importo: centesimi(value) })));
const total = (rows: readonly { importo: number }[]) => somma(rows.map((row) => row.importo));

describe('ripartisci', () => {
  it('pays to the cent whatever is chosen, and never more of a row than there is', () => {
    fc.assert(
      fc.property(
        parti(1, 1),
        parti(100, 1),
        fc.constantFrom('aperto' as const, 'abbuono' as const),
        (movimenti, partite, resto) => {
          const done = ripartisci(movimenti, partite, resto);
          if (done === null) return;
          expect(total(done.movimenti)).toBe(total(done.partite) + total(done.differenze));
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
      fc.property(parti(1, 1), parti(100, 1), (movimenti, partite) => {
        const done = ripartisci(movimenti, partite, 'spese');
        expect(done?.movimenti).toEqual(movimenti);
        expect(done?.partite).toEqual(partite);
        expect(total(done?.differenze ?? [])).toBe(differenza(movimenti, partite));
      }),
    );
  });

  it('leaves the last partita open for what was not paid, and the movimento for what was paid in excess', () => {
    const incasso = [{ id: 1, importo: centesimi(10_000) }];
    const due = [
      { id: 2, importo: centesimi(6_000) },
      { id: 3, importo: centesimi(9_000) },
    ];
    expect(ripartisci(incasso, due, 'aperto')).toEqual({
      movimenti: incasso,
      partite: [due[0], { id: 3, importo: 4_000 }],
      differenze: [],
    });
    expect(ripartisci(incasso, due.slice(0, 1), 'aperto')?.movimenti).toEqual([{ id: 1, importo: 6_000 }]);
    const uscita = [{ id: 4, importo: centesimi(-5_000) }];
    const fornitore = [{ id: 5, importo: centesimi(-8_000) }];
    expect(ripartisci(uscita, fornitore, 'aperto')?.partite).toEqual([{ id: 5, importo: -5_000 }]);
  });

  it('pays partite whole when no bank saw the money, and refuses to settle nothing', () => {
    const due = [{ id: 2, importo: centesimi(6_000) }];
    expect(ripartisci([], due, 'aperto')).toEqual({ movimenti: [], partite: due, differenze: [] });
    expect(ripartisci(due, [], 'aperto')).toBeNull();
    const opposite = [{ id: 1, importo: centesimi(-100) }];
    expect(ripartisci(opposite, due, 'aperto')).toBeNull();
  });
});
