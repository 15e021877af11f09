/** The forecast of cash: three scenarios over the same periods, and what they consist of. */
import { z } from 'zod';
import {
  divisa,
  id_conto,
  makeSchemiConRighe,
  UN_GIORNO,
  passoPrevisioneSchema,
  scenarioSchema,
} from './report-parametri.ts';
import { centesimiSchema, giornoSchema, idSchema } from './valori.ts';

const count = z.int().nonnegative();
const scenarioFlows = z.object({
  /** Open items, and recurring movements; `uscite` is negative or zero. */
  entrate: centesimiSchema,
  uscite: centesimiSchema,
  ricorrenti_entrate: centesimiSchema,
  ricorrenti_uscite: centesimiSchema,
  /** The balance at the end of the period. */
  saldo: centesimiSchema,
});
const byScenario = <T extends z.ZodType>(schema: T) =>
  z.object({ migliore: schema, atteso: schema, peggiore: schema });
const recurrenceSchema = z.object({
  descrizione: z.string(),
  causale: z.string().nullable(),
  id_soggetto: idSchema.nullable(),
  voce: z.string().nullable(),
  id_conto: idSchema,
  /** Median of the occurrences, signed. */
  importo: centesimiSchema,
  /** Every so many months. */
  ogni_mesi: z.int().positive(),
  occorrenze: z.int().positive(),
  ultima: giornoSchema,
  prossima: giornoSchema,
});

/** From the day after `al`, for as many months. */
export const previsione = makeSchemiConRighe({
  summary: 'Previsione dei flussi di cassa, in tre scenari',
  giorni: UN_GIORNO,
  parametri: {
    mesi: z.coerce.number().pipe(z.int().min(1).max(24)).default(6),
    passo: passoPrevisioneSchema.default('mese'),
    id_conto,
    divisa,
  },
  risposta: {
    /** Balance of the conti at the end of `al`. */
    saldo_iniziale: centesimiSchema,
    periodi: z.array(z.object({ dal: giornoSchema, al: giornoSchema, scenari: byScenario(scenarioFlows) })),
    /** How each scenario is computed, in words. */
    criteri: byScenario(z.string()),
    /** Open items after the last period, and those that a scenario does not count; signed. */
    oltre: byScenario(centesimiSchema),
    esclusi: byScenario(centesimiSchema),
    /** All open items: periods + `oltre` + `esclusi` in every scenario. */
    aperto: z.object({ entrate: centesimiSchema, uscite: centesimiSchema, partite: count }),
    ricorrenze: z.array(recurrenceSchema),
    /** Average days late by soggetto with open items, weighted by amount over what was settled in a year. */
    ritardi: z.array(
      z.object({
        id_soggetto: idSchema,
        ragione_sociale: z.string(),
        ritardo_medio: z.int(),
        ritardo_massimo: z.int(),
        /** The number of partite in the average. */
        partite: count,
        aperto: centesimiSchema,
      }),
    ),
    /** For soggetti without a history. */
    ritardo_azienda: z.object({ ritardo_medio: z.int(), ritardo_massimo: z.int(), partite: count }),
  },
  righe: {
    summary: 'Le partite e le ricorrenze dietro una cifra della previsione',
    /** `periodo`: its first day. `oltre`: after the last one. `esclusi`: what the scenario does not count. */
    parametri: {
      scenario: scenarioSchema.default('atteso'),
      periodo: z.union([z.enum(['oltre', 'esclusi']), giornoSchema]).optional(),
      flusso: z.enum(['entrate', 'uscite']).optional(),
    },
  },
});
