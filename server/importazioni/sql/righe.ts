/** Writes the rows of the estratto conto. `estratto-conto.ts` reads them, through the view. */
import { sql } from 'kysely';
import type { RigaPresente } from '#api/contract/anteprima-import.ts';
import type { Presente, RigaImport } from '#api/contract/invio-import.ts';
import { NOMI_IMPORTATI } from '#api/contract/riga.ts';
import type { Natura, StatoRiga } from '#api/contract/valori.ts';
import { readRows } from '../../core/db/read.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import { selectColonne, selectTypedColonne } from '../../estratto-conto/sql/estratto-fields.ts';

export interface RigaNuova extends RigaImport {
  id_mandante?: number | null;
  id_agente?: number | null;
  /** Signed like `importo`. By default the whole amount is open. */
  residuo?: number;
  stato?: StatoRiga;
}

/** What all rows of one import have in common. */
interface ImportProvenance {
  id_azienda: number;
  id_imp: number;
  natura: Natura;
  id_conto: number | null;
  id_mandante: number | null;
}

/**
 * Inserts any number of rows with one statement. The rows are one parameter of JSON text, which PostgreSQL reads
 * itself: that costs a fraction of one parameter for each value.
 */
export async function insertRighe(
  tx: Tx,
  origin: ImportProvenance,
  righe: readonly RigaNuova[],
): Promise<void> {
  await sql`
    insert into riga_estratto (id_azienda, id_imp, natura, id_conto, id_mandante, id_agente, residuo, stato,
      ${selectColonne(NOMI_IMPORTATI)})
    select
      ${origin.id_azienda}::bigint, ${origin.id_imp}::bigint, ${origin.natura}::text, ${origin.id_conto}::bigint,
      coalesce(x.id_mandante, ${origin.id_mandante}::bigint), x.id_agente, coalesce(x.residuo, x.importo),
      coalesce(x.stato, 'aperta'), ${selectColonne(NOMI_IMPORTATI, 'x')}
    from json_to_recordset(${JSON.stringify(righe)}::json) as x(
      ${selectTypedColonne(['id_mandante', 'id_agente', 'residuo', 'stato', ...NOMI_IMPORTATI])})`.execute(
    tx,
  );
}

/** Removes at most `count` rows of an import; answers how many there were. */
export async function deleteRighe(
  reader: Reader,
  { id_azienda, id_imp }: { id_azienda: number; id_imp: number },
  count: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from riga_estratto where id_azienda = ${id_azienda} and id in (select id from riga_estratto
      where id_azienda = ${id_azienda} and id_imp = ${id_imp} limit ${count})`.execute(reader);
  return Number(numAffectedRows ?? 0);
}

/** The rows to compare with: those of one conto (or all partite) between two days. */
interface DateWindow {
  natura: Natura;
  id_conto: number | null;
  dal: string;
  al: string;
}

/** The rows that are present already between two days, of one conto or of all partite, with how often each occurs. */
export const listPresenti = (reader: Reader, idAzienda: number, window: DateWindow) =>
  readRows<Presente>(reader)`
    select data, importo, divisa, descrizione, numero_documento, count(*)::integer as occorrenze
    from estratto_conto
    where id_azienda = ${idAzienda} and natura = ${window.natura}
      and data between ${window.dal}::date and ${window.al}::date
      and id_conto is not distinct from ${window.id_conto}::bigint
    group by data, importo, divisa, descrizione, numero_documento
    order by data, importo`;

/** The same rows one by one, by id from the one after `dopo`. */
export const listRighePresenti = (
  reader: Reader,
  idAzienda: number,
  window: DateWindow,
  { dopo, limite }: { dopo: number; limite: number },
) =>
  readRows<RigaPresente>(reader)`
    select e.id, e.id_imp, i.nome_file, i.formato, e.data, e.data_valuta, e.importo, e.divisa, e.descrizione,
      e.ragione_sociale, e.numero_documento, e.riferimento
    from estratto_conto e
    join importazione i on i.id_azienda = e.id_azienda and i.id_imp = e.id_imp
    where e.id_azienda = ${idAzienda} and e.natura = ${window.natura}
      and e.data between ${window.dal}::date and ${window.al}::date
      and e.id_conto is not distinct from ${window.id_conto}::bigint and e.id > ${dopo}
    order by e.id limit ${limite}`;
