import { expect, test } from 'vitest';
import { decodeImported, encodeImported, type ImportatoIn } from './imported.ts';

const of = (azienda: number | null, ...ids: number[]): ImportatoIn => ({
  azienda,
  imports: ids.map((id_imp) => ({ scheda: 1, id_imp, righe: 10, nome: 'a.csv' })),
});

test('what came in is named by the address, azienda by azienda, and read back', () => {
  const text = encodeImported([of(3, 12, 13), of(4, 15)], 9);
  expect(text).toBe('3.12.13_4.15');
  expect(decodeImported(text)).toEqual(
    new Map([
      [3, [12, 13]],
      [4, [15]],
    ]),
  );
});

test('a list of one azienda is of the one that the tab works on, and is not named before that is known', () => {
  expect(encodeImported([of(null, 12)], 9)).toBe('9.12');
  expect(encodeImported([of(null, 12)], null)).toBeNull();
  expect(encodeImported([], 9)).toBeNull();
});

test('what another wrote into the address names nothing', () => {
  for (const text of [null, '', '3', '3.', '3.12_', '3.12_4', 'x.1', '0.12', '3.12<b>', '3.-1'])
    expect(decodeImported(text)).toEqual(new Map());
});
