import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FiltriColonne, filtriColonneSchema } from '#api/contract/viste.ts';
import { toFilterKey, parseFiltri, readValori, writeFiltri, writeValori } from './address.ts';

const testo = fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.trim());
const valori = fc.uniqueArray(fc.string({ unit: 'grapheme', maxLength: 12 }), { maxLength: 6 });
const scelta = fc.option(fc.record({ modo: fc.constantFrom('solo' as const, 'tranne' as const), valori }));
const filters: fc.Arbitrary<FiltriColonne> = fc
  .dictionary(
    fc.constantFrom('data', 'importo', 'ragione_sociale', 'id_imp'),
    fc.record({ testo, scelta }).filter((filter) => filter.testo !== '' || filter.scelta !== null),
  )
  .map((record) => ({ ...record }));

describe('filters in the address', () => {
  it('come back as they were written, through the text of a real address', () => {
    fc.assert(
      fc.property(filters, (asked) => {
        const text = writeFiltri(asked, new URLSearchParams()).toString();
        expect(parseFiltri(new URL(`https://q.it/app?${text}`).searchParams)).toEqual(asked);
      }),
    );
  });

  it('values keep their tildes, exclamation marks, and emptiness', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom('~', '!', 'a', ' ') })), (values) => {
        expect(readValori(writeValori(values))).toEqual(values);
      }),
    );
    expect(writeValori([])).toBe('');
    expect(writeValori([''])).toBe('~');
    expect(readValori('Aperta')).toBeNull();
  });

  it('are read from any address without complaint, as filters', () => {
    const pair = fc.tuple(
      fc.oneof(fc.constantFrom('f.data', 'v.stato', 'x.stato', 'f.', 'f.Data', 'v.a b'), fc.string()),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const read = parseFiltri(new URLSearchParams(pairs));
        expect(filtriColonneSchema.safeParse(read).success).toBe(true);
      }),
    );
  });

  it('leave the rest of the address alone, and are short to read', () => {
    const base = new URLSearchParams('natura=partita&f.data=oggi&q=bolletta');
    const written = writeFiltri({ importo: { testo: '>100', scelta: null } }, base);
    expect(written.toString()).toBe('natura=partita&q=bolletta&f.importo=%3E100');
    expect(toFilterKey({ stato: { testo: '', scelta: { modo: 'solo', valori: ['Aperta', ''] } } })).toBe(
      'v.stato=%7EAperta%7E',
    );
  });

  it('a choice too long for an address stays out of it', () => {
    const many = Array.from({ length: 400 }, (_, index) => `Valore ${index}`);
    expect(toFilterKey({ nome: { testo: 'x', scelta: { modo: 'solo', valori: many } } })).toBe('f.nome=x');
  });
});
