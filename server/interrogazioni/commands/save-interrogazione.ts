/** Saved questions: one's own ways of asking leave no trace in the registro, as views do not. */
import type { z } from 'zod';
import type { Interrogazione, interrogazioneSalvaSchema } from '#api/contract/interrogazioni.ts';
import type { Actor } from '../../core/actor.ts';
import type { Database } from '../../core/db/database.ts';
import { fail, type Result } from '../../core/problems.ts';
import { removeVersionata, saveVersionata, type Seen, type Versionata } from '../../registro/versioned.ts';
import {
  deleteInterrogazione,
  insertInterrogazione,
  listInterrogazioni,
  updateInterrogazione,
} from '../sql/interrogazioni.ts';

const INTERROGAZIONE: Versionata<Interrogazione, Pick<Interrogazione, 'nome' | 'testo' | 'condivisa'>> = {
  read: async (tx, actor, id) => (await listInterrogazioni(tx, actor, id))[0],
  insert: insertInterrogazione,
  update: updateInterrogazione,
  remove: deleteInterrogazione,
  gone: 'L’interrogazione non esiste più',
  uniche: { interrogazione_nome: ['nome', 'Hai già un’interrogazione con questo nome'] },
  forbids: ({ mia, autore }) =>
    mia ? null : fail('permesso_negato', { detail: `È di ${autore}: salvane una tua con un altro nome` }),
};

/** A new one, or the changes of one's own. */
export const saveInterrogazione = (
  db: Database,
  actor: Actor,
  { id, versione, nome, testo, condivisa }: z.output<typeof interrogazioneSalvaSchema>,
): Promise<Result<Interrogazione>> =>
  saveVersionata(db, actor, INTERROGAZIONE, { id, versione }, { nome, testo, condivisa });

export const removeInterrogazione = (
  db: Database,
  actor: Actor,
  seen: Seen,
): Promise<Result<{ id: number }>> => removeVersionata(db, actor, INTERROGAZIONE, seen);
