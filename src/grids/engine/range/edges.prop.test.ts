import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findEdge } from './edges.ts';

/** As one says it: from a filled cell beside a filled one to the last of them; else to the next filled, or to the end. */
function say(cells: readonly boolean[], from: number, step: 1 | -1): number {
  const ahead = step === 1 ? cells.slice(from + 1) : cells.slice(0, from).toReversed();
  const end = from + step * ahead.length;
  if (cells[from] === true && ahead[0] === true) {
    const empty = ahead.indexOf(false);
    return empty === -1 ? end : from + step * empty;
  }
  const filled = ahead.indexOf(true);
  return filled === -1 ? end : from + step * (filled + 1);
}

const line = fc
  .array(fc.boolean(), { minLength: 1, maxLength: 40 })
  .chain((cells) =>
    fc.tuple(fc.constant(cells), fc.nat(cells.length - 1), fc.constantFrom(1 as const, -1 as const)),
  );

it('Ctrl with an arrow goes where a spreadsheet goes, on any line of cells', () => {
  fc.assert(
    fc.property(line, ([cells, from, step]) => {
      expect(findEdge(from, step, cells.length - 1, (at) => cells[at] === true)).toEqual({
        edge: say(cells, from, step),
      });
    }),
  );
});

it('never guesses: with cells that have not come it says which, and with them the same edge as ever', () => {
  fc.assert(
    fc.property(line, fc.nat(40), ([cells, from, step], known) => {
      const held = new Set([...cells.keys()].filter((at) => Math.abs(at - from) <= known));
      for (;;) {
        const found = findEdge(from, step, cells.length - 1, (at) => (held.has(at) ? cells[at] : undefined));
        if ('edge' in found) {
          expect(found.edge).toBe(say(cells, from, step));
          return;
        }
        expect(held.has(found.unknown)).toBe(false);
        expect(found.unknown).toBeGreaterThanOrEqual(0);
        held.add(found.unknown);
      }
    }),
  );
});
