/** Solleciti: levels, who is to be written to, what was written, disputes. */
import { oggi } from '#domain/date.ts';
import { confirmSolleciti } from '../../commands/solleciti/conferma.ts';
import { openContestazione, saveContestazione } from '../../commands/solleciti/contesta.ts';
import { annulSollecito, decideSollecito } from '../../commands/solleciti/decidi.ts';
import { addUsuali, removeLivello, saveLivello, tryModello } from '../../commands/solleciti/livelli.ts';
import { readDaSollecitare } from '../../commands/solleciti/prepara.ts';
import { previewSollecito, trySollecito } from '../../commands/solleciti/prova.ts';
import { failure, success } from '../../problems.ts';
import { listContestazioni } from '../../repositories/solleciti/contestazioni.ts';
import { listLivelli } from '../../repositories/solleciti/livelli.ts';
import { listSolleciti, readAllegato, readDettaglio } from '../../repositories/solleciti/solleciti.ts';
import { forAzienda, type BoundRoute } from '../bind.ts';

export const sollecitiRoutes: readonly BoundRoute[] = [
  forAzienda('livelliSollecito', async ({ db, actor }) =>
    success({ livelli: await listLivelli(db.kysely, actor.id_azienda) }),
  ),
  forAzienda('livelloSollecitoSalva', ({ db, actor, body }) => saveLivello(db, actor, body)),
  forAzienda('livelloSollecitoElimina', ({ db, actor, body }) => removeLivello(db, actor, body)),
  forAzienda('livelliSollecitoUsuali', ({ db, actor }) => addUsuali(db, actor)),
  forAzienda('modelloSollecitoProva', ({ db, actor, body }) => tryModello(db, actor, body)),

  forAzienda('daSollecitare', async ({ db, actor, query }) =>
    success(await readDaSollecitare(db.kysely, actor.id_azienda, oggi(), query)),
  ),
  forAzienda('sollecitoAnteprima', ({ db, actor, body }) => previewSollecito(db, actor, body)),
  forAzienda('sollecitoProva', ({ db, sigillo, actor, body }) => trySollecito(db, sigillo, actor, body)),
  forAzienda('sollecitiConferma', ({ db, actor, body }) => confirmSolleciti(db, actor, body)),

  forAzienda('solleciti', async ({ db, actor, query }) =>
    success(await listSolleciti(db.kysely, actor.id_azienda, query)),
  ),
  forAzienda('sollecito', async ({ db, actor, params }) => {
    const dettaglio = await readDettaglio(db.kysely, actor.id_azienda, params.id);
    return dettaglio ? success(dettaglio) : failure('non_trovato', { detail: 'Il sollecito non esiste' });
  }),
  forAzienda('sollecitoAllegato', async ({ db, actor, params }) => {
    const allegato = await readAllegato(db.kysely, actor.id_azienda, params.id, params.numero);
    if (!allegato) return failure('non_trovato', { detail: 'L’allegato non esiste' });
    const contenuto = Buffer.from(allegato.contenuto);
    return success({
      nome: allegato.nome,
      bytes: contenuto.byteLength,
      contenuto: contenuto.toString('base64'),
    });
  }),
  forAzienda('sollecitoAnnulla', ({ db, actor, params, body }) =>
    annulSollecito(db, actor, params.id, body.versione),
  ),
  forAzienda('sollecitoDecidi', ({ db, actor, params, body }) => decideSollecito(db, actor, params.id, body)),

  forAzienda('contestazioni', async ({ db, actor, query }) =>
    success({ contestazioni: await listContestazioni(db.kysely, actor.id_azienda, query.id_soggetto) }),
  ),
  forAzienda('contestazioneNuova', ({ db, actor, body }) => openContestazione(db, actor, body)),
  forAzienda('contestazioneSalva', ({ db, actor, params, body }) =>
    saveContestazione(db, actor, params.id, body),
  ),
];
