import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import { fail, succeed, type Result } from '../../core/problems.ts';
import type { Database } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { readRiga } from '../sql/estratto-conto.ts';
import { holdRiga, updateNota } from '../sql/note.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import type { Actor } from '../../core/actor.ts';

/** Writes a row's note if nobody changed the row since it was read. An empty note is no note. */
export const saveNota = (
  db: Database,
  actor: Actor,
  request: { id: number; nota: string | null; versione: number },
): Promise<Result<RigaEstratto>> =>
  transact(db, async (tx) => {
    const { id_azienda } = actor;
    const held = await holdRiga(tx, id_azienda, request.id);
    const before = held ? await readRiga(tx, id_azienda, request.id) : undefined;
    if (!before) return fail('non_trovato', 'La riga non esiste più');
    const done = await updateNota(tx, id_azienda, { ...request, nota: request.nota || null });
    const after = await readRiga(tx, id_azienda, request.id);
    if (!done || !after) return fail('versione_superata', { dettagli: { attuale: after ?? before } });
    await appendRegistro(tx, actor, 'nota_modificata', 'riga_estratto', {
      id: request.id,
      prima: { nota: before.nota, versione: before.versione },
      dopo: { nota: after.nota, versione: after.versione },
    });
    return succeed(after);
  });
