/** What of a task is done, and how it is told. */
import { expect, test } from 'vitest';
import { compitoSchema } from '#api/contract/studio.ts';
import { describeCompito, explainNonChiuso, listVociCompito } from './compiti.ts';

const make = (values: object = {}) =>
  compitoSchema.parse({
    id_azienda: 1,
    azienda: 'Bianchi',
    id: 1,
    mese: '2026-10-01',
    entro: '2026-11-16',
    id_assegnato: null,
    assegnato: null,
    conti: 3,
    importati: 3,
    provati: 2,
    da_spiegare: 0,
    chiuso: false,
    chiuso_il: null,
    cambiate_dopo: 0,
    inviato: false,
    spedito: null,
    fatto_il: null,
    motivo: null,
    versione: 1,
    ...values,
  });
const done = (values: object = {}) =>
  listVociCompito(make(values)).flatMap(({ id, fatta }) => (fatta ? [id] : []));

test('a line is done when nothing of it is missing', () => {
  expect(done()).toEqual(['importato', 'spiegato']);
  expect(done({ provati: 3, chiuso: true, inviato: true })).toHaveLength(5);
  expect(listVociCompito(make({ da_spiegare: 4 })).map(({ manca }) => manca)).toEqual([
    null,
    '2 conti su 3',
    'Ne restano 4',
    null,
    null,
  ]);
});

test('an azienda without conti has nothing that is done by itself', () => {
  expect(done({ conti: 0, importati: 0, provati: 0 })).toEqual([]);
});

test('a month is closed when the data want nothing more, whatever a person has said', () => {
  expect(explainNonChiuso(make({ provati: 3 }))).toBeNull();
  expect(explainNonChiuso(make({ da_spiegare: 4, chiuso: true, inviato: true }))).toBe(
    'Conti provati dal saldo: 2 conti su 3. Movimenti spiegati: Ne restano 4',
  );
  expect(explainNonChiuso(make({ conti: 0, importati: 0, provati: 0 }))).toBe('Nessun conto');
});

test('is told with its month and how far it is', () => {
  expect(describeCompito(make())).toBe('Chiudi ottobre 2026: 2 di 5');
  expect(describeCompito(make({ fatto_il: '2026-11-10T10:00:00.000Z' }))).toBe('Chiudi ottobre 2026: fatto');
});

test('a closing that was looked at is to be looked at again when something changed since', () => {
  const closed = { provati: 3, chiuso: true, inviato: true };
  expect(done({ ...closed, cambiate_dopo: 1_200 })).not.toContain('chiuso');
  expect(listVociCompito(make({ ...closed, cambiate_dopo: 1_200 })).map(({ manca }) => manca)).toEqual([
    null,
    null,
    null,
    'Cambiamenti dopo il controllo: 1.200',
    null,
  ]);
  const fatto = { ...closed, fatto_il: '2026-11-10T08:00:00.000Z' };
  expect([fatto, { ...fatto, cambiate_dopo: 1 }].map((each) => describeCompito(make(each)))).toEqual([
    'Chiudi ottobre 2026: fatto',
    'Chiudi ottobre 2026: fatto, cambiato dopo',
  ]);
});
