/** What the preview of an import asks: the rows that are present already, and who the names of a file may be. */
import { z } from 'zod';
import { presentiRequestSchema } from './invio-import.ts';
import { formatoFileSchema } from './formati-file.ts';
import { centesimiSchema, divisaSchema, giornoSchema, idSchema, idTestoSchema } from './valori.ts';

export const righePresentiRequestSchema = z.object({
  ...presentiRequestSchema.shape,
  /** The id after which the next page starts. */
  cursor: idTestoSchema.optional(),
});

/** A row that is present already, with the file that brought it. */
const rigaPresenteSchema = z.object({
  id: idSchema,
  id_imp: idSchema,
  nome_file: z.string().nullable(),
  formato: formatoFileSchema.nullable(),
  data: giornoSchema,
  data_valuta: giornoSchema.nullable(),
  importo: centesimiSchema,
  divisa: divisaSchema,
  descrizione: z.string(),
  ragione_sociale: z.string().nullable(),
  numero_documento: z.string().nullable(),
  riferimento: z.string().nullable(),
});
export type RigaPresente = z.infer<typeof rigaPresenteSchema>;
export const righePresentiSchema = z.object({
  righe: z.array(rigaPresenteSchema),
  cursor: idSchema.nullable(),
});

/** The largest number of names in one call. */
export const MAX_PROPOSTE = 20_000;
export const proposteControparteRequestSchema = z.object({
  controparti: z
    .array(
      z.object({
        /** Empty when only an IBAN or a code names it. */
        nome: z.string().max(400),
        ibans: z.array(z.string().max(34)).max(50),
        /** Partite IVA and codici fiscali found in its rows. */
        codici: z.array(z.string().max(16)).max(20),
      }),
    )
    .max(MAX_PROPOSTE),
});
export type DaRiconoscere = z.infer<typeof proposteControparteRequestSchema>['controparti'][number];

/** A soggetto that may be meant by a name; `punteggio` from 0 to 100. */
const controparteCandidateSchema = z.object({
  id_soggetto: idSchema,
  ragione_sociale: z.string(),
  punteggio: z.int().min(0).max(100),
  motivi: z.array(z.string()),
});
export type ControparteCandidate = z.infer<typeof controparteCandidateSchema>;

/** One answer for each counterparty, in the order asked. */
export const proposteControparteSchema = z.object({
  proposte: z.array(
    z.object({
      /** True if it is known already: the import will give its rows to the first candidate. */
      nota: z.boolean(),
      candidati: z.array(controparteCandidateSchema),
    }),
  ),
});
