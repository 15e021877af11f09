/** Many entries of the audit trail with one statement. */
import { sql } from 'kysely';
import type { Tx } from '../../core/db/database.ts';
import type { Author } from './registro.ts';

/** One entry for each object, so that the history of each stays readable by itself. */
export async function appendManyToRegistro(
  tx: Tx,
  { id_azienda, id_utente }: Author,
  azione: string,
  oggetto: string,
  objects: readonly { id: number; prima?: unknown; dopo?: unknown }[],
): Promise<void> {
  if (objects.length === 0) return;
  await sql`
    insert into registro (id_azienda, id_utente, azione, oggetto, id_oggetto, prima, dopo)
    select ${id_azienda}::bigint, ${id_utente}::bigint, ${azione}::text, ${oggetto}::text, x.id, x.prima, x.dopo
    from json_to_recordset(${JSON.stringify(objects)}::json) as x(id bigint, prima jsonb, dopo jsonb)
    order by x.id`.execute(tx);
}
