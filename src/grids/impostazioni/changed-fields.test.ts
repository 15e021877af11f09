import { expect, test } from 'vitest';
import { describeChange, findChangedFields, inParole } from './changed-fields.ts';

test('only what differs is told, inside too; the version is nobody’s business', () => {
  const before = { nome: 'Alfa', iban: null, dentro: { a: 1, b: true }, versione: 1 };
  const after = { nome: 'Alfa', iban: 'IT60', dentro: { a: 2, b: true }, versione: 2 };
  expect(findChangedFields(before, after)).toEqual([
    { campo: 'iban', prima: '', dopo: 'IT60' },
    { campo: 'dentro.a', prima: '1', dopo: '2' },
  ]);
});

test('what was made or deleted is told whole', () => {
  expect(findChangedFields(null, { attivo: false })).toEqual([{ campo: 'attivo', prima: '', dopo: 'No' }]);
  expect(findChangedFields({ aziende: [1, 2] }, null)).toEqual([
    { campo: 'aziende', prima: '[1,2]', dopo: '' },
  ]);
  expect(findChangedFields(null, null)).toEqual([]);
});

test('codes are read as words', () => {
  expect(inParole('tipo_pagamento_creato')).toBe('Tipo pagamento creato');
});

test('amounts and days are told as they are everywhere, whatever they lie inside', () => {
  const after = { importo: -15_000_000, dentro: { residuo: 5 }, giorni: 30, data: '2026-11-03', id_voce: 10 };
  expect(findChangedFields(null, after).map(({ campo, dopo }) => `${campo} ${dopo}`)).toEqual([
    'importo -150.000,00',
    'dentro.residuo 0,05',
    'giorni 30',
    'data 03/11/2026',
    'id_voce 10',
  ]);
});

test('a change is told in one line; of what begins, only what it is', () => {
  expect(describeChange({ campo: 'tipo', prima: '', dopo: 'voce' })).toBe('tipo: voce');
  expect(describeChange({ campo: 'tipo', prima: 'voce', dopo: 'giroconto' })).toBe('tipo: voce → giroconto');
  expect(describeChange({ campo: 'tipo', prima: 'voce', dopo: '' })).toBe('tipo: voce → —');
});
