import { expect, test } from 'vitest';
import type { RegolaWire } from '#api/contract/voci.ts';
import { toCentesimi } from '#domain/importi.ts';
import { fromDraft, toDraft } from './rule-draft.ts';
import { inParole, moveItem } from './rules.ts';

const REGOLA: RegolaWire = {
  id: 7,
  ordine: 1,
  versione: 2,
  usi: 0,
  totale: toCentesimi(0),
  nome: 'Spese',
  condizioni: {
    causali: ['16'],
    testo_o: ['COMMISSIONI', 'CANONE CONTO'],
    testo_non: ['POS'],
    segno: 'uscita',
    importo_a: 123_456,
    controparte: 'Banca',
  },
  azione: 'voce',
  id_voce: 3,
  motivo: null,
  attiva: true,
  dello_studio: null,
};

test('a rule survives being typed', () => {
  const {
    id: _id,
    ordine: _ordine,
    dello_studio: _delloStudio,
    versione: _versione,
    usi: _usi,
    totale: _totale,
    ...dati
  } = REGOLA;
  expect(toDraft(REGOLA)).toMatchObject({ testo_o: 'COMMISSIONI, CANONE CONTO', importo_a: '1.234,56' });
  expect(fromDraft(toDraft(REGOLA))).toEqual({ dati });
});

test('what is missing is said before it is asked of the server', () => {
  const fresh = toDraft(null);
  expect(fromDraft(fresh)).toEqual({ manca: expect.stringContaining('almeno una condizione') });
  expect(fromDraft({ ...fresh, testo: 'F24' })).toEqual({ manca: 'Scegli la voce' });
  expect(fromDraft({ ...fresh, testo: 'F24', importo_da: 'tanto' })).toEqual({
    manca: 'Scrivi gli importi come 1.234,56',
  });
  expect(fromDraft({ ...fresh, testo: 'X', azione: 'ignorata' })).toEqual({
    manca: 'Scrivi perché si ignorano',
  });
  expect(fromDraft({ ...fresh, testo: ' a ,, b', azione: 'giroconto' })).toMatchObject({
    dati: { condizioni: { testo: ['a', 'b'] }, azione: 'giroconto', id_voce: null, motivo: null },
  });
});

test('a rule in words', () => {
  expect(inParole(REGOLA)).toBe(
    'uscite, causale 16 Commissioni, con «COMMISSIONI» o «CANONE CONTO», senza «POS», fino a 1.234,56, controparte «Banca»',
  );
});

test('a list with one moved', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  const list = ['a'];
  expect(moveItem(list, 0, 1)).toBe(list);
});
