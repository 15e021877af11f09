/**
 * What begins with a text, or is an amount, in many aziende at once. Each azienda is asked by an index for a handful, and
 * the best of all are kept: a search costs what the aziende are, not what they hold.
 */
import { readRows } from '../../core/db/read.ts';
import type { Reader } from '../../core/db/database.ts';
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { cercaSchema } from '#api/contract/riepilogo.ts';
import { escapeLike } from '../../core/sql/searched-word.ts';
import type { Cercato } from '../typed.ts';
import { type Scope, LIMIT, selectAziende, matchBeginning } from './scope.ts';

type FoundWire = z.input<typeof cercaSchema>;
type SoggettoWire = FoundWire['soggetti'][number];
type RigaWire = FoundWire['righe'][number];

/** Of each azienda more than are shown: which are best is known only beside those of the others. */
const CANDIDATI = 24;

/** Soggetti with a word of the name, a partita IVA or a codice fiscale that begins so, and all other words in the name. */
export async function findSoggettiElsewhere(
  reader: Reader,
  scope: Scope,
  { plain, codice, parole }: Cercato,
): Promise<SoggettoWire[]> {
  if (parole.length === 0) return [];
  const words = plain.split(' ').map(escapeLike);
  const anywhere = words.map((word) => `%${word}%`);
  return readRows<SoggettoWire>(reader)`
    with trovato as (
      select distinct on (a.id, s.id) a.id as id_azienda, a.azienda, s.id, s.ragione_sociale, s.partita_iva,
        s.nome, s.codici, s.posto
      from (${selectAziende(scope)}) a
      cross join unnest(${parole}::text[]) as cercata (parola)
      cross join lateral (
        select s.id, s.ragione_sociale, s.partita_iva, testo_ricerca(s.ragione_sociale) as nome,
          array[s.partita_iva, upper(s.codice_fiscale)] as codici, p.posto
        from soggetto_parola p join soggetto s on s.id_azienda = p.id_azienda and s.id = p.id_soggetto
        where p.id_azienda = a.id
          and p.parola >= cercata.parola collate "C" and p.parola < (cercata.parola || chr(1114111)) collate "C"
          and (starts_with(s.partita_iva, ${codice}) or starts_with(upper(s.codice_fiscale), ${codice})
            or testo_ricerca(s.ragione_sociale) like all (${anywhere}::text[]))
        order by p.parola, p.posto, p.id_soggetto
        limit ${CANDIDATI}
      ) s
      order by a.id, s.id, s.posto
    )
    select id_azienda, azienda, id, ragione_sociale, partita_iva
    from trovato
    order by
      case when ${codice} = any(codici) or nome = ${plain} then 0
        when posto = 0 or starts_with(nome, ${plain}) then 1
        else 2 end,
      nome collate "C", lower(azienda), id_azienda, id
    limit ${LIMIT}`;
}

/** Columns of a row that was found: `r` is the row, `a` its azienda. */
const RIGA = sql.raw(`a.id as id_azienda, a.azienda, r.id, r.natura, r.numero_documento,
  coalesce(s.ragione_sociale, r.ragione_sociale) as ragione_sociale, r.descrizione, r.data, r.scadenza, r.importo,
  r.divisa`);

/** Rows of finished imports that meet a condition on `r`, some of each azienda, the best of all first. */
const findRighe = (
  reader: Reader,
  scope: Scope,
  { dove, inOrdine, prima }: Record<'dove' | 'inOrdine' | 'prima', RawBuilder<unknown>>,
) =>
  readRows<RigaWire>(reader)`
    with trovata as (
      select a.id as id_azienda, a.azienda, r.*
      from (${selectAziende(scope)}) a
      cross join lateral (
        select r.id, r.natura, r.numero_documento, r.ordine_numero_documento, r.ragione_sociale, r.id_soggetto,
          r.descrizione, r.data, r.scadenza, r.importo, r.divisa
        from riga_estratto r
        where r.id_azienda = a.id and ${dove} and exists (select from importazione i
          where i.id_azienda = r.id_azienda and i.id_imp = r.id_imp and i.stato = 'completato')
        order by ${inOrdine}
        limit ${LIMIT}
      ) r
    ), scelta as (
      select r.*, row_number() over (order by ${prima}, r.data desc, lower(r.azienda), r.id_azienda, r.id desc) as posto
      from trovata r
      order by posto
      limit ${LIMIT}
    )
    select ${RIGA}
    from scelta r
    cross join lateral (select r.id_azienda as id, r.azienda) a
    left join soggetto s on s.id_azienda = r.id_azienda and s.id = r.id_soggetto
    order by r.posto`;

/** Rows whose document number begins so: what is equal first, partite before movimenti, the latest first. */
export async function findDocumentiElsewhere(
  reader: Reader,
  scope: Scope,
  { plain }: Cercato,
): Promise<FoundWire['documenti']> {
  const number = sql`r.ordine_numero_documento`;
  const found = await findRighe(reader, scope, {
    dove: matchBeginning(number, plain),
    inOrdine: sql`r.ordine_numero_documento, r.data desc, r.id desc`,
    prima: sql`r.ordine_numero_documento <> ${plain}, r.natura desc`,
  });
  return found.flatMap(({ numero_documento, ...riga }) =>
    numero_documento === null ? [] : [{ ...riga, numero_documento }],
  );
}

/** Rows of the amount, the latest first; those of the sign that was typed, or of both. */
export async function findImporti(reader: Reader, scope: Scope, { importi }: Cercato): Promise<RigaWire[]> {
  const found: RigaWire[] = [];
  // One sign at a time: an index gives the latest of one amount, not of two.
  for (const importo of importi)
    found.push(
      ...(await findRighe(reader, scope, {
        dove: sql`r.importo = ${importo}`,
        inOrdine: sql`r.data desc, r.id desc`,
        prima: sql`true`,
      })),
    );
  return found.toSorted((a, b) => (a.data < b.data ? 1 : Number(a.data > b.data) * -1)).slice(0, LIMIT);
}

/** Rows with a counterparty whose IBAN begins so, the latest first. */
export async function findRigheIban(reader: Reader, scope: Scope, { iban }: Cercato): Promise<RigaWire[]> {
  if (iban === null) return [];
  const column = sql`(r.iban_controparte collate "C")`;
  return findRighe(reader, scope, {
    dove: matchBeginning(column, iban),
    inOrdine: sql`${column}, r.data desc, r.id desc`,
    prima: sql`true`,
  });
}

/** Conti whose IBAN begins so. */
export async function findConti(
  reader: Reader,
  scope: Scope,
  { iban }: Cercato,
): Promise<FoundWire['conti']> {
  if (iban === null) return [];
  return readRows<FoundWire['conti'][number]>(reader)`
    select a.id as id_azienda, a.azienda, c.id, c.nome, c.banca, c.iban
    from (${selectAziende(scope)}) a join conto c on c.id_azienda = a.id
    where ${matchBeginning(sql`(c.iban collate "C")`, iban)}
    order by c.iban collate "C", lower(a.azienda), a.id
    limit ${LIMIT}`;
}

/** Soggetti with an IBAN that begins so. */
export async function findSoggettiIban(
  reader: Reader,
  scope: Scope,
  { iban }: Cercato,
): Promise<SoggettoWire[]> {
  if (iban === null) return [];
  return readRows<SoggettoWire>(reader)`
    select a.id as id_azienda, a.azienda, s.id, s.ragione_sociale, s.partita_iva
    from (${selectAziende(scope)}) a
    join lateral (
      select distinct i.id_soggetto from soggetto_iban i
      where i.id_azienda = a.id and ${matchBeginning(sql`(i.iban collate "C")`, iban)} limit ${LIMIT}
    ) i on true
    join soggetto s on s.id_azienda = a.id and s.id = i.id_soggetto
    order by lower(s.ragione_sociale), lower(a.azienda), a.id, s.id
    limit ${LIMIT}`;
}
