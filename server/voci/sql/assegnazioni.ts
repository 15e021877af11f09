/** What explains movimenti that settle no document: a voce, the other side of a transfer, a reason to ignore them. */
import { sql } from 'kysely';
import { readIds, readRows } from '../../core/db/read.ts';
import type { Actor } from '../../core/actor.ts';
import type { Tx } from '../../core/db/database.ts';
import type { MovimentoVoceTable } from '../../core/db/tables-pagamenti.ts';
import { appendManyToRegistro } from '../../registro/sql/registro-many.ts';

export interface AssegnazioneNuova {
  id_movimento: number;
  tipo: MovimentoVoceTable['tipo'];
  id_voce: number | null;
  /** Signed as the movimento; zero for `ignorata`, which settles nothing. */
  importo: number;
  motivo: string | null;
  id_regola: number | null;
  id_lotto: number | null;
  /** The same number for both sides of a giroconto or of a storno. */
  id_coppia: number | null;
}

/** Explains movimenti, and writes it of each to the registro. */
export async function insertAssegnazioni(
  tx: Tx,
  actor: Actor,
  fresh: readonly AssegnazioneNuova[],
): Promise<number[]> {
  if (fresh.length === 0) return [];
  const { id_azienda, id_utente } = actor;
  const rows = await readRows<{ id: number }>(tx)`
    insert into movimento_voce (id_azienda, id_movimento, tipo, id_voce, importo, motivo, id_regola, id_lotto,
      id_coppia, id_autore)
    select ${id_azienda}::bigint, x.id_movimento, x.tipo, x.id_voce, x.importo, x.motivo, x.id_regola, x.id_lotto,
      x.id_coppia, ${id_utente}::bigint
    from json_to_recordset(${JSON.stringify(fresh)}::json) as x(id_movimento bigint, tipo text, id_voce bigint,
      importo bigint, motivo text, id_regola bigint, id_lotto bigint, id_coppia bigint)
    returning id`;
  const explained = fresh.map((dopo) => ({ id: dopo.id_movimento, dopo }));
  await appendManyToRegistro(tx, actor, 'movimento_spiegato', 'riga_estratto', explained);
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}

/** Numbers for new pairs, never used before. */
export const takeCoppie = (tx: Tx, count: number) =>
  readIds(tx)`
    select nextval(pg_get_serial_sequence('movimento_voce', 'id')) as id
    from generate_series(1, ${count}::integer)`;

interface AssegnazioneTenuta {
  id: number;
  id_movimento: number;
  tipo: MovimentoVoceTable['tipo'];
  id_voce: number | null;
  importo: number;
  motivo: string | null;
  id_coppia: number | null;
}

/**
 * Which active assegnazioni: by id, of some movimenti, or of a lotto. The other side of each pair is always included.
 */
interface WhichAssegnazioni {
  ids?: readonly number[];
  movimenti?: readonly number[];
  lotto?: number;
}

export const listAssegnazioni = (tx: Tx, idAzienda: number, which: WhichAssegnazioni) =>
  readRows<AssegnazioneTenuta>(tx)`
    with scelte as (
      select id, id_coppia from movimento_voce
      where id_azienda = ${idAzienda} and attivo and (id = any(${which.ids ?? []}::bigint[])
        or id_movimento = any(${which.movimenti ?? []}::bigint[]) or id_lotto = ${which.lotto ?? null}::bigint)
    )
    select id, id_movimento, tipo, id_voce, importo, motivo, id_coppia from movimento_voce
    where id_azienda = ${idAzienda} and attivo and (id in (select id from scelte)
      or id_coppia in (select id_coppia from scelte where id_coppia is not null))
    order by id`;

/** Takes them back. Their movimenti are open again, and so is a proposal that made one of them. */
export async function deactivateAssegnazioni(
  tx: Tx,
  { id_azienda, id_utente }: Actor,
  taken: readonly { id: number }[],
): Promise<void> {
  if (taken.length === 0) return;
  const ids = taken.map(({ id }) => id);
  await sql`
    update movimento_voce set attivo = false, annullato_il = now(), id_annullatore = ${id_utente}
    where id_azienda = ${id_azienda} and id = any(${ids}::bigint[]) and attivo`.execute(tx);
  await sql`
    update proposta p set stato = 'aperta', id_coppia = null
    where p.id_azienda = ${id_azienda} and p.id_coppia in (select v.id_coppia from movimento_voce v
      where v.id_azienda = ${id_azienda} and v.id = any(${ids}::bigint[]) and v.id_coppia is not null)`.execute(
    tx,
  );
}
