/** The command that puts a copy back, as a person runs it: copy, damage, restore, sign in again, the same data. */
import { copyFile, cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { runCommandApart } from '#tests/cli/run-apart.ts';
import { runCommandHere } from '#tests/cli/run-here.ts';
import { createClient, type Client } from '#api/client.ts';
import { createCookieJar } from '#api/cookies.ts';
import { importRighe } from '#import/run/import.ts';
import { makeMovimenti } from '#tests/e2e/support/banca.ts';
import { makePiano } from '#tests/e2e/support/piano.ts';
import { BREVE, makeDataDir, startServer } from '#tests/e2e/support/server.ts';
import { sql } from 'kysely';
import { openEmbedded } from '#server/core/db/open.ts';
import { KEPT_SUMS } from '#server/somme/list.ts';
import { writeAgain } from './support/kept-sums.ts';
import { createDatabase } from './support/postgres.ts';

// Copies are made and proved by processes that ask their turn last; how long that takes decides nothing.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const UTENTE = { username: 'ada.contabile', password: 'una frase abbastanza lunga' };
const RIGHE = 300;

const release: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of release.splice(0).toReversed()) await step();
});

async function folder(): Promise<string> {
  const { dataDir, remove } = await makeDataDir();
  release.push(remove);
  return dataDir;
}

async function start(dataDir: string, environment: Record<string, string> = {}) {
  const server = await startServer(dataDir, environment, BREVE);
  release.push(() => server.stop());
  return server;
}

const visitor = (url: string): Client =>
  createClient({ baseUrl: url, cookies: createCookieJar(), log: () => {} });

/** A command on a data folder. `how`: as a process, as a person runs it; once for each command is enough. */
async function tiesOut(
  args: string[],
  dataDir: string,
  environment: Record<string, string> = {},
  how = runCommandHere,
) {
  return how(args, { DATABASE_URL: '', QUADRA_KEY: '', QUADRA_DATA: dataDir, ...environment });
}

/** `tiesOut ripristina FILE`; answers what it printed and how it ended. */
async function restore(
  file: string,
  dataDir: string,
  environment: Record<string, string> = {},
  how = runCommandHere,
) {
  const { stato, stdout, stderr } = await tiesOut(['ripristina', file], dataDir, environment, how);
  return { ok: stato === 0, testo: stato === 0 ? stdout : stderr, avviso: stderr };
}

/** An office with rows, a note and soggetti; answers its client. */
async function fill(url: string): Promise<Client> {
  const client = visitor(url);
  await client.call('primoUtente', { body: { ...UTENTE, azienda: 'Copia & Figli S.r.l.' } });
  const { id } = await client.call('contoNuovo', { body: { nome: 'Conto salvato' } });
  const outcome = await importRighe(client, makePiano('copia.csv', makeMovimenti(RIGHE, 5), id));
  if (outcome.tipo !== 'completato') throw new Error('the rows were not imported');
  return client;
}

/** What an office holds, as its pages would show it. */
async function content(client: Client) {
  const { righe, totale } = await client.call('estrattoConto', {
    query: { natura: 'movimento', limit: 1_000 },
  });
  const { conti } = await client.call('conti');
  const { importazioni } = await client.call('importazioni');
  return { righe, totale, conti, importazioni };
}

/** Of now to enrol, of the next half minute to sign in afterwards: taken whenever a half minute ends. */
const codeOf = (secret: string, steps: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

/** One office for all cases: each works on a copy of its folder, or on the copy of the azienda that its server made. */
let office: {
  /** Its server was killed. */
  dataDir: string;
  before: Awaited<ReturnType<typeof content>>;
  /** The copy of the azienda. */
  copia: string;
  /** What `tiesOut backup` said while the server was there. */
  occupata: Awaited<ReturnType<typeof tiesOut>>;
};
let removeUfficio: () => Promise<void>;
beforeAll(async () => {
  const { dataDir, remove } = await makeDataDir();
  removeUfficio = remove;
  const server = await startServer(dataDir, {}, BREVE);
  const client = await fill(server.url);
  const before = await content(client);
  const { nome } = await client.call('backupFai', { body: { tipo: 'azienda' } });
  const occupata = await tiesOut(['backup'], dataDir);
  await server.stop('SIGKILL');
  office = { dataDir, before, copia: join(dataDir, 'backup', nome), occupata };
});
afterAll(() => removeUfficio());

/** The folder of the office; `spento`: as if its server had stopped in order. */
async function folderOfUfficio(spento: boolean): Promise<string> {
  const dataDir = await folder();
  await cp(office.dataDir, dataDir, { recursive: true });
  if (spento) await rm(join(dataDir, 'server-acceso'));
  return dataDir;
}

test('the whole database: what was damaged is back, nobody is signed in, the second factor still opens', async () => {
  const dataDir = await folderOfUfficio(true);
  const first = await startServer(dataDir, {}, BREVE);
  const client = visitor(first.url);
  await client.call('login', { body: UTENTE });
  const { segreto } = await client.call('totpInizio');
  await client.call('totpAttiva', { body: { codice: codeOf(segreto, 0) } });
  const before = await content(client);
  expect(before.totale).toBe(RIGHE);
  const { nome } = await client.call('backupFai', { body: { tipo: 'database' } });
  const aside = join(await folder(), nome);
  await copyFile(join(dataDir, 'backup', nome), aside);

  // After the copy: work that is lost with the disk, and files that no database opens.
  await client.call('contoNuovo', { body: { nome: 'Conto perduto' } });
  await first.stop();
  const base = join(dataDir, 'db', 'base', '5');
  for (const file of (await readdir(base)).slice(0, 200)) await writeFile(join(base, file), 'guasto');
  await expect(startServer(dataDir)).rejects.toThrow('è danneggiato e non si apre');

  const refused = await restore(aside, dataDir);
  expect(refused).toMatchObject({ ok: false, testo: expect.stringContaining('c’è già un database') });
  await rm(join(dataDir, 'db'), { recursive: true });
  // The key stayed beside the damaged files: nothing that was sealed is lost.
  expect(await restore(aside, dataDir, {}, runCommandApart)).toMatchObject({
    ok: true,
    testo: expect.stringContaining('Fatto'),
    avviso: '',
  });

  const { url } = await start(dataDir);
  await expect(visitor(url).call('me')).rejects.toMatchObject({ status: 401 });
  const again = visitor(url);
  await expect(again.call('login', { body: UTENTE })).rejects.toMatchObject({
    code: 'secondo_fattore_richiesto',
  });
  await again.call('login', { body: { ...UTENTE, codice: codeOf(segreto, 1) } });
  expect(await content(again)).toEqual(before);
});

test('one azienda: into an empty database of either engine, with the new password that the command tells', async () => {
  const { copia: file, before } = office;
  const targets: Record<string, string>[] = [{}];
  const url = process.env['TEST_DATABASE_URL'];
  if (url) {
    const made = await createDatabase(url);
    await made.db.close();
    if (made.drop) release.push(made.drop);
    targets.push({ DATABASE_URL: made.url });
  }
  for (const environment of targets) {
    const dataDir = await folder();
    const { ok, testo } = await restore(file, dataDir, environment);
    expect([ok, testo]).toEqual([true, expect.stringContaining('Copia & Figli S.r.l.')]);
    const password = new RegExp(`Password nuova di ${UTENTE.username}: (\\S+)`).exec(testo)?.[1] ?? '';
    const server = await start(dataDir, environment);
    const back = visitor(server.url);
    await expect(back.call('login', { body: UTENTE })).rejects.toMatchObject({ status: 401 });
    await back.call('login', { body: { username: UTENTE.username, password } });
    // The command said it on a terminal: it opens nothing but its change.
    await back.call('miaPassword', { body: { attuale: password, nuova: UTENTE.password } });
    expect((await back.call('me')).titolare).toBe(true);
    expect(await content(back)).toEqual(before);
    // Where there is something to lose nothing is put back.
    await server.stop();
    expect((await restore(file, dataDir, environment)).testo).toContain('contiene già dei dati');
  }
});

test('what is no copy is refused in one line, and leaves nothing behind', async () => {
  const dataDir = await folder();
  await mkdir(dataDir, { recursive: true });
  const wrong = join(dataDir, 'fattura.tar.gz');
  await writeFile(wrong, 'non sono una copia');
  const { ok, testo } = await restore(wrong, dataDir);
  expect([ok, testo.trim().split('\n').length]).toEqual([false, 1]);
  expect(testo).toContain('non è una copia di Quadra');
  const rovinata = join(dataDir, 'azienda.jsonl.gz');
  await writeFile(rovinata, 'nemmeno io');
  expect((await restore(rovinata, dataDir)).testo).toContain('non è una copia di Quadra');
  expect((await readdir(dataDir)).toSorted()).toEqual(['azienda.jsonl.gz', 'fattura.tar.gz']);
  expect((await restore(join(dataDir, 'manca.tar.gz'), dataDir)).testo).toContain('non c’è');
});

test('from the command line: verified, copied, put back elsewhere without its key, and what is lost is said', async () => {
  const empty = await tiesOut(['verifica'], await folder());
  expect([empty.stato, empty.stderr]).toEqual([2, expect.stringContaining('non c’è un database')]);
  const { before, occupata } = office;
  expect([occupata.stato, occupata.stderr]).toEqual([2, expect.stringContaining('Un altro server')]);

  const dataDir = await folderOfUfficio(true);
  const sana = await tiesOut(['verifica'], dataDir, {}, runCommandApart);
  expect([sana.stato, sana.stdout]).toEqual([0, expect.stringContaining('Tutto torna')]);
  const done = await tiesOut(['backup'], dataDir, {}, runCommandApart);
  expect([done.stato, done.stdout]).toEqual([0, expect.stringContaining('fatta e provata')]);
  const [file = ''] = done.stdout.split('\n');

  const elsewhere = await folder();
  const remittance = await restore(file, elsewhere);
  expect(remittance.ok).toBe(true);
  expect(remittance.avviso).toContain('sono perdute le password di posta e i secondi fattori');
  const { url } = await start(elsewhere);
  const back = visitor(url);
  await back.call('login', { body: UTENTE });
  expect(await content(back)).toEqual(before);
});

test('data that does not agree: the command names the row, and so does the server that was cut off', async () => {
  const dataDir = await folderOfUfficio(false);
  const db = await openEmbedded(dataDir);
  await sql`alter table riga_estratto disable trigger user`.execute(db.kysely);
  await sql`update riga_estratto set residuo = residuo - sign(importo), stato = 'parziale' where id = 1`.execute(
    db.kysely,
  );
  await sql`alter table riga_estratto enable trigger user`.execute(db.kysely);
  // A row that is broken by hand leaves its sums behind: that is another break.
  for (const kept of KEPT_SUMS) await writeAgain(db.kysely, kept);
  await db.close();

  const broken = await tiesOut(['verifica'], dataDir);
  expect(broken.stato).toBe(1);
  expect(broken.stdout).toContain('riga_estratto 1 dell’azienda 1: il residuo è');
  const { stdout } = await tiesOut(['verifica', '--json'], dataDir);
  expect(JSON.parse(stdout)).toMatchObject({
    quante: 1,
    anomalie: [{ invariante: 'riga_residuo', id: '1' }],
  });

  const again = await start(dataDir);
  const client = visitor(again.url);
  await client.call('login', { body: UTENTE });
  await expect
    .poll(async () => (await client.call('saluteDatabase')).verifica?.quante, { timeout: 100_000 })
    .toBe(1);
  expect((await client.call('saluteDatabase')).verifica?.anomalie[0]).toContain('riga_estratto 1');
});
