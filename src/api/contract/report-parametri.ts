/**
 * What each report is asked with. Days come from whoever asks, who may stand in another time zone than the server.
 * `al` is the accounting day: documents and pagamenti up to it. `visto_il` is the instant of knowledge: absent, now; the
 * answer names the one it used, and asking again with it repeats the report to the cent, whatever was changed since.
 */
import { z } from 'zod';
import { divisaSchema, giornoSchema, idTestoSchema, istanteSchema } from './valori.ts';

export const reportSchema = z.enum([
  'scaduto',
  'partitario',
  'previsione',
  'mesi',
  'provvigioni',
  'conti',
  'causali',
]);
export type NomeReport = z.infer<typeof reportSchema>;

/** `crediti`: what is left to collect; `debiti`: what is left to pay; `netto`: both, with credit notes where they stand. */
export const versoReportSchema = z.enum(['crediti', 'debiti', 'netto']);
export const raggruppaSchema = z.enum(['soggetto', 'agente', 'mandante']);
export const passoPrevisioneSchema = z.enum(['settimana', 'mese']);
/** Days late: none yet, 1-30 (`fino_30`), 31-60, 61-90, more. Due today is not late yet. */
export const fasciaSchema = z.enum(['a_scadere', 'fino_30', 'fino_60', 'fino_90', 'oltre']);
export type Fascia = z.infer<typeof fasciaSchema>;
export const scenarioSchema = z.enum(['migliore', 'atteso', 'peggiore']);
export type Scenario = z.infer<typeof scenarioSchema>;

/** Sums of different currencies are never added: a report is in one. */
const divisa = divisaSchema.default('EUR');
const filtri = {
  id_soggetto: idTestoSchema.optional(),
  id_agente: idTestoSchema.optional(),
  id_mandante: idTestoSchema.optional(),
};
const id_conto = idTestoSchema.optional();

/** The parameters of each report but its days, as they are in the address and in what is saved. */
export const altriParametri = {
  scaduto: {
    per: raggruppaSchema.default('soggetto'),
    verso: versoReportSchema.default('crediti'),
    ...filtri,
    divisa,
  },
  partitario: { id_soggetto: idTestoSchema, divisa },
  previsione: {
    mesi: z.coerce.number().pipe(z.int().min(1).max(24)).default(6),
    passo: passoPrevisioneSchema.default('mese'),
    id_conto,
    divisa,
  },
  mesi: { id_conto, divisa },
  provvigioni: { id_agente: filtri.id_agente, id_mandante: filtri.id_mandante, divisa },
  conti: { id_conto },
  causali: { id_conto, divisa },
} as const;

const al = { al: giornoSchema, visto_il: istanteSchema.optional() };
const periodo = { dal: giornoSchema, ...al };

export const scadutoQuerySchema = z.object({ ...al, ...altriParametri.scaduto });
/** `dal` absent: from the first document. */
export const partitarioQuerySchema = z.object({
  dal: giornoSchema.optional(),
  ...al,
  ...altriParametri.partitario,
});
/** From the day after `al`, for as many months. */
export const previsioneQuerySchema = z.object({ ...al, ...altriParametri.previsione });
export const mesiQuerySchema = z.object({ ...periodo, ...altriParametri.mesi });
export const provvigioniQuerySchema = z.object({ ...periodo, ...altriParametri.provvigioni });
export const contiReportQuerySchema = z.object({ ...periodo, ...altriParametri.conti });
export const causaliReportQuerySchema = z.object({ ...periodo, ...altriParametri.causali });

/** Which figure is opened: of the first column, `gruppo` (an id, or `nessuno`). Absent: the whole. */
const gruppo = z.union([z.literal('nessuno'), idTestoSchema]).optional();
const pagina = {
  limit: z.coerce.number().pipe(z.int().min(1).max(50_000)).default(5_000),
  offset: z.coerce.number().pipe(z.int().min(0)).default(0),
};

/** `fascia` absent: all five; `scaduto`: the four that are late. */
export const scadutoRigheQuerySchema = scadutoQuerySchema.extend({
  gruppo,
  fascia: z.enum([...fasciaSchema.options, 'scaduto']).optional(),
  ...pagina,
});
/** `periodo`: its first day; `oltre`: after the last one; `esclusi`: what the scenario does not count on. */
export const previsioneRigheQuerySchema = previsioneQuerySchema.extend({
  scenario: scenarioSchema.default('atteso'),
  periodo: z.union([z.enum(['oltre', 'esclusi']), giornoSchema]).optional(),
  flusso: z.enum(['entrate', 'uscite']).optional(),
  ...pagina,
});
/** `mese`: its first day. */
export const mesiRigheQuerySchema = mesiQuerySchema.extend({
  mese: giornoSchema.optional(),
  colonna: z.enum(['incassi', 'insoluti', 'pagamenti', 'storni']).optional(),
  ...pagina,
});
export const provvigioniRigheQuerySchema = provvigioniQuerySchema.extend(pagina);
export const contiRigheQuerySchema = contiReportQuerySchema.extend({
  colonna: z.enum(['movimenti', 'spiegati', 'ignorati', 'aperti']).optional(),
  ...pagina,
});
/** `causale` as the report names it; empty: the movimenti without one. */
export const causaliRigheQuerySchema = causaliReportQuerySchema.extend({
  causale: z.string().max(400).optional(),
  ...pagina,
});
