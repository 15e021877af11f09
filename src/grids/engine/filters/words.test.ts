import { describe, expect, it } from 'vitest';
import { toGiorno } from '#domain/date.ts';
import type { toCentesimi } from '#domain/importi.ts';
import { defineColonne } from '../define-columns.ts';
import { DATA, IMPORTO, TESTO } from '../kinds.ts';
import { describeFilters, describeFilterInShort } from './words.ts';

interface Riga {
  data: ReturnType<typeof toGiorno>;
  importo: ReturnType<typeof toCentesimi>;
  stato: string;
}

const column = defineColonne<Riga>();
const COLONNE = [
  column('data', 'Data', DATA),
  column('importo', 'Importo', IMPORTO),
  column('stato', 'Stato', TESTO),
];
const OGGI = toGiorno('2026-11-18');
const words = (field: string, testo: string, scelta: object | null = null) =>
  describeFilters({ [field]: { testo, scelta } }, COLONNE, OGGI);

describe('filters in words', () => {
  it.each([
    ['importo', '>1000', 'Importo maggiore di 1.000,00'],
    ['importo', '100..200; -50', 'Importo tra 100,00 e 200,00 oppure uguale a -50,00'],
    ['importo', '>0; <>5', 'Importo maggiore di 0,00 e diverso da 5,00'],
    ['importo', 'vuote', 'Importo vuoto'],
    ['data', 'questo mese', 'Data dal 01/11/2026 al 30/11/2026'],
    ['data', 'oggi', 'Data il 18/11/2026'],
    ['data', '>=03/2026', 'Data dal 01/03/2026'],
    ['stato', 'ap; !chius', 'Stato contiene "ap" e non contiene "chius"'],
    ['stato', '=Aperta', 'Stato uguale a "Aperta"'],
  ])('%s %s', (field, text, expected) => {
    expect(words(field, text)).toEqual([expected]);
  });

  it('names a few values and counts many', () => {
    expect(words('stato', '', { modo: 'solo', valori: ['Aperta', ''] })).toEqual(['Stato: Aperta, (vuote)']);
    expect(words('stato', '', { modo: 'tranne', valori: ['Chiusa'] })).toEqual([
      'Stato: tutti tranne Chiusa',
    ]);
    expect(words('stato', '', { modo: 'solo', valori: [] })).toEqual(['Stato: nessun valore']);
    expect(words('stato', '', { modo: 'solo', valori: ['a', 'b', 'c', 'd'] })).toEqual(['Stato: 4 valori']);
    expect(words('data', '', { modo: 'solo', valori: ['2026-03'] })).toEqual(['Data: marzo 2026']);
  });

  it('says nothing of what is no filter, of unknown columns, of what cannot be read', () => {
    expect(
      describeFilters({ stato: { type: 'equals' }, altro: { testo: 'x', scelta: null } }, COLONNE, OGGI),
    ).toEqual([]);
    expect(words('importo', 'abc')).toEqual([]);
  });

  it('a chip keeps the words that say more than two dates', () => {
    const [data] = COLONNE;
    if (!data) throw new Error('the column of days is missing');
    expect(describeFilterInShort(data, { testo: 'questo mese', scelta: null }, OGGI)).toBe('questo mese');
  });
});
