import { describe, expect, it } from 'vitest';
import { centesimi } from '#domain/importi.ts';
import { colonne } from './colonne.ts';
import { filtriInParole } from './filtri.ts';
import { DATA, IMPORTO, TESTO } from './kinds.ts';

const colonna = colonne<{ importo: ReturnType<typeof centesimi>; descrizione: string }>();
const COLONNE = [
  colonna('importo', 'Importo', IMPORTO),
  colonna('descrizione', 'Descrizione', TESTO),
  colonna.calcolata('data', 'Data', DATA, () => null),
];
const words = (model: Record<string, unknown>) => filtriInParole(model, COLONNE);

describe('filtriInParole', () => {
  it('says amounts in euro and text in quotes', () => {
    expect(words({ importo: { filterType: 'number', type: 'greaterThan', filter: 100_000 } })).toEqual([
      'Importo maggiore di 1.000,00',
    ]);
    expect(words({ descrizione: { filterType: 'text', type: 'contains', filter: 'bonifico' } })).toEqual([
      'Descrizione contiene "bonifico"',
    ]);
  });

  it('says days as days', () => {
    const dateFrom = '2026-03-01 00:00:00';
    expect(words({ data: { filterType: 'date', type: 'lessThan', dateFrom } })).toEqual([
      'Data prima del 01/03/2026',
    ]);
    expect(
      words({ data: { filterType: 'date', type: 'inRange', dateFrom, dateTo: '2026-03-31 00:00:00' } }),
    ).toEqual(['Data tra 01/03/2026 e 31/03/2026']);
  });

  it('joins two conditions', () => {
    const conditions = [
      { filterType: 'number', type: 'lessThan', filter: 0 },
      { filterType: 'number', type: 'blank' },
    ];
    expect(words({ importo: { filterType: 'number', operator: 'OR', conditions } })).toEqual([
      'Importo minore di 0,00 oppure vuoto',
    ]);
  });

  it('still names a filter that it cannot put in words', () => {
    expect(words({ altro: { type: 'contains' }, importo: 7 })).toEqual([
      'altro: filtro attivo',
      'Importo: filtro attivo',
    ]);
  });
});
