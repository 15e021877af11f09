import { describe, expect, it } from 'vitest';
import { proponi, type DatiAbbinamento, type MovimentoDaAbbinare, type PartitaDaAbbinare } from './index.ts';

let next = 1_000;
const movimento = (
  importo: number,
  descrizione: string,
  altro: Partial<MovimentoDaAbbinare> = {},
): MovimentoDaAbbinare => ({ id: (next += 1), data: '2026-05-04', importo, descrizione, ...altro });
const partita = (
  importo: number,
  numero: string,
  ragione_sociale: string,
  altro: Partial<PartitaDaAbbinare> = {},
): PartitaDaAbbinare => ({
  id: (next += 1),
  importo,
  numero_documento: numero,
  ragione_sociale,
  data_documento: '2026-03-15',
  scadenza: '2026-04-30',
  ...altro,
});

/** Other people and documents, so that a name or an amount is worth something. */
const CONTORNO: PartitaDaAbbinare[] = Array.from({ length: 60 }, (_, at) =>
  partita(10_007 * (at + 1), `${900 + at}/2026`, `Contorno${String.fromCharCode(65 + (at % 26))}${at} Srl`, {
    id: 100_000 + at,
    id_soggetto: 5_000 + at,
  }),
);

function run(dati: Partial<DatiAbbinamento>) {
  const { movimenti = [], partite = [], ...rest } = dati;
  return proponi({ movimenti, partite: [...CONTORNO, ...partite], ...rest });
}

const OFFICINE = 'Officine Zambonelli S.r.l.';

describe('numbers as Italians cite them', () => {
  it.each([
    ['FT 123/2026', '123/2026'],
    ['FATT.N.123 DEL 15/03/26', '123'],
    ['saldo ft. 0123', '123/A'],
    ['SALDO FATTURA NR 123 DEL 15.03.2026', 'FT-000123'],
    ['INVOICE 2026/123', '2026/123'],
    ['doc.123 dd 15032026', '26-0123'],
    ['ns.fattura n°123', '20260000123'],
    ['FPR 123/26', 'FPR 123/26'],
  ])('%s is %s', (testo, numero) => {
    const own = partita(148_237, numero, OFFICINE, { id_soggetto: 1 });
    const other = partita(148_237, '77/2026', OFFICINE, { id_soggetto: 1 });
    const { proposte } = run({
      movimenti: [movimento(148_237, `BONIFICO DA OFFICINE ZAMBONELLI SRL ${testo}`)],
      partite: [own, other],
    });
    expect(proposte).toMatchObject([
      { partite: [{ id: own.id, importo: 148_237 }], unica: true, automatica: true },
    ]);
    expect(proposte[0]?.motivi.join(' ')).toContain(`fattura ${numero} citata`);
  });

  it('reads a list with dashes as a list', () => {
    const own = ['12', '13', '14'].map((numero, at) =>
      partita(50_013 + at, numero, OFFICINE, { id_soggetto: 1 }),
    );
    const loose = partita(99_999, '20', OFFICINE, { id_soggetto: 1 });
    const { proposte } = run({
      movimenti: [movimento(150_042, 'OFFICINE ZAMBONELLI SALDO FT 12-13-14')],
      partite: [...own, loose],
    });
    expect(proposte[0]?.partite.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
    expect(proposte[0]).toMatchObject({
      automatica: true,
      motivi: ['la somma delle 3 partite è uguale', 'fatture 12, 13, 14 citate', 'ragione sociale 100%'],
    });
  });

  it('leaves aside the amount when another number is named', () => {
    const own = partita(148_200, '77/2026', OFFICINE, { id_soggetto: 1 });
    const { proposte } = run({
      movimenti: [movimento(148_200, 'OFFICINE ZAMBONELLI SALDO FATTURA N. 31/2026')],
      partite: [own],
    });
    expect(proposte.some(({ automatica }) => automatica)).toBe(false);
  });
});

describe('names as banks write them', () => {
  it.each([
    ['OFF. ZAMBONELLI', OFFICINE],
    ['OFFICINE ZAMBONELI SRL', OFFICINE],
    ['OFFICINE ZAMBO NELLI S R L', OFFICINE],
    ['ZAMBONELLI OFFICINE', OFFICINE],
    ['F.LLI DELL ORTICA SNC', "Fratelli Dell'Ortica S.n.c."],
    ['SIG. NICOLO CHIARAVALLOTTI', 'Chiaravallotti Nicolò'],
    ['IMM.RE SANVITALINI', 'Immobiliare Sanvitalini S.p.A.'],
  ])('%s is %s', (scritto, nome) => {
    const own = partita(148_237, '41/2026', nome, { id_soggetto: 1 });
    const same = partita(148_237, '88/2026', 'Tutt’Altro Commerciale S.p.A.', { id_soggetto: 2 });
    const { proposte } = run({
      movimenti: [movimento(148_237, `BONIFICO A VOSTRO FAVORE ${scritto} SALDO`)],
      partite: [own, same],
    });
    expect(proposte[0]?.partite[0]?.id).toBe(own.id);
  });

  it('knows a soggetto by IBAN, by alias, by partita IVA', () => {
    const own = partita(148_237, '41/2026', OFFICINE, { id_soggetto: 1 });
    const iban = 'IT60X0542811101000000123456';
    const cases: [MovimentoDaAbbinare, string][] = [
      [movimento(148_237, 'BONIFICO', { iban_controparte: iban }), 'IBAN noto'],
      [movimento(148_237, `BONIFICO DA IBAN ${iban}`), 'IBAN noto'],
      [movimento(148_237, 'ADDEBITO SDD MNDT RCUR0001'), 'mandato SDD noto'],
      [movimento(148_237, 'BONIFICO P.IVA IT01114601006'), 'partita IVA o codice fiscale citati'],
      [movimento(148_237, 'BONIFICO ZETAFIN HOLDING'), 'ragione sociale 100%'],
      [movimento(148_237, 'BONIFICO', { id_soggetto: 1 }), 'soggetto già riconosciuto'],
    ];
    for (const [one, motivo] of cases) {
      const { proposte } = run({
        movimenti: [one],
        partite: [own],
        soggetti: [{ id: 1, ragione_sociale: OFFICINE, partita_iva: '01114601006', iban: [iban] }],
        alias: [
          { tipo: 'mandato_sdd', chiave: 'RCUR0001', id_soggetto: 1 },
          { tipo: 'nome', chiave: 'Zetafin Holding', id_soggetto: 1 },
        ],
      });
      expect(proposte).toMatchObject([{ partite: [{ id: own.id }], automatica: true }]);
      expect(proposte[0]?.motivi).toContain(motivo);
    }
  });
});

describe('differences', () => {
  it.each([
    ['ritenuta', 122_000, 102_000],
    ['ritenuta', 126_880, 106_880],
    ['iva_split', 122_000, 100_000],
    ['spese', 148_237, 148_087],
    ['bollo', 148_237, 148_437],
    ['arrotondamento', 148_237, 148_236],
    ['sconto', 148_237, 143_790],
  ])('%s: %d paid with %d', (tipo, dovuto, pagato) => {
    const own = partita(dovuto, '4123/2026', OFFICINE, { id_soggetto: 1 });
    const { proposte } = run({
      movimenti: [movimento(pagato, 'OFFICINE ZAMBONELLI FT 4123/2026')],
      partite: [own],
    });
    expect(proposte).toMatchObject([
      { partite: [{ id: own.id, importo: dovuto }], differenze: [{ tipo, importo: pagato - dovuto }] },
    ]);
  });

  it('takes an acconto for a part, not for a withholding', () => {
    const own = partita(122_000, '4123/2026', OFFICINE, { id_soggetto: 1 });
    const { proposte } = run({
      movimenti: [movimento(85_400, 'OFFICINE ZAMBONELLI ACCONTO FT 4123/2026')],
      partite: [own],
    });
    expect(proposte).toMatchObject([{ partite: [{ id: own.id, importo: 85_400 }], differenze: [] }]);
    expect(proposte[0]?.motivi[0]).toBe('pagamento parziale');
  });

  it('counts a fee the other way when we pay', () => {
    const own = partita(-148_237, '4123', OFFICINE, { id_soggetto: 1 });
    const { proposte } = run({
      movimenti: [movimento(-148_387, 'OFFICINE ZAMBONELLI FT 4123')],
      partite: [own],
    });
    expect(proposte).toMatchObject([
      { partite: [{ id: own.id, importo: -148_237 }], differenze: [{ tipo: 'spese', importo: -150 }] },
    ]);
  });
});

describe('months and instalments', () => {
  const canoni = (descrizione: (mese: number) => string | null) =>
    [2, 3, 4].map((mese) =>
      partita(85_000, `${40 + mese}/2026`, OFFICINE, {
        id_soggetto: 1,
        data_documento: `2026-0${mese}-01`,
        scadenza: `2026-0${mese}-10`,
        descrizione: descrizione(mese),
      }),
    );

  it.each([
    'CANONE MARZO 2026',
    'AFFITTO MARZO',
    'CANONE MAR. 26',
    'MENSILITA 03/2026',
    'PIGIONE MESE DI MARZO',
  ])('%s is the one of March', (testo) => {
    const own = canoni(() => null);
    const { proposte } = run({
      movimenti: [movimento(85_000, `BONIFICO DA OFFICINE ZAMBONELLI SRL ${testo}`, { data: '2026-03-14' })],
      partite: own,
    });
    expect(proposte).toMatchObject([{ partite: [{ id: own[1]?.id }], automatica: true }]);
    expect(proposte[0]?.motivi).toContain('mese citato');
  });

  it('believes what the document says rather than when it was written', () => {
    const own = canoni((mese) => `Canone ${mese === 4 ? 'marzo' : mese === 3 ? 'febbraio' : 'gennaio'} 2026`);
    const { proposte } = run({
      movimenti: [movimento(85_000, 'OFFICINE ZAMBONELLI CANONE MARZO', { data: '2026-04-14' })],
      partite: own,
    });
    expect(proposte).toMatchObject([{ partite: [{ id: own[2]?.id }], automatica: true }]);
  });

  it('takes a day written with its month for a day', () => {
    const own = canoni(() => null);
    const { proposte } = run({
      movimenti: [movimento(85_000, 'OFFICINE ZAMBONELLI FATTURA DEL 1 APRILE 2026')],
      partite: own,
    });
    expect(proposte).toMatchObject([{ partite: [{ id: own[2]?.id }], automatica: true }]);
    expect(proposte[0]?.motivi).toContain('data del documento citata');
  });

  it('chooses nothing when no month is named', () => {
    const { proposte } = run({
      movimenti: [movimento(85_000, 'OFFICINE ZAMBONELLI CANONE', { data: '2026-03-14' })],
      partite: canoni(() => null),
    });
    expect(proposte).toMatchObject([{ automatica: false }]);
    expect(proposte[0]?.rivali.length).toBeGreaterThan(0);
  });

  it.each(['RATA 2/3', 'SALDO RATA N. 2', '2A RATA'])('%s is the second of its document', (testo) => {
    const own = [4, 5, 6].map((mese) =>
      partita(85_000, '41/2026', OFFICINE, { id_soggetto: 1, scadenza: `2026-0${mese}-30` }),
    );
    const { proposte } = run({
      movimenti: [movimento(85_000, `OFFICINE ZAMBONELLI ${testo}`, { data: '2026-06-02' })],
      partite: own,
    });
    expect(proposte).toMatchObject([{ partite: [{ id: own[1]?.id }], automatica: true }]);
    expect(proposte[0]?.motivi).toContain('rata citata');
  });
});

describe('slips', () => {
  const effetti = (quanti: number) =>
    Array.from({ length: quanti }, (_, at) =>
      partita(20_011 + at * 7_013, `${300 + at}/2026`, `Cliente${String.fromCharCode(65 + at)} Srl`, {
        id_soggetto: 10 + at,
        id_tipo_pagamento: 2,
        scadenza: '2026-04-30',
      }),
    );

  it('finds as many effects as the slip says, among others of the same day', () => {
    const all = effetti(12);
    const slip = all.filter((_, at) => [0, 2, 3, 5, 8, 9, 11].includes(at));
    const total = slip.reduce((sum, { importo }) => sum + importo, 0);
    const { proposte } = run({
      movimenti: [
        movimento(total, 'ACCREDITO EFFETTI SBF DISTINTA N. 00123 N. EFFETTI 7 SCAD. 30/04/2026', {
          data: '2026-05-04',
        }),
      ],
      partite: all,
    });
    expect(proposte[0]?.partite).toHaveLength(7);
    expect(proposte[0]?.partite.reduce((sum, { importo }) => sum + importo, 0)).toBe(total);
  });

  it('looks at the days before a holiday, when the slip names no day', () => {
    const all = effetti(5);
    const total = all.reduce((sum, { importo }) => sum + importo, 0);
    const { proposte } = run({
      movimenti: [movimento(total, 'ACCREDITO RICEVUTE BANCARIE SBF', { data: '2026-05-04' })],
      partite: all,
    });
    expect(proposte).toMatchObject([{ partite: all.map(({ id }) => ({ id })), unica: true }]);
  });
});

describe('what is uncertain', () => {
  it('chooses nothing between two equal partite, and names both', () => {
    const [a, b] = ['41/2026', '42/2026'].map((numero) =>
      partita(148_237, numero, OFFICINE, { id_soggetto: 1 }),
    );
    const { proposte } = run({
      movimenti: [movimento(148_237, 'BONIFICO DA OFFICINE ZAMBONELLI SRL')],
      partite: [a, b].flatMap((one) => one ?? []),
    });
    expect(proposte).toMatchObject([{ unica: false, automatica: false }]);
    const named = [proposte[0]?.partite[0]?.id, proposte[0]?.rivali[0]?.partite[0]?.id];
    expect(new Set(named)).toEqual(new Set([a?.id, b?.id]));
  });

  it('names the other movimento when two want one partita', () => {
    const own = partita(148_237, '41/2026', OFFICINE, { id_soggetto: 1 });
    const movimenti = [1, 2].map(() => movimento(148_237, 'BONIFICO DA OFFICINE ZAMBONELLI SRL'));
    const { proposte } = run({ movimenti, partite: [own] });
    expect(proposte.every(({ automatica, rivali }) => !automatica && rivali.length > 0)).toBe(true);
    expect(new Set(proposte.flatMap((one) => one.movimenti))).toEqual(new Set(movimenti.map(({ id }) => id)));
  });

  it('does not choose between two people of one name, unless an IBAN does', () => {
    const iban = 'IT60X0542811101000000123456';
    const pair = [1, 2].map((id) =>
      partita(148_237, `${id}1/2026`, 'Zanfrognini Ubaldo', { id_soggetto: id }),
    );
    const soggetti = [1, 2].map((id) => ({
      id,
      ragione_sociale: 'Zanfrognini Ubaldo',
      iban: id === 2 ? [iban] : [],
    }));
    const text = 'BONIFICO DA ZANFROGNINI UBALDO';
    const alone = run({ movimenti: [movimento(148_237, text)], partite: pair, soggetti });
    expect(alone.proposte).toMatchObject([{ automatica: false, rivali: [{}] }]);
    const known = run({
      movimenti: [movimento(148_237, text, { iban_controparte: iban })],
      partite: pair,
      soggetti,
    });
    expect(known.proposte).toMatchObject([{ automatica: true, partite: [{ id: pair[1]?.id }] }]);
  });

  it('decides by what is left when the other payment names its document', () => {
    const pair = ['41/2026', '42/2026'].map((numero) =>
      partita(148_237, numero, OFFICINE, { id_soggetto: 1 }),
    );
    const naming = movimento(148_237, 'OFFICINE ZAMBONELLI SALDO FT 41/2026');
    const silent = movimento(148_237, 'OFFICINE ZAMBONELLI SALDO');
    const { proposte } = run({ movimenti: [silent, naming], partite: pair });
    const of = (id: number) => proposte.find(({ movimenti }) => movimenti.includes(id));
    expect(of(naming.id)?.partite[0]?.id).toBe(pair[0]?.id);
    expect(of(silent.id)).toMatchObject({ partite: [{ id: pair[1]?.id }], automatica: true });
  });

  it('never proposes again what was refused', () => {
    const own = partita(148_237, '41/2026', OFFICINE, { id_soggetto: 1 });
    const one = movimento(148_237, 'OFFICINE ZAMBONELLI FT 41/2026');
    const rifiuti = [{ id_movimento: one.id, id_partita: own.id }];
    expect(run({ movimenti: [one], partite: [own] }).proposte).toHaveLength(1);
    expect(run({ movimenti: [one], partite: [own], rifiuti }).proposte).toEqual([]);
  });

  it('does not match different divise', () => {
    const own = partita(148_237, '41/2026', OFFICINE, { id_soggetto: 1, divisa: 'USD' });
    expect(
      run({ movimenti: [movimento(148_237, 'OFFICINE ZAMBONELLI FT 41/2026')], partite: [own] }).proposte,
    ).toEqual([]);
  });
});

describe('several rows at once', () => {
  it('takes a credit note off', () => {
    const invoice = partita(148_237, '41/2026', OFFICINE, { id_soggetto: 1 });
    const nota = partita(-20_011, '44/2026', OFFICINE, { id_soggetto: 1 });
    const { proposte } = run({
      movimenti: [movimento(128_226, 'OFFICINE ZAMBONELLI FT 41 MENO NC 44')],
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
    const own = partita(148_237, '41/2026', OFFICINE, { id_soggetto: 1 });
    const movimenti = [
      movimento(60_000, 'OFFICINE ZAMBONELLI ACCONTO FT 41'),
      movimento(88_237, 'OFFICINE ZAMBONELLI SALDO FT 41'),
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
      partita(importo, `${40 + at}/2026`, OFFICINE, { id_soggetto: 1 }),
    );
    const { proposte } = run({ movimenti: [movimento(100_000, 'OFFICINE ZAMBONELLI SALDO')], partite: own });
    expect(proposte).toMatchObject([{ unica: false, automatica: false }]);
    expect(proposte[0]?.rivali.length).toBeGreaterThan(0);
  });
});

describe('movimenti that explain each other', () => {
  const conti = [
    { id: 1, iban: 'IT60X0542811101000000123456' },
    { id: 2, iban: 'IT40S0542811101000000123456' },
  ];

  it('finds a giroconto between own conti', () => {
    const out = movimento(-500_000, `BONIFICO SU IT40S0542811101000000123456`, { id_conto: 1 });
    const back = movimento(500_000, 'GIROCONTO', { id_conto: 2, data: '2026-05-05' });
    const tempting = partita(500_000, '41/2026', OFFICINE, { id_soggetto: 1 });
    const { giroconti, proposte } = run({ movimenti: [back, out], partite: [tempting], conti });
    expect(giroconti).toMatchObject([
      { tipo: 'giroconto', movimenti: [out.id, back.id], differenza: 0, automatica: true },
    ]);
    expect(proposte).toEqual([]);
  });

  it('finds a storno and leaves the partita open', () => {
    const own = partita(148_237, '41/2026', OFFICINE, { id_soggetto: 1 });
    const paid = movimento(148_237, 'BONIFICO DA OFFICINE ZAMBONELLI FT 41/2026', { id_conto: 1 });
    const undone = movimento(-148_237, 'STORNO BONIFICO OFFICINE ZAMBONELLI', {
      id_conto: 1,
      data: '2026-05-06',
    });
    const { storni, proposte } = run({ movimenti: [undone, paid], partite: [own] });
    expect(storni).toMatchObject([{ tipo: 'storno', movimenti: [paid.id, undone.id], automatica: true }]);
    expect(proposte).toEqual([]);
  });

  it('finds an insoluto with its fee', () => {
    const paid = movimento(148_237, 'INCASSO RIBA OFFICINE ZAMBONELLI', { id_conto: 1 });
    const back = movimento(-148_737, 'EFFETTO INSOLUTO OFFICINE ZAMBONELLI', {
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
    movimento(10_007, text, { ragione_sociale: text, riferimento: text, causale: text }),
  ]);
  const partite = texts.map((text) =>
    partita(10_007, text, text, { riferimento: text, scadenza: null, data_documento: null }),
  );
  expect(() => proponi({ movimenti, partite })).not.toThrow();
});
