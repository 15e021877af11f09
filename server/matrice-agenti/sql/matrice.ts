/** Rates of the matrice agenti, and what was collected through them. */
import { sql } from 'kysely';
import type { ParteMatrice, PeriodoMatrice } from '#api/contract/matrice-agenti.ts';
import type { Incasso } from '#domain/provvigioni.ts';
import type { PeriodoAliquota } from '#domain/matrice.ts';
import { readRows } from '../../core/db/read.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import { CASSA, selectOrigini } from '../../report/sql/collected.ts';

/** Agenti and mandanti: those with the role, and those that a rate names. */
export async function readParti(
  reader: Reader,
  idAzienda: number,
  role: 'agente' | 'mandante',
): Promise<ParteMatrice[]> {
  const column = sql.ref(role === 'agente' ? 'id_agente' : 'id_mandante');
  return readRows<ParteMatrice>(reader)`
    select s.id, s.ragione_sociale, s.attivo from soggetto s
    where s.id_azienda = ${idAzienda} and (${role} = any(s.ruoli)
      or exists (select from matrice_agenti m where m.id_azienda = s.id_azienda and m.${column} = s.id))
    order by testo_ricerca(s.ragione_sociale) collate "C", s.id`;
}

const COLONNE = sql.raw('id, id_agente, id_mandante, aliquota, zona, valida_dal, valida_al, versione');

export const readPeriodi = (reader: Reader, idAzienda: number) =>
  readRows<PeriodoMatrice>(reader)`
    select ${COLONNE} from matrice_agenti where id_azienda = ${idAzienda}
    order by id_agente, id_mandante, valida_dal`;

export interface CoppiaMatrice {
  id_agente: number;
  id_mandante: number;
}
export const getCellKey = ({ id_agente, id_mandante }: CoppiaMatrice): string =>
  `${id_agente}:${id_mandante}`;

/** Pairs that a partita names, whatever the rates say. */
export const readUsate = (reader: Reader, idAzienda: number) =>
  readRows<CoppiaMatrice>(reader)`
    select distinct id_agente, id_mandante from estratto_conto
    where id_azienda = ${idAzienda} and natura = 'partita' and stato <> 'ignorata'
      and id_agente is not null and id_mandante is not null
    order by id_agente, id_mandante`;

/** The periods of some pairs, by `getCellKey`, in order of time. */
export async function readPeriodiDi(
  reader: Reader,
  idAzienda: number,
  pairs: readonly CoppiaMatrice[],
): Promise<Map<string, PeriodoMatrice[]>> {
  const rows = await readRows<PeriodoMatrice>(reader)`
    select m.id, m.id_agente, m.id_mandante, m.aliquota, m.zona, m.valida_dal, m.valida_al, m.versione
    from json_to_recordset(${JSON.stringify(pairs)}::json) as x(id_agente bigint, id_mandante bigint)
    join matrice_agenti m on m.id_azienda = ${idAzienda} and m.id_agente = x.id_agente
      and m.id_mandante = x.id_mandante
    order by m.valida_dal`;
  return Map.groupBy(rows, getCellKey);
}

export interface PeriodoToWrite extends PeriodoAliquota, CoppiaMatrice {}

/** Puts these periods in place of all those of the pairs. Periods that stay as they are keep their rows. */
export async function replacePeriodi(
  tx: Tx,
  idAzienda: number,
  { tolti, nuovi }: { tolti: readonly number[]; nuovi: readonly PeriodoToWrite[] },
): Promise<void> {
  if (tolti.length > 0)
    await sql`delete from matrice_agenti where id_azienda = ${idAzienda} and id = any(${tolti}::bigint[])`.execute(
      tx,
    );
  if (nuovi.length > 0)
    await sql`
      insert into matrice_agenti (id_azienda, id_agente, id_mandante, aliquota, zona, valida_dal, valida_al)
      select ${idAzienda}::bigint, id_agente, id_mandante, aliquota, zona, valida_dal, valida_al
      from json_to_recordset(${JSON.stringify(nuovi)}::json) as x(id_agente bigint, id_mandante bigint,
        aliquota integer, zona text, valida_dal date, valida_al date)`.execute(tx);
}

interface IncassoInDivisa extends Incasso {
  divisa: string;
}

/**
 * What was collected of the partite of some pairs, from a day on. The rate of a sale is the one of its document's day,
 * or of the row's where the document has none.
 */
export const readIncassi = (
  reader: Reader,
  idAzienda: number,
  dal: string,
  pairs: readonly CoppiaMatrice[],
) =>
  readRows<IncassoInDivisa>(reader)`
    with linee as (
      select r.id, r.id_agente, r.id_mandante, r.divisa, coalesce(r.data_documento, r.data) as data, a.importo,
        coalesce(p.id_storno_di, p.id) as origine
      from json_to_recordset(${JSON.stringify(pairs)}::json) as x(id_agente bigint, id_mandante bigint)
      join estratto_conto r on r.id_azienda = ${idAzienda} and r.id_agente = x.id_agente
        and r.id_mandante = x.id_mandante
      join abbinamento a on a.id_azienda = r.id_azienda and a.id_partita = r.id and a.attivo
      join pagamento p on p.id_azienda = a.id_azienda and p.id = a.id_pagamento
      where r.natura = 'partita' and r.stato <> 'ignorata' and coalesce(r.data_documento, r.data) >= ${dal}::date),
    ${selectOrigini(idAzienda)}
    select l.id_agente, l.id_mandante, l.divisa, l.data, sum(${CASSA})::bigint as incassato
    from linee l left join origini o on o.origine = l.origine
    group by l.id, l.id_agente, l.id_mandante, l.divisa, l.data having sum(${CASSA}) <> 0`;
