/** What stands anywhere in a text of one azienda: a handful of soggetti and documents, best first. */
import { readRows } from '../../core/db/read.ts';
import type { Reader } from '../../core/db/database.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { cercaSchema } from '#api/contract/riepilogo.ts';
import { findByTexts } from '../../estratto-conto/sql/impronte.ts';
import { escapeLike } from '../../core/sql/searched-word.ts';
import type { Cercato } from '../typed.ts';
import { type Scope, LIMIT, selectAziende } from './scope.ts';

type FoundWire = z.input<typeof cercaSchema>;

/**
 * Soggetti whose partita IVA or codice fiscale begins with the text, or whose name has all its words, without
 * accents and case. First what is equal, then what begins with it, then words that begin so, then the rest.
 */
export async function findSoggetti(
  reader: Reader,
  scope: Scope,
  { plain, codice }: Cercato,
): Promise<FoundWire['soggetti']> {
  const words = plain.split(' ').map(escapeLike);
  const anywhere = words.map((word) => `%${word}%`);
  const atStarts = words.map((word) => `% ${word}%`);
  return readRows<FoundWire['soggetti'][number]>(reader)`
    with trovato as (
      select a.id as id_azienda, a.azienda, s.id, s.ragione_sociale, s.partita_iva,
        testo_ricerca(s.ragione_sociale) as nome,
        coalesce(starts_with(s.partita_iva, ${codice}), false)
          or coalesce(starts_with(upper(s.codice_fiscale), ${codice}), false) as per_codice,
        coalesce(${codice} in (s.partita_iva, upper(s.codice_fiscale)), false) as codice_uguale
      from (${selectAziende(scope)}) a join soggetto s on s.id_azienda = a.id
    )
    select id_azienda, azienda, id, ragione_sociale, partita_iva
    from trovato
    where per_codice or nome like all (${anywhere}::text[])
    order by
      case when codice_uguale or nome = ${plain} then 0
        when per_codice or starts_with(nome, ${plain}) then 1
        when ' ' || nome like all (${atStarts}::text[]) then 2
        else 3 end,
      nome collate "C", id
    limit ${LIMIT}`;
}

/**
 * Visible rows whose document number has the text, without accents and case. First what is equal, then what
 * begins with it, then the rest; among equals partite before movimenti, the latest first. Where few rows have its words,
 * these are read. Else the numbers are looked through in their index, by themselves (`offset`): together with what else
 * is asked of a row whole rows would be read.
 */
export async function findDocumenti(
  reader: Reader,
  scope: Scope,
  { plain }: Cercato,
): Promise<FoundWire['documenti']> {
  const named = await findByTexts(reader, scope.id_azienda, plain.split(' '));
  const among = named ? sql`and n.id = any(${named}::bigint[])` : sql``;
  return readRows<FoundWire['documenti'][number]>(reader)`
    with trovato as (
      select a.id as id_azienda, a.azienda, r.id, r.natura, r.numero_documento, r.ragione_sociale, r.id_soggetto,
        r.descrizione, r.data, r.scadenza, r.importo, r.divisa,
        case when r.ordine_numero_documento = ${plain} then 0
          when starts_with(r.ordine_numero_documento, ${plain}) then 1
          else 2 end as grado
      from (${selectAziende(scope)}) a
      cross join lateral (select n.id from riga_estratto n
        where n.id_azienda = a.id ${among} and n.ordine_numero_documento like ${`%${escapeLike(plain)}%`} offset 0) n
      join estratto_conto_ordinato r on r.id_azienda = a.id and r.id = n.id
      order by grado, r.natura desc, r.data desc, r.id desc
      limit ${LIMIT}
    )
    select t.id_azienda, t.azienda, t.id, t.natura, t.numero_documento,
      coalesce(s.ragione_sociale, t.ragione_sociale) as ragione_sociale, t.descrizione, t.data, t.scadenza, t.importo,
      t.divisa
    from trovato t
    left join soggetto s on s.id_azienda = t.id_azienda and s.id = t.id_soggetto
    order by t.grado, t.natura desc, t.data desc, t.id desc`;
}
