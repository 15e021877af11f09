import { describe, expect, test, vi } from 'vitest';
import { cercaSchema } from '#api/contract/riepilogo.ts';
import { filterVoci, moveIndex, makeFoundEntries, type CommandEntry } from './entries.ts';

const voce = (label: string, words = ''): CommandEntry => ({
  id: label,
  gruppo: 'Pagine',
  label,
  words,
  run: () => undefined,
});
const VOCI = [
  voce('Dashboard', 'home inizio'),
  voce('Estratto Conto', 'movimenti'),
  voce('Matrice Agenti'),
  voce('Import dati', 'conto banca'),
  voce('Città'),
];
const found = (typed: string) => filterVoci(VOCI, typed).map(({ label }) => label);

describe('what is typed', () => {
  test('nothing leaves everything in its order', () => {
    expect(found('  ')).toEqual(VOCI.map(({ label }) => label));
  });

  test('finds by name, by other words, without accents or case', () => {
    expect(found('MOVIMENTI')).toEqual(['Estratto Conto']);
    expect(found('citta')).toEqual(['Città']);
    expect(found('nulla')).toEqual([]);
  });

  test('needs every word', () => {
    expect(found('estratto conto')).toEqual(['Estratto Conto']);
    expect(found('estratto agenti')).toEqual([]);
  });

  test('puts a name that begins so before one that holds it elsewhere', () => {
    expect(found('conto')).toEqual(['Estratto Conto', 'Import dati']);
    expect(filterVoci([voce('Report agenti'), voce('Agenti')], 'agenti').map(({ label }) => label)).toEqual([
      'Agenti',
      'Report agenti',
    ]);
  });
});

test('what the server found leads to its rows', () => {
  const trovati = cercaSchema.parse({
    soggetti: [{ id: 4, ragione_sociale: 'Bianchi & Figli', partita_iva: '01234567890' }],
    documenti: [
      {
        id: 9,
        natura: 'partita',
        numero_documento: 'FT 12/2026',
        ragione_sociale: null,
        scadenza: '2026-05-31',
        importo: -123_456,
        divisa: 'EUR',
      },
    ],
  });
  const go = vi.fn<(to: string) => void>();
  const voci = makeFoundEntries(trovati, go);
  expect(voci.map(({ gruppo, label, detail }) => [gruppo, label, detail])).toEqual([
    ['Soggetti', 'Bianchi & Figli', 'P. IVA 01234567890'],
    ['Documenti', 'FT 12/2026', 'scade il 31/05/2026 · -1.234,56\u00a0€'],
  ]);
  for (const { run } of voci) run();
  const [soggetto, documento] = go.mock.calls.map(([to]) => new URL(to, 'https://quadra.example'));
  expect(soggetto?.searchParams.get('q')).toBe('Bianchi & Figli');
  expect(documento?.searchParams.get('id')).toBe('9');
});

test('arrows go round the list', () => {
  expect(moveIndex(0, 1, 3)).toBe(1);
  expect(moveIndex(2, 1, 3)).toBe(0);
  expect(moveIndex(0, -1, 3)).toBe(2);
  expect(moveIndex(-1, 1, 3)).toBe(0);
  expect(moveIndex(0, 1, 0)).toBe(-1);
});
