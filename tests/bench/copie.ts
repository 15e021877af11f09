/**
 * `node tests/bench/copie.ts RIGHE [azienda]`: a copy of an embedded database of so many rows, made by a running server
 * while somebody reads. Tells its time, the peak memory of all its processes, and the longest waits meanwhile.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { createClient } from '#api/client.ts';
import { createCookieJar } from '#api/cookies.ts';
import { openEmbedded } from '#server/core/db/open.ts';
import { startServer } from '#tests/e2e/support/server.ts';

const UTENTE = { username: 'ada.contabile', password: 'una frase abbastanza lunga' };
const righe = Number(process.argv[2] ?? 200_000);
const tipo = process.argv[3] === 'azienda' ? 'azienda' : 'database';
const dataDir = process.argv[4] ?? (await mkdtemp(join(tmpdir(), 'quadra-banco-')));
const visitor = (url: string) => createClient({ baseUrl: url, cookies: createCookieJar(), log: () => {} });
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Completed imports of partite, 50,000 rows each, written where they stand. */
async function fill(): Promise<void> {
  const first = await startServer(dataDir);
  await visitor(first.url).call('primoUtente', { body: { ...UTENTE, azienda: 'Grande S.r.l.' } });
  await first.stop();
  const db = await openEmbedded(dataDir);
  for (let from = 0; from < righe; from += 50_000) {
    const count = Math.min(50_000, righe - from);
    await sql`with i as (insert into importazione (id_azienda, stato, id_autore, natura, sha256, completata_il, righe,
        righe_attese, dare, dare_atteso, avere, avere_atteso)
      values (1, 'completato', 1, 'partita', ${String(from)}, now(), ${count}, ${count}, 0, 0, ${count * 100},
        ${count * 100}) returning id_imp)
      insert into riga_estratto (id_azienda, id_imp, riga, natura, data, scadenza, descrizione, ragione_sociale, importo,
        residuo, divisa, numero_documento)
      select 1, i.id_imp, n, 'partita', date '2026-01-01' + n % 300, date '2026-02-01' + n % 300,
        'Fattura ' || md5(n::text) || ' ' || md5((n + ${from})::text), 'Cliente ' || n % 5000, 100, 100, 'EUR',
        (${from}::integer + n)::text from i, generate_series(1, ${count}::integer) n`.execute(db.kysely);
  }
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(
    db.kysely,
  );
  say(`database ${Math.round((rows[0]?.bytes ?? 0) / 1e6)} MB, ${righe} rows`);
  await db.close();
}

/**
 * Megabytes of memory that a process and those it started take: what they share (the program itself, above all) counts
 * once, as Linux shares it out (`Pss`).
 */
function memoryOf(pid: number): number {
  let total = 0;
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      const parent = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1]);
      if (Number(name) !== pid && parent !== pid) continue;
      total +=
        Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024;
    } catch {
      // It ended meanwhile.
    }
  }
  return Math.round(total);
}

if (process.argv[4] === undefined) await fill();
const server = await startServer(dataDir, { BACKUP_KEEP: '0' });
const client = visitor(server.url);
await client.call('login', { body: UTENTE });
const awaited: Record<'salute' | 'riga', number[]> = { salute: [], riga: [] };
const end = new AbortController();
/** The most that was seen since it was last looked at. */
let peak = 0;
const takePeak = (): number => {
  const most = peak;
  peak = 0;
  return most;
};
const timed = async (kind: keyof typeof awaited, work: () => Promise<unknown>): Promise<void> => {
  while (!end.signal.aborted) {
    const from = performance.now();
    await work();
    awaited[kind].push(performance.now() - from);
    await sleep(50);
  }
};
const watch = async (): Promise<void> => {
  while (!end.signal.aborted) {
    peak = Math.max(peak, memoryOf(server.pid));
    await sleep(250);
  }
};
const tell = (when: string): void => {
  for (const [kind, times] of Object.entries(awaited)) {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
    say(`${when} ${kind}: ${times.length} asked, p50 ${at(0.5)}, p99 ${at(0.99)}, worst ${at(1)} ms`);
    times.length = 0;
  }
};
const others = [
  timed('salute', () => fetch(`${server.url}/api/health`)),
  timed('riga', () => client.call('conti')),
  watch(),
];
await sleep(10_000);
tell('alone');
const before = memoryOf(server.pid);
takePeak();
const from = performance.now();
const copy = await client.call('backupFai', { body: { tipo } });
const seconds = (): number => Math.round((performance.now() - from) / 1000);
say(`copied in ${seconds()} s`);
const copying = takePeak();
let { prova } = copy;
while (prova.provata_il === null) {
  await sleep(200);
  const { backup } = await client.call('backup');
  prova = backup.find(({ nome }) => nome === copy.nome)?.prova ?? prova;
}
say(`proved after ${seconds()} s: ${JSON.stringify(prova)}`);
end.abort();
await Promise.all(others);
tell('copying');
say(
  `memory: ${before} MB before, ${copying} MB at most while it is copied, ${takePeak()} MB while it is proved; ${Math.round(copy.bytes / 1e6)} MB of copy`,
);
say(
  `database folder: ${dataDir}, log ${readdirSync(join(dataDir, 'db/pg_wal')).filter((name) => statSync(join(dataDir, 'db/pg_wal', name)).isFile()).length} segments`,
);
await server.stop();
if (process.argv[5] !== undefined) await rm(dataDir, { recursive: true });
