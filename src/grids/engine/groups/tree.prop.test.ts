import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CriterioGruppo } from '#api/contract/viste.ts';
import { addGiorni, toGiorno } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';
import { defineColonne } from '../define-columns.ts';
import { DATA, IMPORTO, TESTO } from '../kinds.ts';
import { sumAmounts } from '../sums.ts';
import { type RowGroup, groupRighe, listGroups } from './tree.ts';
import { setOpen, isAperto, TUTTI_APERTI, TUTTI_CHIUSI } from './openings.ts';
import { toCriteri } from './criteria.ts';
import { Elenco } from './list.ts';
import { makeComparison, type SortOrder, sortInPieces } from '../sort/sort.ts';
import { isRigaGruppo, getGroupHead } from './group-row.ts';

interface Riga {
  id: number;
  nome: string | null;
  data: ReturnType<typeof toGiorno> | null;
  importo: ReturnType<typeof toCentesimi>;
  divisa: string;
}

const column = defineColonne<Riga>();
const COLONNE = [
  column('nome', 'Nome', TESTO),
  column('data', 'Data', DATA),
  column('importo', 'Importo', IMPORTO),
];
const misura = { importo: ({ importo }: Riga) => importo, divisa: ({ divisa }: Riga) => divisa };

const righe = fc
  .array(
    fc.record({
      nome: fc.option(fc.constantFrom('Rossi', 'bianchi', 'Verdi')),
      data: fc.option(
        fc.integer({ min: 0, max: 800 }).map((days) => addGiorni(toGiorno('2025-01-01'), days)),
      ),
      importo: fc.integer({ min: -9_999_999, max: 9_999_999 }).map(toCentesimi),
      divisa: fc.constantFrom('EUR', 'EUR', 'EUR', 'USD'),
    }),
    { maxLength: 80 },
  )
  .map((list): Riga[] => list.map((riga, id) => ({ ...riga, id })));
const criteria: fc.Arbitrary<CriterioGruppo[]> = fc.constantFrom(
  [{ campo: 'nome', per: 'valore' } as const],
  [{ campo: 'data', per: 'mese' } as const],
  [{ campo: 'data', per: 'anno' } as const, { campo: 'nome', per: 'valore' } as const],
  [
    { campo: 'nome', per: 'valore' } as const,
    { campo: 'data', per: 'anno' } as const,
    { campo: 'importo', per: 'valore' } as const,
  ],
);
const orders: fc.Arbitrary<SortOrder[]> = fc.constantFrom(
  [],
  [{ campo: 'data', verso: 'desc' as const }],
  [
    { campo: 'nome', verso: 'asc' as const },
    { campo: 'importo', verso: 'desc' as const },
  ],
);
const prova = ({ importo }: Riga): boolean => importo % 3 !== 0;

const group = (list: readonly Riga[], asked: CriterioGruppo[], order: SortOrder[]) =>
  groupRighe({ righe: list, prova, criteri: toCriteri(asked, COLONNE), ordini: order, measure: misura });

const leaves = (gruppo: RowGroup<Riga>): Riga[] => [...gruppo.righe, ...gruppo.children.flatMap(leaves)];

describe('groups', () => {
  it('every row that passes is in one group of each level, and no other row is', async () => {
    await fc.assert(
      fc.asyncProperty(righe, criteria, orders, async (list, asked, order) => {
        const groups = await group(list, asked, order);
        const ids = groups.flatMap(leaves).map(({ id }) => id);
        expect(ids.toSorted((a, b) => a - b)).toEqual(list.filter(prova).map(({ id }) => id));
        const all = [...listGroups(groups)];
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
        expect(Math.max(0, ...all.map(({ livello }) => livello))).toBe(all.length > 0 ? asked.length : 0);
      }),
    );
  });

  it('sums are those of the rows inside, counted one by one', async () => {
    await fc.assert(
      fc.asyncProperty(righe, criteria, async (list, asked) => {
        const byDivisa = (summary: ReturnType<typeof sumAmounts>) => ({
          ...summary,
          divise: summary.divise.toSorted((a, b) => (a.divisa < b.divisa ? -1 : 1)),
        });
        for (const gruppo of listGroups(await group(list, asked, [])))
          expect(byDivisa(gruppo.riepilogo)).toEqual(byDivisa(sumAmounts(leaves(gruppo), misura)));
      }),
    );
  });

  it('stand in the order of their column, in its direction, without a value last', async () => {
    const list: Riga[] = ['2026-01-05', '2025-03-01', null, '2026-01-31'].map((day, id) => ({
      id,
      nome: null,
      data: day === null ? null : toGiorno(day),
      importo: toCentesimi(100),
      divisa: 'EUR',
    }));
    const months = async (verso: 'asc' | 'desc') =>
      (await group(list, [{ campo: 'data', per: 'mese' }], [{ campo: 'data', verso }])).map(
        ({ label: etichetta, riepilogo }) => `${etichetta} ${riepilogo.righe}`,
      );
    expect(await months('asc')).toEqual(['marzo 2025 1', 'gennaio 2026 2', '(vuote) 1']);
    expect(await months('desc')).toEqual(['gennaio 2026 2', 'marzo 2025 1', '(vuote) 1']);
  });

  it('stop when another reading takes over', async () => {
    const list = Array.from({ length: 200_000 }, (_, id): Riga => {
      return { id, nome: `N${id % 50_000}`, data: null, importo: toCentesimi(1), divisa: 'EUR' };
    });
    const reading = new AbortController();
    const work = groupRighe({
      righe: list,
      prova: () => true,
      criteri: toCriteri([{ campo: 'nome', per: 'valore' }], COLONNE),
      ordini: [],
      measure: misura,
      signal: reading.signal,
    });
    reading.abort(new Error('overtaken'));
    await expect(work).rejects.toThrow('overtaken');
  });
});

describe('the list shown', () => {
  it('is every group when all are folded, and every row in order within its group when all are open', async () => {
    await fc.assert(
      fc.asyncProperty(righe, criteria, orders, async (list, asked, order) => {
        const groups = await group(list, asked, order);
        const compare = makeComparison(order, COLONNE);
        const elenco = new Elenco<Riga>();
        const folded = await elenco.compile(groups, TUTTI_CHIUSI, compare);
        expect(folded.map((riga) => getGroupHead(riga)?.gruppo.id)).toEqual(groups.map(({ id }) => id));
        const open = await elenco.compile(groups, TUTTI_APERTI, compare);
        expect(open.filter(isRigaGruppo)).toHaveLength([...listGroups(groups)].length);
        const expected = [...listGroups(groups)].flatMap((gruppo) =>
          compare ? gruppo.righe.toSorted(compare) : gruppo.righe,
        );
        expect(open.filter((riga) => !isRigaGruppo(riga)).map(({ id }) => id)).toEqual(
          expected.map(({ id }) => id),
        );
      }),
    );
  });

  it('keeps the row of a group that did not change, and makes a new one when its sums do', async () => {
    const riga: Riga = { id: 1, nome: 'Rossi', data: null, importo: toCentesimi(100), divisa: 'EUR' };
    const elenco = new Elenco<Riga>();
    const show = async (list: Riga[]) =>
      elenco.compile(await group(list, [{ campo: 'nome', per: 'valore' }], []), TUTTI_CHIUSI, null);
    const [first] = await show([riga]);
    const [again] = await show([{ ...riga }]);
    const [changed] = await show([{ ...riga, importo: toCentesimi(200) }]);
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
    expect(getGroupHead(changed)?.gruppo.riepilogo.divise[0]?.somma).toBe(200);
  });

  it('one opened among the folded, one folded among the open', () => {
    expect(isAperto(setOpen(TUTTI_CHIUSI, 'a', true), 'a')).toBe(true);
    expect(isAperto(setOpen(TUTTI_CHIUSI, 'a', true), 'b')).toBe(false);
    expect(isAperto(setOpen(TUTTI_APERTI, 'a', false), 'a')).toBe(false);
    expect(isAperto(setOpen(setOpen(TUTTI_APERTI, 'a', false), 'a', true), 'a')).toBe(true);
    expect(setOpen(TUTTI_CHIUSI, 'a', false)).toBe(TUTTI_CHIUSI);
  });
});

describe('sorting in pieces', () => {
  it('is the sort of the language, stable, for any length', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 3_000 }), async (values) => {
        const list = values.map((value, index) => ({ value, index }));
        const compare = (a: { value: number }, b: { value: number }) => a.value - b.value;
        expect(await sortInPieces(list, compare)).toEqual(list.toSorted(compare));
      }),
      { numRuns: 30 },
    );
  });
});
