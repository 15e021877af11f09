/** Reports: each is read from one snapshot, at the instant it names in its answer. */
import type { Actor } from '../../commands/actor.ts';
import { makeFileWire } from '../../commands/report/file.ts';
import { scheduleReport, unscheduleReport } from '../../commands/report/programma.ts';
import { removeReport, saveReport } from '../../commands/report/salva.ts';
import { sendNow } from '../../commands/report/spedisci.ts';
import type { Tx } from '../../db/open.ts';
import { failure, success } from '../../problems.ts';
import { readCausali, readCausaliRighe } from '../../repositories/report/causali.ts';
import { readConti, readContiRighe } from '../../repositories/report/conti.ts';
import { readMesi, readMesiRighe } from '../../repositories/report/mesi.ts';
import { atMomento, type Momento } from '../../repositories/report/momento.ts';
import { readPartitario } from '../../repositories/report/partitario.ts';
import { readPrevisione } from '../../repositories/report/previsione.ts';
import { readPrevisioneRighe } from '../../repositories/report/previsione-righe.ts';
import { readProvvigioni, readProvvigioniRighe } from '../../repositories/report/provvigioni.ts';
import { readScaduto, readScadutoRighe } from '../../repositories/report/scaduto.ts';
import { listProgrammati, listSpedizioni } from '../../repositories/report/programmati.ts';
import { listSalvati } from '../../repositories/report/salvati.ts';
import { forAzienda, type BoundRoute, type Call } from '../bind.ts';

type Asked = { al: string; visto_il?: string | undefined };
type Asking<Q> = Pick<Call<'reportScaduto'>, 'db'> & { actor: Actor; query: Q };

/** The report with its parameters, completed with the instant it was read at. */
async function whole<Q extends Asked, R extends object>(
  { db, actor, query }: Asking<Q>,
  read: (tx: Tx, momento: Momento, query: Q) => Promise<R>,
) {
  return success(
    await atMomento(db, actor.id_azienda, query, async (tx, momento) => ({
      parametri: { ...query, visto_il: momento.visto },
      ...(await read(tx, momento, query)),
    })),
  );
}

async function rows<Q extends Asked, R extends object>(
  { db, actor, query }: Asking<Q>,
  read: (tx: Tx, momento: Momento, query: Q) => Promise<R>,
) {
  return success(
    await atMomento(db, actor.id_azienda, query, async (tx, momento) => ({
      ...(await read(tx, momento, query)),
      visto_il: momento.visto,
    })),
  );
}

export const reportRoutes: readonly BoundRoute[] = [
  forAzienda('reportScaduto', (call) => whole(call, readScaduto)),
  forAzienda('reportScadutoRighe', (call) => rows(call, readScadutoRighe)),
  forAzienda('reportPartitario', ({ db, actor, query }) =>
    atMomento(db, actor.id_azienda, query, async (tx, momento) => {
      const read = await readPartitario(tx, momento, query);
      if (!read) return failure('non_trovato', { detail: 'Il soggetto non esiste' });
      return success({ parametri: { ...query, visto_il: momento.visto }, ...read });
    }),
  ),
  forAzienda('reportPrevisione', (call) => whole(call, readPrevisione)),
  forAzienda('reportPrevisioneRighe', (call) => rows(call, readPrevisioneRighe)),
  forAzienda('reportMesi', (call) => whole(call, readMesi)),
  forAzienda('reportMesiRighe', (call) => rows(call, readMesiRighe)),
  forAzienda('reportProvvigioni', (call) => whole(call, readProvvigioni)),
  forAzienda('reportProvvigioniRighe', (call) => rows(call, readProvvigioniRighe)),
  forAzienda('reportConti', (call) => whole(call, readConti)),
  forAzienda('reportContiRighe', (call) => rows(call, readContiRighe)),
  forAzienda('reportCausali', (call) => whole(call, readCausali)),
  forAzienda('reportCausaliRighe', (call) => rows(call, readCausaliRighe)),

  forAzienda('reportFile', ({ db, actor, utente, body }) =>
    makeFileWire(db, actor.id_azienda, body, utente.username),
  ),
  forAzienda('reportSalvati', async ({ db, actor }) =>
    success({ salvati: await listSalvati(db.kysely, actor) }),
  ),
  forAzienda('reportSalva', ({ db, actor, body }) => saveReport(db, actor, body)),
  forAzienda('reportElimina', ({ db, actor, body }) => removeReport(db, actor, body)),
  forAzienda('reportProgrammati', async ({ db, actor }) =>
    success({ programmati: await listProgrammati(db.kysely, actor.id_azienda) }),
  ),
  forAzienda('reportProgramma', ({ db, actor, body }) => scheduleReport(db, actor, body)),
  forAzienda('reportProgrammatoElimina', ({ db, actor, body }) => unscheduleReport(db, actor, body)),
  forAzienda('reportProgrammatoSpedisci', ({ db, sigillo, actor, params }) =>
    sendNow(db, sigillo, actor, params.id),
  ),
  forAzienda('reportSpedizioni', async ({ db, actor, params }) =>
    success({ spedizioni: await listSpedizioni(db.kysely, actor.id_azienda, params.id) }),
  ),
];
