/** Copies of the data are worth what comes back from them. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { backupGiornaliero } from '#server/backup/fai.ts';
import { listBackup, writeBackup } from '#server/backup/cartella.ts';
import { ripristinaAzienda, ripristinaDatabase, RipristinoError } from '#server/backup/ripristina.ts';
import { migrate } from '#server/db/migrate.ts';
import { openEmbedded, openInMemory, type Database } from '#server/db/open.ts';
import { createDatabase, onEveryEngine } from './support/engines.ts';
import { importAll, righe } from './support/imports.ts';
import { emptyDatabase } from './support/template.ts';
import { type Office, PASSWORD } from './support/world.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'quadra-backup-'));

/** What an azienda's rows are, apart from the ids that the database gives. */
async function fingerprint(db: Database, idAzienda: number): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*)::integer from riga_estratto where id_azienda = ${idAzienda}) as righe,
      (select sum(importo)::text from riga_estratto where id_azienda = ${idAzienda}) as somma,
      (select md5(string_agg(row_to_json(r)::text, '' order by r.id)) from riga_estratto r where id_azienda = ${idAzienda}) as impronta,
      (select md5(string_agg(row_to_json(r)::text, '' order by r.id)) from registro r where id_azienda = ${idAzienda}) as registro,
      (select encode(logo, 'hex') from azienda where id = ${idAzienda}) as logo,
      (select count(*)::integer from causale where id_azienda = ${idAzienda}) as causali`.execute(db.kysely);
  return rows[0];
}

const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

onEveryEngine('copies', (world) => {
  const filled = async (): Promise<Office> => {
    const office = await world().office('amministratore');
    await importAll(office, righe(30));
    await office.browser.ok('causaliAbi');
    await office.browser.ok('aziendaLogoSalva', { body: { logo: PNG, versione: 1 } });
    return office;
  };
  const download = async (office: Office, nome: string) => {
    const answer = await office.browser.request('GET', `/api/backup/scarica/${nome}`);
    return { status: answer.statusCode, bytes: answer.rawPayload };
  };

  test('the copy of an azienda comes back, row by row, on either engine', async () => {
    const office = await filled();
    const altra = await filled();
    const made = await office.browser.ok('backupFai', { body: { tipo: 'azienda' } });
    expect((await office.browser.ok('backup')).backup[0]).toEqual(made);
    const { status, bytes } = await download(office, made.nome);
    expect([status, bytes.length]).toEqual([200, made.bytes]);
    expect((await download(altra, made.nome)).status).toBe(404);
    const file = join(folder(), made.nome);
    writeFileSync(file, bytes);
    const { db } = world();
    const before = await fingerprint(db, office.id_azienda);

    const url = process.env['TEST_DATABASE_URL'];
    const targets = [{ db: await openInMemory(await emptyDatabase()), drop: async () => {} }];
    if (url) targets.push({ drop: async () => {}, ...(await createDatabase(url)) });
    for (const target of targets) {
      await migrate(target.db);
      const { righe: count, password } = await ripristinaAzienda(target.db, file);
      expect(count).toBeGreaterThan(60);
      expect([...password.keys()]).toEqual([office.username]);
      const after = (await fingerprint(target.db, office.id_azienda)) as Record<string, unknown>;
      // The making of the copy was written down after the copy was made.
      const { registro: _before, ...rest } = before as Record<string, unknown>;
      const { registro: _after, ...back } = after;
      expect(back).toEqual(rest);
      const { rows } = await sql<{ altri: number; hash: boolean; prossimo: number }>`
        select (select count(*)::integer from azienda where id <> ${office.id_azienda}) as altri,
          (select bool_and(password_hash like '$argon2id$%') from utente) as hash`.execute(target.db.kysely);
      expect(rows[0]).toMatchObject({ altri: 0, hash: true });
      // New rows get new ids.
      await sql`insert into causale (id_azienda, codice, descrizione, attiva)
        values (${office.id_azienda}, 'NUOVA', 'x', true)`.execute(target.db.kysely);
      await expect(ripristinaAzienda(target.db, file)).rejects.toThrow(RipristinoError);
      await target.db.close();
      await target.drop();
    }
  });

  test('the health page tells the tables, the migrations, the latency and the last copy', async () => {
    const office = await filled();
    await office.browser.ok('backupFai', { body: { tipo: 'azienda' } });
    const salute = await office.browser.ok('saluteDatabase');
    expect(salute.motore).toBe(world().db.motore);
    expect(salute.bytes).toBeGreaterThan(1_000_000);
    expect(salute.latenza.mediana).toBeGreaterThan(0);
    expect(salute.latenza.massima).toBeGreaterThanOrEqual(salute.latenza.mediana);
    expect(salute.migrazioni[0]?.nome).toBe('001_accessi');
    const rows = salute.tabelle.find(({ nome }) => nome === 'riga_estratto');
    expect(rows?.righe).toBeGreaterThanOrEqual(30);
    expect(salute.ultimo_backup?.tipo).toBe('azienda');
  });

  test('nobody but an amministratore takes a copy away, and no name leads elsewhere', async () => {
    const office = await filled();
    const made = await office.browser.ok('backupFai', { body: { tipo: 'azienda' } });
    const operatore = await world().office();
    expect((await download(operatore, made.nome)).status).toBe(403);
    expect(
      (await (await world().visitor()).request('GET', `/api/backup/scarica/${made.nome}`)).statusCode,
    ).toBe(401);
    for (const nome of ['..%2Fseal-key', '%2e%2e%2fseal-key', 'quadra-..tar.gz', 'altro.tar.gz'])
      expect((await download(office, nome)).status).toBe(404);
  });
});

describe('the embedded database whole', () => {
  test('comes back with everyone’s rows, and nobody signed in', async () => {
    const from = folder();
    const db = await openEmbedded(from);
    await migrate(db);
    await sql`insert into azienda (ragione_sociale) values ('Alfa'), ('Beta')`.execute(db.kysely);
    await sql`insert into utente (username, password_hash, id_azienda) values ('ada', ${PASSWORD}, 1)`.execute(
      db.kysely,
    );
    await sql`insert into sessione (chiave, id_utente, dati, scade_il)
      values ('x', 1, '{}', now() + interval '1 hour')`.execute(db.kysely);
    const made = await backupGiornaliero(db, from, 2, new Date(2026, 2, 15, 9));
    expect(made?.nome).toMatch(/^quadra-database-giornaliero-20260315-090000\.tar\.gz$/);
    await sql`delete from azienda where id = 2`.execute(db.kysely);
    await db.close();

    const to = folder();
    await ripristinaDatabase(join(from, 'backup', made?.nome ?? ''), to);
    await expect(ripristinaDatabase(join(from, 'backup', made?.nome ?? ''), to)).rejects.toThrow(
      RipristinoError,
    );
    const back = await openEmbedded(to);
    const { rows } = await sql<{ aziende: number; sessioni: number; utente: string }>`
      select (select count(*)::integer from azienda) as aziende, (select count(*)::integer from sessione) as sessioni,
        (select username from utente) as utente`.execute(back.kysely);
    expect(rows[0]).toEqual({ aziende: 2, sessioni: 0, utente: 'ada' });
    await back.close();
  });

  test('is copied once a day, and only the newest daily copies stay', async () => {
    const dir = folder();
    const db = await openInMemory(await emptyDatabase());
    const at = (day: number, hour = 8) => new Date(2026, 0, day, hour);
    for (const day of [1, 2, 3]) {
      expect(await backupGiornaliero(db, dir, 2, at(day))).not.toBeNull();
      expect(await backupGiornaliero(db, dir, 2, at(day, 20))).toBeNull();
    }
    await writeBackup(dir, 'quadra-database-20260101-100000.tar.gz', Readable.from(['a mano']));
    const names = (await listBackup(dir)).map(({ nome }) => nome).toSorted();
    expect(names).toEqual([
      'quadra-database-20260101-100000.tar.gz',
      'quadra-database-giornaliero-20260102-080000.tar.gz',
      'quadra-database-giornaliero-20260103-080000.tar.gz',
    ]);
    expect(await backupGiornaliero(db, dir, 0, at(9))).toBeNull();
    await db.close();
  });
});
