import { describe, expect, it } from 'vitest';
import { toCentesimi } from '#domain/importi.ts';
import { describeVerdict, type ProvedEstratto } from './verdict.tsx';

const proved = (opening: number | null, final: number | null, saldo: number | null): ProvedEstratto => ({
  saldo_iniziale: opening === null ? null : toCentesimi(opening),
  saldo_finale: final === null ? null : toCentesimi(final),
  righe: [2, 3].map((riga) => ({ riga, saldo: saldo === null ? null : toCentesimi(saldo) })),
});
const broken = { esito: 'non_quadra', differenza: toCentesimi(1_900), riga: 3 } as const;
const ignota = { esito: 'non_verificabile', differenza: null, riga: null } as const;

describe('the verdict in words', () => {
  it('names the row that a running balance names, and none between two balances alone', () => {
    expect(describeVerdict(broken, 'movimento', proved(0, 100, 50)).testo).toBe('mancano 19,00 alla riga 3');
    expect(describeVerdict(broken, 'movimento', proved(0, 100, null)).testo).toBe(
      'mancano 19,00 fra saldo iniziale e finale',
    );
    // A refused line is to blame, whatever the balances.
    expect(describeVerdict({ ...broken, riga: 9 }, 'movimento', proved(0, 100, null)).testo).toBe(
      'mancano 19,00 alla riga 9',
    );
  });

  it('tells a file with one balance from one with none', () => {
    expect(describeVerdict(ignota, 'movimento', proved(null, 100, null)).testo).toBe(
      'Un saldo solo non prova le righe',
    );
    expect(describeVerdict(ignota, 'movimento', proved(null, null, null)).testo).toBe(
      'Il file non porta saldi',
    );
    expect(describeVerdict(ignota, 'partita').testo).toBe('Nessun totale del file prova le righe');
  });

  it('says what the totals of the file add, and both figures where they differ', () => {
    const having = (dare: number, avere: number | null = 9_000) => ({
      riga: 9,
      dare: toCentesimi(dare),
      avere: avere === null ? null : toCentesimi(avere),
      dare_righe: toCentesimi(1_500),
      avere_righe: toCentesimi(9_000),
    });
    const tiesOut = {
      esito: 'quadra',
      differenza: toCentesimi(0),
      riga: null,
      totali: having(1_500),
    } as const;
    expect(describeVerdict(tiesOut, 'movimento', proved(null, null, null)).testo).toBe(
      'Le righe sommano i totali dare e avere scritti nel file',
    );
    expect(describeVerdict(tiesOut, 'movimento', proved(0, 100, null)).testo).toBe(
      'Saldo iniziale + righe = saldo finale; tornano anche i totali',
    );
    const one = { ...ignota, totali: having(1_500, null) };
    expect(describeVerdict(one, 'movimento', proved(null, null, null)).testo).toBe(
      'Un totale solo non prova le righe',
    );
    const different = having(3_400);
    expect(describeVerdict({ ...broken, riga: null, totali: different }).testo).toBe(
      'totale dare 34,00 nel file, 15,00 nelle righe',
    );
    expect(describeVerdict({ ...broken, totali: different }, 'movimento', proved(0, 100, 50)).testo).toBe(
      'mancano 19,00 alla riga 3; totale dare 34,00 nel file, 15,00 nelle righe',
    );
  });
});
