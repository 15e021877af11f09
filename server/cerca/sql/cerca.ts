/** Finding soggetti and documents from anywhere: a handful of each, best first. */
import type { Reader } from '../../core/db/database.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { cercaSchema } from '#api/contract/riepilogo.ts';
import { escapeLike } from '../../estratto-conto/sql/estratto-filters.ts';

type TrovatiWire = z.input<typeof cercaSchema>;

/** The most results of each kind. */
const LIMIT = 6;

/** Partita IVA and codice fiscale as they are kept: no spaces, dots or the `IT` of the VIES number. */
function codiceOf(text: string): string {
  return text
    .replaceAll(/[\s.]/g, '')
    .toUpperCase()
    .replace(/^IT(?=\d)/, '');
}

/**
 * Soggetti whose partita IVA or codice fiscale begins with the text, or whose name has all its words, without
 * accents and case. First what is equal, then what begins with it, then words that begin so, then the rest.
 */
export async function findSoggetti(
  reader: Reader,
  idAzienda: number,
  q: string,
): Promise<TrovatiWire['soggetti']> {
  const text = q.normalize('NFC').replaceAll(/\s+/g, ' ');
  const words = text.split(' ').map(escapeLike);
  const codice = codiceOf(text);
  const anywhere = words.map((word) => `%${word}%`);
  const atStarts = words.map((word) => `% ${word}%`);
  const { rows } = await sql<TrovatiWire['soggetti'][number]>`
    with cercato as (
      select testo_ricerca(${text}) as testo,
        testo_ricerca(${escapeLike(text)}) || '%' as inizio,
        (select array_agg(testo_ricerca(p)) from unnest(${anywhere}::text[]) as p) as parole,
        (select array_agg(testo_ricerca(p)) from unnest(${atStarts}::text[]) as p) as inizi
    ),
    trovato as (
      select s.id, s.ragione_sociale, s.partita_iva, testo_ricerca(s.ragione_sociale) as nome,
        coalesce(starts_with(s.partita_iva, ${codice}), false)
          or coalesce(starts_with(upper(s.codice_fiscale), ${codice}), false) as per_codice,
        coalesce(${codice} in (s.partita_iva, upper(s.codice_fiscale)), false) as codice_uguale
      from soggetto s
      where s.id_azienda = ${idAzienda}
    )
    select id, ragione_sociale, partita_iva
    from trovato, cercato
    where per_codice or nome like all (parole)
    order by
      case when codice_uguale or nome = testo then 0
        when per_codice or nome like inizio then 1
        when ' ' || nome like all (inizi) then 2
        else 3 end,
      nome collate "C", id
    limit ${LIMIT}`.execute(reader);
  return rows;
}

/**
 * Visible rows whose document number has the text, without accents and case. First what is equal, then what
 * begins with it, then the rest; among equals partite before movimenti, the latest first.
 */
export async function findDocumenti(
  reader: Reader,
  idAzienda: number,
  q: string,
): Promise<TrovatiWire['documenti']> {
  const text = q.normalize('NFC');
  const { rows } = await sql<TrovatiWire['documenti'][number]>`
    with cercato as (
      select testo_ricerca(${text}) as testo, testo_ricerca(${escapeLike(text)}) || '%' as inizio
    ),
    trovato as (
      select r.id, r.natura, r.numero_documento, r.ragione_sociale, r.id_soggetto, r.scadenza, r.importo,
        r.divisa, r.data,
        case when testo_ricerca(r.numero_documento) = testo then 0
          when testo_ricerca(r.numero_documento) like inizio then 1
          else 2 end as grado
      from estratto_conto r, cercato
      where r.id_azienda = ${idAzienda} and testo_ricerca(r.numero_documento) like '%' || inizio
      order by grado, r.natura desc, r.data desc, r.id desc
      limit ${LIMIT}
    )
    select t.id, t.natura, t.numero_documento,
      coalesce(s.ragione_sociale, t.ragione_sociale) as ragione_sociale, t.scadenza, t.importo, t.divisa
    from trovato t
    left join soggetto s on s.id_azienda = ${idAzienda} and s.id = t.id_soggetto
    order by t.grado, t.natura desc, t.data desc, t.id desc`.execute(reader);
  return rows;
}
