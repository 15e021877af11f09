/** The filters of the estratto conto as SQL. A row that the page would keep is kept here, and no other. */
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { totaliQuerySchema } from '#api/contract/estratto-conto.ts';
import { type CampoEstratto, type FiltroEstratto, getTipoCampo } from '#api/contract/filtri.ts';
import { NOMI_CERCATI } from '#api/contract/riga.ts';
import {
  selectChoiceKey,
  selectShownTesto,
  selectPlainTesto,
  selectKeptTesto,
  selectValore,
} from './estratto-fields.ts';
import { toPattern, toSemplice } from '../../core/sql/searched-word.ts';

export type FiltriEstratto = z.output<typeof totaliQuerySchema>;
export type Condition = RawBuilder<boolean>;

const not = (condition: Condition): Condition => sql<boolean>`not ${condition}`;
const all = (conditions: readonly Condition[]): Condition =>
  sql<boolean>`(${sql.join(conditions, sql` and `)})`;
const any = (conditions: readonly Condition[]): Condition =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/** Escapes `%` and `_`, so that they stand for themselves. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

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
function inUnNumero(campo: CampoEstratto, word: string, like: string): Condition {
  const shown = sql<boolean>`${selectShownTesto(campo)} like ${like}`;
  const digits = word.replaceAll(/\D/g, '');
  // Cents have no leading zero: `0,05` is 5.
  if (digits === '' || digits.startsWith('0')) return shown;
  return all([sql<boolean>`${selectValore(campo)}::text like ${`%${digits}%`}`, shown]);
}

/** True for rows whose field, as it is shown, contains a word whatever its accents and case. */
function contiene(campo: CampoEstratto, word: string, idAzienda: number): Condition {
  const like = `%${escapeLike(toSemplice(word))}%`;
  const held = selectKeptTesto(campo);
  if (held) return sql<boolean>`${held} like ${like}`;
  // Many rows share few names: the names are searched once.
  if (campo === 'conto')
    return sql<boolean>`id_conto in (select id from conto
      where id_azienda = ${idAzienda} and testo_ricerca(nome) like ${like})`;
  if (campo === 'nome_file')
    return sql<boolean>`id_imp in (select id_imp from importazione
      where id_azienda = ${idAzienda} and testo_ricerca(nome_file) like ${like})`;
  if (getTipoCampo(campo) === 'testo') return sql<boolean>`${selectPlainTesto(campo)} like ${like}`;
  if (getTipoCampo(campo) === 'numero') return inUnNumero(campo, word, like);
  return sql<boolean>`${selectShownTesto(campo)} like ${like}`;
}

/** A shown number has at most three digits in a row (`1.234,56`), a day at most four. A word with more is in none. */
const IN_UN_NUMERO = /^(?!.*\d{4})[-\d.,]+$/;
const IN_UN_GIORNO = /^(?!.*\d{5})[\d/]+$/;

function puoStare(campo: CampoEstratto, word: string): boolean {
  switch (getTipoCampo(campo)) {
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
  campi: readonly CampoEstratto[],
  idAzienda: number,
): Condition[] {
  const byCost = campi.toSorted(
    (a, b) => Number(getTipoCampo(a) !== 'testo') - Number(getTipoCampo(b) !== 'testo'),
  );
  return words.map((word) => {
    const found = byCost
      .filter((campo) => puoStare(campo, word))
      .map((campo) => contiene(campo, word, idAzienda));
    return found.length > 0 ? any(found) : sql<boolean>`false`;
  });
}

interface Estremo {
  valore: string | number;
  escluso: boolean;
}

function inside(campo: CampoEstratto, da: Estremo | null, a: Estremo | null): Condition {
  const value = selectValore(campo);
  const type = getTipoCampo(campo) === 'data' ? sql`date` : sql`numeric`;
  const bound = (sign: string, { valore, escluso }: Estremo): Condition =>
    sql<boolean>`${value} ${sql.raw(escluso ? sign : `${sign}=`)} ${valore}::${type}`;
  // False, not null, for an empty cell, so that its negation is true.
  return all([
    sql<boolean>`${value} is not null`,
    ...(da ? [bound('>', da)] : []),
    ...(a ? [bound('<', a)] : []),
  ]);
}

type Condizione = FiltroEstratto['condizioni'][number];
type Parola = Extract<Condizione, { tipo: 'testo' }>;

/** The planner knows how many rows hold a text that is kept: it walks the list in its order when many do. */
function matches(campo: CampoEstratto, { modo, cercata }: Parola): Condition {
  const sought = cercata.normalize('NFC');
  const held = selectKeptTesto(campo);
  if (held) {
    const text = escapeLike(toSemplice(sought));
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
  return perhaps(sql<boolean>`lower(coalesce(${selectValore(campo)}, '')) ~ ${patterns[modo]}`);
}

function meets(campo: CampoEstratto, condizione: Condizione): Condition {
  switch (condizione.tipo) {
    case 'vuote':
      return sql<boolean>`${selectChoiceKey(campo)} = ''`;
    case 'intervallo':
      return inside(campo, condizione.da, condizione.a);
    case 'testo':
      return matches(campo, condizione);
  }
}

/** One of what is asked, all of what is refused, and the choice. */
function whereFiltro({ campo, condizioni, scelta }: FiltroEstratto): Condition[] {
  const asked = condizioni.filter(({ negata }) => !negata).map((each) => meets(campo, each));
  const refused = condizioni.filter(({ negata }) => negata).map((each) => not(meets(campo, each)));
  const chosen =
    scelta === null ? null : sql<boolean>`(${selectChoiceKey(campo)} = any(${scelta.valori}::text[]))`;
  return [
    ...(asked.length > 0 ? [any(asked)] : []),
    ...refused,
    ...(chosen ? [scelta?.modo === 'solo' ? chosen : not(chosen)] : []),
  ];
}

const UGUALI = ['natura', 'id_imp', 'id_conto', 'id_soggetto', 'id_mandante', 'id_agente', 'stato'] as const;

/** The WHERE of a request; `senza` leaves out the filter of one field, for the list of its values. */
export function makeWhere(idAzienda: number, query: FiltriEstratto, senza?: CampoEstratto): Condition {
  const conditions: Condition[] = [sql<boolean>`id_azienda = ${idAzienda}`];
  for (const field of UGUALI) {
    const value = query[field];
    if (value !== undefined) conditions.push(sql<boolean>`${sql.ref(field)} = ${value}`);
  }
  if (query.dal) conditions.push(sql<boolean>`data >= ${query.dal}::date`);
  if (query.al) conditions.push(sql<boolean>`data <= ${query.al}::date`);
  if (query.scadenza_dal) conditions.push(sql<boolean>`scadenza >= ${query.scadenza_dal}::date`);
  if (query.scadenza_al) conditions.push(sql<boolean>`scadenza <= ${query.scadenza_al}::date`);
  const words = (query.q ?? '').normalize('NFC').split(/\s+/).filter(Boolean);
  conditions.push(...searchWords(words, query.q_campi ?? NOMI_CERCATI, idAzienda));
  for (const filtro of query.filtri ?? [])
    if (filtro.campo !== senza) conditions.push(...whereFiltro(filtro));
  return all(conditions);
}
