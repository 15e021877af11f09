/** Saved views of a grid: what a person sees in an area and in which form, under a name. */
import { z } from 'zod';
import { idSchema, versioneSchema } from './valori.ts';

/** The wire name of a column. */
export const campoColonnaSchema = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/, 'Nome di colonna non valido');

/**
 * `solo` these values or `tranne` these. A value is the text itself, the number in digits, or the month `2026-03` of a
 * day; an empty text stands for empty cells.
 */
export const sceltaValoriSchema = z
  .object({ modo: z.enum(['solo', 'tranne']), valori: z.array(z.string().max(4_000)).max(10_000) })
  .nullable();

/** The filter of one column: the typed text (empty: nothing), and the values ticked in its list. */
export const filtroColonnaSchema = z.object({
  testo: z.string().max(400),
  scelta: sceltaValoriSchema,
});
export type FiltroColonna = z.infer<typeof filtroColonnaSchema>;
export const filtriColonneSchema = z.record(campoColonnaSchema, filtroColonnaSchema);
export type FiltriColonne = z.infer<typeof filtriColonneSchema>;

/** Rows that share the value of a column, or the month or the year of its day. */
export const criterioGruppoSchema = z.object({
  campo: campoColonnaSchema,
  per: z.enum(['valore', 'mese', 'anno']),
});
export type CriterioGruppo = z.infer<typeof criterioGruppoSchema>;

export const densitaSchema = z.enum(['compatta', 'comoda']);
export type Densita = z.infer<typeof densitaSchema>;

export const contenutoVistaSchema = z.object({
  /** In order from the left; columns that are not named follow. */
  colonne: z
    .array(
      z.object({
        campo: campoColonnaSchema,
        /** Pixels. */
        larghezza: z.int().min(20).max(4_000),
        visibile: z.boolean(),
        /** The side to which it is pinned while the others scroll. */
        fissa: z.enum(['sinistra', 'destra']).nullable(),
      }),
    )
    .max(200),
  /** Sorted columns, the first one first. */
  ordine: z.array(z.object({ campo: campoColonnaSchema, verso: z.enum(['asc', 'desc']) })).max(20),
  filtri: filtriColonneSchema,
  /** Quick search over all columns. */
  ricerca: z.string().max(200),
  /** Outermost first. */
  gruppi: z.array(criterioGruppoSchema).max(5),
  densita: densitaSchema,
});
export type ContenutoVista = z.infer<typeof contenutoVistaSchema>;

/** The grid of a view: `estratto-conto.movimenti`. */
const areaVistaSchema = z.string().regex(/^[a-z0-9-]{1,40}(\.[a-z0-9-]{1,40})?$/, 'Area non valida');

const vistaData = {
  area: areaVistaSchema,
  nome: z.string().trim().min(1, 'Il nome della vista è obbligatorio').max(60, 'Al massimo 60 caratteri'),
  /** True for the view that opens with the area; at most one for each area. */
  predefinita: z.boolean(),
  contenuto: contenutoVistaSchema,
};

export const vistaSchema = z.object({ id: idSchema, versione: versioneSchema, ...vistaData });
export type Vista = z.infer<typeof vistaSchema>;

export const visteQuerySchema = z.object({ area: areaVistaSchema });
/** Ordered by name. */
export const visteSchema = z.object({ viste: z.array(vistaSchema) });

/** `id` and `versione` null: a new view; otherwise the view to change, and the version that was seen. */
export const vistaSalvaSchema = z
  .object({ id: idSchema.nullable(), versione: versioneSchema.nullable(), ...vistaData })
  .refine(({ id, versione }) => (id === null) === (versione === null), 'Id e versione vanno insieme');
export type VistaSalva = z.infer<typeof vistaSalvaSchema>;

export const vistaEliminaSchema = z.object({ id: idSchema, versione: versioneSchema });
export const vistaEliminataSchema = z.object({ id: idSchema });

/** `dettagli` of `versione_superata`: the view as it now is. */
export const dettagliVistaSchema = z.object({ attuale: vistaSchema });
