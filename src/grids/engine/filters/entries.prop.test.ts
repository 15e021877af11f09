import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FiltriColonne } from '#api/contract/viste.ts';
import { addGiorni, toGiorno } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';
import { defineColonne } from '../define-columns.ts';
import { DATA, IMPORTO, TESTO } from '../kinds.ts';
import { compileFilters } from './compile.ts';
import { isScelta, normalizeChoice, chooseOnly, setTicked } from './choice.ts';
import { ContaVoci, VUOTE } from './entries.ts';

interface Riga {
  nome: string | null;
  data: ReturnType<typeof toGiorno> | null;
  importo: ReturnType<typeof toCentesimi> | null;
}

const column = defineColonne<Riga>();
const NOME = column('nome', 'Nome', TESTO);
const COLONNE = [NOME, column('data', 'Data', DATA), column('importo', 'Importo', IMPORTO)];
const OGGI = toGiorno('2026-11-18');

const riga: fc.Arbitrary<Riga> = fc.record({
  nome: fc.option(fc.constantFrom('Rossi', 'Bianchi', 'Perù', 'Verdi')),
  data: fc.option(fc.integer({ min: -90, max: 90 }).map((days) => addGiorni(OGGI, days))),
  importo: fc.option(fc.integer({ min: -30_000, max: 30_000 }).map(toCentesimi)),
});
const scelta = fc.option(
  fc.record({
    modo: fc.constantFrom('solo' as const, 'tranne' as const),
    valori: fc.uniqueArray(fc.constantFrom('Rossi', 'Bianchi', 'Perù', 'Verdi', '')),
  }),
);
const filters: fc.Arbitrary<FiltriColonne> = fc.record({
  nome: fc.record({ testo: fc.constantFrom('', 'ro', '!verdi', '(vuote)'), scelta }),
  data: fc.record({
    testo: fc.constantFrom('', 'questo mese', 'ultimi 30 giorni'),
    scelta: fc.constant(null),
  }),
  importo: fc.record({ testo: fc.constantFrom('', '>100', '-50..50', 'x'), scelta: fc.constant(null) }),
});

describe('the list of values', () => {
  it('counts what choosing each value alone would show', () => {
    fc.assert(
      fc.property(fc.array(riga, { maxLength: 60 }), filters, (righe, inForce) => {
        const counts = new ContaVoci(NOME);
        const others = compileFilters(COLONNE, inForce, OGGI, 'nome');
        for (const each of righe) if (others(each)) counts.add(each);
        const voci = counts.voci();
        for (const { chiave, righe: count } of voci) {
          const alone = compileFilters(
            COLONNE,
            { ...inForce, nome: { testo: '', scelta: chooseOnly([chiave]) } },
            OGGI,
          );
          expect(righe.filter(alone)).toHaveLength(count);
        }
        const all = compileFilters(COLONNE, { ...inForce, nome: { testo: '', scelta: null } }, OGGI);
        expect(voci.reduce((sum, voce) => sum + voce.righe, 0)).toBe(righe.filter(all).length);
      }),
    );
  });

  it('is in the order of the column, empty last, with what is chosen though no row has it', () => {
    const counts = new ContaVoci(NOME);
    for (const nome of ['Verdi', null, 'élan', 'Rossi', null])
      counts.add({ nome, data: null, importo: null });
    expect(counts.voci(['Bianchi']).map(({ label: etichetta, righe }) => [etichetta, righe])).toEqual([
      ['Bianchi', 0],
      ['élan', 1],
      ['Rossi', 1],
      ['Verdi', 1],
      [VUOTE, 2],
    ]);
  });

  it('gathers days by month, latest first', () => {
    const [, data] = COLONNE;
    if (!data) throw new Error('the column of days is missing');
    const counts = new ContaVoci(data);
    for (const day of ['2026-01-31', '2025-12-01', '2026-01-01'].map(toGiorno))
      counts.add({ nome: null, data: day, importo: null });
    expect(counts.voci()).toEqual([
      { chiave: '2026-01', label: 'gennaio 2026', righe: 2 },
      { chiave: '2025-12', label: 'dicembre 2025', righe: 1 },
    ]);
  });
});

describe('ticking', () => {
  const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 });
  it('ticks and unticks what is asked, and leaves the others as they were', () => {
    fc.assert(
      fc.property(scelta, keys, fc.boolean(), (before, touched, inside) => {
        const after = setTicked(before, touched, inside);
        for (const key of ['a', 'b', 'c', 'd', 'Rossi', ''])
          expect(isScelta(after, key)).toBe(
            touched.some((each) => each === key) ? inside : isScelta(before, key),
          );
      }),
    );
  });

  it('everything ticked again is no choice, by whichever way', () => {
    expect(setTicked(setTicked(null, ['a'], false), ['a'], true)).toBeNull();
    expect(normalizeChoice(chooseOnly(['a', 'b']), ['a', 'b'])).toBeNull();
    expect(normalizeChoice(chooseOnly(['a']), ['a', 'b'])).toEqual(chooseOnly(['a']));
    expect(normalizeChoice(chooseOnly([]), [])).toEqual(chooseOnly([]));
  });
});
