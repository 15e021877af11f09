/**
 * An azienda made as large as asked by statements over sets: what moves is copied beside itself, with keys of its own,
 * while conti and what is decided once stay one. What the tables keep of each row is copied with it.
 */
import type { Database } from '#server/core/db/database.ts';
import { refreshImpronte } from '#server/estratto-conto/commands/refresh-impronte.ts';
import { insertBlocks } from '#server/estratto-conto/sql/impronte.ts';
import { ask } from './statements.ts';

/** What grows with the work of an azienda, in the order in which one needs the other; each copied whole. */
const CRESCONO = [
  'soggetto',
  'soggetto_iban',
  'soggetto_parola',
  'matrice_agenti',
  'importazione',
  'somma_giorno',
  'somma_voce',
  'somma_flusso',
  'riga_estratto',
  'pagamento',
  'pagamento_movimento',
  'abbinamento',
  'differenza',
  'movimento_voce',
  'ritardo',
];

/** Columns that would repeat what must be one, or that must be found apart. */
const DIVERSE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  importazione: {
    sha256: `encode(sha256((t.sha256 || n)::bytea), 'hex')`,
    nome_file: `n || '-' || t.nome_file`,
  },
  riga_estratto: {
    numero_documento: `t.numero_documento || '/' || n`,
    descrizione: `t.descrizione || ' ' || n`,
  },
  // What was gathered of the copied ones is not what was gathered of these: they are gathered once they are there.
  somma_giorno: { raccolta: 'false' },
  soggetto: {
    ragione_sociale: `t.ragione_sociale || ' ' || n`,
    chiave: `t.chiave || ' ' || n`,
    partita_iva: 'null',
    codice_fiscale: 'null',
  },
};

/** Which columns hold a number of something that is copied: its own, and what refers to it. */
const NUMERI = `select a.attrelid::regclass::text as tabella, a.attname as colonna
  from pg_attribute a where a.attnum > 0 and a.attidentity <> '' and a.attrelid::regclass::text = any ($1)
  union select c.conrelid::regclass::text, a.attname
  from pg_constraint c cross join unnest(c.conkey) as k (attnum)
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
  where c.contype = 'f' and c.confrelid::regclass::text = any ($1) and a.attname not in ('id_azienda', 'attivo')`;

/** Columns that hold such a number without a reference. */
const SENZA_RIFERIMENTO = [
  'soggetto_parola.id_soggetto',
  'ritardo.id_partita',
  'ritardo.id_abbinamento',
  'ritardo.id_soggetto',
  'movimento_voce.id_coppia',
];

/** `volte`: how many times as large it is afterwards. The user of `db`, one connection, may put triggers to rest. */
export async function fillAzienda(db: Database, id: number, volte: number): Promise<void> {
  await ask(db, 'set session_replication_role = replica');
  const numeri = await ask<{ tabella: string; colonna: string }>(db, NUMERI, [CRESCONO]);
  const moved = new Set([
    ...numeri.map(({ tabella, colonna }) => `${tabella}.${colonna}`),
    ...SENZA_RIFERIMENTO,
  ]);
  const step = 10_000_000;
  for (const table of CRESCONO) {
    const rows = await ask<{ colonna: string }>(
      db,
      `select attname as colonna from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    );
    const columns = rows.map(({ colonna }) => colonna);
    const values = columns.map((column) => {
      const different = DIVERSE[table]?.[column];
      if (different !== undefined) return different;
      return moved.has(`${table}.${column}`) ? `t."${column}" + n * ${step}` : `t."${column}"`;
    });
    await ask(
      db,
      `insert into ${table} (${columns.map((each) => `"${each}"`).join()}) overriding system value
        select ${values.join()} from ${table} t cross join generate_series(1, $2::int - 1) as n
        where t.id_azienda = $1`,
      [id, volte],
    );
  }
  await ask(db, 'set session_replication_role = origin');
  // What a person does next takes numbers beyond those that were given here.
  for (const { tabella, colonna } of numeri.filter(
    (each) => !each.colonna.startsWith('id_') || each.colonna === 'id_imp',
  ))
    await ask(
      db,
      `select setval(pg_get_serial_sequence($1, $2), (select max("${colonna}") from ${tabella}))
        where pg_get_serial_sequence($1, $2) is not null`,
      [tabella, colonna],
    );
  await ask(db, insertBlocks);
  await refreshImpronte(db, id);
  await ask(db, 'insert into situazione_chiesta (id_azienda) values ($1)', [id]);
  await ask(db, 'vacuum analyze');
}
