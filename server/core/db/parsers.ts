/** How both drivers read PostgreSQL's values, so that no caller can tell which one runs. */

/** PostgreSQL's type identifiers, from `pg_type.dat`. */
const OID = { int8: 20, date: 1082, timestamptz: 1184 } as const;

/** A `bigint` as a number; throws beyond 2^53, where a double would lose cents. */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('bigint beyond the exact range of a number');
  return value;
}

/** A `date` as it is written, `YYYY-MM-DD`: a calendar day has no time zone. */
const parseDate = (text: string): string => text;

/** A `timestamptz` as ISO 8601 in UTC with milliseconds. */
function parseInstant(text: string): string {
  const iso = text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  return new Date(iso).toISOString();
}

export const parsers: Record<number, (text: string) => unknown> = {
  [OID.int8]: parseBigint,
  [OID.date]: parseDate,
  [OID.timestamptz]: parseInstant,
};
