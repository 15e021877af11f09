import type { z } from 'zod';
import type { sogliaSchema } from '#api/contract/abbinamenti.ts';
import type { Database } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import { failure, success, type Result } from '../../problems.ts';
import { readPrecisione, readSoglia, writeSoglia } from '../../repositories/pagamenti/soglia.ts';
import { appendRegistro } from '../../repositories/registro.ts';
import type { Reader } from '../../repositories/utenti.ts';
import type { Actor } from '../actor.ts';

type Answer = z.input<typeof sogliaSchema>;

/** The threshold, and what it has been worth so far. */
export async function misuraSoglia(reader: Reader, idAzienda: number): Promise<Answer> {
  const attuale = await readSoglia(reader, idAzienda);
  return { ...attuale, ...(await readPrecisione(reader, idAzienda, attuale.soglia)) };
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
      return failure('versione_superata', { dettagli: { attuale: prima } });
    const dopo = await misuraSoglia(tx, id_azienda);
    await appendRegistro(tx, {
      ...actor,
      azione: 'soglia_modificata',
      oggetto: 'impostazione_abbinamento',
      id_oggetto: null,
      prima,
      dopo: { soglia: dopo.soglia, versione: dopo.versione },
    });
    return success(dopo);
  });
}
