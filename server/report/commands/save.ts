/** Saved reports: one's own ways of asking leave no trace in the registro, as views do not. */
import type { z } from 'zod';
import type { ReportSalvato, reportSalvaSchema } from '#api/contract/report-programmati.ts';
import type { Actor } from '../../core/actor.ts';
import type { Database } from '../../core/db/database.ts';
import { fail, type Result } from '../../core/problems.ts';
import { removeVersionata, saveVersionata, type Seen, type Versionata } from '../../registro/versioned.ts';
import { deleteSalvato, insertSalvato, listSalvati, updateSalvato } from '../sql/saved.ts';

const SALVATO: Versionata<ReportSalvato, Pick<ReportSalvato, 'nome' | 'condiviso' | 'scelta'>> = {
  read: async (tx, actor, id) => (await listSalvati(tx, actor, id))[0],
  insert: insertSalvato,
  update: updateSalvato,
  remove: deleteSalvato,
  gone: 'Il report salvato non esiste più',
  uniche: { report_salvato_nome: ['nome', 'Hai già un report con questo nome'] },
  forbids: ({ mio, autore }) =>
    mio ? null : fail('permesso_negato', { detail: `È di ${autore}: salvane uno tuo con un altro nome` }),
};

/** A new one, or the changes of one's own. */
export const saveReport = (
  db: Database,
  actor: Actor,
  { id, versione, ...dati }: z.output<typeof reportSalvaSchema>,
): Promise<Result<ReportSalvato>> => saveVersionata(db, actor, SALVATO, { id, versione }, dati);

export const removeReport = (db: Database, actor: Actor, seen: Seen): Promise<Result<{ id: number }>> =>
  removeVersionata(db, actor, SALVATO, seen);
