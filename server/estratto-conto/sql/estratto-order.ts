/** The order of the estratto conto: several fields, then the id, so that every row has one place. */
import { sql, type RawBuilder } from 'kysely';
import { campoEstrattoSchema, type Ordinamento, getTipoCampo } from '#api/contract/filtri.ts';
import { isNullable, RIGHE, selectPlainTesto, selectKeptTesto, selectValore } from './estratto-fields.ts';
import type { Condition } from './estratto-filters.ts';

interface Chiave {
  key: RawBuilder<unknown>;
  /** The beginning of `key`, where an index holds only that. It orders rows as `key` does, up to its length. */
  inizio: RawBuilder<unknown> | null;
  nullable: boolean;
  descending: boolean;
}

/** States are ordered as a row passes through them, like the list that shows them. */
const STATI = sql`array_position(array['aperta', 'parziale', 'chiusa', 'ignorata'], stato)`;

/** The index holds the beginning of a description: a whole one may be longer than an index entry can be. */
const INIZIO = sql`left(ordine_descrizione, 200)`;

/** Texts are ordered without accents and case, in code-point order: the same list on every engine, and in a page. */
function chiaveOf(sort: Ordinamento): Chiave {
  const campo = campoEstrattoSchema.parse(sort.replace(/^-/, ''));
  const descending = sort.startsWith('-');
  if (campo === 'stato') return { key: STATI, inizio: null, nullable: false, descending };
  const nullable = isNullable(campo);
  const held = selectKeptTesto(campo);
  if (held) return { key: held, inizio: campo === 'descrizione' ? INIZIO : null, nullable, descending };
  const text = getTipoCampo(campo) === 'testo';
  const plain = text ? sql`${selectPlainTesto(campo)} collate "C"` : selectValore(campo);
  // An empty text counts as an empty cell, and comes last.
  const key = text && nullable ? sql`nullif(${selectPlainTesto(campo)}, '') collate "C"` : plain;
  return { key, inizio: null, nullable, descending };
}

/** The id goes the way of the first field. */
export function makeOrder(sort: readonly Ordinamento[]): { chiavi: Chiave[]; descending: boolean } {
  const chiavi = sort.map(chiaveOf);
  return { chiavi, descending: chiavi[0]?.descending ?? false };
}

/** Rows without a value come last in both directions. `rovesciato` reads the same list from its end. */
export function selectOrder(sort: readonly Ordinamento[], rovesciato = false): RawBuilder<unknown> {
  const { chiavi, descending } = makeOrder(sort);
  const direction = (down: boolean) => (down === rovesciato ? sql`asc` : sql`desc`);
  const keys = chiavi.flatMap(({ key, inizio, nullable, descending: down }) => [
    ...(inizio ? [sql`${inizio} ${direction(down)}`] : []),
    ...(nullable ? [sql`(${key} is null) ${direction(false)}`] : []),
    sql`${key} ${direction(down)}`,
  ]);
  return sql.join([...keys, sql`id ${direction(descending)}`]);
}

/** Rows that come after the row with this id, in the same order. */
export function makeAfterRow(sort: readonly Ordinamento[], idAzienda: number, id: number): Condition {
  const { chiavi, descending } = makeOrder(sort);
  const sign = (down: boolean) => (down ? sql`<` : sql`>`);
  const lastOf = (key: RawBuilder<unknown>) =>
    sql`(select ${key} from ${RIGHE} where id_azienda = ${idAzienda} and id = ${id})`;
  const [only] = chiavi;
  // One comparison of pairs, which an index can answer.
  if (only && chiavi.length === 1 && !only.nullable) {
    const after = sql<boolean>`(${only.key}, id) ${sign(descending)} (${lastOf(only.key)}, ${id}::bigint)`;
    if (!only.inizio) return after;
    return sql<boolean>`${only.inizio} ${sign(descending)}= ${lastOf(only.inizio)} and ${after}`;
  }
  return chiavi.reduceRight<Condition>(
    (after, { key, descending: down }) => {
      const last = lastOf(key);
      return sql<boolean>`case when ${last} is null then ${key} is null and ${after}
        else coalesce(${key} ${sign(down)} ${last}, true) or (${key} = ${last} and ${after}) end`;
    },
    sql<boolean>`id ${sign(descending)} ${id}::bigint`,
  );
}
