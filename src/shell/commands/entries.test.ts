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

test('what the server found leads to its rows, in its azienda, which is named where it is another', () => {
  const here = { id_azienda: 1, azienda: 'Studio' };
  const elsewhere = { id_azienda: 2, azienda: 'Verdi S.p.A.' };
  const riga = {
    natura: 'partita',
    ragione_sociale: null,
    descrizione: 'Bonifico',
    data: '2026-05-01',
    scadenza: '2026-05-31',
    importo: -123_456,
    divisa: 'EUR',
  };
  const trovati = cercaSchema.parse({
    soggetti: [{ ...here, id: 4, ragione_sociale: 'Bianchi & Figli', partita_iva: '01234567890' }],
    documenti: [{ ...here, ...riga, id: 9, numero_documento: 'FT 12/2026' }],
    conti: [{ ...elsewhere, id: 3, nome: 'Ordinario', banca: null, iban: 'IT60X0542811101000000123456' }],
    righe: [{ ...elsewhere, ...riga, id: 11, natura: 'movimento', scadenza: null, numero_documento: null }],
  });
  const go = vi.fn<(to: string, idAzienda: number) => void>();
  const voci = makeFoundEntries(trovati, 1, go);
  expect(voci.map(({ gruppo, label, detail, azienda }) => [gruppo, label, detail, azienda])).toEqual([
    ['Soggetti', 'Bianchi & Figli', 'P. IVA 01234567890', undefined],
    ['Documenti', 'FT 12/2026', 'scade il 31/05/2026 · -1.234,56\u00a0€', undefined],
    ['Conti', 'Ordinario', 'IT60X0542811101000000123456', 'Verdi S.p.A.'],
    ['Movimenti e partite', 'Bonifico', 'del 01/05/2026 · -1.234,56\u00a0€', 'Verdi S.p.A.'],
  ]);
  for (const { run } of voci) run();
  expect(go.mock.calls.map(([, idAzienda]) => idAzienda)).toEqual([1, 1, 2, 2]);
  const [soggetto, documento, conto, movimento] = go.mock.calls.map(([to]) =>
    Object.fromEntries(new URL(to, 'https://quadra.example').searchParams),
  );
  expect(soggetto).toMatchObject({ natura: 'partita', q: 'Bianchi & Figli' });
  expect(documento).toMatchObject({ natura: 'partita', id: '9', q: 'FT 12/2026' });
  expect(conto).toEqual({ natura: 'movimento', id_conto: '3' });
  expect(movimento).toMatchObject({ natura: 'movimento', q: '1.234,56', 'f.data': '01/05/2026..01/05/2026' });
});

test('arrows go round the list', () => {
  expect(moveIndex(0, 1, 3)).toBe(1);
  expect(moveIndex(2, 1, 3)).toBe(0);
  expect(moveIndex(0, -1, 3)).toBe(2);
  expect(moveIndex(-1, 1, 3)).toBe(0);
  expect(moveIndex(0, 1, 0)).toBe(-1);
});
