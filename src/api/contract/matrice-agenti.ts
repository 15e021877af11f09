/** Matrice agenti: the rate of each agente for each mandante, in time. */
import { z } from 'zod';
import { centesimiSchema, divisaSchema, giornoSchema, idSchema, versioneSchema } from './valori.ts';

/** Hundredths of a percentage point: 750 is 7,50%. */
export const aliquotaSchema = z.int().min(0).max(10_000, 'Un’aliquota va da 0 a 100%');
const zoneSchema = z
  .string()
  .trim()
  .max(80, 'Al massimo 80 caratteri')
  .transform((text) => (text === '' ? null : text))
  .nullable();

const periodoMatriceSchema = z.object({
  id: idSchema,
  id_agente: idSchema,
  id_mandante: idSchema,
  aliquota: aliquotaSchema,
  zona: z.string().nullable(),
  valida_dal: giornoSchema,
  /** The last day; null while it has no end. */
  valida_al: giornoSchema.nullable(),
  versione: versioneSchema,
});
export type PeriodoMatrice = z.infer<typeof periodoMatriceSchema>;

const partSchema = z.object({ id: idSchema, ragione_sociale: z.string(), attivo: z.boolean() });
export type ParteMatrice = z.infer<typeof partSchema>;
const pair = { id_agente: idSchema, id_mandante: idSchema };
export const matriceAgentiSchema = z.object({
  agenti: z.array(partSchema),
  mandanti: z.array(partSchema),
  periodi: z.array(periodoMatriceSchema),
  /** Pairs that some partita names: without a rate it earns nothing. */
  usate: z.array(z.object(pair)),
});
export type MatriceAgenti = z.infer<typeof matriceAgentiSchema>;

const cellaMatriceSchema = z.object({
  ...pair,
  /** The rate that the person saw in force on the day: another rate now is a conflict. */
  attesa: aliquotaSchema.nullable(),
  aliquota: aliquotaSchema.nullable(),
  /** Absent: the zone is not changed. */
  zona: zoneSchema.optional(),
});
export type CellaMatrice = z.infer<typeof cellaMatriceSchema>;
const MAX_CELLE_MATRICE = 20_000;
/** Rates from a day on, all or none. */
export const matriceModificheSchema = z.object({
  dal: giornoSchema,
  celle: z.array(cellaMatriceSchema).min(1).max(MAX_CELLE_MATRICE),
});
/** The whole history of one agente and one mandante, which replaces the one that was read. */
export const matricePeriodiRequestSchema = z.object({
  ...pair,
  /** The periods as they were read. */
  letti: z.array(z.object({ id: idSchema, versione: versioneSchema })).max(1_000),
  periodi: z
    .array(
      z.object({
        aliquota: aliquotaSchema,
        zona: zoneSchema,
        valida_dal: giornoSchema,
        valida_al: giornoSchema.nullable(),
      }),
    )
    .max(1_000),
});
/** The periods of the pairs that were named, as they are now. */
export const matricePeriodiSchema = z.object({ periodi: z.array(periodoMatriceSchema) });
/** `dettagli` of `versione_superata`: the pairs that somebody else changed, with the rate in force on the day. */
export const dettagliMatriceSchema = z.object({
  celle: z.array(z.object({ ...pair, aliquota: aliquotaSchema.nullable() })),
});

/** The effect of the change on the commissions of what was collected, by agente and divisa. */
export const effettiMatriceSchema = z.object({
  agenti: z.array(
    z.object({
      id_agente: idSchema,
      ragione_sociale: z.string(),
      divisa: divisaSchema,
      prima: centesimiSchema,
      dopo: centesimiSchema,
    }),
  ),
  /** Collected partite whose rate changes. */
  partite: z.int().nonnegative(),
});
export type EffettiMatrice = z.infer<typeof effettiMatriceSchema>;
