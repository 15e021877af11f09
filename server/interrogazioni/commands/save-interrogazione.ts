/** Saved questions: one's own ways of asking leave no trace in the registro, as views do not. */
import type { Interrogazione } from '#api/contract/interrogazioni.ts';
import { fail } from '../../core/problems.ts';
import type { Versionata } from '../../registro/versioned.ts';
import { listInterrogazioni } from '../sql/interrogazioni.ts';

export const INTERROGAZIONE: Versionata<
  'interrogazione',
  Interrogazione,
  Pick<Interrogazione, 'nome' | 'testo' | 'condivisa'>
> = {
  table: 'interrogazione',
  personale: true,
  read: async (tx, actor, id) => (await listInterrogazioni(tx, actor, id))[0],
  toColumns: (data) => data,
  gone: 'L’interrogazione non esiste più',
  uniche: { interrogazione_nome: ['nome', 'Hai già un’interrogazione con questo nome'] },
  forbids: ({ mia, autore }) =>
    mia ? null : fail('permesso_negato', `È di ${autore}: salvane una tua con un altro nome`),
};
