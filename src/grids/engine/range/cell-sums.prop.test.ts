import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCentesimi } from '#domain/importi.ts';
import type { Centesimi } from '#api/contract/valori.ts';
import { defineColonne } from '../define-columns.ts';
import { IMPORTO, TESTO } from '../kinds.ts';
import { splitOverlaps } from './geometry.ts';
import { SommeCelle } from './cell-sums.ts';

interface Riga {
  testo: string | null;
  importo: Centesimi;
  saldo: Centesimi | null;
  divisa: string;
}

const column = defineColonne<Riga>();
const COLONNE = [
  column('testo', 'Testo', TESTO),
  column.computed('dare', 'Dare', IMPORTO, ({ importo }) => (importo < 0 ? toCentesimi(-importo) : null), {
    segno: -1,
  }),
  column.computed('avere', 'Avere', IMPORTO, ({ importo }) => (importo > 0 ? importo : null), { segno: 1 }),
  column('saldo', 'Saldo', IMPORTO),
];

const cents = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }).map(toCentesimi);
const riga = fc.record({
  testo: fc.option(fc.string({ minLength: 1, maxLength: 3 })),
  importo: cents,
  saldo: fc.option(cents),
  divisa: fc.constantFrom('EUR', 'USD', 'CHF'),
});
const caso = fc.array(riga, { minLength: 1, maxLength: 30 }).chain((righe) => {
  const [last, wide] = [righe.length - 1, COLONNE.length - 1];
  const rectangle = fc
    .tuple(
      fc.integer({ min: 0, max: last }),
      fc.integer({ min: 0, max: last }),
      fc.integer({ min: 0, max: wide }),
      fc.integer({ min: 0, max: wide }),
    )
    .map(([a, b, c, d]) => ({
      alto: Math.min(a, b),
      basso: Math.max(a, b),
      sinistra: Math.min(c, d),
      destra: Math.max(c, d),
    }));
  return fc.tuple(fc.constant(righe), fc.array(rectangle, { minLength: 1, maxLength: 4 }).map(splitOverlaps));
});

it('running totals say of any ranges what adding their cells one by one does, to the cent', () => {
  fc.assert(
    fc.property(caso, ([righe, rectangles]) => {
      const sums = new SommeCelle(righe, ({ divisa }) => divisa);
      while (!sums.advance(COLONNE, 5));
      const { celle, filled: piene, divise } = sums.sum(rectangles, COLONNE);
      const slow = { celle: 0, piene: 0, numeri: 0, somma: 0, dare: 0, avere: 0 };
      const byDivisa = new Map<string, typeof slow>();
      for (const { alto, basso, sinistra, destra } of rectangles)
        for (const row of righe.slice(alto, basso + 1))
          for (const { tipo, valore, options } of COLONNE.slice(sinistra, destra + 1)) {
            const value = valore(row);
            slow.celle += 1;
            if (value === null) continue;
            slow.piene += 1;
            if (tipo.nome !== 'importo' || typeof value !== 'number') continue;
            const sum = byDivisa.get(row.divisa) ?? { ...slow, numeri: 0, somma: 0, dare: 0, avere: 0 };
            sum.numeri += 1;
            sum.somma += value;
            const flow = options.segno === undefined ? 0 : options.segno * value;
            if (flow < 0) sum.dare += flow;
            else sum.avere += flow;
            byDivisa.set(row.divisa, sum);
          }
      expect([celle, piene]).toEqual([slow.celle, slow.piene]);
      expect(divise).toHaveLength(byDivisa.size);
      for (const { divisa, numeri, somma, dare, avere, saldo } of divise) {
        const sum = byDivisa.get(divisa);
        expect({ numeri, somma, dare, avere }).toEqual({
          numeri: sum?.numeri,
          somma: sum?.somma,
          dare: sum?.dare,
          avere: sum?.avere,
        });
        expect(saldo).toBe(dare + avere);
      }
    }),
  );
});

it('works a little at a time and says when it is done', () => {
  const righe = Array.from({ length: 20_000 }, (): Riga => ({
    testo: 'x',
    importo: toCentesimi(1),
    saldo: null,
    divisa: 'EUR',
  }));
  const sums = new SommeCelle(righe, ({ divisa }) => divisa);
  let rounds = 0;
  while (!sums.advance(COLONNE, 0)) rounds += 1;
  expect(rounds).toBeGreaterThan(5);
  const all = { alto: 0, basso: righe.length - 1, sinistra: 0, destra: COLONNE.length - 1 };
  expect(sums.sum([all], COLONNE)).toMatchObject({
    celle: 80_000,
    filled: 40_000,
    divise: [{ avere: 20_000 }],
  });
});

it('rows that have not come yet count as empty cells', () => {
  const one: Riga = { testo: 'x', importo: toCentesimi(-5), saldo: null, divisa: 'EUR' };
  const sums = new SommeCelle([undefined, one, undefined], ({ divisa }) => divisa);
  while (!sums.advance(COLONNE, 5));
  const all = { alto: 0, basso: 2, sinistra: 0, destra: 2 };
  expect(sums.sum([all], COLONNE)).toMatchObject({
    celle: 9,
    filled: 2,
    divise: [{ somma: 5, dare: -5, avere: 0 }],
  });
});
