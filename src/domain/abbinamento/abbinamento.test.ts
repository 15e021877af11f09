import { describe, expect, it } from 'vitest';
import { WORKSHOP, makeMovimento, makePartita, run } from '#tests/matching-rows.ts';
import type { MovimentoToMatch } from './index.ts';

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
  ])('%s is %s', (text, number) => {
    const own = makePartita(148_237, number, WORKSHOP, { id_soggetto: 1 });
    const other = makePartita(148_237, '77/2026', WORKSHOP, { id_soggetto: 1 });
    const { proposte } = run({
      movimenti: [makeMovimento(148_237, `BONIFICO DA OFFICINE ZAMBONELLI SRL ${text}`)],
      partite: [own, other],
    });
    expect(proposte).toMatchObject([
      { partite: [{ id: own.id, importo: 148_237 }], unica: true, automatica: true },
    ]);
    expect(proposte[0]?.motivi.join(' ')).toContain(`fattura ${number} citata`);
  });

  it('reads a list with dashes as a list', () => {
    const own = ['12', '13', '14'].map((number, at) =>
      makePartita(50_013 + at, number, WORKSHOP, { id_soggetto: 1 }),
    );
    const loose = makePartita(99_999, '20', WORKSHOP, { id_soggetto: 1 });
    const { proposte } = run({
      movimenti: [makeMovimento(150_042, 'OFFICINE ZAMBONELLI SALDO FT 12-13-14')],
      partite: [...own, loose],
    });
    expect(proposte[0]?.partite.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
    expect(proposte[0]).toMatchObject({
      automatica: true,
      motivi: ['la somma delle 3 partite è uguale', 'fatture 12, 13, 14 citate', 'ragione sociale 100%'],
    });
  });

  it('leaves aside the amount when another number is named', () => {
    const own = makePartita(148_200, '77/2026', WORKSHOP, { id_soggetto: 1 });
    const { proposte } = run({
      movimenti: [makeMovimento(148_200, 'OFFICINE ZAMBONELLI SALDO FATTURA N. 31/2026')],
      partite: [own],
    });
    expect(proposte.some(({ automatica }) => automatica)).toBe(false);
  });
});

describe('names as banks write them', () => {
  it.each([
    ['OFF. ZAMBONELLI', WORKSHOP],
    ['OFFICINE ZAMBONELI SRL', WORKSHOP],
    ['OFFICINE ZAMBO NELLI S R L', WORKSHOP],
    ['ZAMBONELLI OFFICINE', WORKSHOP],
    ['F.LLI DELL ORTICA SNC', "Fratelli Dell'Ortica S.n.c."],
    ['SIG. NICOLO CHIARAVALLOTTI', 'Chiaravallotti Nicolò'],
    ['IMM.RE SANVITALINI', 'Immobiliare Sanvitalini S.p.A.'],
  ])('%s is %s', (written, name) => {
    const own = makePartita(148_237, '41/2026', name, { id_soggetto: 1 });
    const same = makePartita(148_237, '88/2026', 'Tutt’Altro Commerciale S.p.A.', { id_soggetto: 2 });
    const { proposte } = run({
      movimenti: [makeMovimento(148_237, `BONIFICO A VOSTRO FAVORE ${written} SALDO`)],
      partite: [own, same],
    });
    expect(proposte[0]?.partite[0]?.id).toBe(own.id);
  });

  it('knows a soggetto by IBAN, by alias, by partita IVA', () => {
    const own = makePartita(148_237, '41/2026', WORKSHOP, { id_soggetto: 1 });
    const iban = 'IT60X0542811101000000123456';
    const cases: [MovimentoToMatch, string][] = [
      [makeMovimento(148_237, 'BONIFICO', { iban_controparte: iban }), 'IBAN noto'],
      [makeMovimento(148_237, `BONIFICO DA IBAN ${iban}`), 'IBAN noto'],
      [makeMovimento(148_237, 'ADDEBITO SDD MNDT RCUR0001'), 'mandato SDD noto'],
      [makeMovimento(148_237, 'BONIFICO P.IVA IT01114601006'), 'partita IVA o codice fiscale citati'],
      [makeMovimento(148_237, 'BONIFICO ZETAFIN HOLDING'), 'ragione sociale 100%'],
      [makeMovimento(148_237, 'BONIFICO', { id_soggetto: 1 }), 'soggetto già riconosciuto'],
    ];
    for (const [one, reason] of cases) {
      const { proposte } = run({
        movimenti: [one],
        partite: [own],
        soggetti: [{ id: 1, ragione_sociale: WORKSHOP, partita_iva: '01114601006', iban: [iban] }],
        alias: [
          { tipo: 'mandato_sdd', chiave: 'RCUR0001', id_soggetto: 1 },
          { tipo: 'nome', chiave: 'Zetafin Holding', id_soggetto: 1 },
        ],
      });
      expect(proposte).toMatchObject([{ partite: [{ id: own.id }], automatica: true }]);
      expect(proposte[0]?.motivi).toContain(reason);
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
  ])('%s: %d paid with %d', (tipo, owed, paid) => {
    const own = makePartita(owed, '4123/2026', WORKSHOP, { id_soggetto: 1 });
    const { proposte } = run({
      movimenti: [makeMovimento(paid, 'OFFICINE ZAMBONELLI FT 4123/2026')],
      partite: [own],
    });
    expect(proposte).toMatchObject([
      { partite: [{ id: own.id, importo: owed }], differenze: [{ tipo, importo: paid - owed }] },
    ]);
  });

  it('takes an acconto for a part, not for a withholding', () => {
    const own = makePartita(122_000, '4123/2026', WORKSHOP, { id_soggetto: 1 });
    const { proposte } = run({
      movimenti: [makeMovimento(85_400, 'OFFICINE ZAMBONELLI ACCONTO FT 4123/2026')],
      partite: [own],
    });
    expect(proposte).toMatchObject([{ partite: [{ id: own.id, importo: 85_400 }], differenze: [] }]);
    expect(proposte[0]?.motivi[0]).toBe('pagamento parziale');
  });

  it('counts a fee the other way when we pay', () => {
    const own = makePartita(-148_237, '4123', WORKSHOP, { id_soggetto: 1 });
    const { proposte } = run({
      movimenti: [makeMovimento(-148_387, 'OFFICINE ZAMBONELLI FT 4123')],
      partite: [own],
    });
    expect(proposte).toMatchObject([
      { partite: [{ id: own.id, importo: -148_237 }], differenze: [{ tipo: 'spese', importo: -150 }] },
    ]);
  });
});

describe('what is uncertain', () => {
  it('chooses nothing between two equal partite, and names both', () => {
    const [a, b] = ['41/2026', '42/2026'].map((number) =>
      makePartita(148_237, number, WORKSHOP, { id_soggetto: 1 }),
    );
    const { proposte } = run({
      movimenti: [makeMovimento(148_237, 'BONIFICO DA OFFICINE ZAMBONELLI SRL')],
      partite: [a, b].flatMap((one) => one ?? []),
    });
    expect(proposte).toMatchObject([{ unica: false, automatica: false }]);
    const named = [proposte[0]?.partite[0]?.id, proposte[0]?.rivali[0]?.partite[0]?.id];
    expect(new Set(named)).toEqual(new Set([a?.id, b?.id]));
  });

  it('names the other movimento when two want one partita', () => {
    const own = makePartita(148_237, '41/2026', WORKSHOP, { id_soggetto: 1 });
    const movimenti = [1, 2].map(() => makeMovimento(148_237, 'BONIFICO DA OFFICINE ZAMBONELLI SRL'));
    const { proposte } = run({ movimenti, partite: [own] });
    expect(proposte.every(({ automatica, rivali }) => !automatica && rivali.length > 0)).toBe(true);
    expect(new Set(proposte.flatMap((one) => one.movimenti))).toEqual(new Set(movimenti.map(({ id }) => id)));
  });

  it('does not choose between two people of one name, unless an IBAN does', () => {
    const iban = 'IT60X0542811101000000123456';
    const pair = [1, 2].map((id) =>
      makePartita(148_237, `${id}1/2026`, 'Zanfrognini Ubaldo', { id_soggetto: id }),
    );
    const soggetti = [1, 2].map((id) => ({
      id,
      ragione_sociale: 'Zanfrognini Ubaldo',
      iban: id === 2 ? [iban] : [],
    }));
    const text = 'BONIFICO DA ZANFROGNINI UBALDO';
    const alone = run({ movimenti: [makeMovimento(148_237, text)], partite: pair, soggetti });
    expect(alone.proposte).toMatchObject([{ automatica: false, rivali: [{}] }]);
    const known = run({
      movimenti: [makeMovimento(148_237, text, { iban_controparte: iban })],
      partite: pair,
      soggetti,
    });
    expect(known.proposte).toMatchObject([{ automatica: true, partite: [{ id: pair[1]?.id }] }]);
  });

  it.each([
    ['one document, with a discount', 145_272, [['41/2026', 148_237]]],
    [
      'several documents',
      148_237,
      [
        ['41/2026', 100_000],
        ['42/2026', 48_237],
      ],
    ],
  ] as const)(
    'names both where two of one name have the documents that are named: %s',
    (_, paid, documentWeight) => {
      const of = (id: number) =>
        documentWeight.map(([number, importo]) =>
          makePartita(importo, number, 'Zanfrognini Ubaldo', { id_soggetto: id }),
        );
      const [one, two] = [of(1), of(2)];
      const text = `BONIFICO DA ZANFROGNINI UBALDO FT ${documentWeight.map(([number]) => number).join(' FT ')}`;
      const alone = run({ movimenti: [makeMovimento(paid, text)], partite: one });
      expect(alone.proposte).toMatchObject([{ automatica: true, partite: one.map(({ id }) => ({ id })) }]);
      const both = run({ movimenti: [makeMovimento(paid, text)], partite: [...one, ...two] });
      expect(both.proposte).toMatchObject([
        { automatica: false, rivali: [{ partite: two.map(({ id }) => ({ id })) }] },
      ]);
      const iban = 'IT60X0542811101000000123456';
      const known = run({
        movimenti: [makeMovimento(paid, text, { iban_controparte: iban })],
        partite: [...one, ...two],
        soggetti: [{ id: 2, ragione_sociale: 'Zanfrognini Ubaldo', iban: [iban] }],
      });
      expect(known.proposte).toMatchObject([{ automatica: true, partite: two.map(({ id }) => ({ id })) }]);
    },
  );

  it('believes the documents that are named, to the cent, more than the IBAN of somebody who pays for another', () => {
    const iban = 'IT60X0542811101000000123456';
    const named = ['41', '42'].map((number, at) =>
      makePartita(50_000 + at, number, WORKSHOP, { id_soggetto: 1 }),
    );
    const own = makePartita(100_001, '7', 'Moster S.n.c.', { id_soggetto: 2 });
    const of = (text: string) =>
      run({
        movimenti: [makeMovimento(100_001, text, { iban_controparte: iban })],
        partite: [...named, own],
        soggetti: [{ id: 2, ragione_sociale: 'Moster S.n.c.', iban: [iban] }],
      }).proposte;
    expect(of('BONIFICO OFFICINE ZAMBONELLI FT 41 FT 42')).toMatchObject([
      { partite: named.map(({ id }) => ({ id })) },
    ]);
    expect(of('BONIFICO SALDO')).toMatchObject([{ partite: [{ id: own.id }], automatica: true }]);
  });

  it('decides by what is left when the other payment names its document', () => {
    const pair = ['41/2026', '42/2026'].map((number) =>
      makePartita(148_237, number, WORKSHOP, { id_soggetto: 1 }),
    );
    const naming = makeMovimento(148_237, 'OFFICINE ZAMBONELLI SALDO FT 41/2026');
    const silent = makeMovimento(148_237, 'OFFICINE ZAMBONELLI SALDO');
    const { proposte } = run({ movimenti: [silent, naming], partite: pair });
    const of = (id: number) => proposte.find(({ movimenti }) => movimenti.includes(id));
    expect(of(naming.id)?.partite[0]?.id).toBe(pair[0]?.id);
    expect(of(silent.id)).toMatchObject({ partite: [{ id: pair[1]?.id }], automatica: true });
  });

  it.each([
    ['a letter lost', 'BONIFICO DA MOTER SNC', 'Moster S.n.c.'],
    ['two letters exchanged', 'BONIFICO DA DELUCA DEIGO', 'Deluca Diego'],
    ['cut in two where both pieces are common words', 'ADD.BONIFICO A IMPIANTI ADD A', 'Impianti Adda'],
    ['too little of the name to be sure', 'BONIFICO DA T.IDRAULICA SAN S', 'Termoidraulica San Silvio'],
  ])('names both of two equal partite, %s', (_, text, name) => {
    const pair = ['41/2026', '42/2026'].map((number) =>
      makePartita(30_000, number, name, { id_soggetto: 1 }),
    );
    const { proposte } = run({ movimenti: [makeMovimento(30_000, text)], partite: pair });
    expect(proposte).toMatchObject([{ unica: false, automatica: false, rivali: [{}] }]);
    expect(proposte[0]?.partite[0]?.id).toSatisfy((id) => pair.some((one) => one.id === id));
  });

  it('tells condomini of one street by their number, which is no document', () => {
    const [other, own] = [12, 71].map((number) =>
      makePartita(148_237, `${number}/2026`, `Condominio Via Morelli ${number}`),
    );
    const later = makePartita(148_237, '80/2026', 'Condominio Via Morelli 71');
    const text = 'BONIFICO DA CONDOMINIO VIA MORELLI 71 SALDO';
    const of = (partite: (typeof own)[]) =>
      run({ movimenti: [makeMovimento(148_237, text)], partite: partite.flatMap((one) => one ?? []) })
        .proposte;
    expect(of([other, own])).toMatchObject([{ partite: [{ id: own?.id }] }]);
    expect(of([own, later])).toMatchObject([{ automatica: false, rivali: [{}] }]);
  });

  it('lets no uncertain payment vouch that a partita is taken', () => {
    const pair = [
      makePartita(100_000, '41/2026', WORKSHOP, { id_soggetto: 1 }),
      makePartita(100_000, '7/2026', WORKSHOP, { id_soggetto: 1, scadenza: '2026-06-20' }),
    ];
    const silent = makeMovimento(100_000, 'OFFICINE ZAMBONELLI SALDO');
    const stranger = makeMovimento(100_000, 'BON.DA FENA DROFEDOR ft. 7', {
      data: '2026-12-26',
      ragione_sociale: 'FENA DROFEDOR',
    });
    const { proposte } = run({ movimenti: [silent, stranger], partite: pair });
    expect(proposte.find(({ movimenti }) => movimenti.includes(silent.id))).toMatchObject({
      automatica: false,
    });
  });

  it('never proposes again what was refused', () => {
    const own = makePartita(148_237, '41/2026', WORKSHOP, { id_soggetto: 1 });
    const one = makeMovimento(148_237, 'OFFICINE ZAMBONELLI FT 41/2026');
    const rifiuti = [{ id_movimento: one.id, id_partita: own.id }];
    expect(run({ movimenti: [one], partite: [own] }).proposte).toHaveLength(1);
    expect(run({ movimenti: [one], partite: [own], rifiuti }).proposte).toEqual([]);
  });

  it('looks further when the documents that are named together were refused', () => {
    const named = [
      makePartita(100_000, '41/2026', WORKSHOP, { id_soggetto: 1 }),
      makePartita(48_237, '42/2026', WORKSHOP, { id_soggetto: 1 }),
    ];
    const other = makePartita(148_237, '50/2026', WORKSHOP, { id_soggetto: 1 });
    const paid = makeMovimento(148_237, 'BONIFICO DA OFFICINE ZAMBONELLI FT 41/2026 FT 42/2026');
    const of = (rifiuti: readonly { id_movimento: number; id_partita: number }[]) =>
      run({ movimenti: [paid], partite: [...named, other], rifiuti }).proposte;
    expect(of([])[0]?.partite.map(({ id }) => id)).toEqual(named.map(({ id }) => id));
    const refused = of([{ id_movimento: paid.id, id_partita: named[0]?.id ?? 0 }]);
    expect(refused).toMatchObject([{ partite: [{ id: other.id }] }]);
  });

  it('does not match different divise', () => {
    const own = makePartita(148_237, '41/2026', WORKSHOP, { id_soggetto: 1, divisa: 'USD' });
    expect(
      run({ movimenti: [makeMovimento(148_237, 'OFFICINE ZAMBONELLI FT 41/2026')], partite: [own] }).proposte,
    ).toEqual([]);
  });
});
