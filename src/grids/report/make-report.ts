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
import type { ReportDefinition, ReportDetail, ReportValori } from '#domain/report/definition.ts';
import { REPORT, toSheet } from '#domain/report/list.ts';
import type { Detail, Report } from './types.ts';

/** Field by field, so that one that says nothing to the schema counts as absent and the others hold. */
const readFields = (schema: z.ZodObject, base: ReportValori, asked: ReportValori): ReportValori =>
  toValori(
    Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => {
        const read = z.safeParse(field, asked[name] ?? base[name]);
        if (read.success) return [name, read.data];
        const first = z.safeParse(field, base[name]);
        return [name, first.success ? first.data : undefined];
      }),
    ),
  );

/** What the address asks, completed with what it leaves out; `intero` when nothing is missing. */
function readAddress(
  schema: z.ZodObject,
  { soloPagina = {}, base }: Pick<ReportDefinition<NomeReport>, 'soloPagina' | 'base'>,
  search: URLSearchParams,
  today: Giorno,
): { valori: ReportValori; intero: boolean } {
  const names = [...Object.keys(schema.shape), ...Object.keys(soloPagina)];
  const asked: ReportValori = Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name);
      return value === null || value === '' ? [] : [[name, value]];
    }),
  );
  const page = Object.fromEntries(
    Object.entries(soloPagina).map(([name, first]) => [name, asked[name] ?? first]),
  );
  // What the address says badly is what it does not say.
  const parsed = readFields(schema, base(today), asked);
  return { valori: { ...parsed, ...page }, intero: schema.safeParse(parsed).success };
}

function makeDetail(name: NomeReport, detail: ReportDetail | undefined): Detail | null {
  if (!detail || !isConRighe(name)) return null;
  return {
    ...detail,
    read: (client, values, opens, page, signal) => {
      const query = SCHEMI_REPORT[name].righe.query.parse({ ...values, ...opens, ...page });
      return client.call(toRottaRighe(name), { query, signal });
    },
  };
}

export function makeReport(nome: NomeReport): Report {
  const definition = REPORT[nome];
  const { titolo, descrizione, parametri, serve = null, faccia = () => '', colonne } = definition;
  const { query } = SCHEMI_REPORT[nome];
  return {
    nome,
    titolo,
    descrizione,
    parametri,
    serve,
    readAddress(search, today) {
      const { valori, intero } = readAddress(query, definition, search, today);
      return intero ? valori : null;
    },
    readPartial: (search, today) => readAddress(query, definition, search, today).valori,
    faccia,
    colonne,
    detail: makeDetail(nome, definition.detail),
    async read(client, values, signal) {
      const answer = await client.call(toRottaReport(nome), { query: query.parse(values), signal });
      return { ...toSheet(nome, answer, values), visto_il: answer.parametri.visto_il };
    },
  };
}
