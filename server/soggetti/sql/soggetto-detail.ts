/** All that is known of one soggetto, and its notes, aliases and documents. */
import { sql } from 'kysely';
import type { DettaglioSoggetto } from '#api/contract/soggetti.ts';
import { deleteRow } from '../../core/sql/rows.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import { readSoggetti } from './anagrafiche.ts';

interface Di {
  id_azienda: number;
  id_soggetto: number;
}

/** Null when there is no such soggetto. */
export async function readDetail(
  reader: Reader,
  { id_azienda, id_soggetto }: Di,
): Promise<DettaglioSoggetto | null> {
  const soggetto = (await readSoggetti(reader, id_azienda, [id_soggetto])).get(id_soggetto);
  if (!soggetto) return null;
  const own = (alias: string) =>
    sql`${sql.ref(alias)}.id_azienda = ${id_azienda} and ${sql.ref(alias)}.id_soggetto = ${id_soggetto}`;
  const ibans = await sql<DettaglioSoggetto['ibans'][number]>`
    select iban, origine, creato_il from soggetto_iban k where ${own('k')} order by creato_il, iban`.execute(
    reader,
  );
  const past = await sql<DettaglioSoggetto['storia_iban'][number]>`
    select h.iban, h.azione, h.origine, u.username, h.quando from soggetto_iban_storia h
    left join utente u on u.id = h.id_utente where ${own('h')} order by h.id desc limit 200`.execute(reader);
  const fresh = await sql<DettaglioSoggetto['iban_da_verificare'][number]>`
    select r.iban_controparte as iban, count(*)::integer as righe, min(r.data) as dal, max(r.data) as al
    from estratto_conto r where ${own('r')} and r.iban_controparte is not null
      and exists (select from soggetto_iban k where ${own('k')})
      and not exists (select from soggetto_iban k where ${own('k')} and k.iban = r.iban_controparte)
      and not exists (select from soggetto_iban_storia h where ${own('h')} and h.iban = r.iban_controparte
        and h.azione = 'rifiutato')
    group by r.iban_controparte order by max(r.data) desc, 1 limit 100`.execute(reader);
  const alias = await sql<DettaglioSoggetto['alias'][number]>`
    select tipo, chiave, testo, origine, creato_il, usi, ultimo_uso from alias a where ${own('a')}
    order by usi desc, testo`.execute(reader);
  const note = await sql<DettaglioSoggetto['note'][number]>`
    select n.id, n.testo, u.username, n.creata_il, n.versione from soggetto_nota n
    left join utente u on u.id = n.id_utente where ${own('n')} order by n.id desc`.execute(reader);
  const documenti = await sql<DettaglioSoggetto['documenti'][number]>`
    select d.id, d.nome, d.tipo, d.bytes, d.sha256, u.username, d.caricato_il from soggetto_documento d
    left join utente u on u.id = d.id_utente where ${own('d')} order by d.id desc`.execute(reader);
  const mergers = await sql<DettaglioSoggetto['unioni'][number]>`
    select x.id, x.unito ->> 'ragione_sociale' as unito, x.fatta_il, u.username from unione x
    left join utente u on u.id = x.id_utente
    where x.id_azienda = ${id_azienda} and x.id_tenuto = ${id_soggetto} and x.annullata_il is null
    order by x.id desc`.execute(reader);
  return {
    soggetto,
    ibans: ibans.rows,
    storia_iban: past.rows,
    iban_da_verificare: fresh.rows,
    alias: alias.rows,
    note: note.rows,
    documenti: documenti.rows,
    unioni: mergers.rows,
  };
}

interface AliasToWrite extends Di {
  tipo: 'nome' | 'iban' | 'mandato_sdd';
  chiave: string;
  testo: string;
  origine: string;
}

/** False when it is there already. */
export async function insertAlias(tx: Tx, alias: AliasToWrite): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('alias')
    .values(alias)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export const deleteAlias = (
  tx: Tx,
  { id_azienda, id_soggetto, tipo, chiave }: Omit<AliasToWrite, 'testo' | 'origine'>,
): Promise<boolean> => deleteRow(tx, 'alias', { id_azienda, id_soggetto, tipo, chiave });

/** Writes hits: `usi` more rows found their soggetto through these aliases. */
export async function countUsiAlias(
  tx: Tx,
  idAzienda: number,
  hits: readonly { tipo: string; chiave: string; id_soggetto: number; usi: number }[],
): Promise<void> {
  if (hits.length === 0) return;
  await sql`
    update alias a set usi = a.usi + x.usi, ultimo_uso = now()
    from json_to_recordset(${JSON.stringify(hits)}::json) as x(
      tipo text, chiave text, id_soggetto bigint, usi integer)
    where a.id_azienda = ${idAzienda} and a.tipo = x.tipo and a.chiave = x.chiave
      and a.id_soggetto = x.id_soggetto`.execute(tx);
}

/** The note as it was; null when it is not this soggetto's. */
export async function readNota(tx: Tx, { id_azienda, id_soggetto }: Di, id: number) {
  const row = await tx
    .selectFrom('soggetto_nota')
    .select(['id', 'testo', 'versione'])
    .where((where) => where.and({ id_azienda, id_soggetto, id }))
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function writeNota(
  tx: Tx,
  { id_azienda, id_soggetto }: Di,
  { id, testo, id_utente }: { id: number | undefined; testo: string | null; id_utente: number },
): Promise<void> {
  if (id === undefined) {
    if (testo !== null)
      await tx.insertInto('soggetto_nota').values({ id_azienda, id_soggetto, testo, id_utente }).execute();
    return;
  }
  if (testo === null)
    await tx.deleteFrom('soggetto_nota').where('id_azienda', '=', id_azienda).where('id', '=', id).execute();
  else
    await sql`update soggetto_nota set testo = ${testo}, versione = versione + 1
      where id_azienda = ${id_azienda} and id = ${id}`.execute(tx);
}

interface DocumentoToWrite extends Di {
  nome: string;
  tipo: string;
  sha256: string;
  contenuto: Uint8Array;
  id_utente: number;
}

export async function insertDocumento(tx: Tx, documento: DocumentoToWrite): Promise<void> {
  await tx
    .insertInto('soggetto_documento')
    .values({ ...documento, bytes: documento.contenuto.byteLength })
    .execute();
}

export async function readDocumento(reader: Reader, { id_azienda, id_soggetto }: Di, id: number) {
  const row = await reader
    .selectFrom('soggetto_documento')
    .select(['nome', 'tipo', 'contenuto', 'sha256', 'bytes'])
    .where((where) => where.and({ id_azienda, id_soggetto, id }))
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteDocumento(tx: Tx, idAzienda: number, id: number): Promise<void> {
  await tx
    .deleteFrom('soggetto_documento')
    .where((where) => where.and({ id_azienda: idAzienda, id }))
    .execute();
}
