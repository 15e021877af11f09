import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateStudioProva } from '#tests/bench/abbinamento/studio.ts';
import { run } from '#tests/matching-rows.ts';
import { findCombinations } from './combinations.ts';
import { proposeAbbinamenti, type EsitoAbbinamento } from './index.ts';
import { assign } from './hungarian.ts';

const office = fc
  .record({
    seme: fc.nat(),
    movimenti: fc.integer({ min: 5, max: 120 }),
    partite: fc.integer({ min: 5, max: 160 }),
  })
  .map(generateStudioProva);
const RUNS = { numRuns: 25 };

/** A word of its own for each number. */
const alphabet = (place: number): string =>
  `${String.fromCharCode(65 + (place % 23))}${'UOAEI'[place % 5] ?? ''}${String.fromCharCode(66 + ((place * 7) % 19))}BRE`;

/** The same list in an order that depends on the seed alone. */
function shuffle<T>(list: readonly T[], seed: number): T[] {
  const out = [...list];
  let state = seed >>> 0;
  for (let at = out.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (at + 1);
    [out[at], out[other]] = [out[other] as T, out[at] as T];
  }
  return out;
}

describe('proponi', () => {
  it('conserves amounts: partite and differenze are what the movimenti have left', () => {
    fc.assert(
      fc.property(office, (studio) => {
        const residui = new Map(
          [...studio.movimenti, ...studio.partite].map(({ id, importo }) => [id, importo]),
        );
        const { proposte, giroconti, storni } = proposeAbbinamenti(studio);
        for (const { movimenti, partite, differenze, rivali } of proposte)
          for (const one of [{ movimenti, partite, differenze }, ...rivali]) {
            const used = one.movimenti.reduce((sum, id) => sum + (residui.get(id) ?? Number.NaN), 0);
            const explained = [...one.partite, ...one.differenze].reduce(
              (sum, { importo }) => sum + importo,
              0,
            );
            expect(explained).toBe(used);
            for (const { id, importo } of one.partite) {
              const left = residui.get(id) ?? Number.NaN;
              expect(Math.sign(importo)).toBe(Math.sign(left));
              expect(Math.abs(importo)).toBeLessThanOrEqual(Math.abs(left));
            }
          }
        for (const {
          movimenti: [a, b],
          differenza,
        } of [...giroconti, ...storni])
          expect((residui.get(a) ?? 0) + (residui.get(b) ?? 0)).toBe(differenza);
      }),
      RUNS,
    );
  });

  it('does not depend on the order of its input, and answers the same twice', () => {
    fc.assert(
      fc.property(office, fc.nat(), (studio, seed) => {
        const shuffled = {
          movimenti: shuffle(studio.movimenti, seed),
          partite: shuffle(studio.partite, seed + 1),
          soggetti: shuffle(studio.soggetti, seed + 2),
          alias: shuffle(studio.alias, seed + 3),
          conti: shuffle(studio.conti, seed + 4),
        };
        const first: EsitoAbbinamento = proposeAbbinamenti(studio);
        expect(proposeAbbinamenti(shuffled)).toEqual(first);
        expect(proposeAbbinamenti(studio)).toEqual(first);
      }),
      RUNS,
    );
  });

  it('never accepts more than there is, nor one movimento twice', () => {
    fc.assert(
      fc.property(office, (studio) => {
        const residui = new Map(studio.partite.map(({ id, importo }) => [id, importo]));
        const { proposte, giroconti, storni } = proposeAbbinamenti(studio);
        const used = [...giroconti, ...storni].flatMap(({ movimenti }) => [...movimenti]);
        const allocated = new Map<number, number>();
        for (const proposta of proposte.filter(({ automatica }) => automatica)) {
          used.push(...proposta.movimenti);
          for (const { id, importo } of proposta.partite)
            allocated.set(id, (allocated.get(id) ?? 0) + importo);
        }
        expect(new Set(used).size).toBe(used.length);
        for (const [id, importo] of allocated)
          expect(Math.abs(importo)).toBeLessThanOrEqual(Math.abs(residui.get(id) ?? 0));
      }),
      RUNS,
    );
  });

  it('never accepts a tie: whatever has a rival is left to a person', () => {
    fc.assert(
      fc.property(office, fc.double({ min: 0, max: 1, noNaN: true }), (studio, soglia) => {
        for (const { rivali, unica, automatica, punteggio } of proposeAbbinamenti(studio, { soglia })
          .proposte) {
          if (rivali.length > 0) expect({ unica, automatica }).toEqual({ unica: false, automatica: false });
          if (automatica) expect(punteggio).toBeGreaterThanOrEqual(soglia);
        }
      }),
      RUNS,
    );
  });

  it('says a tie however many others have the very amount, and however badly the name is written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 90 }),
        fc.constantFrom('Baldi', 'Corsi', 'Zampa', 'Tizzi', 'Vento'),
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom('Saldo', 'Saldo vs. competenze', 'NOTPROVIDED'),
        (others, name, at, causale) => {
          const swapped = `${name.slice(0, at)}${name[at + 1]}${name[at]}${name.slice(at + 2)}`;
          const partita = (id: number, soggetto: number, ragione_sociale: string) => ({
            id,
            importo: 18_300,
            data: '2026-07-28',
            scadenza: '2026-09-26',
            numero_documento: String(400 + 7 * id),
            ragione_sociale,
            id_soggetto: soggetto,
          });
          const { proposte } = run({
            movimenti: [
              {
                id: 1,
                data: '2026-10-17',
                importo: 18_300,
                descrizione: `ACCR.BONIFICO SEPA ORD:${swapped} S R L  INF:${causale} CRO:76763219423`,
              },
            ],
            partite: [
              partita(1, 1, `${name} S.r.l.`),
              partita(2, 1, `${name} S.r.l.`),
              ...Array.from({ length: others }, (_, place) =>
                partita(place + 3, place + 2, `Officine ${alphabet(place)}`),
              ),
            ],
          });
          const named = proposte.flatMap(({ partite, rivali }) =>
            [partite, ...rivali.map((rival) => rival.partite)].flat().map(({ id }) => id),
          );
          expect(named).toEqual(expect.arrayContaining([1, 2]));
          expect(proposte.every(({ unica }) => !unica)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('twins of a partita with nothing to tell them apart are never accepted', () => {
    fc.assert(
      fc.property(office, (studio) => {
        const twins = studio.partite.map((partita) => ({ ...partita, id: partita.id + 5_000_000 }));
        const { proposte } = proposeAbbinamenti({ ...studio, partite: [...studio.partite, ...twins] });
        for (const { partite, automatica } of proposte)
          if (automatica) {
            // Both twins together may be the only sum; one of the two never is.
            const ids = new Set(partite.map(({ id }) => id));
            for (const { id } of partite)
              expect(ids.has(id > 5_000_000 ? id - 5_000_000 : id + 5_000_000)).toBe(true);
          }
      }),
      { numRuns: 20 },
    );
  });
});

it('the assignment is the best there is, and each choice is worth what it says', () => {
  const weight = fc.oneof(fc.constant(Number.NEGATIVE_INFINITY), fc.integer({ min: -5, max: 20 }));
  const sizes = fc.record({ rows: fc.integer({ min: 1, max: 5 }), columns: fc.integer({ min: 1, max: 5 }) });
  const cases = sizes.chain(({ rows, columns }) =>
    fc.record({
      rows: fc.constant(rows),
      columns: fc.constant(columns),
      weights: fc.array(weight, { minLength: rows * columns, maxLength: rows * columns }),
    }),
  );
  const best = (
    rows: number,
    columns: number,
    weights: readonly number[],
    row = 0,
    used = 0,
    without = -1,
  ): number => {
    if (row === rows) return 0;
    let most = best(rows, columns, weights, row + 1, used, without);
    for (let column = 0; column < columns; column += 1) {
      const place = row * columns + column;
      const here = weights[place] ?? Number.NEGATIVE_INFINITY;
      if (place === without || ((used >> column) & 1) === 1 || here === Number.NEGATIVE_INFINITY) continue;
      most = Math.max(most, here + best(rows, columns, weights, row + 1, used | (1 << column), without));
    }
    return most;
  };
  fc.assert(
    fc.property(cases, ({ rows, columns, weights }) => {
      const { columnOfRow, slacks } = assign(rows, columns, Float64Array.from(weights));
      const taken = [...columnOfRow].filter((column) => column >= 0);
      expect(new Set(taken).size).toBe(taken.length);
      const total = [...columnOfRow].reduce(
        (sum, column, row) => sum + (column < 0 ? 0 : (weights[row * columns + column] ?? 0)),
        0,
      );
      const whole = best(rows, columns, weights);
      expect(total).toBe(whole);
      for (const [row, column] of columnOfRow.entries())
        if (column >= 0)
          expect(slacks[row]).toBeCloseTo(
            whole - best(rows, columns, weights, 0, 0, row * columns + column),
            6,
          );
    }),
    { numRuns: 300 },
  );
});

it('finds the sums that there are, smallest sets first', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -30, max: 60 }), { maxLength: 9 }),
      fc.integer({ min: -20, max: 120 }),
      (amounts, target) => {
        const sets: number[][] = [];
        for (let mask = 0; mask < 1 << amounts.length; mask += 1) {
          const places = amounts.flatMap((_, at) => (((mask >> at) & 1) === 1 ? [at] : []));
          const sum = places.reduce((total, at) => total + (amounts[at] ?? 0), 0);
          if (places.length >= 2 && places.length <= 5 && sum === target) sets.push(places);
        }
        const found = findCombinations(amounts, target);
        expect(new Set(found.map(String)).size).toBe(found.length);
        for (const places of found) expect(sets.map(String)).toContain(String(places));
        expect(found.length > 0).toBe(sets.length > 0);
        // Of two and three all are found, up to the limit.
        expect(found.length).toBeGreaterThanOrEqual(
          Math.min(6, sets.filter(({ length }) => length < 4).length),
        );
      },
    ),
    { numRuns: 300 },
  );
});
