/** Solleciti: levels, who is to be written to, what was written, disputes. */
import { oggi } from '#domain/date.ts';
import { confirmSolleciti } from './commands/conferma.ts';
import { openContestazione, saveContestazione } from './commands/contesta.ts';
import { annulSollecito, decideSollecito } from './commands/decidi.ts';
import { addUsuali, removeLivello, saveLivello, tryModello } from './commands/livelli.ts';
import { readDaSollecitare } from './commands/prepara.ts';
import { previewSollecito, trySollecito } from './commands/prova.ts';
import { failure, success } from '../core/problems.ts';
import { listContestazioni } from './sql/contestazioni.ts';
import { listLivelli } from './sql/livelli.ts';
import { listSolleciti, readAllegato, readDettaglio } from './sql/solleciti.ts';
import { forAzienda, type Handlers } from '../core/http/bind.ts';

export const sollecitiRoutes = {
  livelliSollecito: forAzienda(async ({ db, actor }) =>
    success({ livelli: await listLivelli(db.kysely, actor.id_azienda) }),
  ),
  livelloSollecitoSalva: forAzienda(({ db, actor, body }) => saveLivello(db, actor, body)),
  livelloSollecitoElimina: forAzienda(({ db, actor, body }) => removeLivello(db, actor, body)),
  livelliSollecitoUsuali: forAzienda(({ db, actor }) => addUsuali(db, actor)),
  modelloSollecitoProva: forAzienda(({ db, actor, body }) => tryModello(db, actor, body)),

  daSollecitare: forAzienda(async ({ db, actor, query }) =>
    success(await readDaSollecitare(db.kysely, actor.id_azienda, oggi(), query)),
  ),
  sollecitoAnteprima: forAzienda(({ db, actor, body }) => previewSollecito(db, actor, body)),
  sollecitoProva: forAzienda(({ db, sigillo, actor, body }) => trySollecito(db, sigillo, actor, body)),
  sollecitiConferma: forAzienda(({ db, actor, body }) => confirmSolleciti(db, actor, body)),

  solleciti: forAzienda(async ({ db, actor, query }) =>
    success(await listSolleciti(db.kysely, actor.id_azienda, query)),
  ),
  sollecito: forAzienda(async ({ db, actor, params }) => {
    const dettaglio = await readDettaglio(db.kysely, actor.id_azienda, params.id);
    return dettaglio ? success(dettaglio) : failure('non_trovato', { detail: 'Il sollecito non esiste' });
  }),
  sollecitoAllegato: forAzienda(async ({ db, actor, params }) => {
    const allegato = await readAllegato(db.kysely, actor.id_azienda, params.id, params.numero);
    if (!allegato) return failure('non_trovato', { detail: 'L’allegato non esiste' });
    const contenuto = Buffer.from(allegato.contenuto);
    return success({
      nome: allegato.nome,
      bytes: contenuto.byteLength,
      contenuto: contenuto.toString('base64'),
    });
  }),
  sollecitoAnnulla: forAzienda(({ db, actor, params, body }) =>
    annulSollecito(db, actor, params.id, body.versione),
  ),
  sollecitoDecidi: forAzienda(({ db, actor, params, body }) => decideSollecito(db, actor, params.id, body)),

  contestazioni: forAzienda(async ({ db, actor, query }) =>
    success({ contestazioni: await listContestazioni(db.kysely, actor.id_azienda, query.id_soggetto) }),
  ),
  contestazioneNuova: forAzienda(({ db, actor, body }) => openContestazione(db, actor, body)),
  contestazioneSalva: forAzienda(({ db, actor, params, body }) =>
    saveContestazione(db, actor, params.id, body),
  ),
} satisfies Partial<Handlers>;
