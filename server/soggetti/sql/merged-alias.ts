/** Hits of the aliases that both soggetti of a merge had. */
import { sql } from 'kysely';
import type { Tx } from '../../core/db/database.ts';
import type { CoppiaUnita, Move } from './unioni.ts';

/** Adds (1) or takes back (-1) the hits of the aliases put aside to those of the one that stays. */
export async function countAliasFusi(
  tx: Tx,
  { id_azienda, id_tenuto }: CoppiaUnita,
  moved: readonly Move[],
  direction: 1 | -1,
): Promise<void> {
  const removed = moved.find(({ tabella }) => tabella === 'alias')?.tolte ?? [];
  if (removed.length === 0) return;
  await sql`
    update alias a set usi = greatest(0, a.usi + ${direction}::integer * x.usi),
      ultimo_uso = greatest(a.ultimo_uso, x.ultimo_uso)
    from jsonb_populate_recordset(null::alias, ${JSON.stringify(removed)}::jsonb) x
    where a.id_azienda = ${id_azienda} and a.id_soggetto = ${id_tenuto} and a.tipo = x.tipo
      and a.chiave = x.chiave`.execute(tx);
}
