import { describe, expect, it } from 'vitest';
import { isOfModello } from '#domain/name-pattern.ts';
import { proposeModello, proposeNome } from './pattern.ts';

describe('suggestModello', () => {
  it.each([
    ['movimenti_20260131.csv', 'movimenti_*.csv', 'movimenti_20260228.csv'],
    ['Lista Movimenti 31-01-2026.csv', 'Lista Movimenti *.csv', 'Lista Movimenti 28-02-2026.csv'],
    ['estratto_gennaio_2026 (1).csv', 'estratto_*.csv', 'estratto_febbraio_2026.csv'],
    ['movimenti.csv', 'movimenti.csv', 'movimenti.csv'],
    ['12345.csv', '*.csv', '999.csv'],
  ])('%s suggests %s, which takes %s', (name, template, next) => {
    expect(proposeModello(name)).toBe(template);
    expect(isOfModello(template, name)).toBe(true);
    expect(isOfModello(template, next)).toBe(true);
  });

  it('names a tracciato by the words of the file', () => {
    expect(proposeNome('movimenti_banca_20260131.csv')).toBe('movimenti banca');
    expect(proposeNome('20260131.csv')).toBe('Estratto conto');
  });
});
