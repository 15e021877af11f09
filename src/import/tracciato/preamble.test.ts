import { describe, expect, it } from 'vitest';
import { readSaldi, readSurroundings, readSaldo } from './preamble.ts';

describe('leggiIntorno', () => {
  it.each([
    ['beside their names', [['Conto', '2453/0000035525', 'Divisa', 'CHF']]],
    ['in one cell', [['Conto: 2453/0000035525 - Divisa: CHF']]],
    [
      'under their names',
      [
        ['Conto', 'Divisa', 'Saldo al 31/12/2026'],
        ['2453/0000035525', 'CHF', '10,00'],
      ],
    ],
    ['in a sentence', [['Conto corrente n. 2453/0000035525 in CHF']]],
  ])('finds account and currency %s', (_, righe) => {
    expect(readSurroundings(righe)).toMatchObject({ conto: '2453/0000035525', divisa: 'CHF' });
  });

  it('takes no day for the number of an account', () => {
    expect(readSurroundings([['Estratto conto integrato al 30/09/2026']]).conto).toBeNull();
  });

  it.each([
    ['Estratto conto 03/2026 - chiuso il 31/03/2026'],
    ['Marzo 2026'],
    ['1-31 marzo 2026'],
    ['aprile 2026'],
  ])('takes no month for the number of a card: %s', (text) => {
    expect(readSurroundings([['Carta Verde Business', text]]).conto).toBeNull();
  });

  it('finds the number of a card in the sentence beside its name', () => {
    const sentence = 'Gentile LIA BASSI, ecco le operazioni della sua carta **** 9034';
    expect(readSurroundings([['Carta Ginepro', sentence]]).conto).toBe('**** 9034');
  });

  it('takes the currency of the balances where no label names one, unless they name two', () => {
    expect(readSurroundings([['Saldo iniziale: 12,00 USD']]).divisa).toBe('USD');
    expect(readSurroundings([['Saldo iniziale: 12,00 USD'], ['Saldo finale: 12,00 EUR']]).divisa).toBeNull();
  });
});

describe('leggiSaldo', () => {
  it.each([
    ['Saldo finale EUR 5,05-', -505],
    ['Saldo al 31/12/2026: (5,05) EUR', -505],
    ['Saldo finale: € −14,00', -1400],
    ['Saldo finale EUR \u20115,05', -505],
    ['Saldo finale EUR 5,05\uFF0D', -505],
    ['Saldo finale: \uFF0D 5,05', -505],
    ['SALDO AL 31/12/2018: 137,88 €', 13_788],
  ])('reads the sign of %s', (text, importo) => {
    expect(readSaldo([text], 1, ',', 'gma')?.importo).toBe(importo);
  });
});

describe('balances whose names stand above their figures', () => {
  const names = ['Riepilogo', 'Saldo iniziale', 'Entrate', 'Saldo finale'];
  const read = (below: readonly string[]) =>
    readSaldi(names, below, 1, ',', 'gma').map(({ tipo, importo }) => [tipo, importo]);

  it('are each the figure under its own name', () => {
    expect(read(['', '100,00', '20,00', '120,00'])).toEqual([
      ['iniziale', 10_000],
      ['finale', 12_000],
    ]);
  });

  it('are not read where fewer figures than names do not say which has none', () => {
    expect(read(['100,00', '20,00', '120,00'])).toEqual([]);
  });
});
