import { describe, expect, it } from 'vitest';
import { toGiorno } from './date.ts';
import { checkCodiceFiscale, makeCodiceFiscale } from './codici-fiscali.ts';
import { checkIban, checkPartitaIva, computeCin, makeItalianIban, makePartitaIva } from './codici.ts';

describe('IBAN', () => {
  // Examples of the SWIFT IBAN Registry.
  it.each([
    'IT60X0542811101000000123456',
    'SM86U0322509800000000270100',
    'DE89370400440532013000',
    'FR1420041010050500013M02606',
    'ES9121000418450200051332',
    'CH9300762011623852957',
    'GB29NWBK60161331926819',
    'MT84MALT011000012345MTLCAST001S',
    'NO9386011117947',
  ])('accepts %s', (iban) => {
    expect(checkIban(iban)).toEqual({ ok: true, valore: iban });
  });

  it('accepts spaces and lower case, and gives the compact form', () => {
    expect(checkIban(' it60 x054 2811 1010 0000 0123 456 ')).toEqual({
      ok: true,
      valore: 'IT60X0542811101000000123456',
    });
  });

  it.each([
    ['', 'L’IBAN è vuoto'],
    [
      'IT60X0542811101000000123457',
      'Le cifre di controllo dell’IBAN non tornano: c’è un errore di battitura',
    ],
    ['IT60X054281110100000012345', 'Un IBAN IT ha 27 caratteri, questo ne ha 26'],
    ['IT60-X054-2811', 'L’IBAN può contenere solo lettere e cifre'],
    [
      '60ITX0542811101000000123456',
      'Un IBAN comincia con due lettere e due cifre e ha al massimo 34 caratteri',
    ],
    // The check digits are right for this text, the CIN is not.
    ['IT65A0542811101000000123456', 'Il CIN dell’IBAN non torna'],
  ])('refuses %j', (iban, motivo) => {
    expect(checkIban(iban)).toEqual({ ok: false, motivo });
  });

  it('computes the CIN and makes the published example', () => {
    expect(computeCin('0542811101000000123456')).toBe('X');
    expect(makeItalianIban('05428', '11101', '123456')).toBe('IT60X0542811101000000123456');
  });

  it('refuses to make one out of something else', () => {
    expect(() => makeItalianIban('5428', '11101', '123456')).toThrow(RangeError);
    expect(() => makeItalianIban('05428', '11101', '1234567890123')).toThrow(RangeError);
  });
});

describe('partita IVA', () => {
  it.each(['00743110157', '07643520567', '12345670017'])('accepts %s', (code) => {
    expect(checkPartitaIva(code)).toEqual({ ok: true, valore: code });
  });

  it('takes the country in front away', () => {
    expect(checkPartitaIva('IT 00743110157')).toEqual({ ok: true, valore: '00743110157' });
  });

  it.each([
    ['', 'La partita IVA è vuota'],
    ['00743110158', 'La cifra di controllo della partita IVA non torna: c’è un errore di battitura'],
    ['0743110157', 'La partita IVA ha 11 cifre, questa ne ha 10'],
    ['0074311015A', 'La partita IVA può contenere solo cifre'],
    ['00000000000', 'La partita IVA comincia con un numero di iscrizione nullo'],
  ])('refuses %j', (code, motivo) => {
    expect(checkPartitaIva(code)).toEqual({ ok: false, motivo });
  });

  it('makes the published example from its parts', () => {
    expect(makePartitaIva(74_311, 15)).toBe('00743110157');
    expect(() => makePartitaIva(0, 15)).toThrow(RangeError);
    expect(() => makePartitaIva(10_000_000, 15)).toThrow(RangeError);
  });
});

describe('codice fiscale', () => {
  it.each(['RSSMRA85T10A562S', 'MRTMTT25D09F205Z', 'RSSMRA80A01H501U', '00743110157'])(
    'accepts %s',
    (code) => {
      expect(checkCodiceFiscale(code)).toEqual({ ok: true, valore: code });
    },
  );

  it('accepts a code with letters for digits (omocodia), with its own check letter', () => {
    expect(checkCodiceFiscale('RSSMRA80A01H50MM')).toMatchObject({ ok: true });
    expect(checkCodiceFiscale('RSSMRA80A01H50MU')).toMatchObject({ ok: false });
  });

  it.each([
    ['', 'Il codice fiscale è vuoto'],
    ['RSSMRA80A01H501', 'Il codice fiscale ha 16 caratteri (11 per le società), questo ne ha 15'],
    ['RSSMRA80A01H501X', 'La lettera di controllo del codice fiscale non torna: c’è un errore di battitura'],
    ['RSSMRA80F01H501U', 'Lettere e cifre non stanno al loro posto in questo codice fiscale'],
    ['RSSMRA80D31H501U', 'Il giorno di nascita nel codice fiscale non esiste'],
    ['RSSMRA81B29H501U', 'Il giorno di nascita nel codice fiscale non esiste'],
    ['00743110158', 'La cifra di controllo del codice fiscale non torna'],
  ])('refuses %j', (code, motivo) => {
    expect(checkCodiceFiscale(code)).toEqual({ ok: false, motivo });
  });

  it.each([
    ['Rossi', 'Mario', '1980-01-01', 'M', 'RSSMRA80A01H501U'],
    ['Fo', 'Al', '1980-01-01', 'M', 'FOXLAX80A01H501'],
    ['De Nicolò', 'Gianfranco', '1972-12-09', 'F', 'DNCGFR72T49H501'],
  ] as const)('makes the one of %s %s', (cognome, nome, birth, sesso, expected) => {
    const made = makeCodiceFiscale({ cognome, nome, birth: toGiorno(birth), sex: sesso, comune: 'H501' });
    expect(made.startsWith(expected)).toBe(true);
    expect(checkCodiceFiscale(made).ok).toBe(true);
  });
});
