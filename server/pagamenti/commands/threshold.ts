import type { z } from 'zod';
import type { sogliaSchema } from '#api/contract/lotti.ts';
import type { Database, Reader } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, succeed, type Result } from '../../core/problems.ts';
import { readPrecisione, readSoglia, writeSoglia } from '../sql/threshold.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import type { Actor } from '../../core/actor.ts';

type Answer = z.input<typeof sogliaSchema>;

/** The threshold, and how right the decisions at each score have been so far. */
export async function measureSoglia(reader: Reader, idAzienda: number): Promise<Answer> {
  const current = await readSoglia(reader, idAzienda);
  return { ...current, ...(await readPrecisione(reader, idAzienda, current.soglia)) };
}

/** Changes the threshold from the version that was seen. */
export async function saveSoglia(
  db: Database,
  actor: Actor,
  request: { soglia: number; versione: number },
): Promise<Result<Answer>> {
  const { id_azienda } = actor;
  return transact(db, async (tx) => {
    const prima = await readSoglia(tx, id_azienda);
    if (!(await writeSoglia(tx, id_azienda, request)))
      return fail('versione_superata', { dettagli: { attuale: await readSoglia(tx, id_azienda) } });
    const after = await measureSoglia(tx, id_azienda);
    await appendRegistro(tx, actor, 'soglia_modificata', 'impostazione_abbinamento', {
      prima,
      dopo: { soglia: after.soglia, versione: after.versione },
    });
    return succeed(after);
  });
}
