import { describe, expect, it } from 'vitest';
import { contoSchema, type Conto } from '#api/contract/conti.ts';
import { findConto } from './conto.ts';

const conto = (id: number, iban: string | null, divisa = 'EUR', archiviato = false): Conto =>
  contoSchema.parse({ id, nome: `Conto ${id}`, banca: null, iban, divisa, saldo_iniziale: 0, archiviato });

const PRIMO = conto(1, 'IT60X0542811101000000123456');
const SECONDO = conto(2, 'IT35 T030 6909 6061 0000 0067 890');
const dice = (code: string | null, divisa: string | null = null) => ({ conto: code, divisa });

describe('the conto of a statement', () => {
  it('is the one whose IBAN it names, however it is written', () => {
    expect(findConto([PRIMO, SECONDO], dice('it60 x054 2811 1010 0000 0123 456'))).toBe(PRIMO);
    expect(findConto([PRIMO, SECONDO], dice('IT35T0306909606100000067890'))).toBe(SECONDO);
  });

  it('is the one whose IBAN ends as its code does, when the format writes no IBAN', () => {
    expect(findConto([PRIMO, SECONDO], dice('05428/11101/000000123456'))).toBe(PRIMO);
    expect(findConto([PRIMO, SECONDO], dice('100000067890'))).toBe(SECONDO);
    // So few digits may be anybody's.
    expect(findConto([PRIMO, SECONDO], dice('0123456'))).toBeNull();
    // The check digits are no part of an account.
    expect(findConto([PRIMO], dice('60X0542811101000000123456'))).toBeNull();
  });

  it('of several that it may be, is the one in its currency, or none', () => {
    const dollari = conto(3, PRIMO.iban, 'USD');
    const code = PRIMO.iban;
    expect(findConto([PRIMO, dollari], dice(code, 'USD'))).toBe(dollari);
    expect(findConto([PRIMO, dollari], dice(code))).toBeNull();
    expect(findConto([PRIMO, conto(4, PRIMO.iban)], dice(code, 'EUR'))).toBeNull();
    const stesso = conto(5, 'IT11A0100503200000000123456');
    expect(findConto([PRIMO, stesso], dice('000000123456'))).toBeNull();
  });

  it('is the only one when the statement names none, and is not guessed when it names another', () => {
    const vecchio = conto(6, null, 'EUR', true);
    expect(findConto([PRIMO, vecchio], dice(null))).toBe(PRIMO);
    expect(findConto([PRIMO, SECONDO], dice(null))).toBeNull();
    expect(findConto([PRIMO], dice('DE89370400440532013000'))).toBeNull();
    expect(findConto([vecchio], dice(null))).toBeNull();
  });
});
