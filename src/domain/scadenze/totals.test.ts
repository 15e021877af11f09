import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addGiorni, toGiorno } from '../date.ts';
import { listGiorni } from './calendar.ts';
import { type PartitaDelGiorno, sumByGiorno } from './totals.ts';

const DAL = toGiorno('2026-03-01');
const GIORNI = listGiorni({ dal: DAL, al: toGiorno('2026-03-10') });
const OGGI = toGiorno('2026-03-04');
const partita = (day: string, residuo: number, values: Partial<PartitaDelGiorno> = {}): PartitaDelGiorno => ({
  giorno: toGiorno(day),
  residuo,
  divisa: 'EUR',
  stato: 'aperta',
  ...values,
});

test('a day says what comes in, what goes out and what the banks will hold', () => {
  const partite = [
    partita('2026-03-03', 9_000),
    partita('2026-03-05', 1_000),
    partita('2026-03-05', -300),
    partita('2026-03-05', 50_000, { divisa: 'USD' }),
    partita('2026-03-05', 0, { stato: 'chiusa' }),
    partita('2026-03-07', -200, { stato: 'parziale' }),
    partita('2026-03-07', 700, { stato: 'ignorata' }),
  ];
  const found = sumByGiorno(partite, GIORNI, OGGI, [{ divisa: 'EUR', saldo: 10_000, prima: 5_000 }]);
  expect(found.get(toGiorno('2026-03-03'))).toMatchObject({ divise: [{ incassare: 9_000 }], saldo: null });
  expect(found.get(toGiorno('2026-03-04'))).toMatchObject({ divise: [], saldo: 15_000 });
  const fifth = found.get(toGiorno('2026-03-05'));
  expect(fifth?.divise).toEqual([
    { divisa: 'EUR', incassare: 1_000, pagare: -300 },
    { divisa: 'USD', incassare: 50_000, pagare: 0 },
  ]);
  expect(fifth?.saldo).toBe(15_700);
  expect(fifth?.partite.map(({ residuo }) => residuo)).toEqual([50_000, 1_000, -300, 0]);
  expect(found.get(toGiorno('2026-03-10'))?.saldo).toBe(15_500);
});

test('without a balance to start from none is shown', () => {
  const found = sumByGiorno([partita('2026-03-05', 1)], GIORNI, OGGI, null);
  expect([...found.values()].map(({ saldo }) => saldo)).toEqual(GIORNI.map(() => null));
});

test('every open cent of the days in sight is in one day’s totals, and the last balance holds them all', () => {
  const any = fc
    .record({ at: fc.integer({ min: -3, max: 12 }), residuo: fc.integer({ min: -1e9, max: 1e9 }) })
    .map(({ at, residuo }) => partita(addGiorni(DAL, at), residuo));
  fc.assert(
    fc.property(fc.array(any, { maxLength: 40 }), fc.integer({ min: -1e9, max: 1e9 }), (partite, saldo) => {
      const found = sumByGiorno(partite, GIORNI, OGGI, [{ divisa: 'EUR', saldo, prima: 0 }]);
      const inside = partite.filter(({ giorno: day }) => GIORNI.includes(day));
      const sum = (rows: readonly { residuo: number }[]) =>
        rows.reduce((total, row) => total + row.residuo, 0);
      const shown = [...found.values()].flatMap(({ divise }) => divise);
      expect(shown.reduce((total, each) => total + each.incassare + each.pagare, 0)).toBe(sum(inside));
      expect([...found.values()].reduce((total, each) => total + each.partite.length, 0)).toBe(inside.length);
      const future = inside.filter(({ giorno: day }) => day >= OGGI);
      expect([...found.values()].at(-1)?.saldo).toBe(saldo + sum(future));
    }),
  );
});
