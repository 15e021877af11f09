/** Copies of the data are worth what comes back from them. */
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Backup } from '#api/contract/backup.ts';
import { copyWholeDatabase, copyDaily } from '#server/backup/make-backup.ts';
import { writeArchive } from '#server/backup/archive.ts';
import { copyFolder } from '#server/backup/copy-folder.ts';
import { getBackupFolder, keepBackup, listBackup } from '#server/backup/backup-folder.ts';
import { RestoreError } from '#server/backup/errors.ts';
import { exportAzienda } from '#server/backup/export-azienda.ts';
import { restoreAzienda } from '#server/backup/restore-azienda.ts';
import { restoreDatabase } from '#server/backup/restore-database.ts';
import { migrate } from '#server/core/db/migrate.ts';
import type { Database } from '#server/core/db/database.ts';
import { openEmbedded, openInMemory } from '#server/core/db/open.ts';
import { verifyInvariants } from '#server/verify/verify.ts';
import { createMigrated, onEveryEngineAlone } from './support/engines.ts';
import { importAll, righe } from './support/imports.ts';
import type { Opened } from './support/postgres.ts';
import { migratedDatabase } from './support/template.ts';
import { type Office, PASSWORD } from './support/world.ts';

// Copies are made and proved by processes that ask their turn last; how long that takes decides nothing.
vi.setConfig({ testTimeout: 300_000 });

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

onEveryEngineAlone('copies', (world) => {
  const filled = async (): Promise<Office> => {
    const office = await world().office('amministratore');
    await importAll(office, righe(30));
    await office.browser.ok('causaliAbi');
    await office.browser.ok('aziendaLogoSalva', { body: { logo: PNG, versione: 1 } });
    return office;
  };
  const download = async (office: Office, name: string) => {
    const answer = await office.browser.request('GET', `/api/backup/scarica/${name}`);
    return { status: answer.statusCode, bytes: answer.rawPayload };
  };
  // One copy, which its cases only look at: making and proving it is most of what they cost.
  let office: Office;
  let made: Backup;
  beforeAll(async () => {
    office = await filled();
    made = await office.browser.ok('backupFai', { body: { tipo: 'azienda' } });
  });

  test('the copy of an azienda comes back, row by row, on either engine', async () => {
    const other = await filled();
    const listed = async () =>
      (await office.browser.ok('backup')).backup.find(({ nome }) => nome === made.nome);
    expect(await listed()).toMatchObject({ nome: made.nome, bytes: made.bytes });
    await expect.poll(async () => (await listed())?.prova.provata, { timeout: 300_000 }).toBe(true);
    const { status, bytes } = await download(office, made.nome);
    expect([status, bytes.length]).toEqual([200, made.bytes]);
    expect((await download(other, made.nome)).status).toBe(404);
    const file = join(folder(), made.nome);
    writeFileSync(file, bytes);
    const { db } = world();
    const before = await fingerprint(db, office.id_azienda);

    const url = process.env['TEST_DATABASE_URL'];
    const targets: Opened[] = [{ db: await openInMemory(await migratedDatabase()) }];
    if (url) targets.push(await createMigrated(url));
    for (const target of targets) {
      const { righe: count, password } = await restoreAzienda(target.db, file);
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
      await expect(restoreAzienda(target.db, file)).rejects.toThrow(RestoreError);
      await target.db.close();
      await target.drop?.();
    }
  });

  test('the health page tells the tables, the migrations, the latency and the last copy', async () => {
    const health = await office.browser.ok('saluteDatabase');
    expect(health.motore).toBe(world().db.motore);
    expect(health.bytes).toBeGreaterThan(1_000_000);
    expect(health.latenza.mediana).toBeGreaterThan(0);
    expect(health.latenza.massima).toBeGreaterThanOrEqual(health.latenza.mediana);
    expect(health.migrazioni[0]?.nome).toBe('001_accessi');
    const rows = health.tabelle.find(({ nome }) => nome === 'riga_estratto');
    expect(rows?.righe).toBeGreaterThanOrEqual(30);
    expect(health.ultimo_backup?.tipo).toBe('azienda');
  });

  test('nobody but an amministratore takes a copy away, and no name leads elsewhere', async () => {
    const operatore = await world().office();
    expect((await download(operatore, made.nome)).status).toBe(403);
    expect(
      (await (await world().visitor()).request('GET', `/api/backup/scarica/${made.nome}`)).statusCode,
    ).toBe(401);
    for (const name of ['..%2Fseal-key', '%2e%2e%2fseal-key', 'quadra-..tar.gz', 'altro.tar.gz'])
      expect((await download(office, name)).status).toBe(404);
  });
});

describe('the embedded database whole', () => {
  // One database and one copy of it for all cases: each copy is made and proved by processes of its own.
  const at = (day: number, hour = 8) => new Date(2026, 0, day, hour);
  const name = (day: number) => `quadra-database-giornaliero-2026010${day}-080000.tar.gz`;
  const A_MANO = 'quadra-database-20260101-100000.tar.gz';
  let dataDir: string;
  let db: Database;
  let made: Backup | null;
  /** The copy, where nothing takes it away. */
  let copy: string;
  /** What stood in the folder of the copies once it was made. */
  let restate: string[];

  /** A daily copy of an earlier day, as good as any. */
  const layGiornaliera = async (day: number): Promise<void> => {
    const aside = join(getBackupFolder(dataDir), 'parziale');
    writeFileSync(aside, `giorno ${day}`);
    utimesSync(aside, at(day), at(day));
    await keepBackup(dataDir, name(day), aside, {
      provata: true,
      perche: null,
      provata_il: at(day).toISOString(),
    });
  };

  beforeAll(async () => {
    dataDir = folder();
    db = await openEmbedded(dataDir);
    await migrate(db);
    await sql`insert into azienda (ragione_sociale) values ('Alfa'), ('Beta')`.execute(db.kysely);
    await sql`insert into utente (username, password_hash, id_azienda) values ('ada', ${PASSWORD}, 1)`.execute(
      db.kysely,
    );
    await sql`insert into sessione (chiave, id_utente, dati, scade_il)
      values ('x', 1, '{}', now() + interval '1 hour')`.execute(db.kysely);
    mkdirSync(getBackupFolder(dataDir));
    for (const day of [1, 2]) await layGiornaliera(day);
    writeFileSync(join(getBackupFolder(dataDir), A_MANO), 'a mano');
    made = await copyDaily(db, dataDir, 2, at(3));
    restate = readdirSync(getBackupFolder(dataDir)).toSorted();
    copy = join(folder(), name(3));
    copyFileSync(join(getBackupFolder(dataDir), name(3)), copy);
  });
  afterAll(() => db.close());

  test('is copied once a day, and only the newest daily copies stay', async () => {
    expect(made?.nome).toBe(name(3));
    for (const day of [2, 3]) expect(await copyDaily(db, dataDir, 2, at(day, 20))).toBeNull();
    expect(await copyDaily(db, dataDir, 0, at(9))).toBeNull();
    // Nothing half made is left, nor where it was proved.
    expect(restate).toEqual([A_MANO, ...[2, 3].flatMap((day) => [name(day), `${name(day)}.prova.json`])]);
    const names = (await listBackup(dataDir)).map(({ nome }) => nome);
    expect(names).toEqual(expect.arrayContaining([A_MANO, name(2), name(3)]));
    expect(names).not.toContain(name(1));
  });

  test('comes back with everyone’s rows, and nobody signed in', async () => {
    expect(made?.prova).toMatchObject({ provata: true, perche: null });
    await sql`delete from azienda where id = 2`.execute(db.kysely);
    const to = folder();
    await restoreDatabase(copy, to);
    await expect(restoreDatabase(copy, to)).rejects.toThrow(RestoreError);
    const back = await openEmbedded(to);
    const { rows } = await sql<{ aziende: number; sessioni: number; utente: string }>`
      select (select count(*)::integer from azienda) as aziende, (select count(*)::integer from sessione) as sessioni,
        (select username from utente) as utente`.execute(back.kysely);
    expect(rows[0]).toEqual({ aziende: 2, sessioni: 0, utente: 'ada' });
    await back.close();
  });

  test('that does not agree with itself is copied, and the copy says that it is not proved', async () => {
    await sql`alter table soggetto disable trigger all`.execute(db.kysely);
    await sql`insert into soggetto (id_azienda, ragione_sociale, chiave) values (77, 'Di nessuno', 'X')`.execute(
      db.kysely,
    );
    const broken = await (await copyWholeDatabase(db, dataDir))?.provata;
    await sql`delete from soggetto where id_azienda = 77`.execute(db.kysely);
    await sql`alter table soggetto enable trigger all`.execute(db.kysely);
    expect(broken?.prova.provata).toBe(false);
    expect(broken?.prova.perche).toContain('soggetto 1 dell’azienda 77');
    expect((await listBackup(dataDir))[0]).toEqual(broken);
  });

  test('is copied while it is written to: what was answered before is there, and what is there agrees', async () => {
    await sql`create table saldo (id integer primary key, quanto bigint not null)`.execute(db.kysely);
    await sql`create table scritta (id integer primary key, testo text not null)`.execute(db.kysely);
    await sql`insert into saldo select id, 0 from generate_series(1, 100) id`.execute(db.kysely);
    const conto = { answered: 0 };
    const stop = new AbortController();
    const write = async (): Promise<void> => {
      while (!stop.signal.aborted) {
        await db.kysely.transaction().execute(async (tx) => {
          await sql`update saldo set quanto = quanto - 1 where id = ${1 + (conto.answered % 50)}`.execute(tx);
          await sql`update saldo set quanto = quanto + 1 where id = ${51 + (conto.answered % 50)}`.execute(
            tx,
          );
          await sql`insert into scritta values (${conto.answered + 1}, repeat('x', 3000))`.execute(tx);
        });
        conto.answered += 1;
        // A checkpoint in the middle, as the page of the questions asks for.
        if (conto.answered % 40 === 0) await sql`checkpoint`.execute(db.kysely);
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const writing = write();
    while (conto.answered < 60) await new Promise((resolve) => setImmediate(resolve));
    const before = conto.answered;
    const banco = folder();
    const lsn = await copyFolder(db, join(dataDir, 'db'), join(banco, 'db'));
    const after = conto.answered;
    stop.abort();
    await writing;
    const file = join(banco, 'copia.tar.gz');
    await writeArchive(banco, lsn, file);
    // Its owner alone may read it.
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const to = folder();
    await restoreDatabase(file, to);
    const back = await openEmbedded(to);
    const { rows } = await sql<{ somma: number; quante: number; ultima: number }>`
      select (select sum(quanto)::integer from saldo) as somma, count(*)::integer as quante,
        coalesce(max(id), 0) as ultima from scritta`.execute(back.kysely);
    await back.close();
    expect(rows[0]?.somma).toBe(0);
    expect(rows[0]?.quante).toBe(rows[0]?.ultima);
    expect(rows[0]?.quante).toBeGreaterThanOrEqual(before);
    expect(after).toBeGreaterThan(before);
  });

  test('as earlier versions copied it comes back too', async () => {
    const to = folder();
    const file = join(folder(), 'quadra-database-20250101-100000.tar.gz');
    writeFileSync(file, gzipSync(Buffer.from(await (await migratedDatabase()).arrayBuffer())));
    await restoreDatabase(file, to);
    const back = await openEmbedded(to);
    expect((await verifyInvariants(back.kysely)).anomalie).toEqual([]);
    await back.close();
  });

  test('does not come back from what is no copy, is cut or damaged: one line each, and nothing is left', async () => {
    const whole = readFileSync(copy);
    const half = Math.floor(whole.length / 2);
    const guasta = Buffer.from(whole);
    guasta.fill(0xff, half, half + 64);
    const casi: [Buffer, RegExp][] = [
      [whole.subarray(0, half), /tagliata|rovinato/],
      [whole.subarray(0, whole.length - 20), /tagliata|rovinato/],
      [guasta, /rovinato/],
      [Buffer.from('una lettera'), /non è una copia/],
      [gzipSync('una lettera compressa'), /non è una copia/],
      [Buffer.alloc(0), /vuoto/],
    ];
    for (const [bytes, awaited] of casi) {
      const to = folder();
      const file = join(folder(), 'copia.tar.gz');
      writeFileSync(file, bytes);
      const failed = await restoreDatabase(file, to).catch((cause: unknown) => cause);
      expect(failed).toBeInstanceOf(RestoreError);
      expect((failed as Error).message).toMatch(awaited);
      expect((failed as Error).message).not.toContain('\n');
      expect(readdirSync(to)).toEqual([]);
    }
  });
});

describe('the copy of an azienda', () => {
  test('that is cut, changed, of a newer version or something else is refused in one line, and leaves nothing', async () => {
    const db = await openInMemory(await migratedDatabase());
    await sql`insert into azienda (ragione_sociale) values ('Alfa')`.execute(db.kysely);
    await sql`insert into causale (id_azienda, codice, descrizione, attiva) values (1, 'A', 'x', true)`.execute(
      db.kysely,
    );
    const dir = folder();
    await exportAzienda(db, 1, join(dir, 'intera.jsonl.gz'));
    await db.close();
    const whole = readFileSync(join(dir, 'intera.jsonl.gz'));
    const linee = gunzipSync(whole).toString('utf8').trimEnd().split('\n');
    const [heading = '', ...others] = linee;
    const write = (lines: readonly string[]) => gzipSync(lines.map((line) => `${line}\n`).join(''));
    const casi: [Buffer, RegExp][] = [
      [write(linee.slice(0, -1)), /tagliata/],
      [
        write(linee.filter((line) => !line.includes('"causale"') || line.includes('fine'))),
        /causale non torna/,
      ],
      [
        write(linee.map((line) => line.replace('"descrizione":"x"', '"descrizione":"y"'))),
        /causale non torna/,
      ],
      [write([heading.replace('001_accessi', '999_futura'), ...others]), /versione di Quadra più nuova/],
      [write([heading.replace('"formato":2', '"formato":3'), ...others]), /versione di Quadra più nuova/],
      [write(['{"altro":1}']), /non è la copia di un’azienda/],
      [write(['ciao']), /non è una copia/],
      [whole.subarray(0, whole.length - 30), /tagliata/],
      [Buffer.from('una lettera'), /non è una copia/],
    ];
    const target = await openInMemory(await migratedDatabase());
    for (const [bytes, awaited] of casi) {
      const file = join(dir, 'copia.jsonl.gz');
      writeFileSync(file, bytes);
      const failed = await restoreAzienda(target, file).catch((cause: unknown) => cause);
      expect(failed).toBeInstanceOf(RestoreError);
      expect((failed as Error).message).toMatch(awaited);
      const { rows } = await sql<{ n: number }>`select count(*)::integer as n from azienda`.execute(
        target.kysely,
      );
      expect(rows[0]?.n).toBe(0);
    }
    await target.close();
  });
});
