/** Open partite in our favour, with all that decides whether a letter asks for them. */
import { readRows } from '../../core/db/read.ts';
import type { Reader } from '../../core/db/database.ts';
import { sql } from 'kysely';
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni, formatData } from '#domain/date.ts';
import type { PartitaAperta, SollecitoFatto } from '#domain/solleciti/due.ts';
import { selectScadenza, selectScadenzaFra } from '../../scadenze/sql/effective.ts';
import { selectForsePagate } from '../../scadenze/sql/forse-pagata.ts';

export interface PartitaLetta extends PartitaAperta {
  ragione_sociale: string;
  email: string | null;
  numero_documento: string | null;
  data_documento: Giorno | null;
  importo: number;
  id_contestazione: number | null;
  /** The movimento that looks like its payment, in words. */
  forse: string | null;
}

interface Riga extends Omit<PartitaLetta, 'forse' | 'forse_pagata' | 'fatti'> {
  fatti: SollecitoFatto[];
  forse: { data: string; descrizione: string; motivi: string[] } | null;
}

/** All partite of the azienda, those of one soggetto, or those that are named. */
export interface WhichPartite {
  id_soggetto?: number | undefined;
  ids?: readonly number[] | undefined;
}

const inWords = ({ data, descrizione, motivi }: NonNullable<Riga['forse']>): string =>
  `Movimento del ${formatData(data)}: ${descrizione.slice(0, 120)} (${motivi.join(', ')})`;

/**
 * The partite whose due date in force is before `today`. If a partita was imported again, its letters are found by its
 * document, because the row is another.
 */
export async function readScadute(
  reader: Reader,
  idAzienda: number,
  today: Giorno,
  { id_soggetto, ids }: WhichPartite = {},
): Promise<PartitaLetta[]> {
  const rows = await readRows<Riga>(reader)`
    with partite as (
      select r.id, r.id_soggetto, r.ragione_sociale, r.numero_documento, r.data_documento, r.data,
        ${selectScadenza('r')} as scadenza, r.importo, r.residuo, r.divisa, r.stato,
        testo_ricerca(r.ragione_sociale) as nome_semplice, testo_ricerca(r.numero_documento) as documento_semplice
      from estratto_conto r
      where r.id_azienda = ${idAzienda} and r.natura = 'partita' and r.residuo > 0
        and r.stato in ('aperta', 'parziale') and ${selectScadenzaFra(idAzienda, { al: addGiorni(today, -1) }, 'r')}
        ${id_soggetto === undefined ? sql`` : sql`and r.id_soggetto = ${id_soggetto}`}
        ${ids === undefined ? sql`` : sql`and r.id = any(${ids}::bigint[])`}
    ),
    ${selectForsePagate(idAzienda)}
    select p.id, p.id_soggetto, coalesce(s.ragione_sociale, p.ragione_sociale, 'Senza nome') as ragione_sociale,
      s.email, p.numero_documento, p.data_documento, p.scadenza, p.importo, p.residuo, p.divisa,
      c.id as id_contestazione, c.motivo as contestata,
      forse.note -> p.id::text as forse,
      coalesce((select json_agg(json_build_object('id_livello', x.id_livello, 'numero', l.numero, 'il',
          (k.inviato_il at time zone 'Europe/Rome')::date) order by x.id)
        from sollecito_partita x
        join sollecito k on k.id_azienda = x.id_azienda and k.id = x.id_sollecito
        join livello_sollecito l on l.id_azienda = x.id_azienda and l.id = x.id_livello
        where x.id_azienda = ${idAzienda} and x.attivo and (x.id_partita = p.id or (x.id_partita is null
          and x.id_soggetto = p.id_soggetto and x.numero_documento = p.numero_documento
          and x.data_documento is not distinct from p.data_documento and x.importo = p.importo))),
        '[]'::json) as fatti
    from partite p cross join forse
    left join soggetto s on s.id_azienda = ${idAzienda} and s.id = p.id_soggetto
    left join contestazione c on c.id_azienda = ${idAzienda} and c.id_partita = p.id
      and c.dal <= ${today}::date and coalesce(c.al > ${today}::date, true)
    order by p.scadenza, p.id`;
  return rows.map(({ forse, ...row }) => ({
    ...row,
    forse: forse && inWords(forse),
    forse_pagata: forse !== null,
  }));
}

export interface RigaEstrattoConto {
  id: number;
  numero_documento: string | null;
  data_documento: Giorno | null;
  data: Giorno;
  scadenza: Giorno;
  importo: number;
  residuo: number;
}

/**
 * All that is open with a soggetto, due or not. Of a soggetto that also sells to us, only what it owes: what we owe is
 * another account.
 */
export const readEstrattoConto = (reader: Reader, idAzienda: number, idSoggetto: number, divisa: string) =>
  readRows<RigaEstrattoConto>(reader)`
    select r.id, r.numero_documento, r.data_documento, r.data, ${selectScadenza('r')} as scadenza,
      r.importo, r.residuo
    from estratto_conto r join soggetto s on s.id_azienda = r.id_azienda and s.id = r.id_soggetto
    where r.id_azienda = ${idAzienda} and r.id_soggetto = ${idSoggetto} and r.natura = 'partita'
      and r.divisa = ${divisa} and r.stato in ('aperta', 'parziale')
      and (r.residuo > 0 or (r.residuo < 0 and not 'fornitore' = any(s.ruoli)))
    order by scadenza, r.id`;

interface SoggettoSurroundings {
  id_soggetto: number;
  divisa: string;
  crediti: number;
  ultimo: Giorno | null;
}

/** What we owe to these soggetti, divisa by divisa, and when they were last written to. */
export const readSurroundings = (reader: Reader, idAzienda: number, ids: readonly number[]) =>
  readRows<SoggettoSurroundings>(reader)`
    select s.id as id_soggetto, d.divisa, coalesce(d.crediti, 0)::bigint as crediti,
      (select max((k.inviato_il at time zone 'Europe/Rome')::date) from sollecito k
        where k.id_azienda = ${idAzienda} and k.id_soggetto = s.id and k.stato = 'inviato') as ultimo
    from soggetto s
    left join lateral (select r.divisa, sum(least(r.residuo, 0)) as crediti from estratto_conto r
      where r.id_azienda = ${idAzienda} and r.id_soggetto = s.id and r.natura = 'partita'
        and r.stato in ('aperta', 'parziale') group by r.divisa) d on true
    where s.id_azienda = ${idAzienda} and s.id = any(${ids}::bigint[])`;

/** Whether an azienda is made of invented data. */
export async function isDimostrativa(reader: Reader, idAzienda: number): Promise<boolean> {
  const { dimostrativa } = await reader
    .selectFrom('azienda')
    .select('dimostrativa')
    .where('id', '=', idAzienda)
    .executeTakeFirstOrThrow();
  return dimostrativa;
}

/** True for an e-mail or a PEC of somebody in the anagrafiche. */
export async function isInAnagrafiche(reader: Reader, idAzienda: number, email: string): Promise<boolean> {
  const found = await reader
    .selectFrom('soggetto')
    .select('id')
    .where('id_azienda', '=', idAzienda)
    .where(sql<boolean>`lower(${email}) in (lower(email), lower(pec))`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
