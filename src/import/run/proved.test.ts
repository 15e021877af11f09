import { describe, expect, it } from 'vitest';
import { toCentesimi } from '#domain/importi.ts';
import { withoutUncertainRiga } from './proved.ts';

const broken = { esito: 'non_quadra', differenza: toCentesimi(3_000), riga: 3 } as const;
const righe = (saldo: number | null) => ({ righe: [2, 3].map((riga) => ({ riga, saldo })) });

describe('the proof as the log keeps it', () => {
  it('names a row that a running balance names, and none between two balances alone', () => {
    expect(withoutUncertainRiga(broken, righe(50)).riga).toBe(3);
    expect(withoutUncertainRiga(broken, righe(null))).toEqual({ ...broken, riga: null });
    // A refused line is to blame, whatever the balances.
    expect(withoutUncertainRiga({ ...broken, riga: 9 }, righe(null)).riga).toBe(9);
  });
});
