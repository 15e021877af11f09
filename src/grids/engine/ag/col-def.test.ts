import { expect, it } from 'vitest';
import type { Centesimi, Giorno } from '#api/contract/valori.ts';
import { defineColonne } from '../define-columns.ts';
import { DATA, IMPORTO, NUMERO, TESTO } from '../kinds.ts';
import type { Colonna } from '../types.ts';
import { sortForPhone } from './col-def.ts';

interface Riga {
  numero: Centesimi;
  nome: string;
  testo: string;
  dare: Centesimi;
  avere: Centesimi;
  data: Giorno;
}
const column = defineColonne<Riga>();
const fields = (list: readonly Colonna<Riga>[]) => sortForPhone(list).map(({ campo }) => campo);

it('on a phone day, text and amount come first, of rows that have all three', () => {
  const name = column('nome', 'Nome', TESTO);
  const dare = column('dare', 'Dare', IMPORTO);
  const data = column('data', 'Data', DATA);
  const text = column('testo', 'Testo', TESTO, { flexible: true });
  expect(fields([name, dare, data, text])).toEqual(['data', 'testo', 'dare', 'nome']);
  // A name that stays at the left says what the row is.
  expect(fields([column('nome', 'Nome', TESTO, { fissa: true }), dare, data, text])).toEqual([
    'nome',
    'dare',
    'data',
    'testo',
  ]);
  expect(fields([name, dare, text])).toEqual(['nome', 'dare', 'testo']);
  // What is hidden takes no place.
  const other = column('avere', 'Avere', IMPORTO);
  expect(fields([column('dare', 'Dare', IMPORTO, { hidden: true }), other, text, data])).toEqual([
    'data',
    'testo',
    'avere',
    'dare',
  ]);
});

it('where places are given, they are those', () => {
  const list = [
    column('data', 'Data', DATA),
    column('testo', 'Testo', TESTO, { flexible: true }),
    column('dare', 'Dare', IMPORTO),
    column('numero', 'Numero', NUMERO, { telefono: 1 }),
  ];
  expect(fields(list)).toEqual(['numero', 'data', 'testo', 'dare']);
});
