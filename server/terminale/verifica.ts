/** `quadra verifica`: the invariants of the database that is configured. */
import { parsePosto } from '../config.ts';
import { verifica, type Esito } from '../verifica/verifica.ts';
import { openEsistente } from './apri.ts';

export type { Esito } from '../verifica/verifica.ts';

/** Looks at the whole database; throws where it cannot be opened or read (see `explain`). */
export async function verificaDatabase(environment: NodeJS.ProcessEnv): Promise<Esito> {
  const db = await openEsistente(parsePosto(environment));
  try {
    return await verifica(db.kysely);
  } finally {
    await db.close();
  }
}
