/**
 * What an office of many aziende asks all day, answered by a server on PostgreSQL: with one azienda, and with hundreds
 * as large beside it. The demonstration office is made once and copied, row by row, to the others: every key leads with
 * the azienda, so that its rows keep their numbers.
 */
import { Client as Postgres } from 'pg';
import { bindAzienda, type Client } from '#api/client.ts';
import { administer, createScratch, spareTheDisk } from '#tests/contract/support/postgres.ts';
import { makeDataDir, startServer } from '#tests/e2e/support/server.ts';
import { enter } from '#tests/e2e/support/studio.ts';
import { getToday } from '#domain/date.ts';
import type { RigaMisura } from './griglia/righe.ts';

const VOLTE = 15;
/** Milliseconds at p95 that nobody waits for. */
const ATTESA = 300;

/** Tables that are of the installation, or that ask for work to be done. */
const NON_COPIATE = new Set([
  'utente',
  'ricerca_chiesta',
  'situazione_chiesta',
  'originale',
  'originale_pezzo',
]);

interface Domanda {
  nome: string;
  chiedi: (client: Client) => Promise<unknown>;
}

/** What the desk reads: the latest search, and the first of what it proposes. */
async function readProposte(client: Client): Promise<unknown> {
  const { calcolo } = await client.call('calcoloUltimo', {});
  if (calcolo === null) throw new Error('nothing was searched for');
  return await client.call('proposte', { params: { id: calcolo.id_calcolo }, query: {} });
}

const oggi = getToday();
const DOMANDE: readonly Domanda[] = [
  {
    nome: 'prime righe',
    chiedi: (client) => client.call('estrattoConto', { query: { natura: 'movimento', limit: 200 } }),
  },
  {
    nome: 'ricerca senza esito',
    chiedi: (client) =>
      client.call('estrattoConto', { query: { natura: 'movimento', q: 'zzyzx', limit: 200 } }),
  },
  {
    nome: 'cerca ovunque',
    chiedi: (client) => client.call('cerca', { query: { q: 'segheria', ovunque: 'true' } }),
  },
  { nome: 'proposte', chiedi: readProposte },
  { nome: 'dashboard', chiedi: (client) => client.call('riepilogo', { query: { oggi } }) },
  { nome: 'studio', chiedi: (client) => client.call('studio', {}) },
  { nome: 'conti e mesi', chiedi: (client) => client.call('studioMesi', {}) },
];

/** Median and p95 of each question, in milliseconds. */
async function measure(client: Client): Promise<Map<string, { mediana: number; p95: number }>> {
  const found = new Map<string, { mediana: number; p95: number }>();
  for (const { nome, chiedi } of DOMANDE) {
    // The first one finds the server's own caches cold.
    await chiedi(client);
    const times: number[] = [];
    for (let volta = 0; volta < VOLTE; volta += 1) {
      const from = performance.now();
      await chiedi(client);
      times.push(performance.now() - from);
    }
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    found.set(nome, { mediana: at(0.5), p95: at(0.95) });
  }
  return found;
}

/** Copies all that is of one azienda to others, as many as asked, which the same people may open. */
async function copyAzienda(db: Postgres, id: number, quante: number): Promise<void> {
  // Rows that already are what the triggers make of them.
  await db.query('set session_replication_role = replica');
  const { rows: made } = await db.query<{ id: string }>(
    `insert into azienda (ragione_sociale) select 'Azienda ' || to_char(n, 'FM0000')
      from generate_series(1, $1::int) n returning id`,
    [quante],
  );
  const ids = made.map((each) => each.id);
  const { rows: tables } = await db.query<{ tabella: string; colonne: string[] }>(
    `select c.relname as tabella, array_agg(a.attname::text order by a.attnum) as colonne
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attgenerated = ''
      group by c.relname having bool_or(a.attname = 'id_azienda')`,
  );
  for (const { tabella, colonne } of tables) {
    if (NON_COPIATE.has(tabella)) continue;
    const others = colonne.filter((each) => each !== 'id_azienda').map((each) => `"${each}"`);
    await db.query(
      `insert into ${tabella} (${['id_azienda', ...others].join()}) overriding system value
        select ${['copia.id', ...others.map((each) => `t.${each}`)].join()}
        from ${tabella} t cross join unnest($2::bigint[]) as copia (id) where t.id_azienda = $1`,
      [id, ids],
    );
  }
  await db.query('set session_replication_role = origin');
  await db.query('analyze');
}

/** Until nothing of the office is being worked out. */
async function waitForRest(db: Postgres): Promise<void> {
  const until = performance.now() + 600_000;
  while (performance.now() < until) {
    const { rows } = await db.query<{ n: string }>(
      `select (select count(*) from situazione_chiesta) + (select count(*) from ricerca_chiesta)
        + (select count(*) from calcolo where stato in ('in_coda', 'in_corso')) as n`,
    );
    if (Number(rows[0]?.n) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  throw new Error('the office does not come to rest');
}

export interface MisuraScala {
  aziende: number;
  righe: number;
}

/** `serverUrl`: a PostgreSQL whose user may make databases and put triggers to rest. */
export async function describeScala(
  serverUrl: string,
  { aziende, righe }: MisuraScala,
): Promise<RigaMisura[]> {
  const { name, url } = await createScratch(serverUrl, 'quadra_scala');
  await spareTheDisk(serverUrl, name);
  const { dataDir, remove } = await makeDataDir();
  const server = await startServer(dataDir, { DATABASE_URL: url });
  const db = new Postgres({ connectionString: url });
  try {
    await db.connect();
    const { client } = await enter(server.url);
    const { id_azienda } = await client.call('demo', { body: { righe } });
    const inDemo = bindAzienda(client, id_azienda);
    await waitForRest(db);
    const sola = await measure(inDemo);
    await copyAzienda(db, id_azienda, aziende - 1);
    const tutte = await measure(inDemo);
    return DOMANDE.flatMap(({ nome }) => {
      const [one, all] = [sola.get(nome), tutte.get(nome)];
      if (!one || !all) return [];
      return {
        misura: `${nome}: ${aziende} aziende / una, ${righe} righe ciascuna`,
        pavimento: `${Math.round(one.mediana)} ms`,
        soggetto: `${Math.round(all.mediana)} ms (p95 ${Math.round(all.p95)})`,
        rapporto: (all.mediana / one.mediana).toFixed(2),
        obiettivo: `p95 <= ${ATTESA} ms`,
      };
    });
  } finally {
    await db.end();
    await server.stop();
    await remove();
    await administer(serverUrl, `drop database ${name} with (force)`);
  }
}
