import { expect, it } from 'vitest';
import type { TipoPagamento } from '#api/contract/tipi-pagamento.ts';
import { cambioDi, validaCella } from './celle.ts';

const RIGA: TipoPagamento = {
  id: 4,
  codice: 'BB30',
  descrizione: 'Bonifico 30 giorni',
  giorni: 30,
  fine_mese: false,
  attivo: true,
  versione: 2,
};

it.each([
  ['codice', 'bb 30', 'Solo lettere, cifre, trattino'],
  ['codice', null, 'Il codice è obbligatorio'],
  ['descrizione', null, 'La descrizione è obbligatoria'],
  ['giorni', 30.5, 'Un numero intero di giorni'],
  ['giorni', 400, 'Da 0 a 365 giorni'],
  ['giorni', null, 'Un numero intero di giorni'],
  ['attivo', null, 'Scrivi Sì o No'],
])('refuses %s = %s in Italian', (campo, valore, motivo) => {
  expect(validaCella({ id: 4, campo, valore })).toBe(motivo);
});

it('takes what is right, as the schema writes it', () => {
  expect(validaCella({ id: 4, campo: 'codice', valore: 'rb60' })).toBeNull();
  expect(cambioDi({ id: 4, campo: 'codice', valore: 'rb60' }, RIGA)).toMatchObject({
    id: 4,
    prima: { codice: 'BB30' },
    dopo: { codice: 'RB60', giorni: 30 },
  });
});

it('asks for nothing when nothing changes', () => {
  expect(cambioDi({ id: 4, campo: 'codice', valore: 'bb30' }, RIGA)).toBeNull();
  expect(cambioDi({ id: 4, campo: 'versione', valore: 9 }, RIGA)).toBeNull();
});
