/** What the studio shares with all its aziende: voci, rules, tracciati, layouts of the prima nota. */
import { z } from 'zod';
import { tracciatoEsportaSchema } from './prima-nota.ts';
import { tracciatoNuovoSchema } from './tracciati.ts';
import { idSchema, idTestoSchema, versioneSchema } from './valori.ts';
import { regolaDatiSchema, voceDatiSchema } from './voci.ts';

export const genereSchema = z.enum(['voce', 'regola', 'tracciato', 'tracciato_prima_nota']);
export type Genere = z.infer<typeof genereSchema>;

/** One thing of the azienda: its number there, and the version that was seen. */
const vista = { genere: genereSchema, id: idSchema, versione: versioneSchema };

export const condivisaQuerySchema = z.object({ genere: genereSchema, id: idTestoSchema });
/** `segue`: follows the studio. `propria`: has one of its own with the same name. */
const usoCondivisaSchema = z.object({
  /** The number of aziende that follow, and of those that have their own. */
  seguono: z.int().nonnegative(),
  proprie: z.int().nonnegative(),
  /** Those of them that the caller may open. */
  elenco: z.array(
    z.object({ id_azienda: idSchema, azienda: z.string(), come: z.enum(['segue', 'propria']) }),
  ),
  /** The number of the others, which are never named. */
  altre_aziende: z.int().nonnegative(),
});
export type UsoCondivisa = z.infer<typeof usoCondivisaSchema>;

/** The fields that are shared, by kind. All other fields stay with the azienda, even while it follows. */
const contenutoSchema = z.discriminatedUnion('genere', [
  z.object({ genere: z.literal('voce'), dati: voceDatiSchema.omit({ attiva: true }) }),
  z.object({ genere: z.literal('regola'), dati: regolaDatiSchema.omit({ attiva: true }) }),
  z.object({
    genere: z.literal('tracciato'),
    dati: tracciatoNuovoSchema.pick({ nome: true, modello_nome: true, natura: true, lettura: true }),
  }),
  z.object({
    genere: z.literal('tracciato_prima_nota'),
    dati: z.object({ nome: z.string(), contenuto: tracciatoEsportaSchema }),
  }),
]);
/** What the studio shares, in the form of the azienda, and which aziende use it. */
export const condivisaSchema = z.object({
  versione: versioneSchema,
  contenuto: contenutoSchema,
  uso: usoCondivisaSchema,
});
export type Condivisa = z.infer<typeof condivisaSchema>;

export const condividiSchema = z.object({
  ...vista,
  /** The version of the studio that was seen; null if the studio has none yet. */
  versione_studio: versioneSchema.nullable(),
  /** Only in a preview: the name or code that it will have. */
  chiave: z.string().trim().min(1).max(120).optional(),
  anteprima: z.boolean().default(false),
});
export const condivisaTogliSchema = z.object({ ...vista, anteprima: z.boolean().default(false) });
/** The aziende that an act changes, or changed. */
export const toccateSchema = z.object({ uso: usoCondivisaSchema });
export const condivisaToltaSchema = z.object({
  uso: usoCondivisaSchema,
  /** Aziende that keep it as their own; the others do not use it, and it is deleted there. */
  tenute: z.int().nonnegative(),
  tolte: z.int().nonnegative(),
});
