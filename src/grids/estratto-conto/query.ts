/** The question that the page's address asks: what a bookmark brings back. */
import { z } from 'zod';
import { idTestoSchema, naturaSchema, type Natura } from '#api/contract/valori.ts';

/** The server's part of the filters; the rest is the grid's own. */
export interface EstrattoQuery {
  natura: Natura;
  id_conto: number | null;
  id_imp: number | null;
}

export interface EstrattoAddress extends EstrattoQuery {
  /** Quick search, kept by the grid. */
  q: string;
}

const indirizzoSchema = z.object({
  natura: naturaSchema.catch('movimento'),
  id_conto: idTestoSchema.nullable().catch(null),
  id_imp: idTestoSchema.nullable().catch(null),
  q: z.string().max(200).catch(''),
});

/** Reads `?natura=&id_conto=&id_imp=&q=`; what cannot be read counts as absent. */
export function parseIndirizzo(search: URLSearchParams): EstrattoAddress {
  return indirizzoSchema.parse({
    natura: search.get('natura'),
    id_conto: search.get('id_conto') ?? undefined,
    id_imp: search.get('id_imp') ?? undefined,
    q: search.get('q') ?? '',
  });
}

/** The inverse: only what differs from the plain page is written. Other parameters (embed) are kept. */
export function toSearch(
  indirizzo: EstrattoAddress,
  base: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const search = new URLSearchParams(base);
  const put = (name: string, value: string | null) =>
    value === null ? search.delete(name) : search.set(name, value);
  put('natura', indirizzo.natura === 'movimento' ? null : indirizzo.natura);
  put('id_conto', indirizzo.id_conto === null ? null : String(indirizzo.id_conto));
  put('id_imp', indirizzo.id_imp === null ? null : String(indirizzo.id_imp));
  put('q', indirizzo.q.trim() === '' ? null : indirizzo.q);
  return search;
}

export const PERCORSO = '/app/estrattoconto';

/** The page's address for a question: `/app/estrattoconto?id_imp=7`. */
export function toPercorso(indirizzo: Partial<EstrattoAddress>): string {
  const search = toSearch({ natura: 'movimento', id_conto: null, id_imp: null, q: '', ...indirizzo });
  return search.size > 0 ? `${PERCORSO}?${search}` : PERCORSO;
}
