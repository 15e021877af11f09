/** The order of the estratto conto: several fields, then the id, so that every row has one place. */
import { sql, type RawBuilder } from 'kysely';
import { campoEstrattoSchema, type Ordinamento, getTipoCampo } from '#api/contract/filtri.ts';
import {
  isNullable,
  selectRighe,
  selectPlainTesto,
  selectKeptTesto,
  selectValore,
} from './estratto-fields.ts';
import type { Natura } from '#api/contract/valori.ts';
import type { Condition } from './estratto-filters.ts';

/** A list in its order; `natura`: what all of its rows are. */
interface Ordered {
  sort: readonly Ordinamento[];
  natura?: Natura | undefined;
}

interface Chiave {
  key: RawBuilder<unknown>;
  /** The beginning of `key`, where an index holds only that. It orders rows as `key` does, up to its length. */
  start: RawBuilder<unknown> | null;
  nullable: boolean;
  descending: boolean;
}

/** States are ordered as a row passes through them, like the list that shows them. */
const STATI = sql`array_position(array['aperta', 'parziale', 'chiusa', 'ignorata'], stato)`;

/** The index holds the beginning of a description: a whole one may be longer than an index entry can be. */
const START = sql`left(ordine_descrizione, 200)`;

/** Texts are ordered without accents and case, in code-point order: the same list on every engine, and in a page. */
function keyOf(sort: Ordinamento, natura: Natura | undefined): Chiave {
  const field = campoEstrattoSchema.parse(sort.replace(/^-/, ''));
  const descending = sort.startsWith('-');
  if (field === 'stato') return { key: STATI, start: null, nullable: false, descending };
  // A partita falls due some day: its index is in this order.
  const nullable = isNullable(field) && !(field === 'scadenza' && natura === 'partita');
  const held = selectKeptTesto(field);
  if (held) return { key: held, start: field === 'descrizione' ? START : null, nullable, descending };
  const text = getTipoCampo(field) === 'testo';
  const plain = text ? sql`${selectPlainTesto(field)} collate "C"` : selectValore(field);
  // An empty text counts as an empty cell, and comes last.
  const key = text && nullable ? sql`nullif(${selectPlainTesto(field)}, '') collate "C"` : plain;
  return { key, start: null, nullable, descending };
}

/** The id goes the way of the first field. */
function makeOrder({ sort, natura }: Ordered): { chiavi: Chiave[]; descending: boolean } {
  const chiavi = sort.map((each) => keyOf(each, natura));
  return { chiavi, descending: chiavi[0]?.descending ?? false };
}

/** Rows without a value come last in both directions. `reversed` reads the same list from its end. */
export function selectOrder(ordered: Ordered, reversed = false): RawBuilder<unknown> {
  const { chiavi, descending } = makeOrder(ordered);
  const direction = (down: boolean) => (down === reversed ? sql`asc` : sql`desc`);
  const keys = chiavi.flatMap(({ key, start, nullable, descending: down }) => [
    ...(start ? [sql`${start} ${direction(down)}`] : []),
    ...(nullable ? [sql`(${key} is null) ${direction(false)}`] : []),
    sql`${key} ${direction(down)}`,
  ]);
  return sql.join([...keys, sql`id ${direction(descending)}`]);
}

/** Rows that come after the row with this id, in the same order. */
export function makeAfterRow(ordered: Ordered, idAzienda: number, id: number): Condition {
  const { chiavi, descending } = makeOrder(ordered);
  const sign = (down: boolean) => (down ? sql`<` : sql`>`);
  const lastOf = (key: RawBuilder<unknown>) =>
    sql`(select ${key} from ${selectRighe(idAzienda)} where id_azienda = ${idAzienda} and id = ${id})`;
  const [only] = chiavi;
  // One comparison of pairs, which an index can answer.
  if (only && chiavi.length === 1 && !only.nullable) {
    const after = sql<boolean>`(${only.key}, id) ${sign(descending)} (${lastOf(only.key)}, ${id}::bigint)`;
    if (!only.start) return after;
    return sql<boolean>`${only.start} ${sign(descending)}= ${lastOf(only.start)} and ${after}`;
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
