/** Soggetti of an azienda: the list, the same rows by id, and writing them. */
import { sql } from 'kysely';
import type { RuoloSoggetto, Soggetto, SoggettoDati } from '#api/contract/soggetti.ts';
import { readRow, readRows } from '../../core/db/read.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import { toIbanKey, toNameKey } from '../../core/sql/keys.ts';
import { escapeLike } from '../../core/sql/searched-word.ts';

/** The columns of a soggetto as the contract tells it. `s` is the soggetto, in the azienda given. */
const fields = sql`s.id, s.versione, s.ragione_sociale, s.ruoli, s.nazione, s.partita_iva, s.codice_fiscale, s.email,
  s.pec, s.telefono, s.indirizzo, s.cap, s.comune, s.provincia, s.attivo,
  coalesce(i.ibans, '{}') as ibans, coalesce(n.nuovi, 0)::integer as iban_nuovi`;

/** Known IBANs, and how many others rows brought: where none is known, none is other. */
const surroundings = sql`
  left join lateral (
    select array_agg(k.iban order by k.creato_il, k.iban) as ibans from soggetto_iban k
    where k.id_azienda = s.id_azienda and k.id_soggetto = s.id
  ) i on true
  left join lateral (
    select count(distinct r.iban_controparte) as nuovi from estratto_conto r
    where i.ibans is not null and r.id_azienda = s.id_azienda and r.id_soggetto = s.id
      and r.iban_controparte is not null and r.iban_controparte <> all (i.ibans)
      and not exists (select from soggetto_iban_storia h where h.id_azienda = s.id_azienda
        and h.id_soggetto = s.id and h.iban = r.iban_controparte and h.azione = 'rifiutato')
  ) n on true`;

interface SoggettiSearch {
  ruolo?: RuoloSoggetto | undefined;
  q?: string | undefined;
  ids?: readonly number[] | undefined;
  limit: number;
  cursor?: number | undefined;
}

function filter(idAzienda: number, { ruolo, q, ids }: SoggettiSearch) {
  const conditions = [sql`s.id_azienda = ${idAzienda}`];
  if (ruolo) conditions.push(sql`${ruolo} = any(s.ruoli)`);
  if (ids) conditions.push(sql`s.id = any(${ids}::bigint[])`);
  for (const word of (q ?? '').split(/\s+/).filter((each) => each !== '')) {
    const code = `${escapeLike(word.toUpperCase())}%`;
    conditions.push(sql`(testo_ricerca(s.ragione_sociale) like testo_ricerca(${`%${escapeLike(word)}%`})
      or s.partita_iva like ${code} or s.codice_fiscale like ${code}
      or exists (select from soggetto_iban k where k.id_azienda = s.id_azienda and k.id_soggetto = s.id
        and k.iban like ${code}))`);
  }
  return sql.join(conditions, sql` and `);
}

/** A page is cut before what stands around its soggetti is looked up, whatever the planner knows of the table. */
const page = (idAzienda: number, asked: SoggettiSearch) => sql`
  select ${fields} from (
    select * from soggetto s where ${filter(idAzienda, asked)} and s.id > ${asked.cursor ?? 0}
    order by s.id limit ${asked.limit}
  ) s ${surroundings} order by s.id`;

/** Soggetti by id, from the one after `cursor`. */
export const listSoggetti = (reader: Reader, idAzienda: number, asked: SoggettiSearch) =>
  readRows<Soggetto>(reader)`${page(idAzienda, asked)}`;

interface PaginaSoggetti {
  /** As a JSON array, written by PostgreSQL: tens of thousands of soggetti are never made into objects here. */
  soggetti: string;
  /** The id of the last when the page is full. */
  ultimo: number | null;
}

/** The same, as the answer to whoever shows them. */
export async function readSoggettiPage(
  reader: Reader,
  idAzienda: number,
  asked: SoggettiSearch,
): Promise<PaginaSoggetti> {
  const rows = await readRows<{ id: number; soggetto: string }>(reader)`
    select id, row_to_json(pagina)::text as soggetto
    from (${page(idAzienda, asked)}) as pagina order by id`;
  const ultimo = rows.length === asked.limit ? (rows.at(-1)?.id ?? null) : null;
  return { soggetti: `[${rows.map(({ soggetto }) => soggetto).join(',')}]`, ultimo };
}

export async function countSoggetti(
  reader: Reader,
  idAzienda: number,
  asked: SoggettiSearch,
): Promise<number> {
  const row = await readRow<{ totale: number }>(reader)`
    select count(*)::integer as totale from soggetto s where ${filter(idAzienda, asked)}`;
  return row?.totale ?? 0;
}

/** Those that exist, by id. */
export async function readSoggetti(
  reader: Reader,
  idAzienda: number,
  ids: readonly number[],
): Promise<Map<number, Soggetto>> {
  if (ids.length === 0) return new Map();
  const rows = await listSoggetti(reader, idAzienda, { ids, limit: ids.length });
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Holds some soggetti until the end of the transaction, always in the order of their ids, and reads them. Waits for a
 * list that is being imported: it reads all soggetti, and writes some of them whole.
 */
export async function holdSoggetti(
  tx: Tx,
  idAzienda: number,
  ids: readonly number[],
): Promise<Map<number, Soggetto>> {
  if (ids.length === 0) return new Map();
  await sql`select id from azienda where id = ${idAzienda} for share`.execute(tx);
  await sql`select id from soggetto where id_azienda = ${idAzienda} and id = any(${ids}::bigint[])
    order by id for update`.execute(tx);
  return readSoggetti(tx, idAzienda, ids);
}

/** A soggetto to write; `id` and `versione` when it comes back after a deletion. */
interface SoggettoToWrite extends SoggettoDati {
  id?: number;
  versione?: number;
}

const toRecord = (data: SoggettoDati) => ({ ...data, chiave: toNameKey(data.ragione_sociale) });

const COLONNE = sql.raw(
  'ragione_sociale, chiave, ruoli, nazione, partita_iva, codice_fiscale, email, pec, telefono, indirizzo, cap, comune, provincia, attivo',
);
const TIPI = sql.raw(
  'ragione_sociale text, chiave text, ruoli text[], nazione text, partita_iva text, codice_fiscale text, email text, pec text, telefono text, indirizzo text, cap text, comune text, provincia text, attivo boolean',
);

/** Creates them with one statement; answers their ids in the order given. */
export async function insertSoggetti(
  tx: Tx,
  idAzienda: number,
  soggetti: readonly SoggettoToWrite[],
): Promise<number[]> {
  if (soggetti.length === 0) return [];
  // Ids first, and not from RETURNING, whose order nobody promises.
  const wanted = soggetti.filter(({ id }) => id === undefined).length;
  const rows = await readRows<{ id: number }>(tx)`
    select nextval(pg_get_serial_sequence('soggetto', 'id')) as id from generate_series(1, ${wanted})`;
  const fresh = rows.map(({ id }) => id).values();
  const ids = soggetti.map(({ id }) => id ?? fresh.next().value ?? 0);
  const records = soggetti.map((data, at) => ({
    ...toRecord(data),
    id: ids[at],
    versione: data.versione ?? 1,
  }));
  await sql`
    insert into soggetto (id_azienda, id, versione, ${COLONNE})
    select ${idAzienda}, id, versione, ${COLONNE}
    from json_to_recordset(${JSON.stringify(records)}::json) as x(id bigint, versione integer, ${TIPI})`.execute(
    tx,
  );
  return ids;
}

/** Writes all the data of some soggetti, each one version on. */
export async function updateSoggetti(
  tx: Tx,
  idAzienda: number,
  soggetti: readonly (SoggettoDati & { id: number })[],
): Promise<void> {
  if (soggetti.length === 0) return;
  const records = soggetti.map((data) => ({ ...toRecord(data), id: data.id }));
  await sql`
    update soggetto s
    set (${COLONNE}, versione) = (select x.ragione_sociale, x.chiave, x.ruoli, x.nazione, x.partita_iva,
      x.codice_fiscale, x.email, x.pec, x.telefono, x.indirizzo, x.cap, x.comune, x.provincia, x.attivo, s.versione + 1)
    from json_to_recordset(${JSON.stringify(records)}::json) as x(id bigint, ${TIPI})
    where s.id_azienda = ${idAzienda} and s.id = x.id`.execute(tx);
}

/** Something that hangs on it changed: whoever shows it reads it again. */
export async function touchSoggetto(tx: Tx, idAzienda: number, id: number): Promise<void> {
  await sql`update soggetto set versione = versione + 1
    where id_azienda = ${idAzienda} and id = ${id}`.execute(tx);
}

export async function deleteSoggetti(tx: Tx, idAzienda: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from soggetto where id_azienda = ${idAzienda} and id = any(${ids}::bigint[])`.execute(tx);
}

export interface IbanToWrite {
  id_soggetto: number;
  iban: string;
}

/** Adds IBANs that are not there yet, and tells their history; answers how many were new. */
export async function addIbans(
  tx: Tx,
  { id_azienda, id_utente }: { id_azienda: number; id_utente: number | null },
  ibans: readonly IbanToWrite[],
  origin: string,
): Promise<number> {
  if (ibans.length === 0) return 0;
  const records = JSON.stringify(
    ibans.map(({ id_soggetto, iban }) => ({ id_soggetto, iban: toIbanKey(iban) })),
  );
  const rows = await readRows<{ id_soggetto: number }>(tx)`
    with nuovi as (
      insert into soggetto_iban (id_azienda, iban, id_soggetto, origine)
      select distinct ${id_azienda}::bigint, iban, id_soggetto, ${origin}
      from json_to_recordset(${records}::json) as x(id_soggetto bigint, iban text)
      on conflict do nothing returning iban, id_soggetto
    )
    insert into soggetto_iban_storia (id_azienda, id_soggetto, iban, azione, origine, id_utente)
    select ${id_azienda}::bigint, id_soggetto, iban, 'aggiunto', ${origin}, ${id_utente}::bigint from nuovi
    returning id_soggetto`;
  return rows.length;
}

/** Writes one line of the history of an IBAN. */
export async function appendStoriaIban(
  tx: Tx,
  { id_azienda, id_utente }: { id_azienda: number; id_utente: number | null },
  { id_soggetto, iban }: IbanToWrite,
  azione: 'rimosso' | 'rifiutato',
): Promise<void> {
  await tx
    .insertInto('soggetto_iban_storia')
    .values({ id_azienda, id_soggetto, iban, azione, origine: 'manuale', id_utente })
    .execute();
}

/** Takes away those that are still there, and tells their history. */
export async function removeIbans(
  tx: Tx,
  { id_azienda, id_utente }: { id_azienda: number; id_utente: number | null },
  ibans: readonly IbanToWrite[],
): Promise<void> {
  if (ibans.length === 0) return;
  await sql`
    with tolti as (
      delete from soggetto_iban k using json_to_recordset(${JSON.stringify(ibans)}::json) as x(id_soggetto bigint, iban text)
      where k.id_azienda = ${id_azienda} and k.id_soggetto = x.id_soggetto and k.iban = x.iban
      returning k.iban, k.id_soggetto
    )
    insert into soggetto_iban_storia (id_azienda, id_soggetto, iban, azione, origine, id_utente)
    select ${id_azienda}::bigint, id_soggetto, iban, 'rimosso', 'importazione', ${id_utente}::bigint
    from tolti`.execute(tx);
}

/** Takes an IBAN away; false when it was not there. */
export async function removeIban(
  tx: Tx,
  idAzienda: number,
  { id_soggetto, iban }: IbanToWrite,
): Promise<boolean> {
  const rows = await readRows<{ iban: string }>(tx)`
    delete from soggetto_iban where id_azienda = ${idAzienda} and id_soggetto = ${id_soggetto} and iban = ${iban}
    returning iban`;
  return rows.length > 0;
}
