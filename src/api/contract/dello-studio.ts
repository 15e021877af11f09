/** Whether a thing of the azienda follows that of the studio. */
import { z } from 'zod';
import { versioneSchema } from './valori.ts';

/** Null where it is the azienda's own. */
export const delloStudioSchema = z
  .object({
    /** Of that of the studio. */
    versione: versioneSchema,
    /** The azienda changed it: it no longer follows. */
    personalizzata: z.boolean(),
  })
  .nullable();
export type DelloStudio = z.infer<typeof delloStudioSchema>;
