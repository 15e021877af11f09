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

const colonna = defineColonne<Riga>();
const COLONNE = [
  colonna('nome', 'Nome', TESTO),
  colonna('nota', 'Nota', TESTO, { nascosta: true }),
  colonna('importo', 'Importo', IMPORTO),
];
const RIGHE: Riga[] = [
  { nome: 'Società Perù', nota: null, importo: toCentesimi(123_456) },
  { nome: 'Rossi', nota: 'sollecitare', importo: toCentesimi(-5_000) },
];

function make(filtri: FiltriColonne = {}): RowFilter<Riga> {
  const setaccio = new RowFilter<Riga>(COLONNE);
  setaccio.lega({ fonte: () => RIGHE, filtri: () => filtri });
  return setaccio;
}

const found = (setaccio: RowFilter<Riga>, words: string): string[] => {
  setaccio.setRicerca(words);
  return RIGHE.filter(setaccio.prova()).map(({ nome }) => nome);
};

describe('the quick search', () => {
  it('finds every word in some column, shown or hidden, whatever the accents', () => {
    const setaccio = make();
    expect(found(setaccio, 'peru')).toEqual(['Società Perù']);
    expect(found(setaccio, 'SOCIETÀ 1.234')).toEqual(['Società Perù']);
    expect(found(setaccio, 'sollec')).toEqual(['Rossi']);
    expect(found(setaccio, 'rossi peru')).toEqual([]);
    expect(found(setaccio, '  ')).toEqual(['Società Perù', 'Rossi']);
  });

  it('no word is found across two columns', () => {
    expect(found(make(), 'rossisollecitare')).toEqual([]);
  });

  it('a changed row is sought as it now is', () => {
    const setaccio = make();
    setaccio.setRicerca('verdi');
    const [, riga] = RIGHE;
    if (!riga) throw new Error('the row is missing');
    expect(setaccio.passaRicerca(riga)).toBe(false);
    expect(setaccio.passaRicerca({ ...riga, nome: 'Verdi' })).toBe(true);
  });

  it('tells whether the words changed, spaces and case apart', () => {
    const setaccio = make();
    expect(setaccio.setRicerca('Rossi')).toBe(true);
    expect(setaccio.setRicerca(' rossi ')).toBe(false);
  });

  it('goes with the filters of the columns', () => {
    const setaccio = make({ importo: { testo: '<0', scelta: null } });
    expect(found(setaccio, 'o')).toEqual(['Rossi']);
    expect(RIGHE.filter(setaccio.prova('importo'))).toHaveLength(2);
  });
});
