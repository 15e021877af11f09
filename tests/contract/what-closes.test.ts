/** What closes a row, as lists show it: with its filters and its order, from both sides, and in the questions in SQL. */
import { beforeAll, expect, test } from 'vitest';
import type { RigaChiusa } from '#api/contract/estratto-conto.ts';
import type { CampoEstratto } from '#api/contract/filtri.ts';
import { giornoSchema } from '#api/contract/valori.ts';
import { toFiltriServer } from '#grids/engine/blocks/query.ts';
import { defineColonne } from '#grids/engine/define-columns.ts';
import { compileFilters } from '#grids/engine/filters/compile.ts';
import { TESTO } from '#grids/engine/kinds.ts';
import { toClosedBy } from '#grids/estratto-conto/closed-by.ts';
import { onEveryEngine } from './support/engines.ts';
import { first, movimenti, partite, soggetti } from './support/pagamenti.ts';
import type { Office } from './support/world.ts';

const OGGI = giornoSchema.parse('2026-03-20');
const CAMPI = ['soggetto', 'documenti', 'voce', 'movimenti', 'chiusa_da'] as const;
const column = defineColonne<RigaChiusa>();
const COLONNE = CAMPI.map((field) =>
  column.computed(field, field, TESTO, ({ chiusa_da }) => toClosedBy(chiusa_da)[field]),
);

onEveryEngine('what closes a row', (world) => {
  let office: Office;
  let rossi = 0;
  const rows = new Map<string, number>();
  const id = (name: string): number => rows.get(name) ?? 0;

  const all = async (query: Record<string, unknown> = {}): Promise<RigaChiusa[]> =>
    (await office.browser.ok('estrattoBlocco', { query: { sort: 'id', limit: 1_000, ...query } })).righe;
  const riga = async (name: string): Promise<RigaChiusa> =>
    first((await all()).filter((each) => each.id === id(name)));
  const closed = async (name: string) => (await riga(name)).chiusa_da;
  const pay = (movimento: string, parts: readonly [string, number][]) =>
    office.browser.ok('pagamentoCrea', {
      body: {
        movimenti: [{ id: id(movimento), importo: parts.reduce((sum, [, importo]) => sum + importo, 0) }],
        partite: parts.map(([name, importo]) => ({ id: id(name), importo })),
      },
    });
  const codice = async (code: string) =>
    first((await office.browser.ok('voci')).voci.filter((voce) => voce.codice === code));

  beforeAll(async () => {
    office = await world().office();
    const [one = 0, two = 0] = await soggetti(world(), office, ['Rossi, Figli e C.', 'Àlfa Verdi']);
    rossi = one;
    const moved = await movimenti(office, [
      { data: '2026-02-10', importo: 30_000, descrizione: 'Bonifico A' },
      { data: '2026-02-11', importo: 12_345, descrizione: 'Bonifico B' },
      { data: '2026-02-12', importo: -500, descrizione: 'COMMISSIONI' },
      { data: '2026-02-13', importo: 77_000, descrizione: 'Aperto' },
      { data: '2026-02-14', importo: 10_000, descrizione: 'Versamento' },
    ]);
    for (const [at, name] of ['bonifico', 'acconto', 'spese', 'aperto', 'versamento'].entries())
      rows.set(name, moved[at]?.id ?? 0);
    const documenti = await partite(office, [
      { importo: 10_000, numero_documento: 'FT 12/2026', id_soggetto: one, ragione_sociale: 'ROSSI' },
      { importo: 15_000, numero_documento: 'FT 15/2026', id_soggetto: one, ragione_sociale: 'ROSSI' },
      { importo: 5_000, numero_documento: 'FT 3', id_soggetto: two },
      {
        importo: 20_000,
        numero_documento: null,
        data_documento: '2026-01-31',
        ragione_sociale: 'Senza scheda',
      },
      { importo: 10_000, numero_documento: 'FT 40', id_soggetto: two },
      { importo: 99_000, numero_documento: 'FT 99', id_soggetto: one },
    ]);
    for (const [at, name] of ['ft12', 'ft15', 'ft3', 'senza', 'ft40', 'ft99'].entries())
      rows.set(name, documenti[at]?.id ?? 0);
    await office.browser.ok('vociUsuali', { body: { regole: false } });
    await pay('bonifico', [
      ['ft12', 10_000],
      ['ft15', 15_000],
      ['ft3', 5_000],
    ]);
    await pay('acconto', [['senza', 12_345]]);
    await office.browser.ok('movimentiAssegna', {
      body: { movimenti: [{ id: id('spese') }], tipo: 'voce', id_voce: (await codice('50.01')).id },
    });
  });

  test('a movimento tells its soggetti, documents and voci; a partita its movimenti; both who decided it', async () => {
    const { username } = office;
    expect(await closed('bonifico')).toEqual({
      soggetti: ['Rossi, Figli e C.', 'Àlfa Verdi'],
      documenti: ['FT 12/2026', 'FT 15/2026', 'FT 3'],
      autori: [`${username} (a mano)`],
    });
    expect(await closed('acconto')).toEqual({
      soggetti: ['Senza scheda'],
      documenti: ['senza numero del 31/01/2026'],
      autori: [`${username} (a mano)`],
    });
    const spese = await codice('50.01');
    expect(await closed('spese')).toEqual({
      voci: [`50.01 ${spese.nome}`],
      autori: [`${username} (a mano)`],
    });
    const { nome } = first(
      (await office.browser.ok('conti')).conti.filter((conto) => conto.id === office.id_conto),
    );
    expect(await closed('ft12')).toEqual({
      movimenti: [`10/02/2026 · 300,00 · ${nome}`],
      autori: [`${username} (a mano)`],
    });
    expect([(await riga('senza')).stato, (await closed('senza'))?.movimenti]).toEqual([
      'parziale',
      [`11/02/2026 · 123,45 · ${nome}`],
    ]);
    expect([await closed('aperto'), await closed('ft99')]).toEqual([undefined, undefined]);
  });

  test('pages, blocks and places say the same of a row', async () => {
    const byId = await all();
    const page = await office.browser.ok('estrattoConto', { query: { sort: 'id', limit: 3 } });
    expect(page.righe).toEqual(byId.slice(0, 3));
    expect(await all({ offset: 1, limit: 2 })).toEqual(byId.slice(1, 3));
  });

  test('filters, values, groups and orders are those of the page', async () => {
    const rowsOf = await all();
    const ids = (righe: readonly RigaChiusa[]) => righe.map((each) => each.id);
    const written = [
      'rossi',
      '=FT 12/2026, FT 15/2026, FT 3',
      '!alfa',
      '(vuote)',
      '(non vuote)',
      'senza*',
      '*mano)',
      '300,00',
    ];
    let kept = 0;
    for (const colonnaChiusa of COLONNE)
      for (const testo of written) {
        const filters = { [colonnaChiusa.campo]: { testo, scelta: null } };
        const expected = rowsOf.filter(compileFilters(COLONNE, filters, OGGI));
        kept += expected.length;
        const found = await all({ filtri: JSON.stringify(toFiltriServer(COLONNE, filters, OGGI)) });
        expect([colonnaChiusa.campo, testo, ids(found)]).toEqual([colonnaChiusa.campo, testo, ids(expected)]);
      }
    expect(kept).toBeGreaterThan(30);
    const { valori } = await office.browser.ok('estrattoValori', {
      query: { campo: 'documenti', natura: 'movimento' },
    });
    expect(Object.fromEntries(valori.map(({ valore, totale }) => [valore, totale]))).toEqual({
      '': 3,
      'FT 12/2026, FT 15/2026, FT 3': 1,
      'senza numero del 31/01/2026': 1,
    });
    const { gruppi } = await office.browser.ok('estrattoGruppi', {
      query: { natura: 'movimento', gruppi: 'soggetto.valore' },
    });
    expect(new Map(gruppi.map(({ chiavi, avere }) => [chiavi[0], avere]))).toEqual(
      new Map([
        ['', 87_000],
        ['Rossi, Figli e C., Àlfa Verdi', 30_000],
        ['Senza scheda', 12_345],
      ]),
    );
    for (const sort of ['soggetto', '-soggetto'] satisfies (CampoEstratto | `-${CampoEstratto}`)[]) {
      const shown = (await all({ sort, natura: 'movimento' })).map(
        ({ chiusa_da }) => toClosedBy(chiusa_da).soggetto,
      );
      const named = ['Rossi, Figli e C., Àlfa Verdi', 'Senza scheda'];
      expect(shown).toEqual([...(sort === 'soggetto' ? named : named.toReversed()), null, null, null]);
    }
    const q = await all({ q: 'FT 15', q_campi: CAMPI.join(',') });
    expect(ids(q)).toEqual([id('bonifico')]);
  });

  test('a row leads to its other side, and a row of another azienda to nothing', async () => {
    const legate = async (name: string) => (await all({ id_legata: id(name) })).map((each) => each.id);
    expect(await legate('bonifico')).toEqual([id('ft12'), id('ft15'), id('ft3')]);
    expect(await legate('ft15')).toEqual([id('bonifico')]);
    expect(await legate('spese')).toEqual([]);
    const other = await world().office();
    const { righe } = await other.browser.ok('estrattoBlocco', { query: { id_legata: id('bonifico') } });
    expect(righe).toEqual([]);
  });

  test('what is taken back, tied later or named anew is told at once', async () => {
    const incasso = await office.browser.ok('pagamentoCrea', {
      body: { partite: [{ id: id('ft40'), importo: 10_000 }], data: '2026-02-20' },
    });
    const before = await riga('ft40');
    expect(before.chiusa_da?.movimenti).toEqual(['20/02/2026 · 100,00 · senza movimento']);
    const tied = await office.browser.ok('pagamentoMovimenti', {
      params: { id: incasso.id },
      body: { versione: incasso.versione, movimenti: [{ id: id('versamento'), importo: 10_000 }] },
    });
    const after = await riga('ft40');
    expect(after.chiusa_da?.movimenti).toEqual([expect.stringMatching(/^14\/02\/2026 · 100,00 · .+$/)]);
    // A page that shows it hears of it by its version.
    expect(after.versione).toBeGreaterThan(before.versione);
    expect((await closed('versamento'))?.documenti).toEqual(['FT 40']);
    await office.browser.ok('pagamentoScollega', {
      params: { id: incasso.id },
      body: { versione: tied.versione },
    });
    expect([await closed('versamento'), (await riga('ft40')).versione > after.versione]).toEqual([
      undefined,
      true,
    ]);
    expect((await closed('ft40'))?.movimenti).toEqual(['20/02/2026 · 100,00 · senza movimento']);

    await world()
      .db.kysely.updateTable('soggetto')
      .set({ ragione_sociale: 'Rossi Spa' })
      .where('id_azienda', '=', office.id_azienda)
      .where('id', '=', rossi)
      .execute();
    expect((await closed('bonifico'))?.soggetti).toEqual(['Rossi Spa', 'Àlfa Verdi']);

    const { pagamenti } = await office.browser.ok('pagamenti', { query: { id_riga: id('bonifico') } });
    const { id: pagato, versione } = first(pagamenti);
    await office.browser.ok('pagamentoAnnulla', { params: { id: pagato }, body: { versione } });
    expect([await closed('bonifico'), await closed('ft12')]).toEqual([undefined, undefined]);
  });

  test('a question in SQL reads the same columns, of its own azienda', async () => {
    await pay('versamento', [['ft99', 10_000]]);
    const { username } = office;
    const ask = async (sql: string) => (await office.browser.ok('query', { body: { sql } })).righe;
    expect(
      await ask(
        `select soggetto_chiude, documenti, voce, chiuso_da from movimenti where descrizione = 'Versamento'`,
      ),
    ).toEqual([['Rossi Spa', 'FT 99', null, `${username} (a mano)`]]);
    expect(await ask(`select movimenti, chiusa_da from partite where numero_documento = 'FT 99'`)).toEqual([
      [expect.stringMatching(/^14\/02\/2026 · 100,00 · .+$/), `${username} (a mano)`],
    ]);
    expect(await ask(`select count(*), count(documenti) from movimenti`)).toEqual([[5, 2]]);
  });
});
