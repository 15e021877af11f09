import { describe, expect, it } from 'vitest';
import { cutTesti, toClosedBy } from './closed-by.ts';

describe('what closes a row', () => {
  it('is written whole up to two of a kind, and counted beyond', () => {
    expect(cutTesti(undefined)).toBeNull();
    expect(cutTesti(['FT 12/2026'])).toBe('FT 12/2026');
    expect(cutTesti(['FT 12/2026', 'FT 15/2026'])).toBe('FT 12/2026, FT 15/2026');
    expect(cutTesti(['FT 12/2026', 'FT 15/2026', 'a, b', 'FT 9'])).toBe('FT 12/2026, FT 15/2026 (+2)');
  });

  it('keeps the whole text beside the short one', () => {
    const { documenti, documenti_breve } = toClosedBy({ documenti: ['1', '2', '3'] });
    expect([documenti, documenti_breve]).toEqual(['1, 2, 3', '1, 2 (+1)']);
  });

  it('leads to a soggetto only where there is one', () => {
    expect(toClosedBy({ soggetti: ['Rossi'], id_soggetto: 7 }).id_soggetto_chiude).toBe(7);
    // The other one is a name without a soggetto.
    expect(toClosedBy({ soggetti: ['Rossi', 'Verdi'], id_soggetto: 7 }).id_soggetto_chiude).toBeNull();
    expect(toClosedBy({ soggetti: ['Rossi'] }).id_soggetto_chiude).toBeNull();
  });

  it('is nothing in every column where nothing closes the row', () => {
    expect(Object.values(toClosedBy()).every((value) => value === null)).toBe(true);
  });
});
