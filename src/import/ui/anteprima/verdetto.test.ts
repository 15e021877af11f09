import { describe, expect, it } from 'vitest';
import { centesimi } from '#domain/importi.ts';
import { verdettoInParole, type Provato } from './verdetto.tsx';

const provato = (iniziale: number | null, finale: number | null, saldo: number | null): Provato => ({
  saldo_iniziale: iniziale === null ? null : centesimi(iniziale),
  saldo_finale: finale === null ? null : centesimi(finale),
  righe: [2, 3].map((riga) => ({ riga, saldo: saldo === null ? null : centesimi(saldo) })),
});
const rotta = { esito: 'non_quadra', differenza: centesimi(1_900), riga: 3 } as const;
const ignota = { esito: 'non_verificabile', differenza: null, riga: null } as const;

describe('the verdict in words', () => {
  it('names the row that a running balance names, and none between two balances alone', () => {
    expect(verdettoInParole(rotta, 'movimento', provato(0, 100, 50)).testo).toBe('mancano 19,00 alla riga 3');
    expect(verdettoInParole(rotta, 'movimento', provato(0, 100, null)).testo).toBe(
      'mancano 19,00 fra saldo iniziale e finale',
    );
    // A refused line is to blame, whatever the balances.
    expect(verdettoInParole({ ...rotta, riga: 9 }, 'movimento', provato(0, 100, null)).testo).toBe(
      'mancano 19,00 alla riga 9',
    );
  });

  it('tells a file with one balance from one with none', () => {
    expect(verdettoInParole(ignota, 'movimento', provato(null, 100, null)).testo).toBe(
      'Un saldo solo non prova le righe',
    );
    expect(verdettoInParole(ignota, 'movimento', provato(null, null, null)).testo).toBe(
      'Il file non porta saldi',
    );
    expect(verdettoInParole(ignota, 'partita').testo).toBe('Nessun totale del file prova le righe');
  });
});
