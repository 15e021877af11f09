/** Lists that are narrowed by little count themselves by the kept sums, and read no row. */
import type { RawBuilder } from 'kysely';
import { SOMME, SOMME_FILE } from '../../somme/visible.ts';
import type { FiltriEstratto } from './estratto-filters.ts';
import { listStati } from './states.ts';

/** The sums among which those of a list are. */
export const selectSomme = ({ id_imp }: Pick<FiltriEstratto, 'id_imp'>): RawBuilder<unknown> =>
  id_imp === undefined ? SOMME : SOMME_FILE;

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

/**
 * A list of all that is open, or of all that is settled, and of nothing else that the sums do not know: the question without
 * that choice, and which of the two it is. Null for all other lists.
 */
export function splitByStato({
  filtri = [],
  ...query
}: FiltriEstratto): { all: FiltriEstratto; open: boolean } | null {
  const [only, ...others] = filtri;
  if (only?.campo !== 'stato' || others.length > 0 || only.condizioni.length > 0 || !isSummed(query))
    return null;
  const states = (only.scelta?.modo === 'solo' ? listStati(only.scelta.valori) : []).join();
  if (states !== 'aperta,parziale' && states !== 'chiusa,ignorata') return null;
  return { all: query, open: states === 'aperta,parziale' };
}
