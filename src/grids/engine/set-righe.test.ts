import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RowStore } from './row-store.ts';
import { findChanges } from './set-righe.ts';

interface Riga {
  id: number;
  testo: string;
  nota?: string;
}

const readings = fc.uniqueArray(fc.record({ id: fc.nat({ max: 30 }), testo: fc.constantFrom('a', 'b') }), {
  selector: ({ id }) => id,
});

function storeOf(righe: readonly Riga[], before?: RowStore<Riga>): RowStore<Riga> {
  const archive = new RowStore<Riga>(({ id }) => id);
  archive.add(righe, before);
  return archive;
}

describe('rows that are read again', () => {
  it('are told from what they were: come, gone, and changed, and no others', async () => {
    await fc.assert(
      fc.asyncProperty(readings, readings, async (first, second) => {
        const prima = storeOf(first);
        const dopo = storeOf(structuredClone(second), prima);
        const { add, update, remove } = await findChanges(prima, dopo);
        const before = new Map(first.map(({ id, testo }) => [id, testo]));
        const after = new Set(second.map(({ id }) => id));
        const ids = (righe: readonly Riga[]) => righe.map(({ id }) => id);
        expect(ids(add)).toEqual(ids(second.filter(({ id }) => !before.has(id))));
        expect(ids(update)).toEqual(
          ids(second.filter(({ id, testo }) => before.has(id) && before.get(id) !== testo)),
        );
        expect(ids(remove)).toEqual(ids(first.filter(({ id }) => !after.has(id))));
        expect(dopo.listAll()).toEqual(second);
      }),
    );
  });

  it('stay the same objects when they say the same', () => {
    const before = storeOf([{ id: 1, testo: 'a' }]);
    expect(storeOf([{ id: 1, testo: 'a' }], before).get(1)).toBe(before.get(1));
    expect(storeOf([{ id: 1, testo: 'b' }], before).get(1)).toEqual({ id: 1, testo: 'b' });
    const annotata = storeOf([{ id: 1, testo: 'a', nota: 'x' }]);
    expect(storeOf([{ id: 1, testo: 'a' }], annotata).get(1)).toEqual({ id: 1, testo: 'a' });
  });
});
