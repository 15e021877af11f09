/** Import runs and their lots. */
import { sql, type Selectable, type Updateable } from 'kysely';
import type { z } from 'zod';
import type { importazioneSchema, importazioniQuerySchema } from '#api/contract/importazioni.ts';
import { readRows } from '../../core/db/read.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import type { ImportazioneTable } from '../../core/db/tables.ts';
import { selectIstante } from '../../core/sql/instants.ts';

/** An import as the wire takes it. */
type ImportazioneWire = z.input<typeof importazioneSchema>;
export type ImportazioneRow = Selectable<ImportazioneTable>;

export async function insertImportazione(tx: Tx, idAzienda: number, idAuthor: number): Promise<number> {
  const row = await tx
    .insertInto('importazione')
    .values({ id_azienda: idAzienda, id_autore: idAuthor })
    .returning('id_imp')
    .executeTakeFirstOrThrow();
  return row.id_imp;
}

/**
 * Reads an import and locks it until the transaction ends, so that the lots and the roll-back of one import run one at
 * a time.
 */
export const lockImportazione = (
  tx: Tx,
  idAzienda: number,
  idImp: number,
): Promise<ImportazioneRow | undefined> =>
  tx
    .selectFrom('importazione')
    .selectAll()
    .where((where) => where.and({ id_azienda: idAzienda, id_imp: idImp }))
    .forUpdate()
    .executeTakeFirst();

/** Changes an import, and records that its client is alive. */
export async function updateImportazione(
  tx: Tx,
  idAzienda: number,
  idImp: number,
  values: Updateable<ImportazioneTable>,
): Promise<void> {
  await tx
    .updateTable('importazione')
    .set({ ...values, battito: sql<string>`now()` })
    .where((where) => where.and({ id_azienda: idAzienda, id_imp: idImp }))
    .execute();
}

/** The completed import of the file with this SHA-256, latest first. */
export async function findCompleted(
  reader: Reader,
  idAzienda: number,
  sha256: string,
): Promise<number | undefined> {
  const row = await reader
    .selectFrom('importazione')
    .select('id_imp')
    .where((where) => where.and({ id_azienda: idAzienda, sha256, stato: 'completato' }))
    .orderBy('id_imp', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id_imp;
}

/** The imports of an azienda as the wire takes them. */
function selectImportazioni(reader: Reader, idAzienda: number) {
  return reader
    .selectFrom('importazione as i')
    .innerJoin('utente as u', 'u.id', 'i.id_autore')
    .leftJoin('conto as c', (join) =>
      join.onRef('c.id_azienda', '=', 'i.id_azienda').onRef('c.id', '=', 'i.id_conto'),
    )
    .select([
      'i.id_imp',
      'i.stato',
      'i.natura',
      'i.id_conto',
      'c.nome as conto',
      'i.nome_file',
      'i.sha256',
      'i.bytes',
      'i.formato',
      'i.tracciato',
      'i.versione_tracciato',
      'i.origine_tracciato',
      'u.username as autore',
      selectIstante(sql.ref('i.creata_il')).as('creata_il'),
      selectIstante<string | null>(sql.ref('i.completata_il')).as('completata_il'),
      selectIstante<string | null>(sql.ref('i.annullata_il')).as('annullata_il'),
      'i.righe',
      'i.scartate',
      'i.escluse',
      'i.dare',
      'i.avere',
      'i.saldo_iniziale',
      'i.saldo_finale',
      'i.dal',
      'i.al',
      'i.quadratura',
      'i.id_tracciato',
      sql<boolean>`i.stato = 'completato' and exists (select from originale o
        where o.id_azienda = i.id_azienda and o.sha256 = i.sha256 and o.completo)`.as('originale'),
      sql<number | null>`case when i.stato = 'completato' then (select max(l.id) from rilettura l
        where l.id_azienda = i.id_azienda and l.id_imp = i.id_imp and l.annullata_il is null) end`.as(
        'rilettura',
      ),
    ])
    .where('i.id_azienda', '=', idAzienda);
}

/** One import, if the azienda has it. */
export const readImportazione = (
  reader: Reader,
  idAzienda: number,
  idImp: number,
): Promise<ImportazioneWire | undefined> =>
  selectImportazioni(reader, idAzienda).where('i.id_imp', '=', idImp).executeTakeFirst();

/**
 * Imports of an azienda, latest first, those before `cursor` and at most `limit`, as `importazioniSchema` in JSON: thousands
 * are written by PostgreSQL, and never made into objects.
 */
export async function listImportazioni(
  reader: Reader,
  idAzienda: number,
  { cursor, limit }: z.output<typeof importazioniQuerySchema>,
): Promise<string> {
  const page = selectImportazioni(reader, idAzienda)
    .$if(cursor !== undefined, (query) => query.where('i.id_imp', '<', cursor ?? 0))
    .orderBy('i.id_imp', 'desc')
    .$if(limit !== undefined, (query) => query.limit((limit ?? 0) + 1));
  const rows = await readRows<{ id_imp: number; riga: string }>(reader)`
    select id_imp, row_to_json(x)::text as riga from ${page} as x order by id_imp desc`;
  const shown = limit === undefined ? rows : rows.slice(0, limit);
  const last = shown.length < rows.length ? (shown.at(-1)?.id_imp ?? null) : null;
  return `{"importazioni":[${shown.map(({ riga }) => riga).join()}],"cursor":${last}}`;
}

interface ReceivedLotto {
  lotto: number;
  sha256: string;
  righe: number;
  dare: number;
  avere: number;
}

export const readLotto = (
  tx: Tx,
  idAzienda: number,
  idImp: number,
  lotto: number,
): Promise<ReceivedLotto | undefined> =>
  tx
    .selectFrom('importazione_lotto')
    .select(['lotto', 'sha256', 'righe', 'dare', 'avere'])
    .where((where) => where.and({ id_azienda: idAzienda, id_imp: idImp, lotto }))
    .executeTakeFirst();

export async function insertLotto(
  tx: Tx,
  idAzienda: number,
  idImp: number,
  lotto: ReceivedLotto,
): Promise<void> {
  await tx
    .insertInto('importazione_lotto')
    .values({ ...lotto, id_azienda: idAzienda, id_imp: idImp })
    .execute();
}

export async function countLotti(tx: Tx, idAzienda: number, idImp: number): Promise<number> {
  const { numero } = await tx
    .selectFrom('importazione_lotto')
    .select(sql<number>`count(*)::integer`.as('numero'))
    .where((where) => where.and({ id_azienda: idAzienda, id_imp: idImp }))
    .executeTakeFirstOrThrow();
  return numero;
}

export async function deleteLotti(tx: Tx, idAzienda: number, idImp: number): Promise<void> {
  await tx
    .deleteFrom('importazione_lotto')
    .where((where) => where.and({ id_azienda: idAzienda, id_imp: idImp }))
    .execute();
}

/** Imports that were rolled back and still have rows. */
export const listToClear = (reader: Reader): Promise<{ id_azienda: number; id_imp: number }[]> =>
  reader
    .selectFrom('importazione as i')
    .select(['i.id_azienda', 'i.id_imp'])
    .where('i.stato', '=', 'annullato')
    .where((row) =>
      row.exists(
        row
          .selectFrom('riga_estratto as r')
          .whereRef('r.id_azienda', '=', 'i.id_azienda')
          .whereRef('r.id_imp', '=', 'i.id_imp'),
      ),
    )
    .execute();

/**
 * Imports whose client has been silent for `minutes`; with 0, all unfinished imports. The import of a demonstration
 * office that is being filled has no client: the server itself continues it.
 */
export const listAbandoned = (
  reader: Reader,
  minutes: number,
): Promise<{ id_azienda: number; id_imp: number }[]> =>
  reader
    .selectFrom('importazione')
    .select(['id_azienda', 'id_imp'])
    .where('stato', 'in', ['aperto', 'inizializzato'])
    .where('battito', '<=', sql<string>`now() - make_interval(mins => ${minutes}::integer)`)
    .where(
      sql<boolean>`not (stato = 'inizializzato' and exists (select from demo_in_corso)
        and exists (select from azienda a where a.id = id_azienda and a.dimostrativa))`,
    )
    .orderBy('battito')
    .execute();
