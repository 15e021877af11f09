/** The estratto conto in blocks: the page's question and the grid's, asked of the server together. */
import type { AnswerOf, RequestOf } from '#api/client.ts';
import { campoEstrattoSchema } from '#api/contract/filtri.ts';
import type { RigaChiusa } from '#api/contract/estratto-conto.ts';
import { toCentesimi } from '#domain/importi.ts';
import type { BlocksQuery, BlocksSource, Summary, SommaDivisa } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import type { Getter } from '#state/jotai.ts';
import type { EstrattoQuery } from './query.ts';

/** Rows of a page, where all of them are wanted: few pages, and none that holds the browser for long. */
export const PAGINA = 20_000;

type Query = NonNullable<RequestOf<'estrattoBlocco'>['query']>;
type Totali = AnswerOf<'estrattoTotali'>;

/** The page's own question; the latest rows first. */
export const toQuery = ({ natura, id_conto, id_imp, id_legata }: EstrattoQuery): Query => ({
  natura,
  ...(id_conto !== null && { id_conto }),
  ...(id_imp !== null && { id_imp }),
  ...(id_legata !== null && { id_legata }),
  sort: natura === 'partita' ? 'scadenza' : '-data',
});

const isField = (field: string): boolean => campoEstrattoSchema.safeParse(field).success;

/** The grid's part: columns that the server does not know ask nothing. */
function toGridQuery({ filtri, ricerca, campi, ordine }: BlocksQuery): Query {
  const known = filtri.filter(({ campo }) => isField(campo));
  const sort = ordine.flatMap(({ campo, verso }) =>
    isField(campo) ? [verso === 'desc' ? `-${campo}` : campo] : [],
  );
  return {
    ...(known.length > 0 && { filtri: JSON.stringify(known) }),
    ...(ricerca !== '' && { q: ricerca, q_campi: campi.filter(isField).join(',') }),
    ...(sort.length > 0 && { sort: sort.join(',') }),
  };
}

function toSum({ divisa, totale: righe, dare, avere, residuo }: Totali['divise'][number]): SommaDivisa {
  const somma = toCentesimi(dare + avere);
  const media = toCentesimi(Math.round(somma / Math.max(1, righe)));
  const colonne = { dare: -dare, avere, importo: somma, residuo };
  return { divisa, righe, dare, avere, somma, media, colonne };
}

const toSummary = ({ totale, divise }: Totali): Summary => ({
  righe: totale,
  divise: divise.map(toSum),
});

interface Links<Riga> {
  question: (get: Getter) => EstrattoQuery | null;
  withNomi: (get: Getter, righe: readonly RigaChiusa[]) => Riga[];
}

export function makeBlocks<Riga>({ question, withNomi }: Links<Riga>): BlocksSource<Riga> {
  const queryOf = (get: Getter, asked: BlocksQuery): Query => {
    const own = question(get);
    if (!own) throw new Error('blocks asked while nothing is shown');
    return { ...toQuery(own), ...toGridQuery(asked) };
  };
  return {
    async read({ get, signal }, asked, from, a) {
      const query = { ...queryOf(get, asked), offset: from, limit: a - from };
      return withNomi(get, (await get(clientAtom).call('estrattoBlocco', { query, signal })).righe);
    },
    async riepilogo({ get, signal }, asked) {
      const { sort: _sort, ...query } = queryOf(get, asked);
      return toSummary(await get(clientAtom).call('estrattoTotali', { query, signal }));
    },
    async valori({ get, signal }, asked, field) {
      const { sort: _sort, ...query } = queryOf(get, asked);
      return get(clientAtom).call('estrattoValori', {
        query: { ...query, campo: campoEstrattoSchema.parse(field) },
        signal,
      });
    },
    async gruppi({ get, signal }, asked, criteria) {
      const { sort: _sort, ...query } = queryOf(get, asked);
      const gruppi = criteria.map(({ campo, per }) => `${campo}.${per}`).join(',');
      const found = await get(clientAtom).call('estrattoGruppi', { query: { ...query, gruppi }, signal });
      return {
        gruppi: found.gruppi.map(({ chiavi, ...own }) => ({ chiavi, somma: toSum(own) })),
        incompleto: found.incompleto,
      };
    },
    async *walk({ get, signal }, asked) {
      const query = { ...queryOf(get, asked), limit: PAGINA };
      let cursor: string | null = null;
      do {
        const page: AnswerOf<'estrattoBlocco'> = await get(clientAtom).call('estrattoBlocco', {
          query: { ...query, ...(cursor !== null && { cursor }) },
          signal,
        });
        yield withNomi(get, page.righe);
        ({ cursor } = page);
      } while (cursor !== null);
    },
  };
}
