import { describe, expect, it } from 'vitest';
import { readTotali } from './totals.ts';

const UNA = { dare: -1, avere: -1, reversed: false };
const DUE = { dare: 2, avere: 3, reversed: false };
const read = (riga: string[], columns = UNA) => readTotali(riga, 7, columns, ',');

describe('a line of totals', () => {
  it.each([
    [['Totale movimenti dare 1.250,00', 'Totale movimenti avere 2.300,50'], 125_000, 230_050],
    [['Totale addebiti', '1.250,00', 'Totale accrediti', '2.300,50'], 125_000, 230_050],
    [['Totale addebiti 83.961,70 Totale accrediti 34.398,67'], 8_396_170, 3_439_867],
    [['Totale uscite: -€ 12,00'], 1_200, null],
    [['Totale uscite: € -12,00'], 1_200, null],
    [['TOTALE A CREDITO', 'EUR 5,00'], null, 500],
  ])('%j names its sides', (riga, dare, avere) => {
    expect(read(riga)).toEqual({ riga: 7, dare, avere, certain: true });
  });

  it('under the columns of the two sides needs no names', () => {
    const atteso = { riga: 7, dare: 125_000, avere: 230_050, certain: true };
    expect(read(['', 'Totali', '1.250,00', '2.300,50'], DUE)).toEqual(atteso);
    expect(read(['Totale generale', '', '-1.250,00', '2.300,50'], DUE)).toEqual(atteso);
  });

  it('with two figures and no names is uncertain', () => {
    expect(read(['Totali 1.250,00 2.300,50'])).toEqual({
      riga: 7,
      dare: 125_000,
      avere: 230_050,
      certain: false,
    });
  });

  it('of the account in a firm’s own books has its sides turned', () => {
    expect(read(['Totale dare 5,00'], { ...UNA, reversed: true })).toMatchObject({
      dare: null,
      avere: 500,
    });
  });

  it.each([
    [['Totale addebiti diretti', '12,00']],
    [['Totale spese', '10', '23,75']],
    [['Bonifico totale dare 5,00']],
    [['Totale', '23,75']],
  ])('%j is of something else', (riga) => {
    expect(read(riga)).toBeNull();
  });
});
