import { describe, expect, it } from 'vitest';
import type { FiltriColonne } from '#api/contract/viste.ts';
import { toCentesimi } from '#domain/importi.ts';
import { defineColonne } from '../define-columns.ts';
import { IMPORTO, TESTO } from '../kinds.ts';
import { RowFilter } from './row-filter.ts';

interface Riga {
  nome: string;
  nota: string | null;
  importo: ReturnType<typeof toCentesimi>;
}

const column = defineColonne<Riga>();
const COLONNE = [
  column('nome', 'Nome', TESTO),
  column('nota', 'Nota', TESTO, { hidden: true }),
  column('importo', 'Importo', IMPORTO),
];
const RIGHE: Riga[] = [
  { nome: 'Società Perù', nota: null, importo: toCentesimi(123_456) },
  { nome: 'Rossi', nota: 'sollecitare', importo: toCentesimi(-5_000) },
];

function make(filters: FiltriColonne = {}): RowFilter<Riga> {
  const rowFilter = new RowFilter<Riga>(COLONNE);
  rowFilter.bind({ source: () => RIGHE, filtri: () => filters });
  return rowFilter;
}

const found = (rowFilter: RowFilter<Riga>, words: string): string[] => {
  rowFilter.setRicerca(words);
  return RIGHE.filter(rowFilter.makeTest()).map(({ nome }) => nome);
};

describe('the quick search', () => {
  it('finds every word in some column, shown or hidden, whatever the accents', () => {
    const rowFilter = make();
    expect(found(rowFilter, 'peru')).toEqual(['Società Perù']);
    expect(found(rowFilter, 'SOCIETÀ 1.234')).toEqual(['Società Perù']);
    expect(found(rowFilter, 'sollec')).toEqual(['Rossi']);
    expect(found(rowFilter, 'rossi peru')).toEqual([]);
    expect(found(rowFilter, '  ')).toEqual(['Società Perù', 'Rossi']);
  });

  it('no word is found across two columns', () => {
    expect(found(make(), 'rossisollecitare')).toEqual([]);
  });

  it('a changed row is sought as it now is', () => {
    const rowFilter = make();
    rowFilter.setRicerca('verdi');
    const [, riga] = RIGHE;
    if (!riga) throw new Error('the row is missing');
    expect(rowFilter.passQuickSearch(riga)).toBe(false);
    expect(rowFilter.passQuickSearch({ ...riga, nome: 'Verdi' })).toBe(true);
  });

  it('tells whether the words changed, spaces and case apart', () => {
    const rowFilter = make();
    expect(rowFilter.setRicerca('Rossi')).toBe(true);
    expect(rowFilter.setRicerca(' rossi ')).toBe(false);
  });

  it('goes with the filters of the columns', () => {
    const rowFilter = make({ importo: { testo: '<0', scelta: null } });
    expect(found(rowFilter, 'o')).toEqual(['Rossi']);
    expect(RIGHE.filter(rowFilter.makeTest('importo'))).toHaveLength(2);
  });
});
