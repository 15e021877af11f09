/** Copies of the data are worth what comes back from them. */
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { backupAzienda, backupDatabase, backupGiornaliero } from '#server/backup/fai.ts';
import { archivia } from '#server/backup/archivio.ts';
import { copiaCartella } from '#server/backup/cartella-db.ts';
import { cartellaBackup, listBackup } from '#server/backup/cartella.ts';
import { RipristinoError } from '#server/backup/errori.ts';
import { ripristinaAzienda } from '#server/backup/ripristina-azienda.ts';
import { ripristinaDatabase } from '#server/backup/ripristina-database.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Database } from '#server/db/database.ts';
import { openEmbedded, openInMemory } from '#server/db/open.ts';
import { verifica } from '#server/verifica/verifica.ts';
import { onEveryEngineAlone } from './support/engines.ts';
import { createDatabase } from './support/postgres.ts';
import { importAll, righe } from './support/imports.ts';
import { emptyDatabase, migratedDatabase } from './support/template.ts';
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
  const download = async (office: Office, nome: string) => {
    const answer = await office.browser.request('GET', `/api/backup/scarica/${nome}`);
    return { status: answer.statusCode, bytes: answer.rawPayload };
  };

  test('the copy of an azienda comes back, row by row, on either engine', async () => {
    const office = await filled();
    const altra = await filled();
    const made = await office.browser.ok('backupFai', { body: { tipo: 'azienda' } });
    const listed = async () =>
      (await office.browser.ok('backup')).backup.find(({ nome }) => nome === made.nome);
    expect(await listed()).toMatchObject({ nome: made.nome, bytes: made.bytes });
    await expect.poll(async () => (await listed())?.prova.provata, { timeout: 300_000 }).toBe(true);
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
  const opened = async () => {
    const dataDir = folder();
    const db = await openEmbedded(dataDir);
    await migrate(db);
    await sql`insert into azienda (ragione_sociale) values ('Alfa'), ('Beta')`.execute(db.kysely);
    await sql`insert into utente (username, password_hash, id_azienda) values ('ada', ${PASSWORD}, 1)`.execute(
      db.kysely,
    );
    return { dataDir, db };
  };

  test('comes back with everyone’s rows, and nobody signed in', async () => {
    const { dataDir, db } = await opened();
    await sql`insert into sessione (chiave, id_utente, dati, scade_il)
      values ('x', 1, '{}', now() + interval '1 hour')`.execute(db.kysely);
    const made = await backupGiornaliero(db, dataDir, 2, new Date(2026, 2, 15, 9));
    expect(made?.nome).toMatch(/^quadra-database-giornaliero-20260315-090000\.tar\.gz$/);
    expect(made?.prova).toMatchObject({ provata: true, perche: null });
    await sql`delete from azienda where id = 2`.execute(db.kysely);
    await db.close();
    const file = join(cartellaBackup(dataDir), made?.nome ?? '');

    const to = folder();
    await ripristinaDatabase(file, to);
    await expect(ripristinaDatabase(file, to)).rejects.toThrow(RipristinoError);
    const back = await openEmbedded(to);
    const { rows } = await sql<{ aziende: number; sessioni: number; utente: string }>`
      select (select count(*)::integer from azienda) as aziende, (select count(*)::integer from sessione) as sessioni,
        (select username from utente) as utente`.execute(back.kysely);
    expect(rows[0]).toEqual({ aziende: 2, sessioni: 0, utente: 'ada' });
    await back.close();
  });

  test('is copied while it is written to: what was answered before is there, and what is there agrees', async () => {
    const { dataDir, db } = await opened();
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
    const lsn = await copiaCartella(db, join(dataDir, 'db'), join(banco, 'db'));
    const after = conto.answered;
    stop.abort();
    await writing;
    await db.close();
    const file = join(banco, 'copia.tar.gz');
    await archivia(banco, lsn, file);
    // Its owner alone may read it.
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const to = folder();
    await ripristinaDatabase(file, to);
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

  test('is copied once a day, and only the newest daily copies stay', async () => {
    const { dataDir, db } = await opened();
    const at = (day: number, hour = 8) => new Date(2026, 0, day, hour);
    for (const day of [1, 2, 3]) {
      expect(await backupGiornaliero(db, dataDir, 2, at(day))).not.toBeNull();
      expect(await backupGiornaliero(db, dataDir, 2, at(day, 20))).toBeNull();
    }
    writeFileSync(join(cartellaBackup(dataDir), 'quadra-database-20260101-100000.tar.gz'), 'a mano');
    const names = (await listBackup(dataDir)).map(({ nome }) => nome).toSorted();
    expect(names).toEqual([
      'quadra-database-20260101-100000.tar.gz',
      'quadra-database-giornaliero-20260102-080000.tar.gz',
      'quadra-database-giornaliero-20260103-080000.tar.gz',
    ]);
    expect(await backupGiornaliero(db, dataDir, 0, at(9))).toBeNull();
    // Nothing half made is left, nor where it was proved.
    expect(readdirSync(cartellaBackup(dataDir)).filter((name) => /parziale|banco/.test(name))).toEqual([]);
    await db.close();
  });

  test('that does not agree with itself is copied, and the copy says that it is not proved', async () => {
    const { dataDir, db } = await opened();
    await sql`alter table soggetto disable trigger all`.execute(db.kysely);
    await sql`insert into soggetto (id_azienda, ragione_sociale, chiave) values (77, 'Di nessuno', 'X')`.execute(
      db.kysely,
    );
    const made = await (await backupDatabase(db, dataDir))?.provata;
    await db.close();
    expect(made?.prova.provata).toBe(false);
    expect(made?.prova.perche).toContain('soggetto 1 dell’azienda 77');
    expect((await listBackup(dataDir))[0]).toEqual(made);
  });

  test('as earlier versions copied it comes back too', async () => {
    const dataDir = folder();
    const file = join(folder(), 'quadra-database-20250101-100000.tar.gz');
    writeFileSync(file, gzipSync(Buffer.from(await (await migratedDatabase()).arrayBuffer())));
    await ripristinaDatabase(file, dataDir);
    const back = await openEmbedded(dataDir);
    expect((await verifica(back.kysely)).anomalie).toEqual([]);
    await back.close();
  });

  test('does not come back from what is no copy, is cut or damaged: one line each, and nothing is left', async () => {
    const { dataDir, db } = await opened();
    const made = await (await backupDatabase(db, dataDir))?.provata;
    await db.close();
    const intera = readFileSync(join(cartellaBackup(dataDir), made?.nome ?? ''));
    const half = Math.floor(intera.length / 2);
    const guasta = Buffer.from(intera);
    guasta.fill(0xff, half, half + 64);
    const casi: [Buffer, RegExp][] = [
      [intera.subarray(0, half), /tagliata|rovinato/],
      [intera.subarray(0, intera.length - 20), /tagliata|rovinato/],
      [guasta, /rovinato/],
      [Buffer.from('una lettera'), /non è una copia/],
      [gzipSync('una lettera compressa'), /non è una copia/],
      [Buffer.alloc(0), /vuoto/],
    ];
    for (const [bytes, attesa] of casi) {
      const to = folder();
      const file = join(folder(), 'copia.tar.gz');
      writeFileSync(file, bytes);
      const failed = await ripristinaDatabase(file, to).catch((cause: unknown) => cause);
      expect(failed).toBeInstanceOf(RipristinoError);
      expect((failed as Error).message).toMatch(attesa);
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
    const { nome } = await (await backupAzienda(db, dir, 1)).provata;
    await db.close();
    const intera = readFileSync(join(cartellaBackup(dir), nome));
    const linee = gunzipSync(intera).toString('utf8').trimEnd().split('\n');
    const [testata = '', ...altre] = linee;
    const scrivi = (lines: readonly string[]) => gzipSync(lines.map((line) => `${line}\n`).join(''));
    const casi: [Buffer, RegExp][] = [
      [scrivi(linee.slice(0, -1)), /tagliata/],
      [
        scrivi(linee.filter((line) => !line.includes('"causale"') || line.includes('fine'))),
        /causale non torna/,
      ],
      [
        scrivi(linee.map((line) => line.replace('"descrizione":"x"', '"descrizione":"y"'))),
        /causale non torna/,
      ],
      [scrivi([testata.replace('001_accessi', '999_futura'), ...altre]), /versione di Quadra più nuova/],
      [scrivi([testata.replace('"formato":2', '"formato":3'), ...altre]), /versione di Quadra più nuova/],
      [scrivi(['{"altro":1}']), /non è la copia di un’azienda/],
      [scrivi(['ciao']), /non è una copia/],
      [intera.subarray(0, intera.length - 30), /tagliata/],
      [Buffer.from('una lettera'), /non è una copia/],
    ];
    const target = await openInMemory(await migratedDatabase());
    for (const [bytes, attesa] of casi) {
      const file = join(dir, 'copia.jsonl.gz');
      writeFileSync(file, bytes);
      const failed = await ripristinaAzienda(target, file).catch((cause: unknown) => cause);
      expect(failed).toBeInstanceOf(RipristinoError);
      expect((failed as Error).message).toMatch(attesa);
      const { rows } = await sql<{ n: number }>`select count(*)::integer as n from azienda`.execute(
        target.kysely,
      );
      expect(rows[0]?.n).toBe(0);
    }
    await target.close();
  });
});
