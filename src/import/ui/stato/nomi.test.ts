import { describe, expect, it } from 'vitest';
import { suggestModello, suggestNome } from './nomi.ts';

describe('suggestModello', () => {
  it.each([
    ['movimenti_20260331.csv', 'movimenti_*.csv'],
    ['ListaMovimenti 01-01-2026 31.03.2026.csv', 'ListaMovimenti *.csv'],
    ['estratto conto.csv', 'estratto conto.csv'],
    ['estratto (3).csv', 'estratto*.csv'],
    ['Estratto - Copia.CSV', 'Estratto*.CSV'],
    ['2026_banca_03.csv', '*_banca_*.csv'],
    ['20260331.csv', '20260331.csv'],
    ['movimenti', 'movimenti'],
  ])('%s -> %s', (nome, modello) => {
    expect(suggestModello(nome)).toBe(modello);
  });
});

describe('suggestNome', () => {
  it.each([
    ['movimenti_conto-20260331.csv', 'Movimenti conto'],
    ['20260331.csv', '20260331.csv'],
    ['lista (2).csv', 'Lista'],
  ])('%s -> %s', (nome, atteso) => {
    expect(suggestNome(nome)).toBe(atteso);
  });
});
