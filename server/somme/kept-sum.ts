/**
 * A kept sum: a table of sums that follow from the rows of the estratto conto. Triggers add a row with the difference
 * at each change (decisions 291, 337, 340). From its description come the queries that compute it again after rows were
 * loaded, that compare it when the data is verified, and that merge the rows which the triggers added.
 */

/** Rows that a sum adds up, each as the sum of one. */
interface Source {
  /** SQL: `riga_estratto r`, joined to what else is needed. */
  from: string;
  /** SQL: which of them count. */
  where: string;
  /** The sums that these rows have, with the SQL of what a row adds; they have none of those of other sources. */
  sums: Readonly<Record<string, string>>;
}

export interface KeptSum {
  table: string;
  /** The columns that tell one sum from another, besides the azienda, with the SQL of what each is of a row. */
  key: Readonly<Record<string, string>>;
  sources: readonly Source[];
  /** The column that names, together with the day, a sum to people. */
  named: string;
  /** Italian: what is wrong with a sum that does not follow from the rows. */
  differs: string;
}

const listKey = ({ key }: KeptSum): string => ['id_azienda', ...Object.keys(key)].join(', ');
const listSums = ({ sources }: KeptSum): string[] => sources.flatMap(({ sums }) => Object.keys(sums));
/** SQL: the azienda, what tells a sum from another, and what it comes to. */
export const listColumns = (kept: KeptSum): string => [listKey(kept), ...listSums(kept)].join(', ');

/** SQL of the key of a row, as a list of columns. */
export const selectKey = ({ key }: KeptSum): string =>
  Object.entries(key)
    .map(([name, value]) => `${value} as ${name}`)
    .join(', ');

/** One query for each source: its rows, each as the sum of one, with this sign. A condition may be added to the end. */
export const listRows = (kept: KeptSum, sign: '' | '-' = ''): string[] =>
  kept.sources.map(({ from, where, sums }) => {
    const added = listSums(kept).map((name) => `${sign}(${sums[name] ?? '0'})::bigint as ${name}`);
    return `select r.id_azienda, ${selectKey(kept)}, ${added.join(', ')} from ${from} where ${where}`;
  });

const addUp = (kept: KeptSum, parts: readonly string[]): string => `
  select ${listKey(kept)}, ${listSums(kept)
    .map((name) => `sum(${name})::bigint as ${name}`)
    .join(', ')}
  from (${parts.join(' union all ')}) as x
  group by ${listKey(kept)} having ${listSums(kept)
    .map((name) => `sum(${name}) <> 0`)
    .join(' or ')}`;

const insertAddedUp = (kept: KeptSum, parts: readonly string[]): string =>
  `insert into ${kept.table} (${listColumns(kept)}) ${addUp(kept, parts)}`;

/** Writes the sums of all aziende, computed from the rows. */
export const insertSums = (kept: KeptSum): string => insertAddedUp(kept, listRows(kept));

/** The difference between the stored sums and those computed from the rows; no rows if they agree. */
export const selectDifferences = (kept: KeptSum): string =>
  addUp(kept, [`select ${listColumns(kept)} from ${kept.table}`, ...listRows(kept, '-')]);

/** Merges the sums of an azienda that are stored in several rows; those that come to zero are deleted. `only`: SQL, of which. */
export const mergeSums = (kept: KeptSum, idAzienda: number, only = 'true'): string => `
  with taken as (
    delete from ${kept.table} where id_azienda = ${idAzienda} and id in (
      select unnest(array_agg(id)) from ${kept.table} where id_azienda = ${idAzienda} and ${only}
      group by ${Object.keys(kept.key).join(', ')} having count(*) > 1) returning *
  )
  ${insertAddedUp(kept, [`select ${listColumns(kept)} from taken`])}`;
