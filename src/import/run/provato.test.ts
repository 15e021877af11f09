import { describe, expect, it } from 'vitest';
import { centesimi } from '#domain/importi.ts';
import { senzaRigaIncerta } from './provato.ts';

const rotta = { esito: 'non_quadra', differenza: centesimi(3_000), riga: 3 } as const;
const righe = (saldo: number | null) => ({ righe: [2, 3].map((riga) => ({ riga, saldo })) });

describe('the proof as the log keeps it', () => {
  it('names a row that a running balance names, and none between two balances alone', () => {
    expect(senzaRigaIncerta(rotta, righe(50)).riga).toBe(3);
    expect(senzaRigaIncerta(rotta, righe(null))).toEqual({ ...rotta, riga: null });
    // A refused line is to blame, whatever the balances.
    expect(senzaRigaIncerta({ ...rotta, riga: 9 }, righe(null)).riga).toBe(9);
  });
});
