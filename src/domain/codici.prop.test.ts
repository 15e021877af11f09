import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toGiorno } from './date.ts';
import { checkCodiceFiscale, makeCodiceFiscale } from './codici-fiscali.ts';
import { checkIban, checkPartitaIva, makeItalianIban, makePartitaIva } from './codici.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const iban = fc.tuple(digits(5), digits(5), digits(12)).map((parts) => makeItalianIban(...parts));
const partitaIva = fc
  .tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 1, max: 999 }))
  .map((parts) => makePartitaIva(...parts));
const codiceFiscale = fc
  .record({
    cognome: fc.stringMatching(/^[A-Za-z' ]{1,20}$/),
    nome: fc.stringMatching(/^[A-Za-z' ]{1,20}$/),
    birth: fc
      .tuple(
        fc.integer({ min: 1920, max: 2020 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
      )
      .map(([y, m, d]) => toGiorno(`${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`)),
    sex: fc.constantFrom('M' as const, 'F' as const),
    comune: fc.stringMatching(/^[A-M]\d{3}$/),
  })
  .map(makeCodiceFiscale);

/** The code with one of its digits changed into another. */
const conErrore = (codes: fc.Arbitrary<string>) =>
  fc.tuple(codes, fc.nat(), fc.integer({ min: 1, max: 9 })).map(([code, choice, shift]) => {
    const places = Array.from(code.matchAll(/\d/g), ({ index }) => index);
    const at = places[choice % places.length] ?? 0;
    const digit = (Number(code.charAt(at)) + shift) % 10;
    return `${code.slice(0, at)}${digit}${code.slice(at + 1)}`;
  });

describe.each([
  ['IBAN', iban, checkIban],
  ['partita IVA', partitaIva, checkPartitaIva],
  ['codice fiscale', codiceFiscale, checkCodiceFiscale],
] as const)('%s', (_, codes, check) => {
  it('what is made passes, unchanged', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(check(code)).toEqual({ ok: true, valore: code });
      }),
    );
  });

  it('one wrong digit is always caught', () => {
    fc.assert(
      fc.property(conErrore(codes), (code) => {
        expect(check(code).ok).toBe(false);
      }),
    );
  });

  it('any text gets an answer, never an exception', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof check(text).ok).toBe('boolean');
      }),
    );
  });
});
