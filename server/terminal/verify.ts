/** `quadra verifica`: the invariants of the database that is configured. */
import { parsePlace } from '../config.ts';
import { verifyInvariants, type VerifyOutcome } from '../verify/verify.ts';
import { openEsistente } from './open.ts';

export type { VerifyOutcome } from '../verify/verify.ts';

/** Looks at the whole database; throws where it cannot be opened or read (see `explain`). */
export async function verifyDatabase(environment: NodeJS.ProcessEnv): Promise<VerifyOutcome> {
  const db = await openEsistente(parsePlace(environment));
  try {
    return await verifyInvariants(db.kysely);
  } finally {
    await db.close();
  }
}
