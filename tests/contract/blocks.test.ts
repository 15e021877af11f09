/** Rows that the page does not hold: the server filters, sorts, sums and lists as the page would. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import type { FiltriColonne } from '#api/contract/viste.ts';
import { giornoSchema } from '#api/contract/valori.ts';
import { toCentesimi } from '#domain/importi.ts';
import { toFiltriServer } from '#grids/engine/blocks/query.ts';
import { toVoci } from '#grids/engine/blocks/entries.ts';
import { defineColonne } from '#grids/engine/define-columns.ts';
import { compileFilters } from '#grids/engine/filters/compile.ts';
import { type RowGroup, groupRighe } from '#grids/engine/groups/tree.ts';
import { makeRemoteTree } from '#grids/engine/blocks/remote-groups.ts';
import { normalizeText } from '#domain/text.ts';
import { RowFilter } from '#grids/engine/filters/row-filter.ts';
import { ContaVoci } from '#grids/engine/filters/entries.ts';
import { DATA, IMPORTO, NOTA, NUMERO, defineStato, TESTO } from '#grids/engine/kinds.ts';
import { onEveryEngine } from './support/engines.ts';
import { importAll, PARTITE, riga, visible } from './support/imports.ts';
import type { Office } from './support/world.ts';

const OGGI = giornoSchema.parse('2026-03-20');
const STATO = defineStato({ aperta: 'Aperta', parziale: 'Parziale', chiusa: 'Chiusa', ignorata: 'Ignorata' });
const colonna = defineColonne<RigaEstratto>();
const COLONNE = [
  colonna('data', 'Data', DATA),
  colonna('data_valuta', 'Valuta', DATA),
  colonna('descrizione', 'Descrizione', TESTO),
  colonna('ragione_sociale', 'Ragione sociale', TESTO),
  colonna('nota', 'Nota', NOTA),
  colonna('riferimento', 'Riferimento', TESTO),
  colonna('importo', 'Importo', IMPORTO),
  colonna.computed('dare', 'Dare', IMPORTO, ({ importo }) => (importo < 0 ? toCentesimi(-importo) : null)),
  colonna.computed('avere', 'Avere', IMPORTO, ({ importo }) => (importo > 0 ? importo : null)),
  colonna('saldo', 'Saldo', IMPORTO),
  colonna('riga', 'Riga', NUMERO),
  colonna('stato', 'Stato', STATO),
];
const CAMPI = COLONNE.map(({ campo }) => campo);

const word = fc.constantFrom(
  'Perù',
  'rossi',
  'ROSSI',
  'caffè',
  '100%',
  'a_b',
  'bonifico',
  "l'affitto",
  '12',
  '',
);
const testo = fc.array(word, { maxLength: 3 }).map((words) => words.join(' ').trim());
const giorno = fc
  .integer({ min: 1, max: 90 })
  .map((day) => new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10));
const importo = fc.oneof(fc.integer({ min: -300_000, max: 300_000 }), fc.constantFrom(0, 1, -1, 123_456_789));
const fresh = fc.record({
  data: giorno,
  data_valuta: fc.option(giorno, { nil: null }),
  descrizione: testo.map((text) => text || 'movimento'),
  ragione_sociale: fc.option(testo.map((text) => text || 'Ditta')),
  nota: fc.option(testo.map((text) => text || 'nota')),
  riferimento: fc.option(fc.constantFrom('TRN-1', 'trn_2', '=3')),
  importo,
  saldo: fc.option(importo),
});

const filtroTesto = fc.constantFrom(
  'rossi',
  '=rossi',
  'perù; caffe',
  '!rossi',
  'bon*',
  '*12',
  '(vuote)',
  '(non vuote)',
  '100%',
  'a_',
  '!(vuote); caffè',
);
const filtroNumero = fc.constantFrom(
  '>0',
  '<=-10',
  '100..2.000',
  '0',
  '<>0',
  'vuote',
  'non vuote',
  '-500..500; >2.500',
  '12,34',
  '<>0; >100',
  '1.234.567,89',
);
const filtroData = fc.constantFrom(
  'questo mese',
  'gennaio 2026',
  '>=01/02/2026',
  '15/02/2026',
  '<>febbraio 2026',
  'vuote',
  '2026',
  '01/02/2026..10/03/2026',
  'ultimi 30 giorni',
);
const LINGUE = { testo: filtroTesto, numero: filtroNumero, data: filtroData };

/** A filter on a column: words, or some of the values that its list would show. */
const filterOf = (at: number, righe: () => readonly RigaEstratto[]) => {
  const column = COLONNE[at];
  if (!column || column.tipo.filtro === 'nessuno') throw new RangeError('no such column');
  const chosen = fc.record({
    modo: fc.constantFrom('solo' as const, 'tranne' as const),
    at: fc.array(fc.nat({ max: 40 }), { maxLength: 4 }),
  });
  return fc
    .record({ testo: fc.option(LINGUE[column.tipo.filtro]), scelta: fc.option(chosen) })
    .map(({ testo: typed, scelta }) => {
      const counts = new ContaVoci(column);
      for (const each of righe()) counts.add(each);
      const voci = counts.voci();
      const values =
        scelta?.at.flatMap((index) => voci[index % Math.max(1, voci.length)]?.chiave ?? []) ?? [];
      return {
        testo: typed ?? '',
        scelta: scelta ? { modo: scelta.modo, valori: [...new Set(values)] } : null,
      };
    });
};

onEveryEngine('rows in blocks', (world) => {
  let office: Office;
  let all: RigaEstratto[] = [];

  beforeAll(async () => {
    office = await world().office();
    const sample = fc.sample(fresh, { numRuns: 160, seed: 7 });
    await importAll(
      office,
      sample.map((values, at) => riga({ riga: at + 1, ...values })),
    );
    // Alike for longer than what an index keeps of them.
    const lunga = 'bonifico '.repeat(40);
    await importAll(
      office,
      ['zeta', 'Àlfa', 'beta', 'Beta', 'è', ''].map((end, at) =>
        riga({
          riga: 1_001 + at,
          descrizione: `${lunga}${end}`.trim(),
          ragione_sociale: `${lunga}${end}`.trim(),
        }),
      ),
    );
    await importAll(office, [riga({ scadenza: '2026-04-01', divisa: 'USD', importo: 500 })], PARTITE);
    all = (await visible(office.browser, { sort: 'id' })).righe;
  });

  const ids = (rows: readonly RigaEstratto[]) => rows.map(({ id }) => id);
  const block = (query: Record<string, unknown>) => office.browser.ok('estrattoBlocco', { query });
  const anyFiltri = () =>
    fc
      .uniqueArray(fc.nat({ max: COLONNE.length - 1 }), { minLength: 1, maxLength: 3 })
      .chain((columns) =>
        fc.tuple(
          ...columns.map((at) => filterOf(at, () => all).map((filter) => [CAMPI[at] ?? '', filter] as const)),
        ),
      )
      .map((entries): FiltriColonne => Object.fromEntries(entries));
  const ask = (filters: FiltriColonne) => JSON.stringify(toFiltriServer(COLONNE, filters, OGGI));

  test('any filters keep the rows that the page would keep', async () => {
    let kept = 0;
    await fc.assert(
      fc.asyncProperty(anyFiltri(), async (filters) => {
        const expected = all.filter(compileFilters(COLONNE, filters, OGGI));
        kept += expected.length;
        const { righe } = await block({ sort: 'id', limit: 1_000, filtri: ask(filters) });
        expect(ids(righe)).toEqual(ids(expected));
      }),
      { numRuns: 150 },
    );
    expect(kept).toBeGreaterThan(0);
  });

  test('the quick search looks where the page looks', async () => {
    const rowFilter = new RowFilter<RigaEstratto>(COLONNE);
    for (const q of [
      'rossi',
      'PERU 2026',
      '1.234.567,89',
      '-0,01',
      'caffè aperta',
      '100%',
      'a_b',
      '01/2026',
      'niente',
      'trn',
      // What stands in a number or a day, and what no number and no day can hold.
      '1.2',
      '3456',
      ',0',
      '0,0',
      '007',
      '-1',
      '89',
      '2026',
      '20261',
      '/02/',
      '12.',
      '1..2',
      'imp banca',
    ]) {
      rowFilter.setRicerca(q);
      const { righe } = await block({ sort: 'id', limit: 1_000, q, q_campi: CAMPI.join(',') });
      expect([q, ids(righe)]).toEqual([q, ids(all.filter((each) => rowFilter.passQuickSearch(each)))]);
    }
  });

  test('the values of a column are those of the page, with their counts', async () => {
    for (const column of COLONNE) {
      const counts = new ContaVoci(column);
      for (const each of all) if (each.natura === 'movimento') counts.add(each);
      const found = await office.browser.ok('estrattoValori', {
        query: { campo: column.campo, natura: 'movimento' },
      });
      expect(found.incompleto).toBe(false);
      const byKey = (voci: { chiave: string; righe: number }[]) =>
        Object.fromEntries(voci.map(({ chiave, righe }) => [chiave, righe]));
      expect([column.campo, byKey(toVoci(column, found))]).toEqual([column.campo, byKey(counts.voci())]);
    }
  });

  test('the list of a column ignores its own filter and obeys the others', async () => {
    const filtri = JSON.stringify([
      { campo: 'stato', condizioni: [], scelta: { modo: 'tranne', valori: ['Aperta'] } },
      { campo: 'importo', condizioni: [], scelta: { modo: 'solo', valori: ['500'] } },
    ]);
    const { valori } = await office.browser.ok('estrattoValori', { query: { campo: 'stato', filtri } });
    expect(valori).toEqual([{ valore: 'Aperta', totale: all.filter((each) => each.importo === 500).length }]);
  });

  test('sums are apart for each divisa', async () => {
    const { totale, divise } = await office.browser.ok('estrattoTotali');
    const amounts = all.filter(({ divisa }) => divisa === 'EUR').map((each) => each.importo as number);
    const sum = (kept: number[]) => kept.reduce((total, each) => total + each, 0);
    expect(totale).toBe(all.length);
    expect(divise).toEqual([
      {
        divisa: 'EUR',
        totale: amounts.length,
        dare: sum(amounts.filter((each) => each < 0)),
        avere: sum(amounts.filter((each) => each > 0)),
        residuo: sum(all.filter(({ divisa }) => divisa === 'EUR').map((each) => each.residuo)),
      },
      { divisa: 'USD', totale: 1, dare: 0, avere: 500, residuo: 500 },
    ]);
  });

  test('groups are those that the page makes of the same rows, with their sums', async () => {
    const criteria = [
      { campo: 'data', per: 'mese' },
      { campo: 'nota', per: 'valore' },
    ] as const;
    const { gruppi, incompleto } = await office.browser.ok('estrattoGruppi', {
      query: { natura: 'movimento', gruppi: criteria.map(({ campo, per }) => `${campo}.${per}`).join(',') },
    });
    expect(incompleto).toBe(false);
    const [data, nota] = [COLONNE[0], COLONNE[4]];
    if (!data || !nota) throw new Error('the columns are there');
    const righe = all.filter(({ natura }) => natura === 'movimento');
    const misura = {
      importo: (each: RigaEstratto) => each.importo,
      divisa: (each: RigaEstratto) => each.divisa,
    };
    const local = await groupRighe({
      righe,
      prova: () => true,
      criteri: [
        { colonna: data, per: 'mese' },
        { colonna: nota, per: 'valore' },
      ],
      ordini: [],
      measure: misura,
    });
    const remote = makeRemoteTree(
      gruppi.map(({ chiavi, divisa, totale, dare, avere }) => {
        const somma = toCentesimi(dare + avere);
        return { chiavi, somma: { divisa, righe: totale, dare, avere, somma, media: somma } };
      }),
      [
        { colonna: data, per: 'mese' },
        { colonna: nota, per: 'valore' },
      ],
      [],
    );
    type Mostrato = { etichetta: string; id: string; somme: unknown; children: Mostrato[] };
    // Texts that differ in case alone are equal in the order: either may come first.
    const shown = (list: readonly RowGroup<RigaEstratto>[]): Mostrato[] =>
      list
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map(({ label: etichetta, id, riepilogo, children }) => ({
          etichetta,
          id,
          somme: riepilogo.divise.map(({ divisa, righe: count, dare, avere }) => [
            divisa,
            count,
            dare,
            avere,
          ]),
          children: shown(children),
        }));
    expect(shown(remote)).toEqual(shown(local));
  });

  test.each(['descrizione', 'ragione_sociale', 'nota', 'stato'] as const)(
    '%s stands in the order the page gives it',
    async (field) => {
      const column = COLONNE.find((each) => each.campo === field);
      const { righe } = await office.browser.ok('estrattoBlocco', { query: { sort: field, limit: 20_000 } });
      const values = righe.map((each) => each[field]).filter((each) => each !== null);
      const sorted = values.toSorted((a, b) => column?.tipo.compare(a, b) ?? 0);
      expect(values.map((each) => normalizeText(each))).toEqual(sorted.map((each) => normalizeText(each)));
      expect(righe.slice(values.length).every((each) => each[field] === null)).toBe(true);
    },
  );

  describe('places', () => {
    const sorts = [
      'data,-importo',
      'descrizione',
      '-descrizione',
      'ragione_sociale',
      '-ragione_sociale',
      '-ragione_sociale,descrizione',
      'nota',
      '-saldo',
      'dare,data',
      '-conto',
      'stato,-riga',
    ];

    test.each(sorts)('blocks by %s join into the whole list, wherever one begins', async (sort) => {
      const whole = ids((await block({ sort, limit: 1_000 })).righe);
      expect([...whole].toSorted((a, b) => a - b)).toEqual(ids(all));
      for (const [offset, limit] of [
        [0, 50],
        [50, 50],
        [150, 50],
        [all.length, 10],
      ] as const)
        expect(ids((await block({ sort, offset, limit })).righe)).toEqual(
          whole.slice(offset, offset + limit),
        );
    });

    test.each(sorts)('pages by %s join into the same list', async (sort) => {
      const whole = ids((await block({ sort, limit: 1_000 })).righe);
      const seen: number[] = [];
      let cursor: string | null = null;
      do {
        const page = await visible(office.browser, { sort, limit: 33, ...(cursor !== null && { cursor }) });
        seen.push(...ids(page.righe));
        ({ cursor } = page);
      } while (cursor !== null);
      expect(seen).toEqual(whole);
    });

    test('several fields are compared one after the other, empty cells last', async () => {
      const { righe } = await block({ sort: '-saldo,riga', limit: 1_000, natura: 'movimento' });
      const expected = all
        .filter(({ natura }) => natura === 'movimento')
        .toSorted((a, b) => {
          if (a.saldo === null || b.saldo === null)
            return Number(a.saldo === null) - Number(b.saldo === null) || a.riga - b.riga;
          return b.saldo - a.saldo || a.riga - b.riga;
        });
      expect(ids(righe)).toEqual(ids(expected));
    });
  });

  test('nothing that is asked is ever SQL', async () => {
    const refused = (query: Record<string, unknown>) =>
      office.browser.refused('estrattoBlocco', 422, 'richiesta_non_valida', { query });
    await refused({ sort: 'id;drop table azienda' });
    await refused({ sort: '(select 1)' });
    await refused({ filtri: 'non json' });
    await refused({ filtri: '[{"campo":"password_hash","condizioni":[],"scelta":null}]' });
    await refused({
      filtri:
        '[{"campo":"importo","condizioni":[{"tipo":"testo","modo":"contiene","negata":false,"cercata":"1"}],"scelta":null}]',
    });
    await refused({ q: 'x', q_campi: 'id,1=1' });
    const nasty = `'; drop table azienda; --`;
    const filtri = JSON.stringify([
      {
        campo: 'descrizione',
        condizioni: [{ tipo: 'testo', modo: 'contiene', negata: false, cercata: nasty }],
        scelta: { modo: 'tranne', valori: [nasty] },
      },
    ]);
    expect((await block({ filtri, q: nasty })).righe).toEqual([]);
  });

  test('another azienda sees none of it', async () => {
    const other = await world().office();
    expect(await other.browser.ok('estrattoBlocco')).toEqual({ righe: [], cursor: null });
    expect(await other.browser.ok('estrattoTotali')).toEqual({ totale: 0, divise: [] });
    expect(await other.browser.ok('estrattoValori', { query: { campo: 'descrizione' } })).toEqual({
      valori: [],
      incompleto: false,
    });
  });
});
