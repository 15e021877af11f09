/** Addresses inside the areas: a row, a soggetto, a question already asked. */
import type { Giorno } from '#api/contract/valori.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { paths } from './paths.ts';

function withQuery(path: string, query: Readonly<Record<string, string | number | null>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== null) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Days as a filter of the grid says them, both included; without `from`, all until `a`. */
export const formatInterval = (from: Giorno | null, a: Giorno): string =>
  from === null ? `..${formatData(a)}` : `${formatData(from)}..${formatData(a)}`;

/** Rows of the estratto conto, filtered as its address can say: `f.` and a column's name is that column's filter. */
export const toEstrattoConto = (query: Readonly<Record<string, string | number | null>> = {}): string =>
  withQuery(paths.estrattoConto, query);

interface PartitaCercata {
  id: number;
  numero_documento: string | null;
  ragione_sociale: string | null;
}

/** One partita: its id names it, its document (or its soggetto) finds it by quick search. */
export const toPartita = ({ id, numero_documento, ragione_sociale }: PartitaCercata): string =>
  toEstrattoConto({ natura: 'partita', id, q: numero_documento ?? ragione_sociale });

/** All the partite of a soggetto. */
export const toSoggetto = ({ id, ragione_sociale }: { id: number; ragione_sociale: string }): string =>
  toEstrattoConto({ natura: 'partita', id_soggetto: id, q: ragione_sociale });

interface RigaCercata extends PartitaCercata {
  natura: 'movimento' | 'partita';
  data: Giorno;
  importo: number;
}

/** One row: a document by its number, anything else by its day and its amount. */
export const toRiga = ({ natura, data, importo, ...riga }: RigaCercata): string =>
  natura === 'partita' && riga.numero_documento !== null
    ? toPartita(riga)
    : toEstrattoConto({
        natura,
        id: riga.id,
        q: riga.numero_documento ?? formatImporto(Math.abs(importo)),
        'f.data': formatInterval(data, data),
      });

/** The movimenti of a conto. */
export const toConto = ({ id }: { id: number }): string =>
  toEstrattoConto({ natura: 'movimento', id_conto: id });

/** The import page, opened on its registro. */
export const registro = `${paths.importEstratto}?vista=registro`;
