import { describe, expect, it } from 'vitest';
import {
  isFatta,
  explainNotBooked,
  explainStatus,
  explainColumnStatus,
  classifySaldo,
  isTitoloNonContabilizzate,
  isTotale,
} from './row-words.ts';

describe('states, in any inflection and language', () => {
  it.each([
    'Annullati',
    'STORNATA',
    'Rifiutato',
    'Reverted',
    'Zurückgewiesen',
    'Échoué',
    'Anulada',
    'Fallida',
  ])('%s was not done', (state) => {
    expect(explainStatus(state)).toMatch(/non eseguita/);
  });

  it.each([
    'In fase di addebito',
    'Programmato',
    'Pending',
    'Geplant',
    'In Bearbeitung',
    'À venir',
    'Retenido',
  ])('%s is not booked yet', (state) => {
    expect(explainStatus(state)).toMatch(/non ancora/);
  });

  it.each(['Contabilizzati', 'A buon fine', 'Booked', 'Ausgeführt', 'Terminé', 'Ejecutada'])(
    '%s is done',
    (state) => {
      expect(isFatta(state)).toBe(true);
      expect(explainColumnStatus(state)).toBeNull();
    },
  );

  it('an error is one in a column of states, and a word anywhere else', () => {
    expect(explainColumnStatus('Errore')).toMatch(/non eseguita/);
    expect(explainStatus('Errore')).toBeNull();
  });

  it('stand among the words of a movement, apart from them', () => {
    expect(explainNotBooked('(in attesa) ESSELUNGA MILANO')).toMatch(/non ancora/);
    expect(explainNotBooked('ENEL ENERGIA [CANCELLED]')).toMatch(/non eseguita/);
    expect(explainNotBooked('Operazione in corso - Amazon')).toMatch(/non ancora/);
    expect(explainNotBooked('STORNO COMMISSIONI (marzo)')).toBeNull();
    expect(explainNotBooked('Bonifico respinto - riaccredito')).toBeNull();
  });
});

describe('tipoSaldo', () => {
  it.each([
    ['Giacenza iniziale', 'iniziale'],
    ['Disponibilità residua', 'finale'],
    ['Riporto da estratto precedente', 'iniziale'],
    ['TOTALE DA RIPORTARE', 'finale'],
    ['Saldo: CHF 31716.78', 'finale'],
    ['Disponibile per pagamenti', null],
    ['Saldo fattura 12', null],
  ] as const)('%s', (text, kind) => {
    expect(classifySaldo(text)).toBe(kind);
  });
});

it('takes what is to be debited, with its sum, for no title of what is not booked', () => {
  expect(isTitoloNonContabilizzate('Movimenti da addebitare al 15.11.24')).toBe(true);
  expect(isTitoloNonContabilizzate('Conto carta 1234 - da addebitare 3,50')).toBe(false);
});

it('knows the balance at the end of a period', () => {
  expect(classifySaldo('Saldo alla fine del periodo')).toBe('finale');
});

it.each(['Totale marzo', 'TOTALE APRILE 2026', "Tot. mag '26", 'Totale del mese'])(
  '%s is a total',
  (text) => {
    expect(isTotale(text)).toBe(true);
  },
);
