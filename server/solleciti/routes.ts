/** Solleciti: levels, who is to be written to, what was written, disputes. */
import { getToday } from '#domain/date.ts';
import { confirmSolleciti } from './commands/confirm.ts';
import { openContestazione, saveContestazione } from './commands/dispute.ts';
import { annulSollecito, chooseSollecito } from './commands/decide.ts';
import { addUsuali, removeLivello, saveLivello, tryModello } from './commands/levels.ts';
import { readToSollecitare } from './commands/prepare.ts';
import { makePreview, trySollecito } from './commands/try.ts';
import { fail, succeed } from '../core/problems.ts';
import { listContestazioni } from './sql/contestazioni.ts';
import { listLivelli } from './sql/levels.ts';
import { listSolleciti, readAllegato, readDetail } from './sql/solleciti.ts';
import { withAzienda, withReading, type Handlers } from '../core/http/bind.ts';

export const sollecitiRoutes = {
  livelliSollecito: withReading(async (reader, idAzienda) => ({
    livelli: await listLivelli(reader, idAzienda),
  })),
  livelloSollecitoSalva: withAzienda(({ db, actor, body }) => saveLivello(db, actor, body)),
  livelloSollecitoElimina: withAzienda(({ db, actor, body }) => removeLivello(db, actor, body)),
  livelliSollecitoUsuali: withAzienda(({ db, actor }) => addUsuali(db, actor)),
  modelloSollecitoProva: withAzienda(({ db, actor, body }) => tryModello(db, actor, body)),

  daSollecitare: withReading((reader, idAzienda, { query }) =>
    readToSollecitare(reader, idAzienda, getToday(), query),
  ),
  sollecitoAnteprima: withAzienda(({ db, actor, body }) => makePreview(db, actor, body)),
  sollecitoProva: withAzienda(({ db, seal, actor, body }) => trySollecito(db, seal, actor, body)),
  sollecitiConferma: withAzienda(({ db, actor, body }) => confirmSolleciti(db, actor, body)),

  solleciti: withReading((reader, idAzienda, { query }) => listSolleciti(reader, idAzienda, query)),
  sollecito: withAzienda(async ({ db, actor, params }) => {
    const detail = await readDetail(db.kysely, actor.id_azienda, params.id);
    return detail ? succeed(detail) : fail('non_trovato', 'Il sollecito non esiste');
  }),
  sollecitoAllegato: withAzienda(async ({ db, actor, params }) => {
    const attachment = await readAllegato(db.kysely, actor.id_azienda, params.id, params.numero);
    if (!attachment) return fail('non_trovato', 'L’allegato non esiste');
    const content = Buffer.from(attachment.contenuto);
    return succeed({
      nome: attachment.nome,
      bytes: content.byteLength,
      contenuto: content.toString('base64'),
    });
  }),
  sollecitoAnnulla: withAzienda(({ db, actor, params, body }) =>
    annulSollecito(db, actor, params.id, body.versione),
  ),
  sollecitoDecidi: withAzienda(({ db, actor, params, body }) => chooseSollecito(db, actor, params.id, body)),

  contestazioni: withReading(async (reader, idAzienda, { query }) => ({
    contestazioni: await listContestazioni(reader, idAzienda, query.id_soggetto),
  })),
  contestazioneNuova: withAzienda(({ db, actor, body }) => openContestazione(db, actor, body)),
  contestazioneSalva: withAzienda(({ db, actor, params, body }) =>
    saveContestazione(db, actor, params.id, body),
  ),
} satisfies Partial<Handlers>;
