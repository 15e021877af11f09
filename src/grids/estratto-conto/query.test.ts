import { describe, expect, it } from 'vitest';
import { parseIndirizzo, toPercorso, toSearch } from './query.ts';

const read = (text: string) => parseIndirizzo(new URLSearchParams(text));

describe('the page address', () => {
  it('is read with its defaults', () => {
    expect(read('')).toEqual({ natura: 'movimento', id_conto: null, id_imp: null, id_legata: null, q: '' });
    expect(read('natura=partita&id_imp=7&q=rossi')).toEqual({
      natura: 'partita',
      id_conto: null,
      id_imp: 7,
      id_legata: null,
      q: 'rossi',
    });
  });

  it('ignores what makes no sense instead of failing', () => {
    expect(read('natura=altro&id_conto=abc&id_imp=-3&id_legata=x')).toEqual({
      natura: 'movimento',
      id_conto: null,
      id_imp: null,
      id_legata: null,
      q: '',
    });
  });

  it('comes back from what was written', () => {
    const address = {
      natura: 'partita',
      id_conto: 3,
      id_imp: 9,
      id_legata: 4,
      q: 'caffè & figli',
    } as const;
    expect(parseIndirizzo(toSearch(address))).toEqual(address);
  });

  it('keeps the parameters of others', () => {
    const search = toSearch(
      { natura: 'movimento', id_conto: null, id_imp: null, id_legata: null, q: '' },
      new URLSearchParams('embed=1&q=x'),
    );
    expect(search.toString()).toBe('embed=1');
  });

  it('writes only what differs from the plain page', () => {
    expect(toPercorso({})).toBe('/app/estrattoconto');
    expect(toPercorso({ id_imp: 7 })).toBe('/app/estrattoconto?id_imp=7');
    expect(toPercorso({ natura: 'partita', id_legata: 7 })).toBe(
      '/app/estrattoconto?natura=partita&id_legata=7',
    );
  });
});
