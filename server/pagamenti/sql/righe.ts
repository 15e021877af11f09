/** Rows of the estratto conto by their ids. */
import { readRows } from '../../core/db/read.ts';
import type { Reader } from '../../core/db/database.ts';
import { sql } from 'kysely';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import { COLONNE } from '../../estratto-conto/sql/estratto-fields.ts';

export const listRighePerId = (reader: Reader, idAzienda: number, ids: readonly number[]) =>
  readRows<RigaEstratto>(reader)`
    select ${COLONNE} from estratto_conto where id_azienda = ${idAzienda} and id = any(${ids}::bigint[])
    order by id`;

/**
 * True if a pagamento settles the row `r` or a voce explains it. An active line is enough, also where a storno gave all
 * of it back and the residuo is whole again.
 */
export const abbinata = sql<boolean>`(
  exists (select from pagamento_movimento l
    where l.id_azienda = r.id_azienda and l.id_movimento = r.id and l.attivo)
  or exists (select from abbinamento l where l.id_azienda = r.id_azienda and l.id_partita = r.id and l.attivo)
  or exists (select from movimento_voce l
    where l.id_azienda = r.id_azienda and l.id_movimento = r.id and l.attivo))`;
