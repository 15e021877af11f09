import { afterEach, expect, it, vi } from 'vitest';
import type { Celle } from './cells.ts';
import { moveToEdge } from './edges.ts';

interface Riga {
  nota: string | null;
}

const RIGHE = 200_000;
const FILLED = 120_000;

/** A list in blocks, of which one row far down holds something; `taken` are the rows that were fetched. */
function makeCells() {
  const taken = new Set([0]);
  const cells = {
    api: {},
    posti: { inBlocks: true },
    countRighe: () => RIGHE,
    colonne: () => [{ campo: 'nota', valore: ({ nota }: Riga) => nota }],
    riga: (at: number): Riga | undefined =>
      taken.has(at) ? { nota: at === FILLED ? 'qui' : null } : undefined,
    take: async (stretches: readonly { alto: number; basso: number }[]) => {
      for (const { alto, basso } of stretches) for (let at = alto; at <= basso; at += 1) taken.add(at);
      return await Promise.resolve(true);
    },
  };
  return { cells: cells as unknown as Celle<Riga>, taken };
}

const press = async (cells: Celle<Riga>, from: number): Promise<number> => {
  const place = { riga: from, colonna: 0 };
  const end = { riga: RIGHE - 1, colonna: 0 };
  const { promise, resolve } = Promise.withResolvers<number>();
  moveToEdge(
    cells,
    { key: 'ArrowDown', place, along: place, end },
    new AbortController().signal,
    ({ riga }) => resolve(riga),
  );
  return await promise;
};

afterEach(() => vi.unstubAllGlobals());

it('looks for an edge among so many rows and no more, and the next press goes on from there', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const { cells, taken } = makeCells();
  const first = await press(cells, 0);
  expect(first).toBeGreaterThanOrEqual(50_000);
  expect(first).toBeLessThan(FILLED);
  // The last row that it has looked at: none of those passed over is unknown.
  expect(taken.size).toBe(first + 1);
  const second = await press(cells, first);
  expect(second).toBeGreaterThan(first);
  expect(await press(cells, second)).toBe(FILLED);
});
