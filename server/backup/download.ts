/** `GET /api/backup/scarica/{nome}`: a copy as a file. The one answer of the contract's that is not JSON. */
import type { FastifyInstance } from 'fastify';
import { isAllowed } from '#api/contract/ruoli.ts';
import { readBackup, listBackup } from './backup-folder.ts';
import { fail } from '../core/problems.ts';
import { listAziende } from '../utenti/sql/utenti.ts';
import { filterVisible } from './visible.ts';
import type { Services } from '../core/services.ts';
import { sendFailure } from '../core/http/problems.ts';

/** Only a person who may open every azienda gets the whole database. */
async function opensAll({ db }: Services, idUtente: number): Promise<boolean> {
  const mine = await listAziende(db.kysely, idUtente);
  const { quante } = await db.kysely
    .selectFrom('azienda')
    .select(({ fn }) => fn.countAll<number>().as('quante'))
    .executeTakeFirstOrThrow();
  return mine.length === quante;
}

export async function installBackup(api: FastifyInstance, services: Services): Promise<void> {
  api.get<{ Params: { nome: string } }>(
    '/backup/scarica/:nome',
    { schema: { hide: true } },
    async (request, reply) => {
      const { utente } = request.session;
      if (!utente) return sendFailure(reply, fail('non_autenticato'));
      if (!isAllowed(utente.ruolo, 'amministratore')) return sendFailure(reply, fail('permesso_negato'));
      const { nome } = request.params;
      const all = await listBackup(services.dataDir);
      const whole = await opensAll(services, utente.id);
      const mine = await listAziende(services.db.kysely, utente.id);
      const allowed = mine.some(({ id }) =>
        filterVisible(all, id, whole).some((backup) => backup.nome === nome),
      );
      const file = allowed ? await readBackup(services.dataDir, nome) : null;
      if (!file) return sendFailure(reply, fail('non_trovato', 'Questa copia non c’è, o non è per te'));
      return reply
        .header('content-type', 'application/gzip')
        .header('content-length', file.bytes)
        .header('content-disposition', `attachment; filename="${nome}"`)
        .header('cache-control', 'no-store')
        .send(file.stream);
    },
  );
}
