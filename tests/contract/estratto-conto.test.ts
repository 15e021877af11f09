import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { dettagliVersioneSchema, type RigaEstratto } from '#api/contract/estratto-conto.ts';
import { ordinamentoSchema } from '#api/contract/filtri.ts';
import { onEveryEngine } from './support/engines.ts';
import { begin, importAll, PARTITE, riga, righe, sendLot, visible } from './support/imports.ts';
import { settlePartita } from './support/salda.ts';
import type { Office } from './support/world.ts';

const NAMES = ['Àncora S.r.l.', 'ancora spa', 'Bèta', null, 'Zeta', 'beta'];
const DESCRIPTIONS = ['Bonifico perché sì', 'COMMISSIONI', 'Più spese', 'commissioni', 'F24'];

/** Forty movimenti with ties and holes in every field a list may be ordered by. */
const MOVIMENTI = Array.from({ length: 40 }, (_, at) =>
  riga({
    riga: at + 1,
    data: `2026-0${1 + (at % 4)}-1${at % 3}`,
    data_valuta: at % 5 === 0 ? null : `2026-0${1 + (at % 3)}-20`,
    descrizione: DESCRIPTIONS[at % DESCRIPTIONS.length] ?? '',
    ragione_sociale: NAMES[at % NAMES.length] ?? null,
    importo: ((at % 7) - 3) * 1_000,
    riferimento: at === 7 ? 'TRN-0007' : null,
  }),
);
const SCADENZE = Array.from({ length: 12 }, (_, at) =>
  riga({
    riga: at + 1,
    descrizione: `Fattura ${at + 1}`,
    numero_documento: `FT-${at + 1}`,
    ragione_sociale: at % 4 === 3 ? null : 'Cliente Uno',
    scadenza: `2026-06-${String(10 + (at % 6)).padStart(2, '0')}`,
    importo: at % 2 === 0 ? 50_000 : -20_000,
  }),
);

interface Paged {
  sort: (typeof ordinamentoSchema.options)[number];
  limit: number;
  natura: string | undefined;
}

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

onEveryEngine('estratto conto', (world) => {
  describe('reading the estratto conto', () => {
    let office: Office;
    let all: RigaEstratto[];
    let movimenti: number;

    beforeAll(async () => {
      office = await world().office();
      movimenti = await importAll(office, MOVIMENTI);
      await importAll(office, SCADENZE, PARTITE);
      const hidden = await begin(office, righe(2));
      await sendLot(office.browser, hidden, righe(1), 1, 2);
      const other = await world().office();
      await importAll(other, righe(3));
      all = (await visible(office.browser, { sort: 'id' })).righe;
    });

    const ids = async (query: Record<string, unknown>) =>
      (await visible(office.browser, { sort: 'id', ...query })).righe.map(({ id }) => id);
    const expected = (keep: (row: RigaEstratto) => boolean) => all.filter(keep).map(({ id }) => id);

    test('shows the finished imports of this azienda and nothing else', () => {
      expect(all).toHaveLength(52);
      expect(new Set(all.map(({ id_azienda }) => id_azienda))).toEqual(new Set([office.id_azienda]));
    });

    test('each filter keeps what it names', async () => {
      const partite = expected(({ natura }) => natura === 'partita');
      expect(partite).toHaveLength(12);
      expect(await ids({ natura: 'partita' })).toEqual(partite);
      expect(await ids({ id_imp: movimenti })).toEqual(expected(({ id_imp }) => id_imp === movimenti));
      expect(await ids({ id_conto: office.id_conto })).toEqual(expected(({ id_conto }) => id_conto !== null));
      const march = expected(({ data }) => data >= '2026-03-01' && data <= '2026-03-11');
      expect(march.length).toBeGreaterThan(0);
      expect(await ids({ dal: '2026-03-01', al: '2026-03-11' })).toEqual(march);
      const due = expected(
        ({ scadenza }) => scadenza !== null && scadenza >= '2026-06-12' && scadenza <= '2026-06-13',
      );
      expect(await ids({ scadenza_dal: '2026-06-12', scadenza_al: '2026-06-13' })).toEqual(due);
      expect(await ids({ stato: 'chiusa' })).toEqual([]);
      expect(await ids({ stato: 'aperta', natura: 'partita' })).toEqual(partite);
      for (const key of ['id_soggetto', 'id_mandante', 'id_agente'])
        expect(await ids({ [key]: 1 })).toEqual([]);
    });

    test.each([
      ['perche SI', 8],
      ['ÀNCORA', 14],
      ['beta', 13],
      ['beta commissioni', 5],
      ['trn-0007', 1],
      ['ft-1', 4],
      ['100%', 0],
      ["'; drop table conto; --", 0],
    ])('the words «%s» are found in %i rows, whatever accents and case', async (q, count) => {
      expect((await visible(office.browser, { q })).totale).toBe(count);
    });

    test('count and sums are those of the whole filter, not of the page', async () => {
      const page = await visible(office.browser, { natura: 'movimento', limit: 5 });
      const amounts = all.filter(({ natura }) => natura === 'movimento').map(({ importo }) => importo);
      const sum = (kept: number[]) => kept.reduce((total, amount) => total + amount, 0);
      expect([page.righe.length, page.totale]).toEqual([5, 40]);
      expect(page.somme).toEqual({
        dare: sum(amounts.filter((amount) => amount < 0)),
        avere: sum(amounts.filter((amount) => amount > 0)),
        saldo: sum(amounts),
      });
    });

    test('every order is total, its reverse too, and holes come last', async () => {
      for (const sort of ['data', 'data_valuta', 'scadenza', 'importo'] as const) {
        const up = (await visible(office.browser, { sort })).righe;
        const down = (await visible(office.browser, { sort: `-${sort}` })).righe;
        const values = (rows: RigaEstratto[]) =>
          rows.map((row) => row[sort]).filter((value) => value !== null);
        const sorted = values(all).sort(compare);
        expect(values(up)).toEqual(sorted);
        expect(values(down)).toEqual(sorted.toReversed());
        const holes = all.length - sorted.length;
        for (const rows of [up, down]) {
          expect(rows.slice(all.length - holes).every((row) => row[sort] === null)).toBe(true);
        }
      }
      const names = (await visible(office.browser, { sort: 'ragione_sociale', natura: 'movimento' })).righe;
      expect([...new Set(names.map(({ ragione_sociale }) => ragione_sociale))]).toEqual([
        'Àncora S.r.l.',
        'ancora spa',
        ...(names.findIndex((row) => row.ragione_sociale === 'Bèta') <
        names.findIndex((row) => row.ragione_sociale === 'beta')
          ? ['Bèta', 'beta']
          : ['beta', 'Bèta']),
        'Zeta',
        null,
      ]);
    });

    test('pages put together are the whole list, for any order and size', async () => {
      const cases: fc.Arbitrary<Paged> = fc.record({
        sort: fc.constantFrom(...ordinamentoSchema.options),
        limit: fc.integer({ min: 1, max: 60 }),
        natura: fc.constantFrom(undefined, 'movimento', 'partita'),
      });
      await fc.assert(
        fc.asyncProperty(cases, async (query) => {
          const whole = (await visible(office.browser, { ...query, limit: 1_000 })).righe.map(({ id }) => id);
          const paged: number[] = [];
          let cursor: string | null = null;
          do {
            const page: Awaited<ReturnType<typeof visible>> = await visible(office.browser, {
              ...query,
              cursor: cursor ?? undefined,
            });
            expect(page.righe.length).toBeLessThanOrEqual(query.limit);
            paged.push(...page.righe.map(({ id }) => id));
            cursor = page.cursor;
          } while (cursor !== null);
          expect(paged).toEqual(whole);
        }),
        {
          numRuns: 25,
          examples: ordinamentoSchema.options.map((sort): [Paged] => [{ sort, limit: 7, natura: undefined }]),
        },
      );
    });

    test('a cursor of another list, or invented, is refused', async () => {
      const { cursor } = await visible(office.browser, { sort: 'data', limit: 3 });
      const refused = async (query: object) => {
        const problem = await office.browser.refused('estrattoConto', 422, 'richiesta_non_valida', {
          query: { ...query },
        });
        expect(problem.errors?.[0]?.campo).toBe('cursor');
      };
      await refused({ sort: 'importo', cursor });
      await refused({ cursor: 'xyz' });
      await refused({
        sort: 'data',
        cursor: Buffer.from('{"id":999999,"sort":"data"}').toString('base64url'),
      });
    });

    test('a query that breaks the contract names the field', async () => {
      const problem = await office.browser.refused('estrattoConto', 422, 'richiesta_non_valida', {
        query: { dal: '31/12/2026', sort: 'password', limit: '0' },
      });
      expect(problem.errors?.map(({ campo }) => campo).sort()).toEqual(['dal', 'limit', 'sort.0']);
    });

    test('notifiche are the open partite that fall due, earliest first', async () => {
      const { db } = world();
      const inside = all.filter(
        ({ scadenza }) => scadenza !== null && scadenza >= '2026-06-11' && scadenza <= '2026-06-13',
      );
      const [closed, partial] = inside;
      if (!closed || !partial) throw new Error('partite expected');
      await settlePartita(db, office, closed);
      await settlePartita(db, office, partial, partial.importo / 2);
      const list = await office.browser.ok('notifiche', { query: { dal: '2026-06-11', al: '2026-06-13' } });
      const left = inside
        .filter(({ id }) => id !== closed.id)
        .sort((a, b) => ((a.scadenza ?? '') < (b.scadenza ?? '') ? -1 : 1));
      expect(list.map(({ scadenza }) => scadenza)).toEqual(left.map(({ scadenza }) => scadenza));
      expect(new Set(list.map(({ id }) => id))).toEqual(new Set(left.map(({ id }) => id)));
      expect(list.every(({ ragione_sociale }) => ragione_sociale !== '')).toBe(true);
      expect(list.find(({ id }) => id === partial.id)?.residuo).toBe(partial.importo / 2);
    });
  });

  describe('notes', () => {
    test('are written under the version they started from; a stale one shows the row as it is', async () => {
      const office = await world().office();
      const colleague = await world().secondBrowser(office);
      await importAll(office, righe(1));
      const [row] = (await visible(office.browser)).righe;
      if (!row) throw new Error('a row expected');
      const { id } = row;
      const first = await office.browser.ok('updateNota', {
        body: { id, nota: '  chiamare il cliente ', versione: 1 },
      });
      expect(first).toEqual({ ...row, nota: 'chiamare il cliente', versione: 2 });
      const problem = await colleague.refused('updateNota', 409, 'versione_superata', {
        body: { id, nota: 'altro', versione: 1 },
      });
      expect(dettagliVersioneSchema.parse(problem.dettagli).attuale).toEqual(first);
      const cleared = await colleague.ok('updateNota', { body: { id, nota: ' ', versione: 2 } });
      expect([cleared.nota, cleared.versione]).toEqual([null, 3]);
      const { rows } = await sql`select id_utente, prima, dopo from registro
      where oggetto = 'riga_estratto' and id_oggetto = ${id} order by id`.execute(world().db.kysely);
      expect(rows).toEqual([
        {
          id_utente: office.id_utente,
          prima: { nota: null, versione: 1 },
          dopo: { nota: 'chiamare il cliente', versione: 2 },
        },
        {
          id_utente: office.id_utente,
          prima: { nota: 'chiamare il cliente', versione: 2 },
          dopo: { nota: null, versione: 3 },
        },
      ]);
    });

    test('of two written at once one wins', async () => {
      const office = await world().office();
      await importAll(office, righe(1));
      const [row] = (await visible(office.browser)).righe;
      const answers = await Promise.all(
        ['a', 'b', 'c'].map((nota) =>
          office.browser.send('updateNota', { body: { id: row?.id, nota, versione: 1 } }),
        ),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    });

    test('a row of others, or not visible yet, does not exist', async () => {
      const office = await world().office();
      const other = await world().office();
      await importAll(other, righe(1));
      const [theirs] = (await visible(other.browser)).righe;
      await office.browser.refused('updateNota', 404, 'non_trovato', {
        body: { id: theirs?.id ?? 0, nota: 'x', versione: 1 },
      });
      const id_imp = await begin(office, righe(2));
      await sendLot(office.browser, id_imp, righe(1), 1, 2);
      const { rows } = await sql<{
        id: number;
      }>`select id from riga_estratto where id_imp = ${id_imp}`.execute(world().db.kysely);
      await office.browser.refused('updateNota', 404, 'non_trovato', {
        body: { id: rows[0]?.id ?? 0, nota: 'x', versione: 1 },
      });
    });
  });
});
