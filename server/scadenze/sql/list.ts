/** Reading partite by the day they really fall due. */
import { readRows } from '../../core/db/read.ts';
import type { Reader } from '../../core/db/database.ts';
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import {
  type cursorScadenzaSchema,
  type scadenzaSchema,
  type scadenzeQuerySchema,
  type scadenzeSchema,
  encodeCursorScadenza,
} from '#api/contract/scadenze.ts';
import type { GiornoInterval } from '#domain/scadenze/calendar.ts';
import { selectIstante } from '../../core/sql/instants.ts';
import { selectApertePerScadenza } from '../../somme/aperte.ts';
import { SOMME } from '../../somme/visible.ts';
import { selectScadenza } from './effective.ts';
import { selectForsePagate } from './forse-pagata.ts';

type Query = z.output<typeof scadenzeQuerySchema>;
type ScadenzaWire = z.input<typeof scadenzaSchema>;
type FiltriScadenze = Partial<Pick<Query, 'verso' | 'id_soggetto' | 'id_agente' | 'id_mandante' | 'mostra'>>;

/** More in one calendar are too many to look at. */
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

/** Where a page ended. */
type Cursor = z.output<typeof cursorScadenzaSchema>;

/**
 * The first partite that really fall due in the period, after a place, as `id` and the day `in_vigore`: those of their own
 * day, which an index has in order, and the few that were agreed anew.
 */
function selectFirst(
  idAzienda: number,
  { dal, al, dopo }: GiornoInterval & { dopo?: Cursor | undefined },
  filters: FiltriScadenze,
  limit: number,
): RawBuilder<unknown> {
  const due = (day: RawBuilder<string>, from: RawBuilder<unknown>) => sql`
    (select r.id, ${day} as in_vigore from ${from}
    where r.id_azienda = ${idAzienda} and ${whereFilters(filters)}
      and ${day} between ${dopo?.giorno ?? dal}::date and ${al}::date
      ${dopo ? sql`and (${day}, r.id) > (${dopo.giorno}::date, ${dopo.id})` : sql``}
    order by ${day}, r.id limit ${limit})`;
  const agreed = sql`scadenza_concordata k where k.id_azienda = ${idAzienda} and k.ritirata_il is null`;
  return sql`
    select * from (${due(
      sql`r.scadenza`,
      sql`(select e.* from estratto_conto e where not exists (select from ${agreed} and k.id_partita = e.id)) as r`,
    )}
    union all ${due(
      sql`r.in_vigore`,
      sql`(select e.*, k.scadenza as in_vigore from estratto_conto e
        join (select k.id_partita, k.scadenza from ${agreed}) as k on k.id_partita = e.id) as r`,
    )}) as scadute order by in_vigore, id limit ${limit}`;
}

/** A partita that was looked at; its JSON text is null where it is not one of those asked for. */
interface Scritta {
  id: number;
  scadenza: string;
  riga: string | null;
}

/**
 * Partite as JSON texts: thousands of them are never made into objects where they are only sent on. `chosen` selects them, by
 * `id` and `in_vigore`.
 */
const select = (
  reader: Reader,
  idAzienda: number,
  chosen: RawBuilder<unknown>,
  soloForse = false,
): Promise<Scritta[]> =>
  readRows<Scritta>(reader)`
    with scelte as materialized (${chosen}),
    partite as materialized (
      select r.id, r.id_soggetto, r.id_mandante, r.id_agente, r.numero_documento, r.data_documento, r.data,
        r.descrizione, r.importo, r.residuo, r.divisa, r.stato, r.nota, r.versione,
        coalesce(s.ragione_sociale, r.ragione_sociale, 'Senza nome') as ragione_sociale,
        testo_ricerca(coalesce(s.ragione_sociale, r.ragione_sociale)) as nome_semplice,
        r.ordine_numero_documento as documento_semplice,
        m.ragione_sociale as mandante, a.ragione_sociale as agente, x.in_vigore as scadenza,
        r.scadenza as scadenza_originale,
        case when k.id is not null then json_build_object('id', k.id, 'motivo', k.motivo,
          'autore', u.username, 'creata_il', ${selectIstante(sql.ref('k.creata_il'))}) end as concordata
      from scelte x
      join riga_estratto r on r.id_azienda = ${idAzienda} and r.id = x.id
      left join scadenza_concordata k on k.id_azienda = r.id_azienda and k.id_partita = r.id
        and k.ritirata_il is null
      left join utente u on u.id = k.id_autore
      left join soggetto s on s.id_azienda = r.id_azienda and s.id = r.id_soggetto
      left join soggetto m on m.id_azienda = r.id_azienda and m.id = r.id_mandante
      left join soggetto a on a.id_azienda = r.id_azienda and a.id = r.id_agente
    ),
    ${selectForsePagate(idAzienda)}
    select id, scadenza, case when ${soloForse ? sql`forse_pagata is not null` : sql`true`}
      then row_to_json(scelta)::text end as riga
    from (
      select p.id, p.id_soggetto, p.id_mandante, p.id_agente, p.numero_documento, p.data_documento, p.descrizione,
        p.importo, p.residuo, p.divisa, p.stato, p.nota, p.versione, p.ragione_sociale, p.mandante, p.agente,
        p.scadenza, p.scadenza_originale, p.concordata,
        case when p.stato in ('aperta', 'parziale') then forse.note -> p.id::text end as forse_pagata
      from partite p cross join forse
    ) as scelta
    order by scadenza, id`;

const listTexts = (rows: readonly Scritta[]): string[] => rows.flatMap(({ riga }) => riga ?? []);
const parse = (rows: readonly Scritta[]): ScadenzaWire[] =>
  listTexts(rows).map((riga) => JSON.parse(riga) as ScadenzaWire);

/** Partite that really fall due in the period, first days first. */
export const listScadenze = async (
  reader: Reader,
  idAzienda: number,
  period: GiornoInterval,
  filters: FiltriScadenze,
): Promise<ScadenzaWire[]> =>
  parse(await select(reader, idAzienda, selectFirst(idAzienda, period, filters, MAX_SCADENZE)));

/** Some partite by their ids, in the order of their days. */
export async function readScadenze(
  reader: Reader,
  idAzienda: number,
  ids: readonly number[],
): Promise<ScadenzaWire[]> {
  const chosen = sql`select r.id, ${selectScadenza()} as in_vigore from estratto_conto r
    where r.id_azienda = ${idAzienda} and r.natura = 'partita' and r.id = any(${ids}::bigint[])`;
  return parse(await select(reader, idAzienda, chosen));
}

const isOfAll = ({ verso, id_soggetto, id_agente, id_mandante }: Query): boolean =>
  [verso, id_soggetto, id_agente, id_mandante].every((each) => each === undefined);

/** Open and overdue, whatever period is in sight: those of all from the kept sums. */
const listArrears = (
  reader: Reader,
  idAzienda: number,
  query: Query,
): Promise<z.input<typeof scadenzeSchema>['arretrati']> =>
  readRows<z.input<typeof scadenzeSchema>['arretrati'][number]>(reader)`
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
    group by divisa having sum(aperte) <> 0 order by sum(aperte) desc, divisa`;

/**
 * The banks' balances at `oggi`, in the conto's own currency, and the open partite due from then until the period; both
 * from the kept sums.
 */
const listSaldi = (
  reader: Reader,
  idAzienda: number,
  { oggi, dal, id_conto }: Query,
): Promise<z.input<typeof scadenzeSchema>['saldi']> =>
  readRows<z.input<typeof scadenzeSchema>['saldi'][number]>(reader)`
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
    from banche b full join flussi f using (divisa) order by divisa`;

/** What stands around the partite of a view; it comes with their first page. */
async function readAround(
  reader: Reader,
  idAzienda: number,
  query: Query,
): Promise<Pick<z.input<typeof scadenzeSchema>, 'arretrati' | 'saldi'>> {
  if (query.cursor !== undefined) return { arretrati: [], saldi: [] };
  return {
    arretrati: await listArrears(reader, idAzienda, query),
    saldi: await listSaldi(reader, idAzienda, query),
  };
}

/** A page of what a view of the scadenziario needs, of one moment, as JSON text. */
export async function readScadenziario(reader: Reader, idAzienda: number, query: Query): Promise<string> {
  const { dal, al, cursor: dopo, limit } = query;
  // One more tells whether others follow.
  const chosen = selectFirst(idAzienda, { dal, al, dopo }, query, limit + 1);
  const found = await select(reader, idAzienda, chosen, query.mostra === 'forse_pagate');
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  const around: Omit<z.input<typeof scadenzeSchema>, 'partite'> = {
    cursor: last ? encodeCursorScadenza({ giorno: last.scadenza, id: last.id }) : null,
    ...(await readAround(reader, idAzienda, query)),
  };
  return `{"partite":[${listTexts(page).join()}],${JSON.stringify(around).slice(1)}`;
}
