/** Scheduled reports, and what became of each delivery. */
import { sql } from 'kysely';
import type { z } from 'zod';
import {
  frequenzaSchema,
  reportParametriSchema,
  type ReportProgrammato,
  type spedizioneReportSchema,
} from '#api/contract/report-programmati.ts';
import { readRow, readRows } from '../../core/db/read.ts';
import type { Actor } from '../../core/actor.ts';
import { selectIstante } from '../../core/sql/instants.ts';
import { insertRow } from '../../core/sql/rows.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import type { Seen } from '../../registro/versioned.ts';

type Spedizione = z.input<typeof spedizioneReportSchema>;

const ULTIMA = sql`(
  select json_build_object('quando', ${selectIstante(sql.ref('x.quando'))},
    'esito', x.esito, 'destinatari', x.destinatari, 'messaggio', x.messaggio,
    'visto_il', ${selectIstante(sql.ref('x.visto_il'))})
  from report_spedizione x where x.id_azienda = p.id_azienda and x.id_programmato = p.id order by x.id desc limit 1)`;

/** By name. */
export async function listProgrammati(
  reader: Reader,
  idAzienda: number,
  id: number | null = null,
): Promise<ReportProgrammato[]> {
  const rows = await readRows<ReportProgrammato>(reader)`
    select p.id, p.versione, p.nome, p.scelta, p.formato, p.frequenza, p.ora, p.fuso, p.destinatari, p.attivo,
      u.username as autore, p.prossimo_il, p.tentativi, ${ULTIMA} as ultima_spedizione
    from report_programmato p join utente u on u.id = p.id_autore
    where p.id_azienda = ${idAzienda} and (${id}::bigint is null or p.id = ${id}::bigint)
    order by lower(p.nome), p.id`;
  return rows.map((row) => ({
    ...row,
    scelta: reportParametriSchema.parse(row.scelta),
    frequenza: frequenzaSchema.parse(row.frequenza),
  }));
}

export type ProgrammatoCampi = Pick<
  ReportProgrammato,
  'nome' | 'scelta' | 'formato' | 'frequenza' | 'ora' | 'fuso' | 'destinatari' | 'attivo' | 'prossimo_il'
>;
export const toColumns = ({ scelta, frequenza, destinatari, ...rest }: ProgrammatoCampi) => ({
  ...rest,
  destinatari: [...destinatari],
  scelta: JSON.stringify(scelta),
  frequenza: JSON.stringify(frequenza),
});

export const insertProgrammato = (
  tx: Tx,
  { id_azienda, id_utente }: Actor,
  fields: ProgrammatoCampi,
): Promise<number> =>
  insertRow(tx, 'report_programmato', {
    id_azienda,
    id_autore: id_utente,
    confermati_da: id_utente,
    ...toColumns(fields),
  });

/** Saves the changes, and that the actor confirms the recipients; false if that version is gone. */
export async function updateProgrammato(
  tx: Tx,
  { id_azienda, id_utente }: Actor,
  { id, versione }: Seen,
  fields: ProgrammatoCampi,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('report_programmato')
    .set({
      ...toColumns(fields),
      confermati_da: id_utente,
      confermati_il: sql<string>`now()`,
      tentativi: 0,
      dovuto_il: null,
      versione: sql<number>`versione + 1`,
    })
    .where((where) => where.and({ id_azienda, id, versione }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface DueReport {
  id_azienda: number;
  id: number;
  /** When it was due, however often it was tried since. */
  dovuto_il: string;
  tentativi: number;
}

/**
 * Takes the report that has waited longest, and puts its next time `minutes` on before anything is sent: another copy of
 * the server finds it taken, and a server that dies sends it again only after them. Null when none is due at `ora`.
 */
export const takeDue = async (tx: Tx, ora: string, minutes: number): Promise<DueReport | null> =>
  (await readRow<DueReport>(tx)`
    with dovuto as (
      select p.id_azienda, p.id, p.prossimo_il from report_programmato p where p.prossimo_il <= ${ora}::timestamptz
      order by p.prossimo_il, p.id_azienda, p.id limit 1 for update skip locked)
    update report_programmato p set prossimo_il = ${ora}::timestamptz + make_interval(mins => ${minutes}::integer),
      dovuto_il = coalesce(p.dovuto_il, d.prossimo_il)
    from dovuto d where p.id_azienda = d.id_azienda and p.id = d.id
    returning p.id_azienda, p.id, p.dovuto_il, p.tentativi`) ?? null;

/** When it goes next, and how many times it failed in a row; without failures the next time is of its own day. */
export async function setProssimo(
  tx: Tx,
  { id_azienda, id }: { id_azienda: number; id: number },
  next: string,
  tentativi: number,
): Promise<void> {
  await tx
    .updateTable('report_programmato')
    // One that was switched off meanwhile stays off.
    .set({ prossimo_il: next, tentativi, ...(tentativi === 0 ? { dovuto_il: null } : {}) })
    .where((where) => where.and({ id_azienda, id, attivo: true }))
    .execute();
}

export async function insertSpedizione(
  tx: Tx,
  { id_azienda, id }: { id_azienda: number; id: number },
  { esito, destinatari, messaggio, visto_il }: Omit<Spedizione, 'quando'>,
): Promise<void> {
  await tx
    .insertInto('report_spedizione')
    .values({ id_azienda, id_programmato: id, esito, destinatari: [...destinatari], messaggio, visto_il })
    .execute();
}

/** Newest first. */
export const listSpedizioni = (reader: Reader, idAzienda: number, id: number): Promise<Spedizione[]> =>
  reader
    .selectFrom('report_spedizione')
    .select(['quando', 'esito', 'destinatari', 'messaggio', 'visto_il'])
    .where((where) => where.and({ id_azienda: idAzienda, id_programmato: id }))
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
