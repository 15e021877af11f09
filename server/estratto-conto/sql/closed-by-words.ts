/** Rows by the words of what closes them: asked of the lines of a row, without working out what closes all the others. */
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { totaliQuerySchema } from '#api/contract/estratto-conto.ts';
import type { CampoEstratto, FiltroEstratto } from '#api/contract/filtri.ts';
import { readRow, readRows } from '../../core/db/read.ts';
import type { Reader } from '../../core/db/database.ts';
import { escapeLike, toPlain } from '../../core/sql/searched-word.ts';

type Condition = RawBuilder<boolean>;

/** Fields that say what closes a row. */
const CHIUSI = ['soggetto', 'documenti', 'voce', 'movimenti', 'chiusa_da'] as const;
type CampoChiuso = (typeof CHIUSI)[number];
export const isChiuso = (field: CampoEstratto): field is CampoChiuso =>
  (CHIUSI as readonly CampoEstratto[]).includes(field);

/** A document without a number is named by its day. */
const SENZA_NUMERO = 'senza numero del ';
const COME = [
  'sopra la soglia',
  'da una proposta',
  'a mano',
  'giroconto',
  'storno',
  'ignorato',
  'da una regola',
];

const toLike = (word: string): string => `%${escapeLike(word)}%`;

/** Whose rows, by which words (simple, without commas), and of which row alone. */
interface Cercate {
  idAzienda: number;
  words: readonly string[];
  riga?: RawBuilder<unknown>;
}

/** The movimenti that close the partite of which a condition holds. */
const ofPartite = ({ idAzienda, riga }: Cercate, partita: RawBuilder<unknown>) => sql`
  select m.id_movimento from pagamento_movimento m
  join abbinamento a on a.id_azienda = m.id_azienda and a.id_pagamento = m.id_pagamento and a.attivo
  join riga_estratto r on r.id_azienda = a.id_azienda and r.id = a.id_partita and r.natura = 'partita'
  where m.id_azienda = ${idAzienda} and m.attivo ${riga ? sql`and m.id_movimento = ${riga}` : sql``} and (${partita})`;

const ofLines = (view: string, { idAzienda, riga }: Cercate, says: RawBuilder<unknown>) => sql`
  select l.id_riga from ${sql.table(view)} l
  where l.id_azienda = ${idAzienda} ${riga ? sql`and l.id_riga = ${riga}` : sql``} and ${says}`;

/** The keys of the rows of which one line says one of the words. Names are looked for once, and rows by their keys. */
function selectIds(field: CampoChiuso, cercate: Cercate): RawBuilder<unknown> {
  const { idAzienda, words, riga } = cercate;
  const likes = words.map(toLike);
  const says = (text: RawBuilder<unknown>) =>
    likes.length === 1 ? sql`${text} like ${likes[0]}` : sql`${text} like any(${likes}::text[])`;
  switch (field) {
    case 'soggetto':
      return ofPartite(
        cercate,
        sql`r.id_soggetto = any(array(select s.id from soggetto s
            where s.id_azienda = ${idAzienda} and ${says(sql`testo_ricerca(s.ragione_sociale)`)}))
          or (r.id_soggetto is null and ${says(sql`r.ordine_ragione_sociale`)})`,
      );
    case 'documenti':
      return ofPartite(
        cercate,
        sql`${says(sql`r.ordine_numero_documento`)} or (r.numero_documento is null
          and ${says(sql`${SENZA_NUMERO}::text || to_char(coalesce(r.data_documento, r.data), 'DD/MM/YYYY')`)})`,
      );
    case 'voce':
      return sql`select v.id_movimento from movimento_voce v where v.id_azienda = ${idAzienda} and v.attivo
        ${riga ? sql`and v.id_movimento = ${riga}` : sql``} and v.id_voce = any(array(select c.id from voce c
          where c.id_azienda = ${idAzienda} and ${says(sql`testo_ricerca(c.codice || ' ' || c.nome)`)}))`;
    case 'movimenti':
      return ofLines('chiude_partita_linea', cercate, says(sql`testo_ricerca(l.movimento)`));
    case 'chiusa_da': {
      const who = says(sql`testo_ricerca(l.chi)`);
      return sql`${ofLines('chiude_movimento_linea', cercate, who)}
        union all ${ofLines('chiude_partita_linea', cercate, who)}`;
    }
  }
}

/** True for rows that something may close. */
const CHIUSA = sql<boolean>`stato <> 'aperta'`;

/** A text whose lines are sought: simple, and without commas, so that it stands in one line wherever it stands. */
const isInOneLine = (text: string): boolean => !text.includes(',');

/** The longest part of a text that no comma parts. */
const longestPart = (text: string): string =>
  toPlain(text.normalize('NFC'))
    .split(',')
    .map((part) => part.trim())
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');

/** More words than these are no faster sought one by one. */
const MAX_WORDS = 200;

/** What some line of a row must say for the filter to keep it; null where rows without any may pass. */
function listWords({ condizioni, scelta }: FiltroEstratto): string[] | null {
  const asked = condizioni.flatMap((each) => (each.negata ? [] : [each]));
  const sought = asked.flatMap((each) => (each.tipo === 'testo' ? [each.cercata] : []));
  const typed = asked.length > 0 && sought.length === asked.length ? sought : null;
  const words = (scelta?.modo === 'solo' ? scelta.valori : typed)?.map(longestPart) ?? null;
  return words && words.length <= MAX_WORDS && words.every((word) => word !== '') ? words : null;
}

/** Rows by what was sought in a field of theirs; null where they are too many to be named. */
export type FoundChiusi = ReadonlyMap<string, readonly number[] | null>;
const keyOf = (field: CampoChiuso, words: readonly string[]): string => [field, ...words].join('\n');

/** Rows beyond which a list is walked in its order, where those that are sought come soon. */
const MAX_FOUND = 20_000;

/** False where nothing that a line is made of says the word: whoever decides, how, conti, ways of paying. */
async function mayBeSaid(
  reader: Reader,
  field: CampoChiuso,
  { idAzienda, words: [word = ''] }: Cercate,
): Promise<boolean> {
  const [first = ''] = word.split(' ');
  // Figures and days have no letters, and a divisa has three.
  const free =
    field === 'chiusa_da'
      ? COME.some((how) => `(${how})`.includes(first))
      : /^([^a-z]*|[a-z]{1,3})$/.test(first);
  if (free) return true;
  const names =
    field === 'chiusa_da'
      ? sql`select from utente u where testo_ricerca(u.username) like ${toLike(first)}`
      : sql`select from conto c where c.id_azienda = ${idAzienda} and testo_ricerca(c.nome) like ${toLike(first)}
          union all select from tipo_pagamento t
            where t.id_azienda = ${idAzienda} and testo_ricerca(t.descrizione) like ${toLike(first)}
          union all select where 'senza movimento' like ${toLike(first)}`;
  const row = await readRow<{ c_e: boolean }>(reader)`select exists (${names}) as c_e`;
  return row?.c_e === true;
}

async function findIds(
  reader: Reader,
  field: CampoChiuso,
  cercate: Cercate,
): Promise<readonly number[] | null> {
  if ((field === 'chiusa_da' || field === 'movimenti') && !(await mayBeSaid(reader, field, cercate)))
    return [];
  const rows = await readRows<{ id: number }>(reader)`
    select id from (${selectIds(field, cercate)}) as found (id) limit ${MAX_FOUND + 1}`;
  return rows.length > MAX_FOUND ? null : [...new Set(rows.map(({ id }) => id))];
}

/** Looks for the rows that the words and the filters of a question name by what closes them. */
export async function findChiusi(
  reader: Reader,
  idAzienda: number,
  { q = '', q_campi = [], filtri = [] }: Pick<z.output<typeof totaliQuerySchema>, 'q' | 'q_campi' | 'filtri'>,
): Promise<FoundChiusi> {
  const found = new Map<string, readonly number[] | null>();
  const find = async (field: CampoEstratto, words: readonly string[]) => {
    if (!isChiuso(field) || found.has(keyOf(field, words))) return;
    found.set(keyOf(field, words), await findIds(reader, field, { idAzienda, words }));
  };
  for (const word of q.normalize('NFC').split(/\s+/).filter(Boolean).map(toPlain))
    if (isInOneLine(word)) for (const field of q_campi) await find(field, [word]);
  for (const filter of filtri) {
    for (const each of filter.condizioni) {
      const text =
        each.tipo === 'testo' && each.modo === 'contiene' ? toPlain(each.cercata.normalize('NFC')) : ',';
      if (isInOneLine(text)) await find(filter.campo, [text]);
    }
    const words = isWhole(filter) ? listWords(filter) : null;
    if (words && filter.campo !== 'movimenti' && filter.campo !== 'chiusa_da')
      await find(filter.campo, words);
  }
  return found;
}

/** True where nothing that closes a row says the word in this field. */
export const isFoundNowhere = (field: CampoEstratto, word: string, found: FoundChiusi): boolean =>
  isChiuso(field) && found.get(keyOf(field, [word]))?.length === 0;

export const isAmong = (ids: readonly number[]): Condition =>
  ids.length === 0 ? sql<boolean>`false` : sql<boolean>`id in (select unnest(${ids}::bigint[]))`;

/**
 * True for rows in whose field a text stands; null when it must be asked of the whole field, because a comma may stand
 * between two of a kind.
 */
export function selectContains(
  field: CampoChiuso,
  text: string,
  idAzienda: number,
  found: FoundChiusi,
): Condition | null {
  const words = [toPlain(text)];
  if (!words.every(isInOneLine)) return null;
  const ids = found.get(keyOf(field, words)) ?? null;
  if (ids) return sql<boolean>`(${CHIUSA} and ${isAmong(ids)})`;
  return sql<boolean>`(${CHIUSA} and exists (${selectIds(field, { idAzienda, words, riga: sql.ref('righe.id') })}))`;
}

/** True where what is put together in a field is compared whole: with what is chosen, or with its beginning or end. */
const isWhole = ({ condizioni, scelta }: FiltroEstratto): boolean =>
  scelta !== null ||
  condizioni.some((each) => !each.negata && each.tipo === 'testo' && each.modo !== 'contiene');

/**
 * The conditions of a filter, asked of the whole text of those rows alone of which a line says what is sought; null
 * where the filter does not tell which they are, or they are many.
 */
export function selectNarrowed(
  filter: FiltroEstratto,
  idAzienda: number,
  conditions: Condition,
  found: FoundChiusi,
): Condition | null {
  const { campo } = filter;
  const words = isChiuso(campo) && isWhole(filter) ? listWords(filter) : null;
  const ids = words && isChiuso(campo) ? found.get(keyOf(campo, words)) : null;
  if (!ids) return null;
  return sql<boolean>`(${CHIUSA} and id in (select righe.id from (
    select k.id_riga as id, 'chiusa'::text as stato, array_to_string(k.soggetti, ', ') as soggetto,
      array_to_string(k.documenti, ', ') as documenti, array_to_string(k.voci, ', ') as voce
    from chiude_movimento k where k.id_azienda = ${idAzienda} and k.id_riga = any(${ids}::bigint[])
  ) as righe where ${conditions}))`;
}
