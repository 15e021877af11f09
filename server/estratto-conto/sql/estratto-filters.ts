/** The filters of the estratto conto as SQL. A row that the page would keep is kept here, and no other. */
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { totaliQuerySchema } from '#api/contract/estratto-conto.ts';
import { type CampoEstratto, type FiltroEstratto, getTipoCampo } from '#api/contract/filtri.ts';
import { NOMI_CERCATI } from '#api/contract/riga.ts';
import { listStati } from './states.ts';
import {
  selectChoiceKey,
  selectShownTesto,
  selectPlainTesto,
  selectKeptTesto,
  selectValore,
} from './estratto-fields.ts';
import { isAmong, selectContains, type FoundChiusi, isChiuso, selectNarrowed } from './closed-by-words.ts';
import { escapeLike, toPattern, toPlain } from '../../core/sql/searched-word.ts';

/**
 * `found`: the rows that it names by what closes them, where they were looked for before. `named`: those in which its words
 * can stand, where they are few.
 */
export type FiltriEstratto = z.output<typeof totaliQuerySchema> & {
  found?: FoundChiusi;
  named?: readonly number[] | null;
};
export type Condition = RawBuilder<boolean>;

/** Whose rows are asked for, and those that were found by what closes them. */
interface Sought {
  idAzienda: number;
  found: FoundChiusi;
}

const not = (condition: Condition): Condition => sql<boolean>`not ${condition}`;
const all = (conditions: readonly Condition[]): Condition =>
  sql<boolean>`(${sql.join(conditions, sql` and `)})`;
const any = (conditions: readonly Condition[]): Condition =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/**
 * Hides a pattern from the planner. The planner expects almost no row to match a pattern, and would read every row
 * before the first screen. With `coalesce` it has no estimate and walks the list in its order, where matching rows
 * usually come soon.
 */
const perhaps = (condition: Condition): Condition => sql<boolean>`coalesce(${condition}, false)`;

/**
 * True where a number, as it is shown, contains the word. The bare digits are compared first: they cost a tenth of the
 * formatted number.
 */
function inOneNumber(field: CampoEstratto, word: string, like: string): Condition {
  const shown = sql<boolean>`${selectShownTesto(field)} like ${like}`;
  const digits = word.replaceAll(/\D/g, '');
  // Cents have no leading zero: `0,05` is 5.
  if (digits === '' || digits.startsWith('0')) return shown;
  return all([sql<boolean>`${selectValore(field)}::text like ${`%${digits}%`}`, shown]);
}

/** True for rows whose field, as it is shown, contains a word whatever its accents and case. */
function contains(field: CampoEstratto, word: string, { idAzienda, found }: Sought): Condition {
  const like = `%${escapeLike(toPlain(word))}%`;
  const held = selectKeptTesto(field);
  if (held) return sql<boolean>`${held} like ${like}`;
  // Many rows share few names: the names are searched once.
  if (field === 'conto')
    return sql<boolean>`id_conto in (select id from conto
      where id_azienda = ${idAzienda} and testo_ricerca(nome) like ${like})`;
  if (field === 'nome_file')
    return sql<boolean>`id_imp in (select id_imp from importazione
      where id_azienda = ${idAzienda} and testo_ricerca(nome_file) like ${like})`;
  const closed = isChiuso(field) ? selectContains(field, word, idAzienda, found) : null;
  if (closed) return closed;
  if (getTipoCampo(field) === 'testo') return sql<boolean>`${selectPlainTesto(field)} like ${like}`;
  if (getTipoCampo(field) === 'numero') return inOneNumber(field, word, like);
  return sql<boolean>`${selectShownTesto(field)} like ${like}`;
}

/** A shown number has at most three digits in a row (`1.234,56`), a day at most four. A word with more is in none. */
const IN_UN_NUMERO = /^(?!.*\d{4})[-\d.,]+$/;
const IN_UN_GIORNO = /^(?!.*\d{5})[\d/]+$/;

export function canStand(field: CampoEstratto, word: string): boolean {
  switch (getTipoCampo(field)) {
    case 'testo':
      return true;
    case 'numero':
      return IN_UN_NUMERO.test(word);
    case 'data':
      return IN_UN_GIORNO.test(word);
  }
}

/** Every word must stand somewhere in what is shown. Numbers and days cost most to write out: texts are read first. */
function searchWords(
  words: readonly string[],
  fields: readonly CampoEstratto[],
  quickSearch: Sought,
): Condition[] {
  const byCost = fields.toSorted(
    (a, b) => Number(getTipoCampo(a) !== 'testo') - Number(getTipoCampo(b) !== 'testo'),
  );
  return words.map((word) => {
    const found = byCost
      .filter((field) => canStand(field, word))
      .map((field) => contains(field, word, quickSearch));
    return found.length > 0 ? any(found) : sql<boolean>`false`;
  });
}

interface Bound {
  valore: string | number;
  escluso: boolean;
}

function inside(field: CampoEstratto, from: Bound | null, a: Bound | null): Condition {
  const value = selectValore(field);
  const type = getTipoCampo(field) === 'data' ? sql`date` : sql`numeric`;
  const bound = (sign: string, { valore, escluso }: Bound): Condition =>
    sql<boolean>`${value} ${sql.raw(escluso ? sign : `${sign}=`)} ${valore}::${type}`;
  // False, not null, for an empty cell, so that its negation is true.
  return all([
    sql<boolean>`${value} is not null`,
    ...(from ? [bound('>', from)] : []),
    ...(a ? [bound('<', a)] : []),
  ]);
}

type Condizione = FiltroEstratto['condizioni'][number];
type Parola = Extract<Condizione, { tipo: 'testo' }>;

/** The planner knows how many rows hold a text that is kept: it walks the list in its order when many do. */
function matches(field: CampoEstratto, { modo, cercata }: Parola): Condition {
  const sought = cercata.normalize('NFC');
  const held = selectKeptTesto(field);
  if (held) {
    const text = escapeLike(toPlain(sought));
    const likes: Record<Parola['modo'], string> = {
      contiene: `%${text}%`,
      uguale: text,
      inizia: `${text}%`,
      finisce: `%${text}`,
    };
    return sql<boolean>`(${held} is not null and ${held} like ${likes[modo]})`;
  }
  const word = toPattern(sought);
  const patterns: Record<Parola['modo'], string> = {
    contiene: word,
    uguale: `^${word}$`,
    inizia: `^${word}`,
    finisce: `${word}$`,
  };
  return perhaps(sql<boolean>`lower(coalesce(${selectValore(field)}, '')) ~ ${patterns[modo]}`);
}

/** A text that stands within one of those that a field puts together is asked of them; null for all others. */
const inOneLine = (
  field: CampoEstratto,
  { modo, cercata }: Parola,
  { idAzienda, found }: Sought,
): Condition | null =>
  isChiuso(field) && modo === 'contiene'
    ? selectContains(field, cercata.normalize('NFC'), idAzienda, found)
    : null;

function meets(field: CampoEstratto, condition: Condizione, quickSearch: Sought): Condition {
  switch (condition.tipo) {
    case 'vuote':
      return sql<boolean>`${selectChoiceKey(field)} = ''`;
    case 'intervallo':
      return inside(field, condition.da, condition.a);
    case 'testo':
      return inOneLine(field, condition, quickSearch) ?? matches(field, condition);
  }
}

/**
 * True for rows whose value is among the chosen ones. States are compared as they are kept, and written out: so the planner
 * knows how many rows have them, and which indexes hold those alone.
 */
function isChosen(field: CampoEstratto, values: readonly string[]): Condition {
  if (field !== 'stato') return sql<boolean>`(${selectChoiceKey(field)} = any(${values}::text[]))`;
  const states = listStati(values);
  return states.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`(stato in (${sql.join(states.map((stato) => sql.lit(stato)))}))`;
}

/** One of what is asked, all of what is refused, and the choice. */
function whereFilter({ campo, condizioni, scelta }: FiltroEstratto, quickSearch: Sought): Condition[] {
  const asked = condizioni.filter(({ negata }) => !negata).map((each) => meets(campo, each, quickSearch));
  const refused = condizioni
    .filter(({ negata }) => negata)
    .map((each) => not(meets(campo, each, quickSearch)));
  const chosen = scelta === null ? null : isChosen(campo, scelta.valori);
  return [
    ...(asked.length > 0 ? [any(asked)] : []),
    ...refused,
    ...(chosen ? [scelta?.modo === 'solo' ? chosen : not(chosen)] : []),
  ];
}

/** Rows of the other side of a row's pagamenti, found by the keys of both sides. */
const isLegata = (idAzienda: number, id: number): Condition => sql<boolean>`id in (
  select a.id_partita from pagamento_movimento m
  join abbinamento a on a.id_azienda = m.id_azienda and a.id_pagamento = m.id_pagamento and a.attivo
  where m.id_azienda = ${idAzienda} and m.id_movimento = ${id} and m.attivo
  union all
  select m.id_movimento from abbinamento a
  join pagamento_movimento m on m.id_azienda = a.id_azienda and m.id_pagamento = a.id_pagamento and m.attivo
  where a.id_azienda = ${idAzienda} and a.id_partita = ${id} and a.attivo)`;

const EQUAL = ['natura', 'id_imp', 'id_conto', 'id_soggetto', 'id_mandante', 'id_agente', 'stato'] as const;

/** The WHERE of a request; `without` leaves out the filter of one field, for the list of its values. */
export function makeWhere(idAzienda: number, query: FiltriEstratto, without?: CampoEstratto): Condition {
  const quickSearch: Sought = { idAzienda, found: query.found ?? new Map() };
  const conditions: Condition[] = [sql<boolean>`id_azienda = ${idAzienda}`];
  if (query.named) conditions.push(isAmong(query.named));
  for (const field of EQUAL) {
    const value = query[field];
    if (value !== undefined) conditions.push(sql<boolean>`${sql.ref(field)} = ${value}`);
  }
  if (query.id_legata !== undefined) conditions.push(isLegata(idAzienda, query.id_legata));
  if (query.dal) conditions.push(sql<boolean>`data >= ${query.dal}::date`);
  if (query.al) conditions.push(sql<boolean>`data <= ${query.al}::date`);
  if (query.scadenza_dal) conditions.push(sql<boolean>`scadenza >= ${query.scadenza_dal}::date`);
  if (query.scadenza_al) conditions.push(sql<boolean>`scadenza <= ${query.scadenza_al}::date`);
  const words = (query.q ?? '').normalize('NFC').split(/\s+/).filter(Boolean);
  conditions.push(...searchWords(words, query.q_campi ?? NOMI_CERCATI, quickSearch));
  for (const filter of query.filtri ?? [])
    if (filter.campo !== without) {
      const own = whereFilter(filter, quickSearch);
      const narrowed = own.length > 0 ? selectNarrowed(filter, idAzienda, all(own), quickSearch.found) : null;
      conditions.push(...(narrowed ? [narrowed] : own));
    }
  return all(conditions);
}
