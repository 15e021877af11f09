/**
 * What an office asks all day, answered by a server: with one azienda, with many as large beside it, and with one that
 * holds a million movimenti. The demonstration office is made once and copied, row by row, to the others: every key
 * leads with the azienda, so that its rows keep their numbers.
 */
import { bindAzienda, type Client } from '#api/client.ts';
import type { Database } from '#server/core/db/database.ts';
import { openEmbedded, openPostgres } from '#server/core/db/open.ts';
import { refreshSituazione } from '#server/studio/commands/refresh.ts';
import { askUntil } from '#tests/attese.ts';
import { administer, createScratch, spareTheDisk } from '#tests/contract/support/postgres.ts';
import { makeDataDir, startServer } from '#tests/e2e/support/server.ts';
import { enter } from '#tests/e2e/support/studio.ts';
import { fillAzienda } from './azienda-grande.ts';
import { DOMANDE, measureDomande, type Tempi } from './domande.ts';
import type { RigaMisura } from './griglia/righe.ts';
import { ask } from './statements.ts';

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

/** Takes the indexes of a table away, but for those that keep its keys; answers how they are made again, all at once. */
async function dropIndexes(db: Database, table: string): Promise<string[]> {
  const rows = await ask<{ indexname: string; indexdef: string }>(
    db,
    `select indexname, indexdef from pg_indexes
      where schemaname = 'public' and tablename = $1
        and indexname not in (select conname from pg_constraint where contype in ('p', 'u'))`,
    [table],
  );
  for (const { indexname } of rows) await ask(db, `drop index "${indexname}"`);
  return rows.map(({ indexdef }) => indexdef);
}

/** Copies all that is of one azienda to others, as many as asked, which the same people may open. */
export async function copyAzienda(db: Database, id: number, count: number): Promise<void> {
  // Rows that already are what the triggers make of them.
  await ask(db, 'set session_replication_role = replica');
  // Indexes of millions of rows are sorted in memory.
  await ask(db, `set maintenance_work_mem = '1GB'`);
  const made = await ask<{ id: number }>(
    db,
    `insert into azienda (ragione_sociale) select 'Azienda ' || to_char(n, 'FM0000')
      from generate_series(1, $1::int) n returning id`,
    [count],
  );
  const ids = made.map((each) => each.id);
  // What the database works out of a row is copied with it: working it out took most of the time. Rows are only read here.
  const workedOut = await ask<{ tabella: string; colonna: string }>(
    db,
    `select attrelid::regclass::text as tabella, attname as colonna from pg_attribute
      where attgenerated = 's' and attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
  );
  for (const { tabella, colonna } of workedOut)
    await ask(db, `alter table ${tabella} alter column "${colonna}" drop expression`);
  const tables = await ask<{ tabella: string; colonne: string[] }>(
    db,
    `select c.relname as tabella, json_agg(a.attname order by a.attnum) as colonne
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      group by c.relname having bool_or(a.attname = 'id_azienda')`,
  );
  for (const { tabella, colonne } of tables) {
    if (NON_COPIATE.has(tabella)) continue;
    const others = colonne.filter((each) => each !== 'id_azienda').map((each) => `"${each}"`);
    const build = await dropIndexes(db, tabella);
    // One azienda after the other, as they come: the rows of each stand together on the disk.
    for (const copia of ids)
      await ask(
        db,
        `insert into ${tabella} (${['id_azienda', ...others].join()}) overriding system value
          select ${['$2::bigint', ...others.map((each) => `t.${each}`)].join()}
          from ${tabella} t where t.id_azienda = $1`,
        [id, copia],
      );
    for (const index of build) await ask(db, index);
  }
  await ask(db, 'set session_replication_role = origin');
  await ask(db, 'analyze');
}

const describe = (
  how: string,
  una: ReadonlyMap<string, Tempi>,
  many: ReadonlyMap<string, Tempi>,
): RigaMisura[] =>
  DOMANDE.flatMap(({ nome }) => {
    const [one, all] = [una.get(nome), many.get(nome)];
    if (!one || !all) return [];
    return {
      misura: `${nome}: ${how}`,
      pavimento: `${Math.round(one.mediana)} ms`,
      soggetto: `${Math.round(all.mediana)} ms (p95 ${Math.round(all.p95)})`,
      rapporto: (all.mediana / one.mediana).toFixed(2),
      obiettivo: `p95 <= ${ATTESA} ms, rapporto <= 2`,
    };
  });

/** Where the office is kept: on this server of PostgreSQL, whose user may make databases, or in the embedded database. */
type Motore = { postgresql: string } | 'pglite';

/** A demonstration office at rest, asked through its server; `change` stops that and answers a client of the next one. */
interface Scena {
  client: Client;
  change: (work: (db: Database, id: number) => Promise<void>) => Promise<Client>;
}

/** Milliseconds in which the largest office has been searched. */
const RICERCA_MS = 600_000;

const open = (dataDir: string, url: string | null): Promise<Database> =>
  url === null
    ? openEmbedded(dataDir)
    : Promise.resolve(
        openPostgres(url, 1, (error) => {
          throw error;
        }),
      );

async function withStudio<T>(engine: Motore, righe: number, work: (scena: Scena) => Promise<T>): Promise<T> {
  const scratch = engine === 'pglite' ? null : await createScratch(engine.postgresql, 'quadra_scala');
  if (engine !== 'pglite' && scratch) await spareTheDisk(engine.postgresql, scratch.name);
  const { dataDir, remove } = await makeDataDir();
  const start = () => startServer(dataDir, scratch ? { DATABASE_URL: scratch.url } : {});
  let server = await start();
  try {
    const { client: first } = await enter(server.url);
    const { id_azienda } = await first.call('demo', { body: { righe } });
    const client = bindAzienda(first, id_azienda);
    await askUntil(
      () => client.call('calcoloUltimo', {}),
      ({ calcolo }) => calcolo?.stato === 'completato',
      RICERCA_MS,
    );
    return await work({
      client,
      async change(making) {
        await server.stop();
        const db = await open(dataDir, scratch?.url ?? null);
        try {
          await making(db, id_azienda);
          await refreshSituazione(db, id_azienda);
        } finally {
          await db.close();
        }
        server = await start();
        return bindAzienda((await enter(server.url)).client, id_azienda);
      },
    });
  } finally {
    await server.stop();
    await remove();
    if (engine !== 'pglite' && scratch)
      await administer(engine.postgresql, `drop database ${scratch.name} with (force)`);
  }
}

/** One azienda, and many as large beside it. */
export const describeScala = (
  engine: Motore,
  { aziende, righe }: { aziende: number; righe: number },
): Promise<RigaMisura[]> =>
  withStudio(engine, righe, async ({ client, change }) => {
    const only = await measureDomande(client);
    const among = await change((db, id) => copyAzienda(db, id, aziende - 1));
    return describe(`${aziende} aziende / una, ${righe} righe ciascuna`, only, await measureDomande(among));
  });

/** One azienda, and the same so many times as large. */
export const describeGrande = (
  engine: Motore,
  { volte, righe }: { volte: number; righe: number },
): Promise<RigaMisura[]> =>
  withStudio(engine, righe, async ({ client, change }) => {
    const piccola = await measureDomande(client);
    const grande = await change((db, id) => fillAzienda(db, id, volte));
    return describe(`${righe * volte} righe / ${righe}`, piccola, await measureDomande(grande));
  });
