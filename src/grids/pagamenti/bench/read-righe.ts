/** What the bench reads of rows: a screenful first, by number, and who holds which. */
import type { AnswerOf, RequestOf } from '#api/client.ts';
import type { RigaChiusa } from '#api/contract/estratto-conto.ts';
import { clientAtom } from '#state/api.ts';
import type { Getter } from '#state/jotai.ts';
import { sessioneAtom } from '#state/sessione.ts';

const PRIMA_PAGINA = 1_000;
const PAGINA = 20_000;

type Query = NonNullable<RequestOf<'estrattoBlocco'>['query']>;

/** The filters that are set. */
export const withoutNulls = (values: Record<string, string | number | null>): Query =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** Rows in one of these states, first a screenful, then large pages. */
export async function* readPages(
  get: Getter,
  filtri: string,
  query: Query,
  signal: AbortSignal,
): AsyncGenerator<readonly RigaChiusa[]> {
  let cursor: string | null = null;
  let limit = PRIMA_PAGINA;
  do {
    const page: AnswerOf<'estrattoBlocco'> = await get(clientAtom).call('estrattoBlocco', {
      query: { ...query, filtri, limit, ...(cursor !== null && { cursor }) },
      signal,
    });
    yield page.righe;
    ({ cursor } = page);
    limit = PAGINA;
  } while (cursor !== null);
}

/** Rows that changed elsewhere, read by id. */
export async function readById(
  get: Getter,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<RigaChiusa[]> {
  const filtri = JSON.stringify([
    { campo: 'id', condizioni: [], scelta: { modo: 'solo', valori: ids.map(String) } },
  ]);
  const query = { filtri, limit: Math.max(1, ids.length) };
  return (await get(clientAtom).call('estrattoBlocco', { query, signal })).righe;
}

export async function readPrese(get: Getter, signal?: AbortSignal): Promise<ReadonlyMap<number, string>> {
  const { prese } = await get(clientAtom).call('prese', { signal });
  const me = get(sessioneAtom)?.username;
  const others = prese.filter(({ username }) => username !== me);
  return new Map(others.map(({ id_riga, username }) => [id_riga, username]));
}
