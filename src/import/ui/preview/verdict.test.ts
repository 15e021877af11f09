import { describe, expect, it } from 'vitest';
import { toCentesimi } from '#domain/importi.ts';
import { describeVerdict, type ProvedEstratto } from './verdict.tsx';

const provato = (iniziale: number | null, finale: number | null, saldo: number | null): ProvedEstratto => ({
  saldo_iniziale: iniziale === null ? null : toCentesimi(iniziale),
  saldo_finale: finale === null ? null : toCentesimi(finale),
  righe: [2, 3].map((riga) => ({ riga, saldo: saldo === null ? null : toCentesimi(saldo) })),
});
const rotta = { esito: 'non_quadra', differenza: toCentesimi(1_900), riga: 3 } as const;
const ignota = { esito: 'non_verificabile', differenza: null, riga: null } as const;

describe('the verdict in words', () => {
  it('names the row that a running balance names, and none between two balances alone', () => {
    expect(describeVerdict(rotta, 'movimento', provato(0, 100, 50)).testo).toBe('mancano 19,00 alla riga 3');
    expect(describeVerdict(rotta, 'movimento', provato(0, 100, null)).testo).toBe(
      'mancano 19,00 fra saldo iniziale e finale',
    );
    // A refused line is to blame, whatever the balances.
    expect(describeVerdict({ ...rotta, riga: 9 }, 'movimento', provato(0, 100, null)).testo).toBe(
      'mancano 19,00 alla riga 9',
    );
  });

  it('tells a file with one balance from one with none', () => {
    expect(describeVerdict(ignota, 'movimento', provato(null, 100, null)).testo).toBe(
      'Un saldo solo non prova le righe',
    );
    expect(describeVerdict(ignota, 'movimento', provato(null, null, null)).testo).toBe(
      'Il file non porta saldi',
    );
    expect(describeVerdict(ignota, 'partita').testo).toBe('Nessun totale del file prova le righe');
  });
});
