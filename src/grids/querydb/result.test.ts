import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatImporto } from '#domain/importi.ts';
import { makeResult, parseCents } from './result.ts';

test('cents are read digit by digit', () => {
  expect(['0.10', '-1234.5', '12', '-0.00', '999999999999.99'].map(parseCents)).toEqual([
    10, -123_450, 1_200, 0, 99_999_999_999_999,
  ]);
  for (const text of ['', '1.234', 'NaN', '1e3', '.5', '12.']) expect(parseCents(text)).toBeNull();
});

test('every amount of cents comes back from how PostgreSQL writes it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 }), (cents) => {
      const text = formatImporto(cents).replaceAll('.', '').replace(',', '.');
      expect(parseCents(text)).toBe(cents === 0 ? 0 : cents);
    }),
  );
});

const ask = (
  tipo: 'decimale' | 'intero' | 'data' | 'istante' | 'testo',
  values: (string | number | null)[],
) =>
  makeResult({
    colonne: [{ nome: 'x', tipo }],
    righe: values.map((value) => [value]),
    troncato: false,
    millisecondi: 1,
  }).colonne[0];

test('a column looks like what all its values are', () => {
  expect(ask('decimale', ['1.20', null, '-3'])?.tipo.nome).toBe('importo');
  expect(ask('decimale', ['1.2345', '2'])?.tipo.nome).toBe('numero');
  expect(ask('decimale', ['1.23456789012345678901'])?.tipo.nome).toBe('testo');
  expect(ask('intero', [1, 2])?.tipo.nome).toBe('numero');
  expect(ask('intero', [1, '9007199254740993'])?.tipo.nome).toBe('testo');
  expect(ask('data', ['2026-03-15', null])?.tipo.nome).toBe('data');
  expect(ask('data', ['infinity'])?.tipo.nome).toBe('testo');
  expect(ask('istante', ['2026-03-15T09:00:00.000Z'])?.tipo.nome).toBe('istante');
});

test('columns of one name stay apart', () => {
  const { colonne } = makeResult({
    colonne: [
      { nome: 'a', tipo: 'intero' },
      { nome: 'a', tipo: 'intero' },
    ],
    righe: [[1, 2]],
    troncato: false,
    millisecondi: 1,
  });
  expect(colonne.map(({ campo }) => campo)).toEqual(['c1', 'c2']);
  expect(colonne.map(({ valore }) => valore({ n: 1, valori: [1, 2] }))).toEqual([1, 2]);
});
