/** What lists say that they come to, beside the rows that they would show. */
import { expect } from 'vitest';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import { visible } from './imports.ts';
import type { Office } from './world.ts';

const STATI: readonly (readonly [string, string])[] = [
  ['Aperta', 'Parziale'],
  ['Chiusa', 'Ignorata'],
];

/** Added up by divisa, as plainly as can be. */
function addUp(righe: readonly RigaEstratto[]) {
  const divise = new Map<string, { totale: number; dare: number; avere: number; residuo: number }>();
  for (const { divisa, importo, residuo } of righe) {
    const sum = divise.get(divisa) ?? { totale: 0, dare: 0, avere: 0, residuo: 0 };
    sum.totale += 1;
    sum.dare += Math.min(importo, 0);
    sum.avere += Math.max(importo, 0);
    sum.residuo += residuo;
    divise.set(divisa, sum);
  }
  return Object.fromEntries(divise);
}

/**
 * Expects that lists of open and of settled rows, of both kinds, of each import and of some days, come to what their rows
 * come to. Answers the states of all rows.
 */
export async function expectTotalsByState({ browser }: Office): Promise<string[]> {
  const { righe } = await visible(browser, { limit: 100_000 });
  const queries: { query: Record<string, string>; has: (riga: RigaEstratto) => boolean }[] = [
    { query: {}, has: () => true },
    { query: { natura: 'movimento' }, has: ({ natura }) => natura === 'movimento' },
    { query: { natura: 'partita' }, has: ({ natura }) => natura === 'partita' },
    {
      query: { dal: '2026-03-03', al: '2026-03-04' },
      has: ({ data }) => data >= '2026-03-03' && data <= '2026-03-04',
    },
    ...[...new Set(righe.map(({ id_imp }) => id_imp))].map((id) => ({
      query: { id_imp: String(id) },
      has: ({ id_imp }: RigaEstratto) => id_imp === id,
    })),
  ];
  for (const { query, has } of queries)
    for (const valori of STATI) {
      const filtri = JSON.stringify([{ campo: 'stato', condizioni: [], scelta: { modo: 'solo', valori } }]);
      const own = righe.filter(
        (each) => has(each) && valori.some((stato) => stato.toLowerCase() === each.stato),
      );
      const asked = { ...query, filtri };
      const { totale, divise } = await browser.ok('estrattoTotali', { query: asked });
      expect(totale, filtri).toBe(own.length);
      const said = divise.map(({ divisa, ...sums }) => [divisa, sums] as const);
      expect(Object.fromEntries(said), JSON.stringify(asked)).toEqual(addUp(own));
      const page = await visible(browser, { ...asked, limit: 100_000 });
      expect(page.righe).toHaveLength(own.length);
      expect(page.totale).toBe(own.length);
      expect(page.somme.saldo).toBe(own.reduce((sum, { importo }) => sum + importo, 0));
    }
  return righe.map(({ stato }) => stato);
}
