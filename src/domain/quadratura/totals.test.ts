import { describe, expect, it } from 'vitest';
import type { Quadratura } from '#api/contract/importazioni.ts';
import { toCentesimi } from '../importi.ts';
import { listTotali, proveTotali, type TotaleDichiarato } from './totals.ts';
import { describeTotali } from './words.ts';

const righe = [{ importo: -100 }, { importo: 300 }, { importo: -50 }];
const SENZA = { saldo_iniziale: null, saldo_finale: null };
const IGNOTA: Quadratura = { esito: 'non_verificabile', differenza: null, riga: null };
const QUADRA: Quadratura = { esito: 'quadra', differenza: toCentesimi(0), riga: null };
const totale = (dare: number | null, avere: number | null, certo = true): TotaleDichiarato => ({
  riga: 9,
  dare,
  avere,
  certo,
});
const TOTALI = { riga: 9, dare: 150, avere: 300, dare_righe: 150, avere_righe: 300 };

describe('totals that a file writes', () => {
  it('prove alone a file without balances, and are part of a proof that balances make', () => {
    expect(proveTotali(IGNOTA, righe, [totale(150, 300)], SENZA)).toEqual({ ...QUADRA, totali: TOTALI });
    expect(proveTotali(QUADRA, righe, [totale(150, 300)], SENZA)).toEqual({ ...QUADRA, totali: TOTALI });
  });

  it('of one side alone prove nothing by themselves', () => {
    expect(proveTotali(IGNOTA, righe, [totale(150, null)], SENZA)).toEqual({
      ...IGNOTA,
      totali: { ...TOTALI, avere: null },
    });
  });

  it('break a proof when they differ, with both figures', () => {
    const rotta = proveTotali(QUADRA, righe, [totale(175, 300)], SENZA);
    expect(rotta).toMatchObject({
      esito: 'non_quadra',
      differenza: -25,
      totali: { dare: 175, dare_righe: 150 },
    });
    expect(describeTotali(rotta)).toBe('totale dare 1,75 nel file, 1,50 nelle righe');
    expect(proveTotali(IGNOTA, righe, [totale(null, 310)], SENZA)).toMatchObject({
      esito: 'non_quadra',
      differenza: 10,
    });
    // As much on both sides: two rows that lack cancel each other in the balances, and not here.
    expect(proveTotali(QUADRA, righe, [totale(160, 310)], SENZA)).toMatchObject({ esito: 'non_quadra' });
  });

  it('of pages and of sections come to the whole, or grow to it', () => {
    const pagine = [totale(100, 0), totale(50, 300)];
    expect(proveTotali(IGNOTA, righe, pagine, SENZA).esito).toBe('quadra');
    expect(proveTotali(IGNOTA, righe, [totale(100, 300), totale(150, 300)], SENZA).esito).toBe('quadra');
    expect(proveTotali(IGNOTA, righe, [totale(100, 10), totale(7, 20)], SENZA)).toEqual(IGNOTA);
  });

  it('with the opening balance among them, or of uncertain sides, contradict nothing', () => {
    const saldi = { saldo_iniziale: 1_000, saldo_finale: 1_150 };
    expect(proveTotali(QUADRA, righe, [totale(150, 1_300)], saldi)).toEqual(QUADRA);
    expect(proveTotali(QUADRA, righe, [totale(1, 2, false)], saldi)).toEqual(QUADRA);
  });

  it('prove other rows again', () => {
    const prima = proveTotali(IGNOTA, righe, [totale(150, 300)], SENZA);
    const dopo = proveTotali(IGNOTA, righe.slice(1), listTotali(prima), SENZA);
    expect(dopo).toMatchObject({ esito: 'non_quadra', totali: { dare: 150, dare_righe: 50 } });
    expect(proveTotali(dopo, righe, listTotali(dopo), SENZA).totali).toEqual(TOTALI);
  });
});
