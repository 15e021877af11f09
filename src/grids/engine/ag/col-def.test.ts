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
const colonna = defineColonne<Riga>();
const campi = (list: readonly Colonna<Riga>[]) => sortForPhone(list).map(({ campo }) => campo);

it('on a phone day, text and amount come first, of rows that have all three', () => {
  const nome = colonna('nome', 'Nome', TESTO);
  const dare = colonna('dare', 'Dare', IMPORTO);
  const data = colonna('data', 'Data', DATA);
  const testo = colonna('testo', 'Testo', TESTO, { flessibile: true });
  expect(campi([nome, dare, data, testo])).toEqual(['data', 'testo', 'dare', 'nome']);
  // A name that stays at the left says what the row is.
  expect(campi([colonna('nome', 'Nome', TESTO, { fissa: true }), dare, data, testo])).toEqual([
    'nome',
    'dare',
    'data',
    'testo',
  ]);
  expect(campi([nome, dare, testo])).toEqual(['nome', 'dare', 'testo']);
  // What is hidden takes no place.
  const altra = colonna('avere', 'Avere', IMPORTO);
  expect(campi([colonna('dare', 'Dare', IMPORTO, { nascosta: true }), altra, testo, data])).toEqual([
    'data',
    'testo',
    'avere',
    'dare',
  ]);
});

it('where places are given, they are those', () => {
  const list = [
    colonna('data', 'Data', DATA),
    colonna('testo', 'Testo', TESTO, { flessibile: true }),
    colonna('dare', 'Dare', IMPORTO),
    colonna('numero', 'Numero', NUMERO, { telefono: 1 }),
  ];
  expect(campi(list)).toEqual(['numero', 'data', 'testo', 'dare']);
});
