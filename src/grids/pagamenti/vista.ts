/** What the page's address asks: which face, and which movimenti and partite. */
import { z } from 'zod';
import { giornoSchema, idTestoSchema, type Giorno } from '#api/contract/valori.ts';
import { addGiorni, toGiorno as giornoDa } from '#domain/date.ts';
import { clearFilters, readParameters } from '#grids/engine/index.ts';

const FACES = [
  'banco',
  'registro',
  'spiegati',
  'rifiuti',
  'azioni',
  'voci',
  'prima_nota',
  'chiusura',
] as const;
export type Face = (typeof FACES)[number];

/** Null: any. `dal` and `al` are days of the movimento. */
export interface PagamentiQuery {
  id_conto: number | null;
  id_soggetto: number | null;
  id_agente: number | null;
  id_mandante: number | null;
  /** The desk alone: movimenti of one file, and those that its partite would explain. */
  id_imp: number | null;
  /** The register alone: pagamenti of one action over many rows. */
  id_lotto: number | null;
  dal: Giorno | null;
  al: Giorno | null;
}

export interface PagamentiAddress extends PagamentiQuery {
  faccia: Face;
  /** The desk alone: which of its movimenti, and the words sought in them. */
  scheda: BenchTab;
  q: string;
}

/** The tabs of the desk. */
export const TABS = {
  tutti: 'Tutti',
  sicure: 'Sicure',
  da_decidere: 'Da decidere',
  senza: 'Senza documento',
  spiegate: 'Spiegate',
} as const;
export type BenchTab = keyof typeof TABS;
export const TAB_NAMES = Object.keys(TABS) as readonly BenchTab[];

const id = idTestoSchema.nullable().catch(null);
const giorno = giornoSchema.nullable().catch(null);
const addressSchema = z.object({
  faccia: z.enum(FACES).catch('banco'),
  scheda: z.enum(TAB_NAMES).catch('tutti'),
  q: z.string().max(200).catch(''),
  id_conto: id,
  id_soggetto: id,
  id_agente: id,
  id_mandante: id,
  id_imp: id,
  id_lotto: id,
  dal: giorno,
  al: giorno,
});
const CAMPI = [
  'id_conto',
  'id_soggetto',
  'id_agente',
  'id_mandante',
  'id_imp',
  'id_lotto',
  'dal',
  'al',
] as const;

/** Reads the address; what cannot be read counts as absent. */
export function parseIndirizzo(search: URLSearchParams): PagamentiAddress {
  const values = Object.fromEntries(
    [...CAMPI, 'scheda', 'q'].map((field) => [field, search.get(field) ?? undefined]),
  );
  return addressSchema.parse({ faccia: search.get('vista') ?? undefined, ...values });
}

/** What stands when an address says nothing. */
const USUAL: ReadonlySet<unknown> = new Set([null, '', 'tutti']);

/**
 * The address as it is now with some of its parts changed; parameters of others (embed, filters) are kept. Filters of
 * columns are of the face that they were written on.
 */
export function writeAddress(patch: Partial<PagamentiAddress>): URLSearchParams {
  const now = readParameters();
  const { faccia, ...domanda } = patch;
  const other = faccia !== undefined && faccia !== parseIndirizzo(now).faccia;
  const search = other ? clearFilters(now) : now;
  if (faccia === 'banco') search.delete('vista');
  else if (faccia) search.set('vista', faccia);
  for (const [field, value] of Object.entries(domanda))
    if (USUAL.has(value)) search.delete(field);
    else search.set(field, String(value));
  return search;
}

/** The month before a day: what is usually closed. */
export function getPreviousMonth(day: Giorno): { dal: Giorno; al: Giorno } {
  const al = addGiorni(giornoDa(`${day.slice(0, 7)}-01`), -1);
  return { dal: giornoDa(`${al.slice(0, 7)}-01`), al };
}
