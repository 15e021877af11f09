/** Private calendars: addresses that show scadenze to whoever holds them, until they are revoked. */
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import { idTestoSchema } from '#api/contract/valori.ts';
import { calendarioSchema, filtriCalendarioSchema, type FiltriCalendario } from '#api/contract/scadenze.ts';
import { readRow } from '../../core/db/read.ts';
import type { Actor } from '../../core/actor.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import { insertRow } from '../../core/sql/rows.ts';

type CalendarioWire = z.input<typeof calendarioSchema>;

const hash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** 256 random bits after the azienda, which is where the row is to be sought. */
export const makeToken = (idAzienda: number): string =>
  `${idAzienda}-${randomBytes(32).toString('base64url')}`;

export const insertCalendario = (
  tx: Tx,
  { id_azienda, id_utente }: Actor,
  { nome, filters, token }: { nome: string; filters: FiltriCalendario; token: string },
): Promise<number> =>
  insertRow(tx, 'calendario_privato', {
    id_azienda,
    id_utente,
    nome,
    filtri: JSON.stringify(filters),
    gettone_hash: hash(token),
    usato_il: null,
    revocato_il: null,
  });

/** Of one person, or of everybody; those that still answer first, newest first. */
export async function listCalendari(
  reader: Reader,
  idAzienda: number,
  idUtente: number | null,
): Promise<CalendarioWire[]> {
  const rows = await reader
    .selectFrom('calendario_privato as c')
    .innerJoin('utente as u', 'u.id', 'c.id_utente')
    .select(['c.id', 'c.nome', 'c.filtri', 'u.username as autore', 'c.creato_il', 'c.usato_il', 'c.letture'])
    .select('c.revocato_il')
    .where('c.id_azienda', '=', idAzienda)
    .$if(idUtente !== null, (query) => query.where('c.id_utente', '=', idUtente ?? 0))
    .orderBy(sql`c.revocato_il is not null`)
    .orderBy('c.id', 'desc')
    .execute();
  return rows.map(({ filtri, ...row }) => ({ ...row, filtri: filtriCalendarioSchema.parse(filtri) }));
}

/** False when there is none of this person's (or of anybody's, for null), or it was revoked already. */
export async function revokeCalendario(
  tx: Tx,
  idAzienda: number,
  id: number,
  idUtente: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('calendario_privato')
    .set({ revocato_il: sql<string>`now()` })
    .where((where) => where.and({ id_azienda: idAzienda, id }))
    .where('revocato_il', 'is', null)
    .$if(idUtente !== null, (query) => query.where('id_utente', '=', idUtente ?? 0))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface CalendarioAperto {
  id: number;
  id_azienda: number;
  nome: string;
  filtri: FiltriCalendario;
}

/**
 * The calendar of a token, when it still answers: not revoked, and its person may still see the azienda.
 * Counts the reading.
 */
export async function openCalendario(reader: Reader, token: string): Promise<CalendarioAperto | null> {
  const azienda = idTestoSchema.safeParse(token.split('-', 1)[0]);
  if (!azienda.success) return null;
  const row = await readRow<{ id: number; id_azienda: number; nome: string; filtri: unknown }>(reader)`
    update calendario_privato c set usato_il = now(), letture = c.letture + 1
    from utente u join utente_azienda a on a.id_utente = u.id
    where c.id_azienda = ${azienda.data} and c.gettone_hash = ${hash(token)} and c.revocato_il is null
      and u.id = c.id_utente and u.attivo and a.id_azienda = c.id_azienda
    returning c.id, c.id_azienda, c.nome, c.filtri`;
  return row ? { ...row, filtri: filtriCalendarioSchema.parse(row.filtri) } : null;
}
