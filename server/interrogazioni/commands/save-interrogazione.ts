/** Saved questions: one's own ways of asking leave no trace in the registro, as views do not. */
import type { Interrogazione } from '#api/contract/interrogazioni.ts';
import { fail } from '../../core/problems.ts';
import type { Versionata } from '../../registro/versioned.ts';
import {
  deleteInterrogazione,
  insertInterrogazione,
  listInterrogazioni,
  updateInterrogazione,
} from '../sql/interrogazioni.ts';

export const INTERROGAZIONE: Versionata<
  Interrogazione,
  Pick<Interrogazione, 'nome' | 'testo' | 'condivisa'>
> = {
  read: async (tx, actor, id) => (await listInterrogazioni(tx, actor, id))[0],
  insert: insertInterrogazione,
  update: updateInterrogazione,
  remove: deleteInterrogazione,
  gone: 'L’interrogazione non esiste più',
  uniche: { interrogazione_nome: ['nome', 'Hai già un’interrogazione con questo nome'] },
  forbids: ({ mia, autore }) =>
    mia ? null : fail('permesso_negato', `È di ${autore}: salvane una tua con un altro nome`),
};
