/**
 * The day a partita really falls due: the one agreed with the counterparty when there is one, else the document's.
 * Every reader of scadenze (calendar, notifications, ageing, reminders) takes it from here, so that no two disagree.
 */
import { sql, type RawBuilder } from 'kysely';

/** `alias` names a row of `estratto_conto` or `riga_estratto` in the query around: `r` for `r.scadenza`. */
export function selectScadenza(alias = 'r'): RawBuilder<string> {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<string>`coalesce((select k.scadenza from scadenza_concordata k
    where k.id_azienda = ${of('id_azienda')} and k.id_partita = ${of('id')} and k.ritirata_il is null),
    ${of('scadenza')})`;
}

/** Both days included; without one of them, all that is before or after the other. */
interface OpenPeriodo {
  dal?: string | undefined;
  al?: string | undefined;
}

const between = (value: RawBuilder<unknown>, { dal, al }: OpenPeriodo): RawBuilder<boolean> => {
  const bounds = [
    ...(dal === undefined ? [] : [sql`${value} >= ${dal}::date`]),
    ...(al === undefined ? [] : [sql`${value} <= ${al}::date`]),
  ];
  return bounds.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(bounds, sql` and `)})`;
};

/**
 * True for partite that really fall due in the period: whose own day is in it, but for those that were agreed for a day
 * outside it, and those that were agreed for a day within. The two indexes (`riga_scadenza`, `scadenza_concordata_giorno`)
 * find them, and the planner knows how many they are: of the day that counts it knows nothing.
 */
export function selectScadenzaFra(idAzienda: number, period: OpenPeriodo, alias = 'r'): RawBuilder<boolean> {
  if (period.dal === undefined && period.al === undefined) return sql<boolean>`true`;
  const agreed = (within: RawBuilder<boolean>) => sql`select k.id_partita from scadenza_concordata k
    where k.id_azienda = ${idAzienda} and k.ritirata_il is null and ${within}`;
  const within = between(sql.ref('k.scadenza'), period);
  const id = sql.ref(`${alias}.id`);
  return sql<boolean>`((${between(sql.ref(`${alias}.scadenza`), period)}
      and ${id} not in (${agreed(sql<boolean>`not ${within}`)})) or ${id} = any(array(${agreed(within)})))`;
}
