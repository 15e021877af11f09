/** Whether a thing of the azienda follows the studio. */
import { z } from 'zod';
import { versioneSchema } from './valori.ts';

/** Null if it is the azienda's own. */
export const delloStudioSchema = z
  .object({
    /** The version in the studio. */
    versione: versioneSchema,
    /** The azienda changed it: it no longer follows. */
    personalizzata: z.boolean(),
  })
  .nullable();
export type DelloStudio = z.infer<typeof delloStudioSchema>;
