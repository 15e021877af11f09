/** Makes a report of the page out of its definition: the address is read with the very rules of the server. */
import { z } from 'zod';
import {
  isConRighe,
  type NomeReport,
  toRottaReport,
  toRottaRighe,
  SCHEMI_REPORT,
} from '#api/contract/report.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { toValori } from '#domain/report/common.ts';
import type { DefinizioneReport, DettaglioReport, ReportValori } from '#domain/report/definition.ts';
import { REPORT, toFoglio } from '#domain/report/list.ts';
import type { Dettaglio, Report } from './types.ts';

/** Field by field, so that one that says nothing to the schema counts as absent and the others hold. */
function leggiCampi(schema: z.ZodObject, base: ReportValori, asked: ReportValori): ReportValori {
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

/** What the address asks, completed with what it leaves out; `intero` when nothing is missing. */
function readIndirizzo(
  schema: z.ZodObject,
  { soloPagina = {}, base }: Pick<DefinizioneReport<NomeReport>, 'soloPagina' | 'base'>,
  search: URLSearchParams,
  oggi: Giorno,
): { valori: ReportValori; intero: boolean } {
  const names = [...Object.keys(schema.shape), ...Object.keys(soloPagina)];
  const asked: ReportValori = Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name);
      return value === null || value === '' ? [] : [[name, value]];
    }),
  );
  const pagina = Object.fromEntries(
    Object.entries(soloPagina).map(([name, first]) => [name, asked[name] ?? first]),
  );
  // What the address says badly is what it does not say.
  const letti = leggiCampi(schema, base(oggi), asked);
  return { valori: { ...letti, ...pagina }, intero: schema.safeParse(letti).success };
}

function makeDettaglio(nome: NomeReport, dettaglio: DettaglioReport | undefined): Dettaglio | null {
  if (!dettaglio || !isConRighe(nome)) return null;
  return {
    ...dettaglio,
    leggi: (client, valori, apre, pagina, signal) => {
      const query = SCHEMI_REPORT[nome].righe.query.parse({ ...valori, ...apre, ...pagina });
      return client.call(toRottaRighe(nome), { query, signal });
    },
  };
}

export function makeReport(nome: NomeReport): Report {
  const definizione = REPORT[nome];
  const { titolo, descrizione, parametri, serve = null, faccia = () => '', colonne } = definizione;
  const { query } = SCHEMI_REPORT[nome];
  return {
    nome,
    titolo,
    descrizione,
    parametri,
    serve,
    leggiIndirizzo(search, oggi) {
      const { valori, intero } = readIndirizzo(query, definizione, search, oggi);
      return intero ? valori : null;
    },
    leggiParziale: (search, oggi) => readIndirizzo(query, definizione, search, oggi).valori,
    faccia,
    colonne,
    dettaglio: makeDettaglio(nome, definizione.dettaglio),
    async leggi(client, valori, signal) {
      const risposta = await client.call(toRottaReport(nome), { query: query.parse(valori), signal });
      return { ...toFoglio(nome, risposta, valori), visto_il: risposta.parametri.visto_il };
    },
  };
}
