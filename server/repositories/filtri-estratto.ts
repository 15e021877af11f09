/** The filters of the estratto conto as SQL. A row that the page would keep is kept here, and no other. */
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { totaliQuerySchema } from '#api/contract/estratto-conto.ts';
import type { CampoEstratto, FiltroEstratto } from '#api/contract/filtri.ts';
import { toPattern } from './parola-cercata.ts';
import { chiaveScelta, testoMostrato, tipoCampo, valoreCampo } from './campi-estratto.ts';

export type Filtri = z.output<typeof totaliQuerySchema>;
export type Condition = RawBuilder<boolean>;

const CERCATI = sql`concat_ws(' ', descrizione, ragione_sociale, numero_documento, riferimento, nota)`;

const not = (condition: Condition): Condition => sql<boolean>`not ${condition}`;
const all = (conditions: readonly Condition[]): Condition =>
  sql<boolean>`(${sql.join(conditions, sql` and `)})`;
const any = (conditions: readonly Condition[]): Condition =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/** `%` and `_` of what is sought are themselves. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * Of a pattern the planner expects that nearly no row has it, and reads every row before it shows the first screen. Said
 * in this way it knows nothing, and walks the list in its order: what people look for is usually met soon.
 */
const perhaps = (condition: Condition): Condition => sql<boolean>`coalesce(${condition}, false)`;

/** True for rows whose text contains every word; the text is made once, whatever the number of words. */
function containsAll(text: RawBuilder<unknown>, words: readonly string[]): Condition {
  return perhaps(sql<boolean>`lower(${text}) ~ all (${words.map(toPattern)}::text[])`);
}

/**
 * Every word must stand somewhere in what is shown. A word of letters alone cannot stand in a number or in a day:
 * those, which cost most to write out, are read only for the others.
 */
function cerca(words: readonly string[], campi: readonly CampoEstratto[] | undefined): Condition[] {
  if (!campi) return [containsAll(CERCATI, words)];
  const letters = words.filter((word) => /^\p{L}+$/u.test(word));
  const others = words.filter((word) => !letters.includes(word));
  const join = (fields: readonly CampoEstratto[]): RawBuilder<unknown> =>
    sql`concat_ws(E'\n', ${sql.join(fields.map(testoMostrato))})`;
  const texts = campi.filter((campo) => tipoCampo(campo) === 'testo');
  const found: Condition[] = [];
  if (letters.length > 0)
    found.push(texts.length > 0 ? containsAll(join(texts), letters) : sql<boolean>`false`);
  if (others.length > 0) found.push(containsAll(join(campi), others));
  return found;
}

interface Estremo {
  valore: string | number;
  escluso: boolean;
}

function inside(campo: CampoEstratto, da: Estremo | null, a: Estremo | null): Condition {
  const value = valoreCampo(campo);
  const type = tipoCampo(campo) === 'data' ? sql`date` : sql`numeric`;
  const bound = (sign: string, { valore, escluso }: Estremo): Condition =>
    sql<boolean>`${value} ${sql.raw(escluso ? sign : `${sign}=`)} ${valore}::${type}`;
  // Not unknown but false for an empty cell, so that its negation is true.
  return all([
    sql<boolean>`${value} is not null`,
    ...(da ? [bound('>', da)] : []),
    ...(a ? [bound('<', a)] : []),
  ]);
}

type Condizione = FiltroEstratto['condizioni'][number];
type Parola = Extract<Condizione, { tipo: 'testo' }>;

function matches(campo: CampoEstratto, { modo, cercata }: Parola): Condition {
  const word = toPattern(cercata.normalize('NFC'));
  const patterns: Record<Parola['modo'], string> = {
    contiene: word,
    uguale: `^${word}$`,
    inizia: `^${word}`,
    finisce: `${word}$`,
  };
  return perhaps(sql<boolean>`lower(coalesce(${valoreCampo(campo)}, '')) ~ ${patterns[modo]}`);
}

function meets(campo: CampoEstratto, condizione: Condizione): Condition {
  switch (condizione.tipo) {
    case 'vuote':
      return sql<boolean>`${chiaveScelta(campo)} = ''`;
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
    scelta === null ? null : sql<boolean>`(${chiaveScelta(campo)} = any(${scelta.valori}::text[]))`;
  return [
    ...(asked.length > 0 ? [any(asked)] : []),
    ...refused,
    ...(chosen ? [scelta?.modo === 'solo' ? chosen : not(chosen)] : []),
  ];
}

const UGUALI = ['natura', 'id_imp', 'id_conto', 'id_soggetto', 'id_mandante', 'id_agente', 'stato'] as const;

/** The WHERE of a request; `senza` leaves out the filter of one field, for the list of its values. */
export function whereOf(idAzienda: number, query: Filtri, senza?: CampoEstratto): Condition {
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
  if (words.length > 0) conditions.push(...cerca(words, query.q_campi));
  for (const filtro of query.filtri ?? [])
    if (filtro.campo !== senza) conditions.push(...whereFiltro(filtro));
  return all(conditions);
}
