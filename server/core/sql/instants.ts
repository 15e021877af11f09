/** Instants as the wire takes them, where PostgreSQL writes the answer. */
import { sql, type RawBuilder } from 'kysely';

/** ISO 8601 in UTC with milliseconds, of a `timestamptz`; null for null. */
export const selectIstante = <T extends string | null = string>(value: RawBuilder<unknown>): RawBuilder<T> =>
  sql<T>`to_char((${value}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
