/** Proposals: looking for them, looking at them, deciding them. */
import { acceptProposte } from './commands/accept.ts';
import { startAccettazione } from './commands/accettazione.ts';
import { annulLotto } from './commands/annul-parts.ts';
import { startCalcolo, stopCalcolo } from './commands/compute.ts';
import { followLotto, stopLotto } from './commands/lotto-parts.ts';
import { claimRighe, releasePrese } from './commands/prese.ts';
import { forgetRifiuti, refuseProposte } from './commands/refuse.ts';
import { measureSoglia, saveSoglia } from './commands/threshold.ts';
import { fail, succeed } from '../core/problems.ts';
import { listAvanzamenti } from './sql/avanzamenti.ts';
import { listLotti } from './sql/lotti.ts';
import { listPrese } from './sql/prese.ts';
import { listProposte, readCalcolo, readUltimoCalcolo } from './sql/proposte.ts';
import { listRifiuti } from './sql/refusals.ts';
import { listRighePerId } from './sql/righe.ts';
import { withAzienda, withReading, type Handlers } from '../core/http/bind.ts';

const vanished = () => fail('non_trovato', 'Questa ricerca non c’è più: cerca di nuovo');

export const abbinamentiRoutes = {
  calcoloAvvia: withAzienda(({ db, actor, request }) =>
    startCalcolo(db, actor.id_azienda, (cause) => request.log.error({ err: cause }, 'a comparison failed')),
  ),

  calcoloUltimo: withReading((reader, idAzienda) => readUltimoCalcolo(reader, idAzienda)),

  calcolo: withAzienda(async ({ db, actor, params }) => {
    const calcolo = await readCalcolo(db.kysely, actor.id_azienda, params.id);
    return calcolo ? succeed(calcolo) : vanished();
  }),

  calcoloFerma: withAzienda(({ db, actor, params }) => stopCalcolo(db, actor, params.id)),

  proposte: withAzienda(async ({ db: { kysely }, actor: { id_azienda }, params, query }) => {
    if (!(await readCalcolo(kysely, id_azienda, params.id))) return vanished();
    const page = await listProposte(kysely, id_azienda, params.id, query);
    const ids = new Set(
      page.proposte.flatMap(({ movimenti, partite, rivali }) => [
        ...movimenti,
        ...partite.map(({ id }) => id),
        ...rivali.flatMap((rival) => [...rival.movimenti, ...rival.partite.map(({ id }) => id)]),
      ]),
    );
    const righe = await listRighePerId(kysely, id_azienda, [...ids]);
    return succeed({ ...page, righe, prese: await listPrese(kysely, id_azienda, [...ids]) });
  }),

  proposteAccetta: withAzienda(({ db, actor, body }) => acceptProposte(db, actor, body)),

  accettazioneAvvia: withAzienda(({ db, actor, body, request }) =>
    startAccettazione(db, actor, body, (cause) => request.log.error({ err: cause }, 'an acceptance failed')),
  ),

  proposteRifiuta: withAzienda(({ db, actor, body }) => refuseProposte(db, actor, body)),

  rifiuti: withReading(async (reader, idAzienda, { query }) => ({
    rifiuti: await listRifiuti(reader, idAzienda, query),
  })),

  rifiutiElimina: withAzienda(({ db, actor, body }) => forgetRifiuti(db, actor, body.ids)),

  lottiAbbinamenti: withReading((reader, idAzienda, { query }) => listLotti(reader, idAzienda, query)),

  lottiInCorso: withReading(async (reader, idAzienda) => ({
    lotti: await listAvanzamenti(reader, idAzienda),
  })),

  lottoAvanzamento: withAzienda(({ db, actor, params }) => followLotto(db, actor, params.id)),

  lottoFerma: withAzienda(({ db, actor, params }) => stopLotto(db, actor, params.id)),

  lottoAnnulla: withAzienda(({ db, actor, params }) => annulLotto(db, actor, params.id)),

  prese: withReading(async (reader, idAzienda) => ({ prese: await listPrese(reader, idAzienda) })),

  preseChiedi: withAzienda(({ db, actor, body }) => claimRighe(db, actor, body)),

  preseLascia: withAzienda(({ db, actor, body }) => releasePrese(db, actor, body.ids)),

  soglia: withReading((reader, idAzienda) => measureSoglia(reader, idAzienda)),

  sogliaSalva: withAzienda(({ db, actor, body }) => saveSoglia(db, actor, body)),
} satisfies Partial<Handlers>;
