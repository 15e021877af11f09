/** The layouts in which a prima nota is written for accounting programs. */
import { z } from 'zod';
import { delloStudioSchema } from './dello-studio.ts';
import { idSchema, versioneSchema } from './valori.ts';

/** What a column holds. `importo` is signed, dare positive; `segno` is `D` or `A`; `importo_assoluto` goes with it. */
export const campoPrimaNotaSchema = z.enum([
  'numero',
  'data',
  'descrizione',
  'riferimento',
  'conto',
  'nome_conto',
  'soggetto',
  'descrizione_riga',
  'dare',
  'avere',
  'importo',
  'importo_assoluto',
  'segno',
  'divisa',
  'fisso',
]);

export const tracciatoEsportaSchema = z.object({
  separatore: z.enum([';', ',', '\t', '|']),
  /** `nessuno`: whole cents. */
  decimali: z.enum([',', '.', 'nessuno']),
  data: z.enum(['gg/mm/aaaa', 'aaaa-mm-gg', 'ggmmaaaa', 'aaaammgg']),
  codifica: z.enum(['utf-8', 'utf-8-bom', 'windows-1252']),
  intestazione: z.boolean(),
  colonne: z
    .array(
      z.object({
        titolo: z.string().trim().max(60),
        campo: campoPrimaNotaSchema,
        testo: z.string().max(60).default(''),
      }),
    )
    .min(1, 'Serve almeno una colonna')
    .max(40),
});
export type TracciatoEsporta = z.output<typeof tracciatoEsportaSchema>;

const data = {
  nome: z.string().trim().min(1, 'Il nome è obbligatorio').max(80, 'Al massimo 80 caratteri'),
  contenuto: tracciatoEsportaSchema,
};
export const tracciatoPrimaNotaSchema = z.object({
  ...data,
  id: idSchema,
  versione: versioneSchema,
  dello_studio: delloStudioSchema,
});
export type TracciatoPrimaNota = z.infer<typeof tracciatoPrimaNotaSchema>;
/** The layouts of the azienda; the usual ones are in the program. */
export const tracciatiPrimaNotaSchema = z.object({ tracciati: z.array(tracciatoPrimaNotaSchema) });
/** `id` and `versione` null: a new one; otherwise the one to change. */
export const tracciatoPrimaNotaSalvaSchema = z.object({
  ...data,
  id: idSchema.nullable().default(null),
  versione: versioneSchema.nullable().default(null),
});
