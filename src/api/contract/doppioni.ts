/** Soggetti that may be the same party, and the merging of two into one. */
import { z } from 'zod';
import { campiSoggettoSchema, soggettoSchema } from './soggetti.ts';
import { idSchema, idTestoSchema, versioneSchema } from './valori.ts';

const doppioneSchema = z.object({
  id_primo: idSchema,
  id_secondo: idSchema,
  /** 0 to 100: how alike the names are; 100 also for the same code. */
  punteggio: z.int().min(0).max(100),
  /** Why, in words: `Stessa partita IVA`. */
  motivi: z.array(z.string()),
});
export type Doppione = z.infer<typeof doppioneSchema>;
export const doppioniSchema = z.object({
  doppioni: z.array(doppioneSchema),
  /** The soggetti they name. */
  soggetti: z.array(soggettoSchema),
  /** True if not all pairs are listed; the surest are. */
  incompleto: z.boolean(),
});

export const distintiRequestSchema = z.object({
  id_primo: idSchema,
  id_secondo: idSchema,
  /** True: they are two. False withdraws that. */
  distinti: z.boolean(),
});

export const unisciRequestSchema = z.object({
  id_tenuto: idSchema,
  versione_tenuto: versioneSchema,
  id_unito: idSchema,
  versione_unito: versioneSchema,
  /** New values for the soggetto that stays, from the other one or elsewhere. */
  campi: campiSoggettoSchema.default({}),
});
const spostatiSchema = z.array(z.object({ tabella: z.string(), righe: z.int().nonnegative() }));
export const unitoSchema = z.object({
  id_unione: idSchema,
  soggetto: soggettoSchema,
  spostati: spostatiSchema,
});
export const unioneParamsSchema = z.object({ id_unione: idTestoSchema });
export const unioneAnnullataSchema = z.object({
  soggetti: z.array(soggettoSchema),
  spostati: spostatiSchema,
});
