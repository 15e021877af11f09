import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isInside, splitOverlaps, type CellRange, inSeries, countCelle, toRectangle } from './geometry.ts';

const place = fc.record({ riga: fc.integer({ min: 0, max: 12 }), colonna: fc.integer({ min: 0, max: 8 }) });
const intervals: fc.Arbitrary<CellRange[]> = fc.array(fc.record({ da: place, a: place }), { maxLength: 6 });

/** The slow, obvious way. */
function cells(list: readonly CellRange[]): Set<string> {
  const found = new Set<string>();
  for (const { alto, basso, sinistra, destra } of list.map(toRectangle))
    for (let riga = alto; riga <= basso; riga += 1)
      for (let column = sinistra; column <= destra; column += 1) found.add(`${riga} ${column}`);
  return found;
}

it('ranges made disjoint hold the same cells, each once', () => {
  fc.assert(
    fc.property(intervals, (list) => {
      const pieces = splitOverlaps(list.map(toRectangle));
      const wanted = cells(list);
      expect(pieces.reduce((total, piece) => total + countCelle(piece), 0)).toBe(wanted.size);
      for (const text of wanted) {
        const [riga = 0, colonna = 0] = text.split(' ').map(Number);
        expect(pieces.filter((piece) => isInside(piece, { riga, colonna }))).toHaveLength(1);
      }
    }),
  );
});

it('rows in any order make runs that hold them all and nothing else', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 60 })), (places) => {
      const runs = inSeries(places);
      const held = runs.flatMap(({ alto, basso }) =>
        Array.from({ length: basso - alto + 1 }, (_, at) => alto + at),
      );
      expect(held).toEqual([...places].sort((a, b) => a - b));
      for (const [at, run] of runs.entries())
        if (at > 0) expect(run.alto).toBeGreaterThan((runs[at - 1]?.basso ?? 0) + 1);
    }),
  );
});
