/** Makes a report out of the schema of its question: the address is read with the very rules of the server. */
import type { Client } from '#api/client.ts';
import { z } from 'zod';
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

/** Field by field, so that one that says nothing to the schema counts as absent and the others hold. */
function leggiCampi(schema: z.ZodObject, base: Valori, asked: Valori): Valori {
  return toValori(
    Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => {
        const read = z.safeParse(field, asked[name] ?? base[name]);
        if (read.success) return [name, read.data];
        const first = z.safeParse(field, base[name]);
        return [name, first.success ? first.data : undefined];
      }),
    ),
  );
}

export function makeReport<S extends z.ZodObject, A extends Fatto>(definizione: Definizione<S, A>): Report {
  const { nome, titolo, descrizione, schema, parametri, soloPagina = {}, base } = definizione;
  const { serve = null, faccia = () => '', colonne, chiedi, componi, dettaglio = null } = definizione;
  const names = [...Object.keys(schema.shape), ...Object.keys(soloPagina)];
  const leggi = (search: URLSearchParams, oggi: Giorno) => {
    const asked: Valori = Object.fromEntries(
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
    const letti = leggiCampi(schema, first, asked);
    const whole = schema.safeParse(letti);
    return { valori: { ...letti, ...pagina }, intero: whole.success };
  };
  return {
    nome,
    titolo,
    descrizione,
    parametri,
    serve,
    leggiIndirizzo(search, oggi) {
      const { valori, intero } = leggi(search, oggi);
      return intero ? valori : null;
    },
    leggiParziale: (search, oggi) => leggi(search, oggi).valori,
    faccia,
    colonne,
    dettaglio,
    async leggi(client, valori, signal) {
      const risposta = await chiedi(client, schema.parse(valori), signal);
      return { ...componi(risposta, valori), visto_il: risposta.parametri.visto_il };
    },
  };
}
