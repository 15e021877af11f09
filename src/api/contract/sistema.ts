/** Health of the server. */
import { z } from 'zod';

export const saluteSchema = z.object({
  /** `disco_pieno`: nothing more can be written. `database_fermo`: the database does not answer. */
  stato: z.enum(['ok', 'disco_pieno', 'database_fermo']),
  versione: z.string(),
  database: z.object({
    motore: z.enum(['pglite', 'postgresql']),
    versione: z.string(),
    migrazioni: z.int().nonnegative(),
  }),
});
