import { expect, test } from 'vitest';
import { toCentesimi } from '#domain/importi.ts';
import { defineColonne } from '../define-columns.ts';
import { IMPORTO, TESTO } from '../kinds.ts';
import { ColumnWidths } from './column-widths.ts';

interface Riga {
  nome: string | null;
  nota: string | null;
  testo: string | null;
  divisa: string;
  importo: ReturnType<typeof toCentesimi> | null;
  saldo: ReturnType<typeof toCentesimi> | null;
}

const colonna = defineColonne<Riga>();
const COLONNE = [
  colonna('nome', 'Nome', TESTO),
  colonna('nota', 'Nota', TESTO, { modificabile: true }),
  colonna('testo', 'Testo', TESTO, { flessibile: true }),
  colonna('divisa', 'Divisa', TESTO, { consueto: 'EUR' }),
  colonna('importo', 'Importo', IMPORTO),
  colonna('saldo', 'Saldo', IMPORTO),
];
const riga = (campi: Partial<Riga>): Riga => ({
  nome: null,
  nota: null,
  testo: null,
  divisa: 'EUR',
  importo: null,
  saldo: null,
  ...campi,
});

test('a column says nothing until one row fills it; what can be written, or is made for the text, stays', () => {
  const ampiezze = new ColumnWidths(COLONNE);
  expect(ampiezze.vuote()).toEqual([]);
  ampiezze.guarda(riga({ importo: toCentesimi(100), nome: '' }));
  expect(ampiezze.vuote()).toEqual(['nome', 'divisa', 'saldo']);
  ampiezze.guarda(riga({ nome: 'Rossi', divisa: 'USD' }));
  expect(ampiezze.vuote()).toEqual(['saldo']);
});

test('amounts ask for the room of the widest, with its sign', () => {
  const ampiezze = new ColumnWidths(COLONNE);
  for (const importo of [5, -123_456_789, 99_999_999])
    ampiezze.guarda(riga({ importo: toCentesimi(importo) }));
  expect(ampiezze.importi()).toEqual([{ campo: 'importo', testi: ['-1.234.567,89', '999.999,99'] }]);
});
