import { expect, it } from 'vitest';
import { centesimi } from '#domain/importi.ts';
import { colonne } from '../colonne.ts';
import { IMPORTO, TESTO } from '../kinds.ts';
import { sommaTotali } from './riga-totali.ts';

interface Riga {
  testo: string;
  importo: ReturnType<typeof centesimi>;
  saldo: ReturnType<typeof centesimi>;
  divisa: string;
}

const colonna = colonne<Riga>();
const COLONNE = [
  colonna('testo', 'Testo', TESTO),
  colonna('importo', 'Importo', IMPORTO),
  colonna('saldo', 'Saldo', IMPORTO, { senzaTotale: true }),
];
const MISURA = { importo: ({ importo }: Riga) => importo, divisa: ({ divisa }: Riga) => divisa };
const riga = (importo: number, divisa = 'EUR'): Riga => ({
  testo: 'x',
  importo: centesimi(importo),
  saldo: centesimi(100),
  divisa,
});

it('adds up the columns that have a sum, and says so in the first column', () => {
  const [total, ...others] = sommaTotali([riga(5), riga(-7)], COLONNE, 'testo', MISURA);
  expect([total?.valori, others]).toEqual([{ testo: 'Totale', importo: -2 }, []]);
});

it('never adds one divisa to another', () => {
  const totals = sommaTotali([riga(5, 'USD'), riga(1), riga(2)], COLONNE, 'testo', MISURA);
  expect(totals.map(({ valori }) => valori)).toEqual([
    { testo: 'Totale EUR, 2 righe', importo: 3 },
    { testo: 'Totale USD, 1 riga', importo: 5 },
  ]);
});

it('is not there without rows, or without anything to sum', () => {
  expect(sommaTotali([], COLONNE, 'testo', MISURA)).toEqual([]);
  expect(sommaTotali([riga(1)], COLONNE.slice(0, 1), 'testo', MISURA)).toEqual([]);
});
