/** The question that the page's address asks: what a bookmark brings back. */
import { z } from 'zod';
import { idTestoSchema, naturaSchema, type Natura } from '#api/contract/valori.ts';

/** The server's part of the filters; the rest is the grid's own. */
export interface EstrattoQuery {
  natura: Natura;
  id_conto: number | null;
  id_imp: number | null;
  /** A row of the other face: only what it closes, or what closes it. */
  id_legata: number | null;
}

export interface EstrattoAddress extends EstrattoQuery {
  /** Quick search, kept by the grid. */
  q: string;
}

const addressSchema = z.object({
  natura: naturaSchema.catch('movimento'),
  id_conto: idTestoSchema.nullable().catch(null),
  id_imp: idTestoSchema.nullable().catch(null),
  id_legata: idTestoSchema.nullable().catch(null),
  q: z.string().max(200).catch(''),
});

/** Reads `?natura=&id_conto=&id_imp=&id_legata=&q=`; what cannot be read counts as absent. */
export const parseIndirizzo = (search: URLSearchParams): EstrattoAddress =>
  addressSchema.parse({
    natura: search.get('natura'),
    id_conto: search.get('id_conto') ?? undefined,
    id_imp: search.get('id_imp') ?? undefined,
    id_legata: search.get('id_legata') ?? undefined,
    q: search.get('q') ?? '',
  });

/** The inverse: only what differs from the plain page is written. Other parameters (embed) are kept. */
export function toSearch(
  address: EstrattoAddress,
  base: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const search = new URLSearchParams(base);
  const put = (name: string, value: string | null) =>
    value === null ? search.delete(name) : search.set(name, value);
  put('natura', address.natura === 'movimento' ? null : address.natura);
  put('id_conto', address.id_conto === null ? null : String(address.id_conto));
  put('id_imp', address.id_imp === null ? null : String(address.id_imp));
  put('id_legata', address.id_legata === null ? null : String(address.id_legata));
  put('q', address.q.trim() === '' ? null : address.q);
  return search;
}

const PERCORSO = '/app/estrattoconto';

/** The page's address for a question: `/app/estrattoconto?id_imp=7`. */
export function toPercorso(address: Partial<EstrattoAddress>): string {
  const search = toSearch({
    natura: 'movimento',
    id_conto: null,
    id_imp: null,
    id_legata: null,
    q: '',
    ...address,
  });
  return search.size > 0 ? `${PERCORSO}?${search}` : PERCORSO;
}
