/** What is done with every copy that was put back, of one azienda or of the whole database. */
import { sql } from 'kysely';
import type { Reader } from '../core/db/database.ts';
import { SUSPEND_QUEUE } from '../solleciti/sql/queue.ts';
import { SUSPEND_FASCICOLI } from '../studio/sql/fascicoli.ts';
import { verifyInvariants } from '../verify/verify.ts';
import { RestoreError } from './errors.ts';

/** Throws `RestoreError` where the data does not agree; whatever waited in it to be sent waits for a person from now on. */
export async function settleRestored(reader: Reader): Promise<void> {
  const { anomalie, quante } = await verifyInvariants(reader);
  if (quante > 0)
    throw new RestoreError(
      `La copia non torna, e non è stata ripristinata: ${quante} anomalie. La prima: ${anomalie[0]?.testo ?? ''}`,
    );
  await sql.raw(SUSPEND_QUEUE).execute(reader);
  await sql.raw(SUSPEND_FASCICOLI).execute(reader);
}
