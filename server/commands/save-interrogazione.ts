/** Saved questions: one's own ways of asking leave no trace in the registro, as views do not. */
import type { z } from 'zod';
import type { Interrogazione, interrogazioneSalvaSchema } from '#api/contract/interrogazioni.ts';
import type { Database, Tx } from '../db/database.ts';
import { transact, violates } from '../db/transact.ts';
import { failure, success, type Failure, type Result } from '../problems.ts';
import {
  deleteInterrogazione,
  insertInterrogazione,
  listInterrogazioni,
  updateInterrogazione,
} from '../repositories/interrogazioni.ts';
import type { Actor } from './actor.ts';

async function whyNot(tx: Tx, actor: Actor, id: number): Promise<Failure> {
  const [attuale] = await listInterrogazioni(tx, actor, id);
  if (!attuale) return failure('non_trovato', { detail: 'L’interrogazione non esiste più' });
  if (!attuale.mia)
    return failure('permesso_negato', {
      detail: `È di ${attuale.autore}: salvane una tua con un altro nome`,
    });
  return failure('versione_superata', { dettagli: { attuale } });
}

export async function saveInterrogazione(
  db: Database,
  actor: Actor,
  { id, versione, nome, testo, condivisa }: z.output<typeof interrogazioneSalvaSchema>,
): Promise<Result<Interrogazione>> {
  const dati = { nome, testo, condivisa };
  try {
    return await transact(db, async (tx) => {
      if (
        id !== null &&
        versione !== null &&
        !(await updateInterrogazione(tx, actor, { id, versione }, dati))
      )
        return whyNot(tx, actor, id);
      const key = id ?? (await insertInterrogazione(tx, actor, dati));
      const [saved] = await listInterrogazioni(tx, actor, key);
      if (!saved) throw new Error('a question that was just written cannot be read');
      return success(saved);
    });
  } catch (cause) {
    if (!violates(cause, 'interrogazione_nome')) throw cause;
    const messaggio = 'Hai già un’interrogazione con questo nome';
    return failure('gia_esistente', { detail: messaggio, errors: [{ campo: 'nome', messaggio }] });
  }
}

export async function removeInterrogazione(
  db: Database,
  actor: Actor,
  interrogazione: { id: number; versione: number },
): Promise<Result<{ id: number }>> {
  return transact(db, async (tx) => {
    if (!(await deleteInterrogazione(tx, actor, interrogazione))) return whyNot(tx, actor, interrogazione.id);
    return success({ id: interrogazione.id });
  });
}
