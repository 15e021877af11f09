import { expect, it } from 'vitest';
import { checkCell } from './cells.ts';

it.each([
  ['codice', 'bb 30', 'Solo lettere, cifre, trattino'],
  ['codice', null, 'Il codice è obbligatorio'],
  ['descrizione', null, 'La descrizione è obbligatoria'],
  ['giorni', 30.5, 'Un numero intero di giorni'],
  ['giorni', 400, 'Da 0 a 365 giorni'],
  ['giorni', null, 'Un numero intero di giorni'],
  ['attivo', null, 'Scrivi Sì o No'],
])('refuses %s = %s in Italian', (campo, valore, reason) => {
  expect(checkCell({ id: 4, campo, valore })).toBe(reason);
});

it('takes what is right', () => {
  expect(checkCell({ id: 4, campo: 'codice', valore: 'rb60' })).toBeNull();
  expect(checkCell({ id: 4, campo: 'versione', valore: 9 })).toBe('Questa colonna non si modifica');
});
