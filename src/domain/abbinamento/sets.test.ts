import { describe, expect, it } from 'vitest';
import { WORKSHOP, makeMovimento, makePartita, run } from '#tests/matching-rows.ts';
import { proposeAbbinamenti } from './index.ts';

describe('months and instalments', () => {
  const recurrent = (description: (month: number) => string | null) =>
    [2, 3, 4].map((month) =>
      makePartita(85_000, `${40 + month}/2026`, WORKSHOP, {
        id_soggetto: 1,
        data_documento: `2026-0${month}-01`,
        scadenza: `2026-0${month}-10`,
        descrizione: description(month),
      }),
    );

  it.each([
    'CANONE MARZO 2026',
    'AFFITTO MARZO',
    'CANONE MAR. 26',
    'MENSILITA 03/2026',
    'PIGIONE MESE DI MARZO',
  ])('%s is the one of March', (text) => {
    const own = recurrent(() => null);
    const { proposte } = run({
      movimenti: [
        makeMovimento(85_000, `BONIFICO DA OFFICINE ZAMBONELLI SRL ${text}`, { data: '2026-03-14' }),
      ],
      partite: own,
    });
    expect(proposte).toMatchObject([{ partite: [{ id: own[1]?.id }], automatica: true }]);
    expect(proposte[0]?.motivi).toContain('mese citato');
  });

  it('believes what the document says rather than when it was written', () => {
    const own = recurrent(
      (month) => `Canone ${month === 4 ? 'marzo' : month === 3 ? 'febbraio' : 'gennaio'} 2026`,
    );
    const { proposte } = run({
      movimenti: [makeMovimento(85_000, 'OFFICINE ZAMBONELLI CANONE MARZO', { data: '2026-04-14' })],
      partite: own,
    });
    expect(proposte).toMatchObject([{ partite: [{ id: own[2]?.id }], automatica: true }]);
  });

  it('takes a day written with its month for a day', () => {
    const own = recurrent(() => null);
    const { proposte } = run({
      movimenti: [makeMovimento(85_000, 'OFFICINE ZAMBONELLI FATTURA DEL 1 APRILE 2026')],
      partite: own,
    });
    expect(proposte).toMatchObject([{ partite: [{ id: own[2]?.id }], automatica: true }]);
    expect(proposte[0]?.motivi).toContain('data del documento citata');
  });

  it('chooses nothing when no month is named', () => {
    const { proposte } = run({
      movimenti: [makeMovimento(85_000, 'OFFICINE ZAMBONELLI CANONE', { data: '2026-03-14' })],
      partite: recurrent(() => null),
    });
    expect(proposte).toMatchObject([{ automatica: false }]);
    expect(proposte[0]?.rivali.length).toBeGreaterThan(0);
  });

  it.each(['RATA 2/3', 'SALDO RATA N. 2', '2A RATA'])('%s is the second of its document', (text) => {
    const own = [4, 5, 6].map((month) =>
      makePartita(85_000, '41/2026', WORKSHOP, { id_soggetto: 1, scadenza: `2026-0${month}-30` }),
    );
    const { proposte } = run({
      movimenti: [makeMovimento(85_000, `OFFICINE ZAMBONELLI ${text}`, { data: '2026-06-02' })],
      partite: own,
    });
    expect(proposte).toMatchObject([{ partite: [{ id: own[1]?.id }], automatica: true }]);
    expect(proposte[0]?.motivi).toContain('rata citata');
  });
});

describe('slips', () => {
  const effects = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      makePartita(20_011 + at * 7_013, `${300 + at}/2026`, `Cliente${String.fromCharCode(65 + at)} Srl`, {
        id_soggetto: 10 + at,
        id_tipo_pagamento: 2,
        scadenza: '2026-04-30',
      }),
    );

  it('finds as many effects as the slip says, among others of the same day', () => {
    const all = effects(12);
    const slip = all.filter((_, at) => [0, 2, 3, 5, 8, 9, 11].includes(at));
    const total = slip.reduce((sum, { importo }) => sum + importo, 0);
    const { proposte } = run({
      movimenti: [
        makeMovimento(total, 'ACCREDITO EFFETTI SBF DISTINTA N. 00123 N. EFFETTI 7 SCAD. 30/04/2026', {
          data: '2026-05-04',
        }),
      ],
      partite: all,
    });
    expect(proposte[0]?.partite).toHaveLength(7);
    expect(proposte[0]?.partite.reduce((sum, { importo }) => sum + importo, 0)).toBe(total);
  });

  it('looks at the days before a holiday, when the slip names no day', () => {
    const all = effects(5);
    const total = all.reduce((sum, { importo }) => sum + importo, 0);
    const { proposte } = run({
      movimenti: [makeMovimento(total, 'ACCREDITO RICEVUTE BANCARIE SBF', { data: '2026-05-04' })],
      partite: all,
    });
    expect(proposte).toMatchObject([{ partite: all.map(({ id }) => ({ id })), unica: true }]);
  });
});

describe('several rows at once', () => {
  it('takes a credit note off', () => {
    const invoice = makePartita(148_237, '41/2026', WORKSHOP, { id_soggetto: 1 });
    const nota = makePartita(-20_011, '44/2026', WORKSHOP, { id_soggetto: 1 });
    const { proposte } = run({
      movimenti: [makeMovimento(128_226, 'OFFICINE ZAMBONELLI FT 41 MENO NC 44')],
      partite: [invoice, nota],
    });
    expect(proposte).toMatchObject([
      {
        partite: [
          { id: invoice.id, importo: 148_237 },
          { id: nota.id, importo: -20_011 },
        ],
        automatica: true,
      },
    ]);
  });

  it('joins the payments of one partita', () => {
    const own = makePartita(148_237, '41/2026', WORKSHOP, { id_soggetto: 1 });
    const movimenti = [
      makeMovimento(60_000, 'OFFICINE ZAMBONELLI ACCONTO FT 41'),
      makeMovimento(88_237, 'OFFICINE ZAMBONELLI SALDO FT 41'),
    ];
    const { proposte } = run({ movimenti, partite: [own] });
    expect(proposte).toMatchObject([
      {
        movimenti: movimenti.map(({ id }) => id),
        partite: [{ id: own.id, importo: 148_237 }],
        automatica: true,
      },
    ]);
  });

  it('says when another sum would do', () => {
    const own = [30_000, 70_000, 40_000, 60_000].map((importo, at) =>
      makePartita(importo, `${40 + at}/2026`, WORKSHOP, { id_soggetto: 1 }),
    );
    const { proposte } = run({
      movimenti: [makeMovimento(100_000, 'OFFICINE ZAMBONELLI SALDO')],
      partite: own,
    });
    expect(proposte).toMatchObject([{ unica: false, automatica: false }]);
    expect(proposte[0]?.rivali.length).toBeGreaterThan(0);
  });
});

describe('movimenti that explain each other', () => {
  const conti = [
    { id: 1, iban: 'IT60X0542811101000000123456' },
    { id: 2, iban: 'IT40S0542811101000000123456' },
  ];

  it('does not bind two movimenti that a person told apart: each goes with another, or with its partita', () => {
    const CONTO = 'IT60X0542811101000000123456';
    const out = makeMovimento(-70_000, `GIROCONTO ${CONTO}`, { id_conto: 1, data: '2026-03-10' });
    const back = makeMovimento(70_000, `GIROCONTO ${CONTO} SALDO FATTURA 77/2026`, {
      id_conto: 2,
      data: '2026-03-10',
    });
    const other = makeMovimento(70_000, `GIROCONTO ${CONTO}`, { id_conto: 2, data: '2026-03-12' });
    const due = makePartita(70_000, '77/2026', WORKSHOP, { id_soggetto: 1, scadenza: '2026-03-10' });
    const own = [{ id: 1 }, { id: 2, iban: CONTO }];
    const coppie_rifiutate = [{ id_movimento: back.id, id_altro: out.id }];
    const { giroconti, proposte } = run({
      movimenti: [out, back, other],
      partite: [due],
      conti: own,
      coppie_rifiutate,
    });
    expect(giroconti.map(({ movimenti }) => movimenti)).toEqual([[out.id, other.id]]);
    expect(proposte).toMatchObject([{ movimenti: [back.id], partite: [{ id: due.id }] }]);
    const alone = run({ movimenti: [out, back], partite: [due], conti: own, coppie_rifiutate });
    expect(alone.giroconti).toEqual([]);
  });

  it('finds a giroconto between own conti', () => {
    const out = makeMovimento(-500_000, `BONIFICO SU IT40S0542811101000000123456`, { id_conto: 1 });
    const back = makeMovimento(500_000, 'GIROCONTO', { id_conto: 2, data: '2026-05-05' });
    const tempting = makePartita(500_000, '41/2026', WORKSHOP, { id_soggetto: 1 });
    const { giroconti, proposte } = run({ movimenti: [back, out], partite: [tempting], conti });
    expect(giroconti).toMatchObject([
      { tipo: 'giroconto', movimenti: [out.id, back.id], differenza: 0, automatica: true },
    ]);
    expect(proposte).toEqual([]);
  });

  it('names every equal of a giroconto, and is sure of none of them', () => {
    const gone = [1, 2].map(() => makeMovimento(-70_000, 'GIROCONTO', { id_conto: 1, data: '2026-03-10' }));
    const here = [1, 2].map(() => makeMovimento(70_000, 'GIROCONTO', { id_conto: 2, data: '2026-03-10' }));
    const { giroconti } = run({ movimenti: [...gone, ...here], conti });
    expect(giroconti).toHaveLength(2);
    for (const { movimenti, unica, automatica, rivali } of giroconti) {
      expect([unica, automatica]).toEqual([false, false]);
      const others = gone.flatMap((a) =>
        here
          .map((b) => [a.id, b.id])
          .filter((pair) => pair.filter((id) => movimenti.includes(id)).length === 1),
      );
      expect(rivali.map((each) => each.movimenti)).toEqual(expect.arrayContaining(others));
      expect(rivali).toHaveLength(others.length);
    }
  });

  it('finds a storno and leaves the partita open', () => {
    const own = makePartita(148_237, '41/2026', WORKSHOP, { id_soggetto: 1 });
    const paid = makeMovimento(148_237, 'BONIFICO DA OFFICINE ZAMBONELLI FT 41/2026', { id_conto: 1 });
    const undone = makeMovimento(-148_237, 'STORNO BONIFICO OFFICINE ZAMBONELLI', {
      id_conto: 1,
      data: '2026-05-06',
    });
    const { storni, proposte } = run({ movimenti: [undone, paid], partite: [own] });
    expect(storni).toMatchObject([{ tipo: 'storno', movimenti: [paid.id, undone.id], automatica: true }]);
    expect(proposte).toEqual([]);
  });

  it('of two payments one of which was taken back, leaves both open', () => {
    const pair = ['41/2026', '42/2026'].map((number) =>
      makePartita(148_237, number, WORKSHOP, { id_soggetto: 1 }),
    );
    const paid = [1, 2].map(() =>
      makeMovimento(148_237, 'BONIFICO DA OFFICINE ZAMBONELLI SALDO', { id_conto: 1 }),
    );
    const undone = makeMovimento(-148_237, 'STORNO BONIFICO OFFICINE ZAMBONELLI', {
      id_conto: 1,
      data: '2026-05-06',
    });
    const { storni, proposte } = run({ movimenti: [...paid, undone], partite: pair });
    expect(storni).toMatchObject([{ unica: false, automatica: false }]);
    // Each is one that was taken back, or the other is: both are named, once.
    const pairs = storni.flatMap(({ movimenti, rivali }) => [
      movimenti,
      ...rivali.map((each) => each.movimenti),
    ]);
    expect(new Set(pairs.map(([a, b]) => `${a} ${b}`))).toEqual(
      new Set(paid.map(({ id }) => `${id} ${undone.id}`)),
    );
    expect(pairs).toHaveLength(2);
    expect(new Set(proposte.flatMap(({ movimenti }) => movimenti))).toEqual(
      new Set(paid.map(({ id }) => id)),
    );
    expect(proposte.every(({ unica, rivali }) => !unica && rivali.length > 0)).toBe(true);
  });

  it('finds an insoluto with its fee', () => {
    const paid = makeMovimento(148_237, 'INCASSO RIBA OFFICINE ZAMBONELLI', { id_conto: 1 });
    const back = makeMovimento(-148_737, 'EFFETTO INSOLUTO OFFICINE ZAMBONELLI', {
      id_conto: 1,
      data: '2026-05-12',
    });
    expect(run({ movimenti: [paid, back] }).storni).toMatchObject([
      { tipo: 'insoluto', movimenti: [paid.id, back.id], differenza: -500 },
    ]);
  });
});

it('reads odd texts without failing', () => {
  const texts = [
    '',
    ' ',
    '€€€ 🙂 \u0000\u0301',
    'A'.repeat(5_000),
    '1'.repeat(400),
    'FT',
    'FT 00000',
    'S.R.L.',
    '99/99/9999 0/0',
    '-/-/-',
  ];
  const movimenti = texts.flatMap((text) => [
    makeMovimento(10_007, text, { ragione_sociale: text, riferimento: text, causale: text }),
  ]);
  const partite = texts.map((text) =>
    makePartita(10_007, text, text, { riferimento: text, scadenza: null, data_documento: null }),
  );
  expect(() => proposeAbbinamenti({ movimenti, partite })).not.toThrow();
});

describe('ties that others hide', () => {
  it('of many equal partite names those that are left, however far their days', () => {
    const due = Array.from({ length: 15 }, (_, at) => {
      const data = at < 3 ? `2025-05-0${at + 1}` : '2025-11-30';
      const scadenza = at < 3 ? `2025-06-1${at}` : `2026-01-${String(at + 1).padStart(2, '0')}`;
      const other = { id_soggetto: 1, data, data_documento: data, scadenza };
      return makePartita(55_000, `${201 + at}`, WORKSHOP, other);
    });
    const cited = due
      .slice(3)
      .map(({ numero_documento }) =>
        makeMovimento(55_000, `OFFICINE ZAMBONELLI SRL FT ${numero_documento}`, { data: '2026-01-10' }),
      );
    const loose = makeMovimento(55_000, 'BONIFICO DA OFFICINE ZAMBONELLI SRL', { data: '2026-01-10' });
    const { proposte } = run({ movimenti: [...cited, loose], partite: due });
    const own = proposte.find(({ movimenti }) => movimenti.includes(loose.id));
    expect(own?.unica).toBe(false);
    expect(own?.rivali.length).toBeGreaterThan(0);
  });

  it('names a payment that only its spelling left without a partita', () => {
    const due = makePartita(18_300, '399', WORKSHOP, { id_soggetto: 1 });
    const plain = makeMovimento(18_300, 'BONIFICO DA OFFICINE ZAMBONELLI SRL');
    const spoilt = makeMovimento(18_300, 'BONIFICO DA ZAMBNELLI');
    const { proposte } = run({ movimenti: [plain, spoilt], partite: [due] });
    const named = proposte.flatMap(({ movimenti, rivali }) => [
      movimenti,
      ...rivali.map((rival) => rival.movimenti),
    ]);
    expect(named.flat()).toEqual(expect.arrayContaining([plain.id, spoilt.id]));
    expect(proposte.every(({ unica }) => !unica)).toBe(true);
  });
});
