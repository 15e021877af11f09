import { describe, expect, it } from 'vitest';
import { matchesModello } from '#domain/modello-nome.ts';
import { suggestModello, suggestNome } from './modello.ts';

describe('suggestModello', () => {
  it.each([
    ['movimenti_20260131.csv', 'movimenti_*.csv', 'movimenti_20260228.csv'],
    ['Lista Movimenti 31-01-2026.csv', 'Lista Movimenti *.csv', 'Lista Movimenti 28-02-2026.csv'],
    ['estratto_gennaio_2026 (1).csv', 'estratto_*.csv', 'estratto_febbraio_2026.csv'],
    ['movimenti.csv', 'movimenti.csv', 'movimenti.csv'],
    ['12345.csv', '*.csv', '999.csv'],
  ])('%s suggests %s, which takes %s', (nome, modello, prossimo) => {
    expect(suggestModello(nome)).toBe(modello);
    expect(matchesModello(modello, nome)).toBe(true);
    expect(matchesModello(modello, prossimo)).toBe(true);
  });

  it('names a tracciato by the words of the file', () => {
    expect(suggestNome('movimenti_banca_20260131.csv')).toBe('movimenti banca');
    expect(suggestNome('20260131.csv')).toBe('Estratto conto');
  });
});
