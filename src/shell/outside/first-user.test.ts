import { expect, test } from 'vitest';
import { checkFirstUser } from './first-user.ts';

const good = {
  azienda: 'Rossi Forniture S.r.l.',
  username: 'giulia.conti',
  password: 'una frase lunga',
  conferma: 'una frase lunga',
};

test('a good form has nothing to say', () => {
  expect(checkFirstUser(good)).toEqual({});
});

test('every wrong field is named at once, passwords included', () => {
  expect(
    Object.keys(checkFirstUser({ azienda: ' ', username: 'à', password: 'corta', conferma: '' })).sort(),
  ).toEqual(['azienda', 'conferma', 'password', 'username']);
});

test('ten characters are enough, nine are not', () => {
  expect(checkFirstUser({ ...good, password: '1234567890', conferma: '1234567890' })).toEqual({});
  expect(checkFirstUser({ ...good, password: '123456789', conferma: '123456789' })).toEqual({
    password: 'Almeno 10 caratteri',
  });
});

test('the password must be typed the same twice', () => {
  expect(checkFirstUser({ ...good, conferma: 'una frase lunga ' })).toEqual({
    conferma: 'Le due password sono diverse',
  });
});
