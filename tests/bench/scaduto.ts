/**
 * Ageing and forecast over many partite, against a bare `sum ... group by` of the same table in the same run: on the
 * embedded database, and on PostgreSQL when TEST_DATABASE_URL, or else DATABASE_URL, says where.
 */
import { sql } from 'kysely';
import { SCHEMI_REPORT } from '#api/contract/report.ts';
import { addGiorni, toGiorno } from '#domain/date.ts';
import { migrate } from '#server/core/db/migrate.ts';
import type { Database } from '#server/core/db/database.ts';
import { openInMemory } from '#server/core/db/open.ts';
import { insertPagamenti } from '#server/pagamenti/sql/write.ts';
import { insertRitardi } from '#server/report/sql/kept-ritardi.ts';
import { withMoment, settleInstant } from '#server/report/sql/moment.ts';
import { readPrevisione } from '#server/report/sql/previsione.ts';
import { readScaduto } from '#server/report/sql/scaduto.ts';
import { createDatabase } from '#tests/contract/support/postgres.ts';
import { emptyDatabase } from '#tests/contract/support/template.ts';
import { compare, type Rapporto } from './misura.ts';

const AL = '2026-06-30';
const SOGGETTI = 5_000;
const AZIENDA = 1;

/**
 * Partite of three years, six in ten settled some days late, each pagamento settling three. Written past the triggers:
 * residui and delays are given as they would have come out. Every soggetto has something settled and something open.
 */
async function fill(db: Database, partite: number): Promise<void> {
  await db.kysely.transaction().execute(async (tx) => {
    const run = (text: string) => sql.raw(text).execute(tx);
    await run(`set local session_replication_role = replica`);
    await run(
      `insert into azienda (id, ragione_sociale) overriding system value values (${AZIENDA}, 'Prova')`,
    );
    await run(`insert into utente (id, username, password_hash, id_azienda) overriding system value
      values (1, 'prova', '-', ${AZIENDA})`);
    await run(`insert into soggetto (id_azienda, id, ragione_sociale, chiave, ruoli)
      select ${AZIENDA}, n, 'Soggetto ' || n, 'SOGGETTO ' || n, '{cliente}' from generate_series(1, ${SOGGETTI}) n`);
    await run(`insert into importazione (id_azienda, id_imp, id_autore, stato, natura, sha256, completata_il,
        visibile_dal, righe, righe_attese, dare, dare_atteso, avere, avere_atteso)
      overriding system value
      select ${AZIENDA}, n, 1, 'completato', 'partita', n::text, '2026-01-01', '2026-01-01', 0, 0, 0, 0, 0, 0
      from generate_series(1, 50) n`);
    await run(`insert into riga_estratto (id_azienda, id, id_imp, riga, natura, data, data_documento, descrizione,
        id_soggetto, numero_documento, scadenza, importo, divisa, residuo, stato)
      overriding system value
      select ${AZIENDA}, n, 1 + n % 50, n, 'partita', g, g, 'Fattura di vendita numero ' || n, 1 + (n + n / 10) * 7 % ${SOGGETTI},
        n::text, g + 30 + n % 3 * 30, i, 'EUR', case when n % 10 < 6 then 0 else i end,
        case when n % 10 < 6 then 'chiusa' else 'aperta' end
      from generate_series(1, ${partite}) n,
        lateral (select date '2023-07-01' + (n::bigint * 7919 % 1095)::integer as g,
          (case when n % 5 = 0 then -1 else 1 end) * (10000 + n::bigint * 104729 % 900000) as i) v`);
    await run(`insert into pagamento (id_azienda, id, origine, data, importo, divisa, conferma, id_autore, creato_il)
      select ${AZIENDA}, n, 'manuale', least(date '${AL}', date '2023-09-01' + (n::bigint * 7919 % 1030)::integer),
        100, 'EUR', 'manuale', 1, '2026-01-01'
      from generate_series(1, ${Math.floor((partite * 6) / 30) + 1}) n`);
    await run(`insert into abbinamento (id_azienda, id_pagamento, id_partita, importo)
      select ${AZIENDA}, 1 + row_number() over (order by r.id) / 3, r.id, r.importo
      from riga_estratto r where r.residuo = 0`);
    await run(insertRitardi('true'));
    // Written under ids of its own choice: what is added later goes on after them.
    await run(`alter table pagamento alter column id restart with ${partite}`);
  });
  // Outside, as each keeps itself: our server its statistics, PostgreSQL also which pages are visible to all.
  await sql.raw(db.motore === 'pglite' ? 'analyze' : 'vacuum (analyze)').execute(db.kysely);
}

/** Settles the whole of one open partita, as a person does; another each time. */
async function settleOne(db: Database): Promise<void> {
  const { rows } = await sql<{ id: number; residuo: number }>`select id, residuo from riga_estratto
    where id_azienda = ${AZIENDA} and natura = 'partita' and residuo > 0 limit 1`.execute(db.kysely);
  const [open] = rows;
  if (!open) throw new Error('nothing is open any more');
  const made = await db.kysely.transaction().execute((tx) =>
    insertPagamenti(tx, { id_azienda: AZIENDA, id_utente: 1 }, [
      {
        origine: 'manuale',
        data: AL,
        importo: open.residuo,
        divisa: 'EUR',
        conferma: 'manuale',
        id_tipo_pagamento: null,
        riferimento: null,
        nota: null,
        id_storno_di: null,
        id_lotto: null,
        punteggio: null,
        unica: null,
        motivi: [],
        rivali: [],
        movimenti: [],
        partite: [{ id: open.id, importo: open.residuo }],
        differenze: [],
      },
    ]),
  );
  if (made.length !== 1) throw new Error('the partita was not settled');
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

/** Ratios of the ageing by soggetto and of a forecast of 24 months, on one engine. */
async function measure(name: string, db: Database, partite: number, runs: number): Promise<Rapporto[]> {
  await migrate(db);
  await fill(db, partite);
  const bare = () =>
    timed(() =>
      sql`select id_soggetto, sum(residuo) from riga_estratto where id_azienda = ${AZIENDA} and natura = 'partita'
        group by id_soggetto`.execute(db.kysely),
    );
  const overdue = SCHEMI_REPORT.scaduto.query.parse({ al: AL });
  const forecast = (al: string) => {
    const query = SCHEMI_REPORT.previsione.query.parse({ al, mesi: 24 });
    return timed(async () => readPrevisione(await settleInstant(db, AZIENDA, query), query));
  };
  let days = 0;
  return [
    await compare(`scaduto di ${partite} partite (${name})`, runs, bare, () =>
      timed(async () => withMoment(readScaduto)(await settleInstant(db, AZIENDA, overdue), overdue)),
    ),
    await compare(`previsione a 24 mesi (${name})`, runs, bare, () => forecast(AL)),
    await compare(`previsione dopo un cambiamento (${name})`, runs, bare, async () => {
      await settleOne(db);
      return forecast(AL);
    }),
    // A past day, and another each time: pagamenti made since are taken off what they settled.
    await compare(`previsione a un giorno passato (${name})`, runs, bare, () => {
      days += 1;
      return forecast(addGiorni(toGiorno(AL), -days));
    }),
  ];
}

export async function measureScaduto(partite: number, runs: number): Promise<Rapporto[]> {
  const embedded = await openInMemory(await emptyDatabase());
  const made = await measure('PGlite', embedded, partite, runs).finally(() => embedded.close());
  const url = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];
  if (!url) return made;
  const { db, drop } = await createDatabase(url);
  try {
    return [...made, ...(await measure('PostgreSQL', db, partite, runs))];
  } finally {
    await db.close();
    await drop?.();
  }
}
