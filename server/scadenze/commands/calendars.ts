import type { z } from 'zod';
import type { calendarioCreatoSchema, calendarioNuovoSchema } from '#api/contract/scadenze.ts';
import type { Database } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, succeed, type Result } from '../../core/problems.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { insertCalendario, makeToken, revokeCalendario } from '../sql/calendars.ts';
import type { Actor } from '../../core/actor.ts';

/** Makes a private calendar; its secret address is in the answer and nowhere else. */
export const createCalendario = (
  db: Database,
  actor: Actor,
  { nome, filtri }: z.output<typeof calendarioNuovoSchema>,
): Promise<Result<z.input<typeof calendarioCreatoSchema>>> =>
  transact(db, async (tx) => {
    const token = makeToken(actor.id_azienda);
    const id = await insertCalendario(tx, actor, { nome, filters: filtri, token });
    await appendRegistro(tx, actor, 'calendario_creato', 'calendario_privato', {
      id,
      dopo: { nome, filtri },
    });
    return succeed({ id, percorso: `/api/scadenze/calendario/${token}.ics` });
  });

/** Revokes a calendar of one's own, or anybody's for an administrator. */
export const revokePrivate = (
  db: Database,
  actor: Actor,
  id: number,
  governs: boolean,
): Promise<Result<{ id: number }>> =>
  transact(db, async (tx) => {
    if (!(await revokeCalendario(tx, actor.id_azienda, id, governs ? null : actor.id_utente)))
      return fail('non_trovato', 'Il calendario non c’è, o è già revocato');
    await appendRegistro(tx, actor, 'calendario_revocato', 'calendario_privato', { id });
    return succeed({ id });
  });
