/** Proposals: looking for them, looking at them, deciding them. */
import { acceptProposte } from '../../commands/pagamenti/accetta.ts';
import {
  followAccettazione,
  startAccettazione,
  stopAccettazione,
} from '../../commands/pagamenti/accettazione.ts';
import { annulLotto } from '../../commands/pagamenti/annulla-parti.ts';
import { startCalcolo, stopCalcolo } from '../../commands/pagamenti/calcolo.ts';
import { claimRighe, releasePrese } from '../../commands/pagamenti/prese.ts';
import { forgetRifiuti, refuseProposte } from '../../commands/pagamenti/rifiuta.ts';
import { misuraSoglia, saveSoglia } from '../../commands/pagamenti/soglia.ts';
import { failure, success } from '../../problems.ts';
import { listLotti } from '../../repositories/pagamenti/lotti.ts';
import { listPrese } from '../../repositories/pagamenti/prese.ts';
import { listProposte, readCalcolo, readUltimoCalcolo } from '../../repositories/pagamenti/proposte.ts';
import { listRifiuti } from '../../repositories/pagamenti/rifiuti.ts';
import { listRighePerId } from '../../repositories/pagamenti/righe.ts';
import { forAzienda, type BoundRoute } from '../bind.ts';

const sparito = () => failure('non_trovato', { detail: 'Questa ricerca non c’è più: cerca di nuovo' });

export const abbinamentiRoutes: readonly BoundRoute[] = [
  forAzienda('calcoloAvvia', ({ db, actor, request }) =>
    startCalcolo(db, actor, (cause) => request.log.error({ err: cause }, 'a comparison failed')),
  ),

  forAzienda('calcoloUltimo', async ({ db, actor }) =>
    success({ calcolo: (await readUltimoCalcolo(db.kysely, actor)) ?? null }),
  ),

  forAzienda('calcolo', async ({ db, actor, params }) => {
    const calcolo = await readCalcolo(db.kysely, actor.id_azienda, params.id);
    return calcolo ? success(calcolo) : sparito();
  }),

  forAzienda('calcoloFerma', ({ db, actor, params }) => stopCalcolo(db, actor, params.id)),

  forAzienda('proposte', async ({ db: { kysely }, actor: { id_azienda }, params, query }) => {
    if (!(await readCalcolo(kysely, id_azienda, params.id))) return sparito();
    const page = await listProposte(kysely, id_azienda, params.id, query);
    const ids = new Set(
      page.proposte.flatMap(({ movimenti, partite, rivali }) => [
        ...movimenti,
        ...partite.map(({ id }) => id),
        ...rivali.flatMap((rivale) => [...rivale.movimenti, ...rivale.partite.map(({ id }) => id)]),
      ]),
    );
    const righe = await listRighePerId(kysely, id_azienda, [...ids]);
    return success({ ...page, righe, prese: await listPrese(kysely, id_azienda, [...ids]) });
  }),

  forAzienda('proposteAccetta', ({ db, actor, body }) => acceptProposte(db, actor, body)),

  forAzienda('accettazioneAvvia', ({ db, actor, body, request }) =>
    startAccettazione(db, actor, body, (cause) => request.log.error({ err: cause }, 'an acceptance failed')),
  ),

  forAzienda('accettazione', ({ db, actor, params }) => followAccettazione(db, actor, params.id)),

  forAzienda('accettazioneFerma', ({ db, actor, params }) => stopAccettazione(db, actor, params.id)),

  forAzienda('proposteRifiuta', ({ db, actor, body }) => refuseProposte(db, actor, body)),

  forAzienda('rifiuti', async ({ db, actor, query }) =>
    success({ rifiuti: await listRifiuti(db.kysely, actor.id_azienda, query) }),
  ),

  forAzienda('rifiutiElimina', ({ db, actor, body }) => forgetRifiuti(db, actor, body.ids)),

  forAzienda('lottiAbbinamenti', async ({ db, actor, query }) =>
    success(await listLotti(db.kysely, actor.id_azienda, query)),
  ),

  forAzienda('lottoAnnulla', ({ db, actor, params }) => annulLotto(db, actor, params.id)),

  forAzienda('prese', async ({ db, actor }) =>
    success({ prese: await listPrese(db.kysely, actor.id_azienda) }),
  ),

  forAzienda('preseChiedi', ({ db, actor, body }) => claimRighe(db, actor, body)),

  forAzienda('preseLascia', ({ db, actor, body }) => releasePrese(db, actor, body.ids)),

  forAzienda('soglia', async ({ db, actor }) => success(await misuraSoglia(db.kysely, actor.id_azienda))),

  forAzienda('sogliaSalva', ({ db, actor, body }) => saveSoglia(db, actor, body)),
];
