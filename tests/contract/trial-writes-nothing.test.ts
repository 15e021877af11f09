/** What the upload test asks of the server leaves every table of the database as it was. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onEveryEngine } from './support/engines.ts';
import { importAll, righe } from './support/imports.ts';
import type { World } from './support/world.ts';

/** A digest of the rows of each table; sessions are touched by being used. */
async function digests({ db }: World): Promise<Record<string, string>> {
  const { rows } = await sql<{ tabella: string }>`
    select table_name as tabella from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'sessione'
    order by table_name`.execute(db.kysely);
  const found: Record<string, string> = {};
  for (const { tabella } of rows) {
    const digest = await sql<{ d: string | null }>`
      select md5(string_agg(riga, '|' order by riga)) as d from (select t::text as riga from ${sql.table(tabella)} t) r`.execute(
      db.kysely,
    );
    found[tabella] = digest.rows[0]?.d ?? '';
  }
  return found;
}

onEveryEngine('the upload test', (world) => {
  test('changes nothing in any table', async () => {
    const office = await world().office();
    const { browser } = office;
    await importAll(office, righe(5));
    const before = await digests(world());
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(['importazione', 'registro', 'riga_estratto', 'alias']),
    );
    await browser.ok('conti');
    await browser.send('tracciatoPerNome', { query: { fileName: 'movimenti.csv' } });
    await browser.ok('importazioni');
    await browser.ok('importPresenti', {
      body: { natura: 'movimento', id_conto: office.id_conto, dal: '2026-01-01', al: '2026-12-31' },
    });
    await browser.ok('importRighePresenti', {
      body: { natura: 'movimento', id_conto: office.id_conto, dal: '2026-01-01', al: '2026-12-31' },
    });
    const { proposte } = await browser.ok('importProposte', {
      body: { controparti: [{ nome: 'Rossi S.r.l.', ibans: [], codici: [] }] },
    });
    expect(proposte).toEqual([{ nota: false, candidati: [] }]);
    expect(await digests(world())).toEqual(before);
    // The digest would see one written row.
    await browser.ok('logImportAdd');
    expect(await digests(world())).not.toEqual(before);
  });
});
