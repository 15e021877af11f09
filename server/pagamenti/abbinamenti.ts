/** Proposals: looking for them, looking at them, deciding them. */
import { acceptProposte } from './commands/accetta.ts';
import { followAccettazione, startAccettazione, stopAccettazione } from './commands/accettazione.ts';
import { annulLotto } from './commands/annulla-parti.ts';
import { startCalcolo, stopCalcolo } from './commands/calcolo.ts';
import { claimRighe, releasePrese } from './commands/prese.ts';
import { forgetRifiuti, refuseProposte } from './commands/rifiuta.ts';
import { misuraSoglia, saveSoglia } from './commands/soglia.ts';
import { failure, success } from '../core/problems.ts';
import { listLotti } from './sql/lotti.ts';
import { listPrese } from './sql/prese.ts';
import { listProposte, readCalcolo, readUltimoCalcolo } from './sql/proposte.ts';
import { listRifiuti } from './sql/rifiuti.ts';
import { listRighePerId } from './sql/righe.ts';
import { forAzienda, type Handlers } from '../core/http/bind.ts';

const sparito = () => failure('non_trovato', { detail: 'Questa ricerca non c’è più: cerca di nuovo' });

export const abbinamentiRoutes = {
  calcoloAvvia: forAzienda(({ db, actor, request }) =>
    startCalcolo(db, actor.id_azienda, (cause) => request.log.error({ err: cause }, 'a comparison failed')),
  ),

  calcoloUltimo: forAzienda(async ({ db, actor }) =>
    success(await readUltimoCalcolo(db.kysely, actor.id_azienda)),
  ),

  calcolo: forAzienda(async ({ db, actor, params }) => {
    const calcolo = await readCalcolo(db.kysely, actor.id_azienda, params.id);
    return calcolo ? success(calcolo) : sparito();
  }),

  calcoloFerma: forAzienda(({ db, actor, params }) => stopCalcolo(db, actor, params.id)),

  proposte: forAzienda(async ({ db: { kysely }, actor: { id_azienda }, params, query }) => {
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

  proposteAccetta: forAzienda(({ db, actor, body }) => acceptProposte(db, actor, body)),

  accettazioneAvvia: forAzienda(({ db, actor, body, request }) =>
    startAccettazione(db, actor, body, (cause) => request.log.error({ err: cause }, 'an acceptance failed')),
  ),

  accettazione: forAzienda(({ db, actor, params }) => followAccettazione(db, actor, params.id)),

  accettazioneFerma: forAzienda(({ db, actor, params }) => stopAccettazione(db, actor, params.id)),

  proposteRifiuta: forAzienda(({ db, actor, body }) => refuseProposte(db, actor, body)),

  rifiuti: forAzienda(async ({ db, actor, query }) =>
    success({ rifiuti: await listRifiuti(db.kysely, actor.id_azienda, query) }),
  ),

  rifiutiElimina: forAzienda(({ db, actor, body }) => forgetRifiuti(db, actor, body.ids)),

  lottiAbbinamenti: forAzienda(async ({ db, actor, query }) =>
    success(await listLotti(db.kysely, actor.id_azienda, query)),
  ),

  lottoAnnulla: forAzienda(({ db, actor, params }) => annulLotto(db, actor, params.id)),

  prese: forAzienda(async ({ db, actor }) =>
    success({ prese: await listPrese(db.kysely, actor.id_azienda) }),
  ),

  preseChiedi: forAzienda(({ db, actor, body }) => claimRighe(db, actor, body)),

  preseLascia: forAzienda(({ db, actor, body }) => releasePrese(db, actor, body.ids)),

  soglia: forAzienda(async ({ db, actor }) => success(await misuraSoglia(db.kysely, actor.id_azienda))),

  sogliaSalva: forAzienda(({ db, actor, body }) => saveSoglia(db, actor, body)),
} satisfies Partial<Handlers>;
