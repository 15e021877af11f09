/**
 * Where reports read from: the tables as they are when nothing changed since, or as they were at the instant. Each
 * answers something that can stand after `from`, with rows of one azienda.
 */
import { sql, type RawBuilder } from 'kysely';
import type { Moment } from './moment.ts';

export type Source = RawBuilder<unknown>;

type Tabella =
  | 'riga_estratto'
  | 'soggetto'
  | 'conto'
  | 'causale'
  | 'voce'
  | 'matrice_agenti'
  | 'scadenza_concordata'
  | 'pagamento'
  | 'abbinamento'
  | 'pagamento_movimento'
  | 'movimento_voce';

/** The rows of a table as they were: those that did not change since, and the oldest version that was left after. */
function versions({ idAzienda, visto }: Moment, tabella: Tabella): Source {
  const table = sql.table(tabella);
  return sql`(
    select x.* from ${table} x where x.id_azienda = ${idAzienda} and not exists (select from storia s
      where s.id_azienda = ${idAzienda} and s.tabella = ${tabella} and s.id_oggetto = x.id
        and s.fino_a > ${visto}::timestamptz)
    union all
    select v.* from (
      select distinct on (s.id_oggetto) s.valori from storia s
      where s.id_azienda = ${idAzienda} and s.tabella = ${tabella} and s.fino_a > ${visto}::timestamptz
      order by s.id_oggetto, s.fino_a, s.id) h, jsonb_populate_record(null::${table}, h.valori) v)`;
}

/** Rows of a table, those alone that were there by the instant: `created` is the column that says since when. */
function righeOf(moment: Moment, tabella: Tabella, created: string | null): Source {
  const { idAzienda, visto, live } = moment;
  const table = sql.table(tabella);
  if (live) return sql`(select x.* from ${table} x where x.id_azienda = ${idAzienda})`;
  const since = created === null ? sql`true` : sql`x.${sql.ref(created)} <= ${visto}::timestamptz`;
  return sql`(select x.* from ${versions(moment, tabella)} x where ${since})`;
}

export const fromSoggetti = (moment: Moment): Source => righeOf(moment, 'soggetto', 'creato_il');
export const fromConti = (moment: Moment): Source => righeOf(moment, 'conto', 'creato_il');
export const fromCausali = (moment: Moment): Source => righeOf(moment, 'causale', null);
export const fromVoci = (moment: Moment): Source => righeOf(moment, 'voce', null);
export const fromAliquote = (moment: Moment): Source => righeOf(moment, 'matrice_agenti', 'creato_il');

/** Rows with a time at which they were undone: those that held. */
function active(moment: Moment, table: Tabella, created: string, finished: string): Source {
  const { visto, live } = moment;
  const rows = righeOf(moment, table, created);
  const open = live
    ? sql`y.${sql.ref(finished)} is null`
    : sql`(y.${sql.ref(finished)} is null or y.${sql.ref(finished)} > ${visto}::timestamptz)`;
  return sql`(select y.* from ${rows} y where ${open})`;
}

export const fromPagamenti = (moment: Moment): Source =>
  active(moment, 'pagamento', 'creato_il', 'annullato_il');
export const fromAssegnate = (moment: Moment): Source =>
  active(moment, 'movimento_voce', 'creato_il', 'annullato_il');
const concordate = (moment: Moment): Source =>
  active(moment, 'scadenza_concordata', 'creata_il', 'ritirata_il');

/** What pagamenti settle, with the day of each: `id_partita`, `id_pagamento`, `importo`, `data`, `id_storno_di`. */
export const fromAbbinamenti = (moment: Moment): Source => sql`(
  select a.id_pagamento, a.id_partita, a.importo, p.data, p.importo as pagato, p.id_storno_di, p.riferimento
  from ${fromPagamenti(moment)} p
  join ${righeOf(moment, 'abbinamento', null)} a on a.id_pagamento = p.id)`;

/** What pagamenti take of movimenti: `id_movimento`, `id_pagamento`, `importo`. */
export const fromMovimentiPagati = (moment: Moment): Source => sql`(
  select m.id_pagamento, m.id_movimento, m.importo
  from ${fromPagamenti(moment)} p
  join ${righeOf(moment, 'pagamento_movimento', 'creato_il')} m on m.id_pagamento = p.id)`;

/** Rows of the estratto conto of completed imports. */
export function fromRighe(moment: Moment): Source {
  const { idAzienda, visto, live, incompiute } = moment;
  // Naming the few that are left out costs less than joining every row with its import.
  if (live)
    return sql`(select x.* from riga_estratto x where x.id_azienda = ${idAzienda}
      and x.id_imp <> all (${incompiute}::bigint[]))`;
  return sql`(select r.* from ${versions(moment, 'riga_estratto')} r
    join importazione i on i.id_azienda = ${idAzienda} and i.id_imp = r.id_imp
    where i.visibile_dal <= ${visto}::timestamptz and (i.tolta_il is null or i.tolta_il > ${visto}::timestamptz))`;
}

/**
 * Partite up to the accounting day, without the ignored ones: `scadenza` is the day agreed last, `residuo` what was
 * left at the end of `al`. A pagamento dated before its partita counts from the partita's day.
 */
export function fromPartite(moment: Moment, al: string): Source {
  const { live, dopo } = moment;
  const scadenza = moment.concordate ? sql`coalesce(k.scadenza, r.scadenza)` : sql`r.scadenza`;
  const agreed = moment.concordate ? sql`left join ${concordate(moment)} k on k.id_partita = r.id` : sql``;
  const settled = sql`left join (select id_partita, sum(importo)::bigint as importo from ${fromAbbinamenti(moment)} a
    where ${live ? sql`a.data > ${al}::date` : sql`a.data <= ${al}::date`} group by id_partita) d
    on d.id_partita = r.id`;
  const residuo = live
    ? dopo
      ? sql`r.residuo + coalesce(d.importo, 0)`
      : sql`r.residuo`
    : sql`r.importo - coalesce(d.importo, 0)`;
  return sql`(select r.id, r.data, r.data_documento, ${scadenza} as scadenza, r.id_soggetto, r.id_mandante,
      r.id_agente, r.numero_documento, r.causale, r.descrizione, r.ragione_sociale, r.importo, r.divisa,
      ${residuo} as residuo
    from ${fromRighe(moment)} r ${dopo ? settled : sql``} ${agreed}
    where r.natura = 'partita' and r.data <= ${al}::date and r.stato <> 'ignorata')`;
}

/** Movimenti up to the accounting day. `residuo`: what nothing explains yet; ignored ones keep it. */
export function fromMovimenti(moment: Moment, al: string): Source {
  if (moment.live)
    return sql`(select r.* from ${fromRighe(moment)} r where r.natura = 'movimento' and r.data <= ${al}::date)`;
  return sql`(select r.id, r.data, r.id_conto, r.causale, r.descrizione, r.ragione_sociale, r.id_soggetto,
      r.numero_documento, r.importo, r.divisa, r.stato,
      r.importo - coalesce(m.importo, 0) - coalesce(v.importo, 0) as residuo
    from ${fromRighe(moment)} r
    left join (select id_movimento, sum(importo)::bigint as importo from ${fromMovimentiPagati(moment)} x
      group by id_movimento) m on m.id_movimento = r.id
    left join (select id_movimento, sum(importo)::bigint as importo from ${fromAssegnate(moment)} x
      group by id_movimento) v on v.id_movimento = r.id
    where r.natura = 'movimento' and r.data <= ${al}::date)`;
}
