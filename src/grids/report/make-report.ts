/** Makes a report out of the schema of its question: the address is read with the very rules of the server. */
import type { Client } from '#api/client.ts';
import type { z } from 'zod';
import type { Giorno } from '#api/contract/valori.ts';
import type { ColonnaFoglio, Dettaglio, Foglio, NomeParametro, Report, Valori } from './tipi.ts';

/** What the answers of all the reports have in common. */
interface Fatto {
  parametri: { visto_il: string };
}

export interface Definizione<S extends z.ZodObject, A extends Fatto> extends Pick<
  Report,
  'nome' | 'titolo' | 'descrizione'
> {
  schema: S;
  parametri: readonly NomeParametro[];
  serve?: string;
  /** Parameters that are the page's alone, with their first value: the server never hears of them. */
  soloPagina?: Valori;
  /** The parameters of a first visit. */
  base: (oggi: Giorno) => Valori;
  faccia?: (valori: Valori) => string;
  colonne: (valori: Valori) => readonly ColonnaFoglio[];
  chiedi: (client: Client, query: z.output<S>, signal: AbortSignal) => Promise<A>;
  componi: (risposta: A, valori: Valori) => Omit<Foglio, 'visto_il'>;
  dettaglio?: Dettaglio;
}

/** The values of an object's fields as the address writes them; null and undefined are left out. */
export const toValori = (fields: object): Valori =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  );

/** Reads with a schema what it can: a parameter that says nothing to it counts as absent. Null when one is missing. */
export function leggiValori<S extends z.ZodObject>(schema: S, valori: Valori): z.output<S> | null {
  const first = schema.safeParse(valori);
  if (first.success) return first.data;
  const wrong = new Set(first.error.issues.map(({ path }) => String(path[0])));
  const rest = Object.fromEntries(Object.entries(valori).filter(([name]) => !wrong.has(name)));
  const second = schema.safeParse(rest);
  return second.success ? second.data : null;
}

export function makeReport<S extends z.ZodObject, A extends Fatto>(definizione: Definizione<S, A>): Report {
  const { nome, titolo, descrizione, schema, parametri, soloPagina = {}, base } = definizione;
  const { serve = null, faccia = () => '', colonne, chiedi, componi, dettaglio = null } = definizione;
  const names = [...Object.keys(schema.shape), ...Object.keys(soloPagina)];
  const leggiIndirizzo = (search: URLSearchParams, oggi: Giorno): Valori | null => {
    const asked = Object.fromEntries(
      names.flatMap((name) => {
        const value = search.get(name);
        return value === null || value === '' ? [] : [[name, value]];
      }),
    );
    const pagina = Object.fromEntries(
      Object.entries(soloPagina).map(([name, first]) => [name, asked[name] ?? first]),
    );
    const first = base(oggi);
    // What the address says badly is what it does not say.
    const read = leggiValori(schema, { ...first, ...asked }) ?? leggiValori(schema, first);
    return read === null ? null : { ...toValori(read), ...pagina };
  };
  return {
    nome,
    titolo,
    descrizione,
    parametri,
    serve,
    leggiIndirizzo,
    faccia,
    colonne,
    dettaglio,
    async leggi(client, valori, signal) {
      const risposta = await chiedi(client, schema.parse(valori), signal);
      return { ...componi(risposta, valori), visto_il: risposta.parametri.visto_il };
    },
  };
}
