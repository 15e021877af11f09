import { describe, expect, it } from 'vitest';
import type { Soggetto } from '#api/contract/soggetti.ts';
import { toCampi, toRiga } from './row.ts';

const soggetto = (values: Partial<Soggetto> = {}): Soggetto => ({
  id: 1,
  versione: 1,
  ragione_sociale: 'Rossi Srl',
  ruoli: ['cliente'],
  nazione: 'IT',
  partita_iva: null,
  codice_fiscale: null,
  email: null,
  pec: null,
  telefono: null,
  indirizzo: null,
  cap: null,
  comune: null,
  provincia: null,
  attivo: true,
  ibans: ['IT60X0542811101000000123456'],
  iban_nuovi: 0,
  ...values,
});

describe('a soggetto as a row', () => {
  it('read again unchanged has the very same values, lists too', () => {
    const before = toRiga(soggetto());
    const after = toRiga(soggetto(), before);
    for (const [field, value] of Object.entries(after)) expect(value).toBe(Reflect.get(before, field));
    const other = toRiga(soggetto({ ibans: [], ruoli: ['cliente', 'agente'] }), before);
    expect(other).toMatchObject({ ibans: [], iban: null, ruoli: ['cliente', 'agente'], agente: true });
  });

  it('has its roles as columns, which go back as a list', () => {
    expect(toCampi(toRiga(soggetto()), { agente: true, comune: 'Lodi' })).toEqual({
      comune: 'Lodi',
      ruoli: ['cliente', 'agente'],
    });
  });
});
