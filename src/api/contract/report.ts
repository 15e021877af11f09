/** Reports: each answers what it was asked with, the instant it knew things at, its rows and their sums. */
import { z } from 'zod';
import { aliquotaSchema } from './matrice-agenti.ts';
import {
  causaliReportQuerySchema,
  contiReportQuerySchema,
  mesiQuerySchema,
  partitarioQuerySchema,
  previsioneQuerySchema,
  provvigioniQuerySchema,
  scadutoQuerySchema,
} from './report-parametri.ts';
import {
  centesimiSchema,
  divisaSchema,
  giornoSchema,
  idSchema,
  istanteSchema,
  naturaSchema,
} from './valori.ts';

const conteggio = z.int().nonnegative();
/** `visto_il` in `parametri` is always there: asked with it, the same report comes again. */
const visto = { visto_il: istanteSchema };

const fasce = {
  partite: conteggio,
  a_scadere: centesimiSchema,
  fino_30: centesimiSchema,
  fino_60: centesimiSchema,
  fino_90: centesimiSchema,
  oltre: centesimiSchema,
  /** The four late ones together. */
  scaduto: centesimiSchema,
  totale: centesimiSchema,
};
/** Open items by days late, signed; largest `scaduto` first. `id` null: those without soggetto, agente or mandante. */
export const scadutoSchema = z.object({
  parametri: scadutoQuerySchema.extend(visto),
  righe: z.array(z.object({ id: idSchema.nullable(), nome: z.string(), ...fasce })),
  totali: z.object(fasce),
  /** Other currencies in which something is open. */
  altre_divise: z.array(divisaSchema),
});
export type Scaduto = z.infer<typeof scadutoSchema>;

/** A document, or what settled part of it; `dare` and `avere` are positive or zero. */
export const rigaPartitarioSchema = z.object({
  data: giornoSchema,
  tipo: z.enum(['documento', 'incasso', 'pagamento', 'compensazione', 'storno']),
  id_riga: idSchema.nullable(),
  id_pagamento: idSchema.nullable(),
  numero_documento: z.string().nullable(),
  descrizione: z.string(),
  /** Of a document, agreed changes included. */
  scadenza: giornoSchema.nullable(),
  dare: centesimiSchema,
  avere: centesimiSchema,
  /** After this line: positive is owed to us. */
  saldo: centesimiSchema,
});
export const partitarioSchema = z.object({
  parametri: partitarioQuerySchema.extend(visto),
  soggetto: z.object({ id: idSchema, ragione_sociale: z.string() }),
  saldo_iniziale: centesimiSchema,
  righe: z.array(rigaPartitarioSchema),
  totali: z.object({ dare: centesimiSchema, avere: centesimiSchema }),
  saldo_finale: centesimiSchema,
  /** What makes up `saldo_finale`: the documents still open on the day, oldest due first. */
  aperte: z.array(
    z.object({
      id_riga: idSchema,
      numero_documento: z.string().nullable(),
      data: giornoSchema,
      scadenza: giornoSchema,
      importo: centesimiSchema,
      residuo: centesimiSchema,
      /** Days late on `al`; negative before the due day. */
      giorni: z.int(),
    }),
  ),
});
export type Partitario = z.infer<typeof partitarioSchema>;

const flussiScenario = z.object({
  /** From open items, and from what recurs; `uscite` negative or zero. */
  entrate: centesimiSchema,
  uscite: centesimiSchema,
  ricorrenti_entrate: centesimiSchema,
  ricorrenti_uscite: centesimiSchema,
  /** At the end of the period. */
  saldo: centesimiSchema,
});
const perScenario = <T extends z.ZodType>(schema: T) =>
  z.object({ migliore: schema, atteso: schema, peggiore: schema });
export const ricorrenzaSchema = z.object({
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
export const previsioneSchema = z.object({
  parametri: previsioneQuerySchema.extend(visto),
  /** Balance of the conti at the end of `al`. */
  saldo_iniziale: centesimiSchema,
  periodi: z.array(z.object({ dal: giornoSchema, al: giornoSchema, scenari: perScenario(flussiScenario) })),
  /** How each scenario is made, in words. */
  criteri: perScenario(z.string()),
  /** Open items that fall after the last period, and those a scenario does not count on; signed. */
  oltre: perScenario(centesimiSchema),
  esclusi: perScenario(centesimiSchema),
  /** Open items in all: periods + `oltre` + `esclusi` in every scenario. */
  aperto: z.object({ entrate: centesimiSchema, uscite: centesimiSchema, partite: conteggio }),
  ricorrenze: z.array(ricorrenzaSchema),
  /** Days late on average, by soggetto with something open: weighted by amount over what was settled in a year. */
  ritardi: z.array(
    z.object({
      id_soggetto: idSchema,
      ragione_sociale: z.string(),
      ritardo_medio: z.int(),
      ritardo_massimo: z.int(),
      /** What the average was taken of. */
      partite: conteggio,
      aperto: centesimiSchema,
    }),
  ),
  /** For soggetti without a history. */
  ritardo_azienda: z.object({ ritardo_medio: z.int(), ritardo_massimo: z.int(), partite: conteggio }),
});
export type Previsione = z.infer<typeof previsioneSchema>;

const flussiMese = {
  /** Money in, before what came back. */
  incassi: centesimiSchema,
  /** Incassi taken back, negative or zero. */
  insoluti: centesimiSchema,
  /** Money out, negative or zero. */
  pagamenti: centesimiSchema,
  /** Pagamenti that came back. */
  storni: centesimiSchema,
  netto: centesimiSchema,
  numero: conteggio,
};
/** Every month from `dal` to `al`, empty ones included. */
export const mesiSchema = z.object({
  parametri: mesiQuerySchema.extend(visto),
  righe: z.array(z.object({ mese: giornoSchema, ...flussiMese })),
  totali: z.object(flussiMese),
});
export type Mesi = z.infer<typeof mesiSchema>;

const maturato = {
  partite: conteggio,
  /** Collected in the period, rebates left out; what came back is taken off. */
  incassato: centesimiSchema,
  /** Taken off again by insoluti and storni: part of `incassato` and of `provvigione`, negative or zero. */
  stornato: centesimiSchema,
  provvigione: centesimiSchema,
};
const parte = z.object({ id: idSchema, ragione_sociale: z.string() });
export const provvigioniSchema = z.object({
  parametri: provvigioniQuerySchema.extend(visto),
  righe: z.array(z.object({ agente: parte, mandante: parte, ...maturato })),
  totali: z.object(maturato),
  /** Collected of partite whose agente and mandante had no rate on the day of the document. */
  senza_aliquota: centesimiSchema,
});
export type Provvigioni = z.infer<typeof provvigioniSchema>;

const riconciliati = {
  saldo_iniziale: centesimiSchema,
  entrate: centesimiSchema,
  uscite: centesimiSchema,
  saldo_finale: centesimiSchema,
  movimenti: conteggio,
  /** Entrate + uscite = pagamenti + voci + giroconti + ignorato + da_riconciliare. */
  pagamenti: centesimiSchema,
  voci: centesimiSchema,
  giroconti: centesimiSchema,
  ignorato: centesimiSchema,
  da_riconciliare: centesimiSchema,
  aperti: conteggio,
};
/** Each conto in its own currency; totals by currency. */
export const contiReportSchema = z.object({
  parametri: contiReportQuerySchema.extend(visto),
  righe: z.array(
    z.object({
      id_conto: idSchema,
      nome: z.string(),
      divisa: divisaSchema,
      ...riconciliati,
      /** The closing balance that the bank declared in a file, when nothing came after it up to `al`; else null. */
      saldo_banca: centesimiSchema.nullable(),
    }),
  ),
  totali: z.array(z.object({ divisa: divisaSchema, ...riconciliati })),
});
export type ContiReport = z.infer<typeof contiReportSchema>;

const perCausale = {
  movimenti: conteggio,
  entrate: centesimiSchema,
  uscite: centesimiSchema,
  netto: centesimiSchema,
};
/** Largest movement first. `causale` empty: movimenti without one. */
export const causaliReportSchema = z.object({
  parametri: causaliReportQuerySchema.extend(visto),
  righe: z.array(z.object({ causale: z.string(), descrizione: z.string().nullable(), ...perCausale })),
  totali: z.object(perCausale),
});
export type CausaliReport = z.infer<typeof causaliReportSchema>;

/** A row behind a figure; what does not concern it is null. */
export const rigaReportSchema = z.object({
  tipo: z.enum([...naturaSchema.options, 'pagamento', 'ricorrenza']),
  /** Of the estratto conto, while it is there. */
  id_riga: idSchema.nullable(),
  id_pagamento: idSchema.nullable(),
  id_soggetto: idSchema.nullable(),
  ragione_sociale: z.string().nullable(),
  id_conto: idSchema.nullable(),
  data: giornoSchema,
  scadenza: giornoSchema.nullable(),
  numero_documento: z.string().nullable(),
  causale: z.string().nullable(),
  descrizione: z.string().nullable(),
  importo: centesimiSchema,
  /** What it counts for in the figure: quote add up to `somma`. Of provvigioni, the commission. */
  quota: centesimiSchema,
  /** Days late, negative before the due day. */
  giorni: z.int().nullable(),
  aliquota: aliquotaSchema.nullable(),
});
export type RigaReport = z.infer<typeof rigaReportSchema>;
/** `totale` and `somma` are of all the rows, however many are given. */
export const righeReportSchema = z.object({
  righe: z.array(rigaReportSchema),
  totale: conteggio,
  somma: centesimiSchema,
  visto_il: istanteSchema,
});
export type RigheReport = z.infer<typeof righeReportSchema>;
