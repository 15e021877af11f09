/** Reading partite by the day they really fall due. */
import type { Reader } from '../../core/db/database.ts';
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { scadenzaSchema, scadenzeQuerySchema, scadenzeSchema } from '#api/contract/scadenze.ts';
import { selectApertePerScadenza } from '../../somme/aperte.ts';
import { SOMME } from '../../somme/visible.ts';
import { type OpenPeriodo, selectScadenza, selectScadenzaFra } from './effective.ts';
import { selectForsePagate } from './forse-pagata.ts';

type Query = z.output<typeof scadenzeQuerySchema>;
type ScadenzaWire = z.input<typeof scadenzaSchema>;
type FiltriScadenze = Partial<Pick<Query, 'verso' | 'id_soggetto' | 'id_agente' | 'id_mandante' | 'mostra'>>;

/** More in one view are too many to look at: the page says so, and asks to narrow it. */
const MAX_SCADENZE = 20_000;

const APERTE = sql<boolean>`r.stato in ('aperta', 'parziale')`;

/** What a partita must be, whatever its day; `forse_pagate` is decided once their movimenti are known. */
function whereFilters({ verso, mostra = 'aperte', ...ids }: FiltriScadenze): RawBuilder<boolean> {
  const conditions: RawBuilder<boolean>[] = [sql<boolean>`r.natura = 'partita'`];
  for (const field of ['id_soggetto', 'id_agente', 'id_mandante'] as const)
    if (ids[field] !== undefined) conditions.push(sql<boolean>`${sql.ref(`r.${field}`)} = ${ids[field]}`);
  if (verso)
    conditions.push(verso === 'incassare' ? sql<boolean>`r.importo > 0` : sql<boolean>`r.importo < 0`);
  if (mostra === 'chiuse') conditions.push(sql<boolean>`r.stato = 'chiusa'`);
  if (mostra === 'aperte' || mostra === 'forse_pagate') conditions.push(APERTE);
  if (mostra === 'concordate')
    conditions.push(sql<boolean>`exists (select from scadenza_concordata k where k.id_azienda = r.id_azienda
      and k.id_partita = r.id and k.ritirata_il is null)`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Partite as JSON texts: thousands of them are never made into objects where they are only sent on. */
async function select(
  reader: Reader,
  idAzienda: number,
  { where, soloForse, limit }: { where: RawBuilder<boolean>; soloForse: boolean; limit: number },
): Promise<string[]> {
  // The first ones are chosen before their names are looked up.
  const { rows } = await sql<{ riga: string }>`
    with partite as materialized (
      select r.id, r.id_soggetto, r.id_mandante, r.id_agente, r.numero_documento, r.data_documento, r.data,
        r.descrizione, r.importo, r.residuo, r.divisa, r.stato, r.nota, r.versione,
        coalesce(s.ragione_sociale, r.ragione_sociale, 'Senza nome') as ragione_sociale,
        m.ragione_sociale as mandante, a.ragione_sociale as agente, r.in_vigore as scadenza,
        r.scadenza as scadenza_originale,
        case when r.id_concordata is not null then json_build_object('id', r.id_concordata, 'motivo', r.motivo,
          'autore', u.username,
          'creata_il', to_char(r.concordata_il at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as concordata
      from (
        select r.*, coalesce(k.scadenza, r.scadenza) as in_vigore, k.id as id_concordata, k.motivo, k.id_autore,
          k.creata_il as concordata_il
        from estratto_conto r
        left join scadenza_concordata k on k.id_azienda = r.id_azienda and k.id_partita = r.id
          and k.ritirata_il is null
        where r.id_azienda = ${idAzienda} and ${where}
        ${soloForse ? sql`` : sql`order by coalesce(k.scadenza, r.scadenza), r.id limit ${limit}`}
      ) as r
      left join utente u on u.id = r.id_autore
      left join soggetto s on s.id_azienda = r.id_azienda and s.id = r.id_soggetto
      left join soggetto m on m.id_azienda = r.id_azienda and m.id = r.id_mandante
      left join soggetto a on a.id_azienda = r.id_azienda and a.id = r.id_agente
    ),
    ${selectForsePagate(idAzienda)}
    select row_to_json(scelte)::text as riga from (
      select p.id, p.id_soggetto, p.id_mandante, p.id_agente, p.numero_documento, p.data_documento, p.descrizione,
        p.importo, p.residuo, p.divisa, p.stato, p.nota, p.versione, p.ragione_sociale, p.mandante, p.agente,
        p.scadenza, p.scadenza_originale, p.concordata, f.contenuto as forse_pagata
      from partite p left join forse f on f.id_partita = p.id and p.stato in ('aperta', 'parziale')
      where ${soloForse ? sql`f.id_partita is not null` : sql`true`}
      order by p.scadenza, p.id limit ${limit}
    ) as scelte`.execute(reader);
  return rows.map(({ riga }) => riga);
}

const parse = (righe: readonly string[]): ScadenzaWire[] =>
  righe.map((riga) => JSON.parse(riga) as ScadenzaWire);

/** Partite that really fall due in the period, first days first, as JSON texts. */
function listTexts(
  reader: Reader,
  idAzienda: number,
  period: OpenPeriodo,
  filters: FiltriScadenze,
  limit: number,
): Promise<string[]> {
  const where = sql<boolean>`${whereFilters(filters)} and ${selectScadenzaFra(idAzienda, period)}`;
  return select(reader, idAzienda, { where, soloForse: filters.mostra === 'forse_pagate', limit });
}

/** Partite that really fall due in the period, first days first. */
export async function listScadenze(
  reader: Reader,
  idAzienda: number,
  period: OpenPeriodo,
  filters: FiltriScadenze,
  limit: number = MAX_SCADENZE,
): Promise<ScadenzaWire[]> {
  return parse(await listTexts(reader, idAzienda, period, filters, limit));
}

/** Some partite by their ids, in the order of their days. */
export async function readScadenze(
  reader: Reader,
  idAzienda: number,
  ids: readonly number[],
): Promise<ScadenzaWire[]> {
  const where = sql<boolean>`r.natura = 'partita' and r.id = any(${ids}::bigint[])`;
  return parse(await select(reader, idAzienda, { where, soloForse: false, limit: ids.length }));
}

const isOfAll = ({ verso, id_soggetto, id_agente, id_mandante }: Query): boolean =>
  [verso, id_soggetto, id_agente, id_mandante].every((each) => each === undefined);

/** Open and overdue, whatever period is in sight: those of all from the kept sums. */
async function listArrears(
  reader: Reader,
  idAzienda: number,
  query: Query,
): Promise<z.input<typeof scadenzeSchema>['arretrati']> {
  const { rows } = await sql<z.input<typeof scadenzeSchema>['arretrati'][number]>`
    select divisa, sum(aperte)::integer as righe, sum(da_incassare)::bigint as da_incassare,
      sum(da_pagare)::bigint as da_pagare
    from ${
      isOfAll(query)
        ? selectApertePerScadenza(idAzienda)
        : sql`(select ${selectScadenza()} as scadenza, r.divisa, 1 as aperte, greatest(r.residuo, 0) as da_incassare,
            least(r.residuo, 0) as da_pagare
          from estratto_conto r where r.id_azienda = ${idAzienda} and ${whereFilters({ ...query, mostra: 'aperte' })})`
    } x
    where scadenza < ${query.oggi}::date
    group by divisa having sum(aperte) <> 0 order by sum(aperte) desc, divisa`.execute(reader);
  return rows;
}

/**
 * The banks' balances at `oggi`, in the conto's own currency, and the open partite due from then until the period; both
 * from the kept sums.
 */
async function listSaldi(
  reader: Reader,
  idAzienda: number,
  { oggi, dal, id_conto }: Query,
): Promise<z.input<typeof scadenzeSchema>['saldi']> {
  const { rows } = await sql<z.input<typeof scadenzeSchema>['saldi'][number]>`
    with mossi as (
      select id_conto, divisa, sum(dare + avere) as importo from ${SOMME}
      where id_azienda = ${idAzienda} and natura = 'movimento' and data <= ${oggi}::date group by id_conto, divisa
    ),
    banche as (
      select c.divisa, sum(c.saldo_iniziale + coalesce(m.importo, 0))::bigint as saldo
      from conto c left join mossi m on m.id_conto = c.id and m.divisa = c.divisa
      where c.id_azienda = ${idAzienda} and (${id_conto ?? null}::bigint is null or c.id = ${id_conto ?? null})
      group by c.divisa
    ),
    flussi as (
      select divisa, sum(da_incassare + da_pagare)::bigint as prima from ${selectApertePerScadenza(idAzienda)} x
      where scadenza >= ${oggi}::date and scadenza < ${dal}::date group by divisa having sum(aperte) <> 0
    )
    select divisa, coalesce(b.saldo, 0) as saldo, coalesce(f.prima, 0) as prima
    from banche b full join flussi f using (divisa) order by divisa`.execute(reader);
  return rows;
}

/** Everything that a view of the scadenziario needs, of one moment, as JSON text. */
export async function readScadenziario(reader: Reader, idAzienda: number, query: Query): Promise<string> {
  const found = await listTexts(reader, idAzienda, query, query, MAX_SCADENZE + 1);
  const around: Omit<z.input<typeof scadenzeSchema>, 'partite'> = {
    incompleto: found.length > MAX_SCADENZE,
    arretrati: await listArrears(reader, idAzienda, query),
    saldi: await listSaldi(reader, idAzienda, query),
  };
  return `{"partite":[${found.slice(0, MAX_SCADENZE).join()}],${JSON.stringify(around).slice(1)}`;
}
