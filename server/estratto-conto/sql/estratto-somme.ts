/** What the rows come to by day, kept by the database (migration 037): lists that are narrowed by little read no row to count themselves. */
import { sql, type RawBuilder } from 'kysely';
import type { FiltriEstratto } from './estratto-filters.ts';

/** The sums of what is visible, with the names of the columns that they share with its rows. */
export const SOMME: RawBuilder<unknown> = sql`(
  select s.* from somma_giorno s
  join importazione i on i.id_azienda = s.id_azienda and i.id_imp = s.id_imp
  where i.stato = 'completato'
) as somme`;

/** The filters by columns that the sums have. */
const TENUTI = new Set(['natura', 'id_imp', 'id_conto', 'dal', 'al']);
/** What a request holds beside its filters, and what was found for them. */
const ALTRO = new Set(['sort', 'limit', 'offset', 'cursor', 'q_campi', 'found', 'named']);

const isAbsent = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** Whether the rows that pass can be counted by their kept sums. */
export const isSummed = ({ q, ...filtri }: FiltriEstratto): boolean =>
  (q ?? '').trim() === '' &&
  Object.entries(filtri).every(([key, value]) => TENUTI.has(key) || ALTRO.has(key) || isAbsent(value));
