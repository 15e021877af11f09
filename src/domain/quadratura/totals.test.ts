import { describe, expect, it } from 'vitest';
import type { Quadratura } from '#api/contract/importazioni.ts';
import { toCentesimi } from '../importi.ts';
import { findAltroTotale, listTotali, proveTotali, type TotaleDichiarato } from './totals.ts';
import { describeAltroTotale, describeTotali } from './words.ts';

const righe = [{ importo: -100 }, { importo: 300 }, { importo: -50 }];
const SENZA = { saldo_iniziale: null, saldo_finale: null };
const IGNOTA: Quadratura = { esito: 'non_verificabile', differenza: null, riga: null };
const QUADRA: Quadratura = { esito: 'quadra', differenza: toCentesimi(0), riga: null };
const SALDI = { saldo_iniziale: 1_000, saldo_finale: 1_150 };
const total = (dare: number | null, avere: number | null, certo = true): TotaleDichiarato => ({
  riga: 9,
  dare,
  avere,
  certain: certo,
});
const TOTALI = { riga: 9, dare: 150, avere: 300, dare_righe: 150, avere_righe: 300 };

describe('totals that a file writes', () => {
  it('prove alone a file without balances, and are part of a proof that balances make', () => {
    expect(proveTotali(IGNOTA, righe, [total(150, 300)], SENZA)).toEqual({ ...QUADRA, totali: TOTALI });
    expect(proveTotali(QUADRA, righe, [total(150, 300)], SENZA)).toEqual({ ...QUADRA, totali: TOTALI });
  });

  it('of one side alone prove nothing by themselves', () => {
    expect(proveTotali(IGNOTA, righe, [total(150, null)], SENZA)).toEqual({
      ...IGNOTA,
      totali: { ...TOTALI, avere: null },
    });
  });

  it('break a proof when they differ, with both figures', () => {
    const broken = proveTotali(QUADRA, righe, [total(175, 300)], SENZA);
    expect(broken).toMatchObject({
      esito: 'non_quadra',
      differenza: -25,
      totali: { dare: 175, dare_righe: 150 },
    });
    expect(describeTotali(broken)).toBe('totale dare 1,75 nel file, 1,50 nelle righe');
    expect(proveTotali(IGNOTA, righe, [total(null, 310)], SENZA)).toMatchObject({
      esito: 'non_quadra',
      differenza: 10,
    });
    // As much on both sides: two rows that lack cancel each other in the balances, and not here.
    expect(proveTotali(QUADRA, righe, [total(160, 310)], SENZA)).toMatchObject({ esito: 'non_quadra' });
  });

  it('of pages and of sections come to the whole, or grow to it', () => {
    const pages = [total(100, 0), total(50, 300)];
    expect(proveTotali(IGNOTA, righe, pages, SENZA).esito).toBe('quadra');
    expect(proveTotali(IGNOTA, righe, [total(100, 300), total(150, 300)], SENZA).esito).toBe('quadra');
    expect(proveTotali(IGNOTA, righe, [total(100, 10), total(7, 20)], SENZA)).toEqual(IGNOTA);
  });

  it('with the opening balance among them, or of uncertain sides, contradict nothing', () => {
    expect(proveTotali(QUADRA, righe, [total(150, 1_300)], SALDI)).toEqual(QUADRA);
    expect(proveTotali(QUADRA, righe, [total(1, 2, false)], SALDI)).toEqual(QUADRA);
  });

  it('left aside are said, with what they count', () => {
    const say = (proof: Quadratura, declared: TotaleDichiarato[]) => {
      const other = findAltroTotale(proof, righe, declared, SALDI);
      return other && describeAltroTotale(other);
    };
    expect(say(IGNOTA, [total(150, 1_300)])).toBe(
      'Riga 9: i totali del file non entrano nella prova (totale avere 13,00 nel file, 3,00 nelle righe): la differenza è quanto un saldo dell’estratto, che quei totali contano e le righe no.',
    );
    expect(say(QUADRA, [total(140, 290)])).toMatch(/storni/);
    expect(say(proveTotali(QUADRA, righe, [total(150, 300)], SALDI), [total(150, 300)])).toBe(null);
    expect(say(IGNOTA, [total(140, 290)])).toBe(null);
    expect(say(IGNOTA, [])).toBe(null);
  });

  it('prove other rows again', () => {
    const before = proveTotali(IGNOTA, righe, [total(150, 300)], SENZA);
    const after = proveTotali(IGNOTA, righe.slice(1), listTotali(before), SENZA);
    expect(after).toMatchObject({ esito: 'non_quadra', totali: { dare: 150, dare_righe: 50 } });
    expect(proveTotali(after, righe, listTotali(after), SENZA).totali).toEqual(TOTALI);
  });
});
