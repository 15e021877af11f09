import { describe, expect, it } from 'vitest';
import { parseCausale } from './causale.ts';
import { REGOLE_USUALI } from './usual-rules.ts';
import { applyRegole, tryRegola } from './rules.ts';
import type { Condizioni, MovimentoDaSpiegare, Regola } from './types.ts';
import { VOCI_USUALI } from './usual.ts';

const movimento = (values: Partial<MovimentoDaSpiegare> = {}): MovimentoDaSpiegare => ({
  id: 1,
  importo: -1_250,
  causale: null,
  descrizione: '',
  riferimento: null,
  ragione_sociale: null,
  iban_controparte: null,
  id_conto: 1,
  ...values,
});
const regola = (id: number, condizioni: Condizioni, id_voce: number | null = 10): Regola => ({
  id,
  nome: `regola ${id}`,
  condizioni,
  azione: id_voce === null ? 'giroconto' : 'voce',
  id_voce,
  motivo: null,
  attiva: true,
});
const covers = (conditions: Condizioni, values: Partial<MovimentoDaSpiegare>): boolean =>
  applyRegole([regola(1, conditions)], [movimento(values)]).length === 1;

describe('the code of a causale', () => {
  it.each([
    ['16 COMMISSIONI', '16'],
    ['(09) INCASSO TRAMITE P.O.S.', '09'],
    ['9 POS', '09'],
    ['048', '48'],
    ['Z1 - CASH POOLING', 'Z1'],
    ['ZI', 'ZI'],
    ['AB PRELIEVO', 'AB'],
    ['ABI 66', '66'],
    ['DA CONTO', null],
    ['BONIFICO', null],
    ['2026 CANONE', null],
    ['', null],
    [null, null],
  ])('of %j is %j', (text, code) => {
    expect(parseCausale(text)).toBe(code);
  });
});

describe('a rule', () => {
  it('asks everything that it says', () => {
    expect(covers({ causali: ['16'] }, { causale: '16 COMMISSIONI' })).toBe(true);
    expect(covers({ causali: ['16'], segno: 'entrata' }, { causale: '16 COMMISSIONI' })).toBe(false);
    expect(covers({ testo: ['canone', 'conto'] }, { descrizione: 'CANONE MENSILE TENUTA CONTO' })).toBe(true);
    expect(covers({ testo: ['canone', 'pos'] }, { descrizione: 'CANONE MENSILE TENUTA CONTO' })).toBe(false);
    expect(covers({ testo_o: ['bollo', 'pos'] }, { descrizione: 'IMPOSTA DI BOLLO' })).toBe(true);
    expect(covers({ testo_o: ['bollo'], testo_non: ['imposta'] }, { descrizione: 'IMPOSTA DI BOLLO' })).toBe(
      false,
    );
    expect(covers({ importo_da: 1_000, importo_a: 1_250 }, {})).toBe(true);
    expect(covers({ importo_da: 1_251 }, {})).toBe(false);
    expect(covers({ id_conto: 2 }, {})).toBe(false);
    expect(covers({ controparte: 'enèl' }, { ragione_sociale: 'ENEL ENERGIA' })).toBe(true);
    expect(covers({ controparte: 'it60 x0542' }, { iban_controparte: 'IT60X0542' })).toBe(true);
  });

  it('finds words at their beginning only, and signs as they are', () => {
    expect(covers({ testo: ['pos'] }, { descrizione: 'DISPOSIZIONE' })).toBe(false);
    expect(covers({ testo: ['comm'] }, { descrizione: 'COMMISSIONI' })).toBe(true);
    expect(covers({ testo: ['P.O.S.'] }, { descrizione: 'PXOXSX' })).toBe(false);
    expect(covers({ testo: ['caffè'] }, { descrizione: 'CAFFE’ CENTRALE' })).toBe(true);
  });

  it('that asks nothing, or is off, covers nothing', () => {
    expect(covers({}, {})).toBe(false);
    expect(covers({ causali: [] }, {})).toBe(false);
    const off = { ...regola(1, { segno: 'uscita' }), attiva: false };
    expect(applyRegole([off], [movimento()])).toEqual([]);
  });
});

describe('rules', () => {
  const rows = [1, 2, 3, 4, 5].map((id) => movimento({ id, descrizione: id === 5 ? 'BOLLO' : 'CANONE' }));

  it('are tried in their order, the first that holds', () => {
    const list = [regola(1, { testo: ['BOLLO'] }), regola(2, { segno: 'uscita' })];
    expect(applyRegole(list, rows).map(({ id_regola }) => id_regola)).toEqual([2, 2, 2, 2, 1]);
  });

  it('say before they are kept what they would change', () => {
    const before = [regola(7, { testo: ['BOLLO'] }, 20)];
    const proof = tryRegola(regola(0, { segno: 'uscita' }, 10), before, rows, [
      { id_movimento: 1, tipo: 'voce', id_voce: 10, id_regola: null },
      { id_movimento: 2, tipo: 'voce', id_voce: 20, id_regola: null },
      { id_movimento: 3, tipo: 'abbinato', id_voce: null, id_regola: null },
    ]);
    expect(proof).toEqual({
      coperti: [1, 2, 3, 4, 5],
      concordi: [1],
      conflitti: [
        { id_movimento: 2, perche: 'altra_voce' },
        { id_movimento: 3, perche: 'abbinato' },
        { id_movimento: 5, perche: 'regola_prima' },
      ],
      nuovi: [4],
    });
  });

  it('of the usual set name voci of the usual chart', () => {
    const codes = new Set(VOCI_USUALI.map(({ codice }) => codice));
    expect(codes.size).toBe(VOCI_USUALI.length);
    for (const { voce, azione } of REGOLE_USUALI)
      expect(voce === null ? azione : codes.has(voce)).toBe(voce === null ? 'giroconto' : true);
    const roles = VOCI_USUALI.flatMap(({ ruolo }) => ruolo ?? []);
    expect(new Set(roles).size).toBe(roles.length);
  });
});
