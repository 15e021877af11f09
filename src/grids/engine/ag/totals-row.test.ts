import { expect, it } from 'vitest';
import { toCentesimi } from '#domain/importi.ts';
import { defineColonne } from '../define-columns.ts';
import { IMPORTO, TESTO } from '../kinds.ts';
import { SommaTotali } from './totals-row.ts';

interface Riga {
  testo: string;
  importo: ReturnType<typeof toCentesimi>;
  saldo: ReturnType<typeof toCentesimi>;
  divisa: string;
}

const column = defineColonne<Riga>();
const COLONNE = [
  column('testo', 'Testo', TESTO),
  column('importo', 'Importo', IMPORTO),
  column('saldo', 'Saldo', IMPORTO, { senzaTotale: true }),
  column.computed('resto', 'Resto', IMPORTO, ({ saldo }) => saldo),
];
const MISURA = { importo: ({ importo }: Riga) => importo, divisa: ({ divisa }: Riga) => divisa };
const riga = (importo: number, divisa = 'EUR'): Riga => ({
  testo: 'x',
  importo: toCentesimi(importo),
  saldo: toCentesimi(100),
  divisa,
});

const sumRighe = (righe: readonly Riga[], columns = COLONNE) => {
  const sum = new SommaTotali(columns, MISURA);
  for (const each of righe) sum.add(each);
  return sum.righe('testo', new Set(columns.map(({ campo }) => campo)));
};

it('adds up the columns that have a sum, and says so in the first column', () => {
  const [total, ...others] = sumRighe([riga(5), riga(-7)]);
  expect([total?.valori, others]).toEqual([{ testo: 'Totale', importo: -2, resto: 200 }, []]);
});

it('never adds one divisa to another', () => {
  const totals = sumRighe([riga(5, 'USD'), riga(1), riga(2)]);
  expect(totals.map(({ valori }) => valori)).toEqual([
    { testo: 'Totale EUR, 2 righe', importo: 3, resto: 200 },
    { testo: 'Totale USD, 1 riga', importo: 5, resto: 100 },
  ]);
});

it('is not there without rows, or without anything to sum', () => {
  expect(sumRighe([])).toEqual([]);
  expect(sumRighe([riga(1)], COLONNE.slice(0, 1))).toEqual([]);
});

it('does not repeat the one sum that the bar under the grid tells', () => {
  const one = COLONNE.slice(0, 3);
  expect(sumRighe([riga(5), riga(-7)], one)).toEqual([]);
  // A column of other amounts is not in the bar.
  const other = COLONNE.filter(({ campo }) => campo !== 'importo');
  expect(sumRighe([riga(5)], other).map(({ valori }) => valori)).toEqual([{ testo: 'Totale', resto: 100 }]);
  const sum = new SommaTotali(COLONNE, MISURA);
  sum.add(riga(5));
  // Columns that are not shown have no sum to read.
  expect(sum.righe('testo', new Set(['testo', 'importo']))).toEqual([]);
  expect(sum.righe('testo', new Set(['testo', 'resto']))).toHaveLength(1);
});
