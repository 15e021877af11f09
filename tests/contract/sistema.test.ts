import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { routes, type Route } from '#api/contract/routes.ts';
import { migrate } from '#server/core/db/migrate.ts';
import { migrations } from '#server/migrations/index.ts';
import { expectProblem } from './support/browser.ts';
import { onEveryEngineAlone } from './support/engines.ts';
import { createDatabase } from './support/postgres.ts';
import { begin, declaration, importAll, riga, righe, sendLot, visible } from './support/imports.ts';

const documentSchema = z.object({
  openapi: z.string(),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        requestBody: z.unknown().optional(),
        parameters: z.unknown().optional(),
        responses: z.record(z.string(), z.unknown()),
      }),
    ),
  ),
});

onEveryEngineAlone('the server', (world) => {
  test('counterparties are known by IBAN first, then by name, and never guessed', async () => {
    const { db } = world();
    const office = await world().office();
    const add = async (ragione_sociale: string, chiave: string, iban?: string) => {
      const { id } = await db.kysely
        .insertInto('soggetto')
        .values({
          id_azienda: office.id_azienda,
          ragione_sociale,
          chiave,
          ruoli: ['cliente'],
          partita_iva: null,
          codice_fiscale: null,
          email: null,
          pec: null,
          telefono: null,
          indirizzo: null,
          cap: null,
          comune: null,
          provincia: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (iban)
        await db.kysely
          .insertInto('soggetto_iban')
          .values({ id_azienda: office.id_azienda, id_soggetto: id, iban })
          .execute();
      return id;
    };
    const alfa = await add('Alfa S.r.l.', 'ALFA SRL', 'IT60X0542811101000000123456');
    const beta = await add('Beta S.p.A.', 'BETA SPA');
    await add('Gamma', 'GAMMA');
    await add('Gamma', 'GAMMA');
    const rows = [
      riga({ riga: 1, ragione_sociale: 'Beta spa', iban_controparte: 'IT60X0542811101000000123456' }),
      riga({ riga: 2, ragione_sociale: 'BETA  S.P.A.' }),
      riga({ riga: 3, ragione_sociale: 'Gamma' }),
      riga({ riga: 4, ragione_sociale: 'Ignota' }),
      riga({ riga: 5, ragione_sociale: 'Ignota', id_soggetto: beta }),
    ];
    const { id_imp } = await office.browser.ok('logImportAdd');
    const controparti = rows.map((row) => ({ nome: row.ragione_sociale ?? '', iban: row.iban_controparte }));
    const answer = await office.browser.ok('importAlias', {
      body: declaration(office, id_imp, rows, { controparti }),
    });
    expect(answer.alias).toEqual([
      { nome: 'Beta spa', id_soggetto: alfa, ragione_sociale: 'Alfa S.r.l.' },
      { nome: 'BETA  S.P.A.', id_soggetto: beta, ragione_sociale: 'Beta S.p.A.' },
    ]);
    await sendLot(office.browser, id_imp, rows);
    const seen = (await visible(office.browser, { sort: 'riga' })).righe.map(
      ({ id_soggetto }) => id_soggetto,
    );
    expect(seen).toEqual([alfa, beta, null, null, beta]);
  });

  test('health says which database, at which version', async () => {
    const { db } = world();
    const health = await (await world().visitor()).ok('health');
    expect(health.database).toMatchObject({ motore: db.motore, migrazioni: Object.keys(migrations).length });
    expect(health.database.versione).toMatch(/^\d+\.\d+$/);
  });

  test('the OpenAPI document describes every call of the contract, and no other', async () => {
    const response = await world().app.inject({ url: '/api/openapi.json' });
    const { openapi, paths } = documentSchema.parse(response.json());
    expect(openapi).toBe('3.1.0');
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${operationId}: ${method.toUpperCase()} ${path}`,
      ),
    );
    const contract = Object.entries(routes as Record<string, Route>);
    expect(described.sort()).toEqual(
      contract.map(([name, { method, path }]) => `${name}: ${method} ${path}`).sort(),
    );
    for (const [, { method, path, body, query, params }] of contract) {
      const operation = paths[path]?.[method.toLowerCase()];
      expect(operation?.requestBody !== undefined, path).toBe(body !== undefined);
      expect(operation?.parameters !== undefined, path).toBe(query !== undefined || params !== undefined);
      expect(Object.keys(operation?.responses ?? {})).toEqual(['200', 'default']);
    }
  });

  test('unknown addresses and unreadable bodies are problems too', async () => {
    const { browser } = await world().office();
    expectProblem(await browser.request('GET', '/api/nulla'), 404, 'non_trovato');
    expectProblem(await browser.request('POST', '/api/me'), 404, 'non_trovato');
    const raw = (payload: string, type: string) =>
      world().app.inject({
        method: 'POST',
        url: '/api/conti',
        payload,
        headers: { 'content-type': type, 'x-xsrf-token': browser.cookies.get('X-XSRF-TOKEN') ?? '' },
        cookies: Object.fromEntries(browser.cookies),
      });
    expectProblem(await raw('{"nome":', 'application/json'), 400, 'richiesta_non_valida');
    expectProblem(await raw('nome=x', 'text/plain'), 415, 'richiesta_non_valida');
    expectProblem(await raw('', 'application/json'), 422, 'richiesta_non_valida');
    expectProblem(
      await raw(`{"nome":"${'x'.repeat(21 * 1024 * 1024)}"}`, 'application/json'),
      413,
      'troppo_grande',
    );
    const nul = await browser.request('POST', '/api/conti', { body: { nome: 'a\0b' } });
    expectProblem(nul, 422, 'richiesta_non_valida');
  });

  test('a fault inside says nothing of the inside', async () => {
    const { db } = world();
    const { browser } = await world().office();
    await sql`alter table conto rename to conto_altrove`.execute(db.kysely);
    const response = await browser.send('conti');
    await sql`alter table conto_altrove rename to conto`.execute(db.kysely);
    expectProblem(response, 500, 'errore_interno');
    expect(response.body).not.toMatch(/conto_altrove|relation|stack|server\//);
  });

  describe('the database itself', () => {
    test('refuses to change or empty the audit trail', async () => {
      const { db } = world();
      for (const statement of [
        'update registro set azione = null',
        'delete from registro',
        'truncate registro',
      ])
        await expect(sql.raw(statement).execute(db.kysely), statement).rejects.toThrow('append-only');
    });

    test.each([
      ['a movimento without conto', { natura: 'movimento', id_conto: null }],
      ['a partita without scadenza', { natura: 'partita', id_conto: null, scadenza: null }],
      ['a residuo beyond the importo', { residuo: 101, stato: 'parziale' }],
      ['a residuo of the other sign', { residuo: -1, stato: 'parziale' }],
      ['an open row with something settled', { residuo: 50 }],
      ['a closed row with something left', { residuo: 50, stato: 'chiusa' }],
      ['an unknown stato', { stato: 'boh' }],
      ['a conto of another azienda', { id_conto: 999_999 }],
    ])('refuses %s', async (_, wrong) => {
      const { db } = world();
      const office = await world().office();
      const id_imp = await importAll(office, righe(1));
      const base = { id_azienda: office.id_azienda, id_imp, natura: 'movimento', id_conto: office.id_conto };
      const row = { ...base, ...riga({ importo: 100 }), residuo: 100, stato: 'aperta', ...wrong };
      const insert = (values: object) =>
        sql`insert into riga_estratto (id_azienda, id_imp, natura, id_conto, riga, data, descrizione, scadenza, importo, divisa, residuo, stato)
          select id_azienda, id_imp, natura, id_conto, riga, data, descrizione, scadenza, importo, divisa, residuo, stato
          from json_populate_record(null::riga_estratto, ${JSON.stringify(values)}::json)`.execute(db.kysely);
      await expect(insert(row)).rejects.toThrow('violates');
      await insert({ ...row, ...base, residuo: 100, stato: 'aperta', scadenza: null });
    });

    test('an import declared but not begun leaves no rows behind', async () => {
      const office = await world().office();
      await begin(office, righe(2));
      expect((await visible(office.browser)).totale).toBe(0);
    });
  });
});

const url = process.env['TEST_DATABASE_URL'];

test.skipIf(!url)('servers starting together migrate one database once', async () => {
  const { db, drop } = await createDatabase(url ?? '');
  try {
    await Promise.all([migrate(db), migrate(db), migrate(db)]);
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from kysely_migration`.execute(
      db.kysely,
    );
    expect(rows[0]?.n).toBe(Object.keys(migrations).length);
  } finally {
    await db.close();
    await drop?.();
  }
});
