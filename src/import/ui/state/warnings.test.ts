import { describe, expect, it } from 'vitest';
import type { Conto } from '#api/contract/conti.ts';
import { toCentesimi } from '#domain/importi.ts';
import { findOtherBank, findOtherConto } from './warnings.ts';

const conto = (id: number, iban: string | null, divisa = 'EUR'): Conto => ({
  id,
  nome: `Conto ${id}`,
  banca: null,
  iban,
  codice_conto: null,
  divisa,
  saldo_iniziale: toCentesimi(0),
  archiviato: false,
  versione: 1,
});
const ALFA = conto(1, 'IT60X0542811101000000123456');
const BETA = conto(2, 'IT40S0542811101000000654321');
const SENZA = conto(3, null);
const CONTI = [ALFA, BETA, SENZA];
const told = (text: string | null) => ({ conto: text, divisa: 'EUR' });

describe('a file whose account is not the chosen conto', () => {
  it('is told, with the conto it names when there is one', () => {
    expect(findOtherConto(CONTI, told(ALFA.iban), BETA)).toEqual({ told: ALFA.iban, theirs: ALFA });
    expect(findOtherConto(CONTI, told('IT60 X054 2811 1010 0000 0123 456'), BETA)?.theirs).toBe(ALFA);
    const estraneo = 'IT28W8000000292100645211151';
    expect(findOtherConto(CONTI, told(estraneo), BETA)).toEqual({ told: estraneo, theirs: null });
  });

  it('is left alone when it is that conto, says no account, or the conto has no IBAN to compare', () => {
    expect(findOtherConto(CONTI, told(ALFA.iban), ALFA)).toBeNull();
    expect(findOtherConto(CONTI, told('1000000123456'), ALFA)).toBeNull();
    expect(findOtherConto(CONTI, told(null), BETA)).toBeNull();
    expect(findOtherConto(CONTI, told('Conto corrente'), BETA)).toBeNull();
    expect(findOtherConto(CONTI, told('IT28W8000000292100645211151'), SENZA)).toBeNull();
    // Of a conto without IBAN too, when the file names another of the azienda.
    expect(findOtherConto(CONTI, told(BETA.iban), SENZA)?.theirs).toBe(BETA);
  });
});

describe('a file in the layout of a bank that is not the chosen conto’s', () => {
  const read = (nome: string, origine: 'nativo' | 'inferito' = 'nativo') => ({
    tracciato: { id: null, versione: null, nome, origine },
  });
  const UNICREDIT = 'UniCredit, elenco movimenti';

  it('is told by the ABI code of the IBAN, in Italy and abroad', () => {
    expect(findOtherBank(read(UNICREDIT), ALFA)).toBe('UniCredit');
    expect(findOtherBank(read(UNICREDIT), conto(4, 'NL91RABO0417164300'))).toBe('UniCredit');
    expect(findOtherBank(read(UNICREDIT), conto(5, 'IT82 T020 0811 7000 0001 0123 456'))).toBeNull();
  });

  it('is not where the layout is of no bank, or the conto has no IBAN', () => {
    expect(findOtherBank(read(UNICREDIT), SENZA)).toBeNull();
    expect(findOtherBank(read(UNICREDIT), conto(6, 'Cassa'))).toBeNull();
    expect(findOtherBank(read(UNICREDIT, 'inferito'), ALFA)).toBeNull();
    expect(findOtherBank(read('CAMT.053'), ALFA)).toBeNull();
  });
});
