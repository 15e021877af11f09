import { expect, test } from 'vitest';
import { toGiorno } from '#domain/date.ts';
import type { EsitoIncasso } from '../read/collection-outcome.ts';
import { toInsoluti } from './insoluti.ts';

const ESITO: EsitoIncasso = {
  riga: 7,
  tipo: 'insoluto',
  strumento: 'riba',
  causale: '30010',
  numero_ricevuta: '0000000123',
  codice_debitore: 'C1',
  numero_documento: '101/2026',
  debitore: 'Rossi Srl',
  codice_fiscale: null,
  importo: 12_345,
  scadenza: toGiorno('2026-03-31'),
  data_esito: toGiorno('2026-04-03'),
  spese: null,
};

test('only what came back unpaid is told, with its line and its fees', () => {
  const found = toInsoluti([
    { ...ESITO, riga: 3, tipo: 'pagato' },
    ESITO,
    { ...ESITO, riga: 9, spese: 450 },
    { ...ESITO, riga: 11, importo: 0 },
  ]);
  expect(found.map(({ riga, request: richiesta }) => [riga, richiesta.spese])).toEqual([
    [7, 0],
    [9, 450],
  ]);
  expect(found[0]?.request).toEqual({
    riferimento: '0000000123',
    numero_documento: '101/2026',
    importo: 12_345,
    data: '2026-04-03',
    scadenza: '2026-03-31',
    causale: 'Insoluto RiBa, causale 30010',
    spese: 0,
    ragione_sociale: 'Rossi Srl',
  });
  expect(toInsoluti()).toEqual([]);
});
