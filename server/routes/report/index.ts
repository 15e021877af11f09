/** Reports: each is read from one snapshot, at the instant it names in its answer. */
import type { Actor } from '../../commands/actor.ts';
import { makeFileWire } from '../../commands/report/file.ts';
import { scheduleReport, unscheduleReport } from '../../commands/report/programma.ts';
import { removeReport, saveReport } from '../../commands/report/salva.ts';
import { sendNow } from '../../commands/report/spedisci.ts';
import { failure, success } from '../../problems.ts';
import { readCausali, readCausaliRighe } from '../../repositories/report/causali.ts';
import { readConti, readContiRighe } from '../../repositories/report/conti.ts';
import { readMesi, readMesiRighe } from '../../repositories/report/mesi.ts';
import { atOnce, settleIstante, type Istante } from '../../repositories/report/momento.ts';
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

type Read<Q, R> = (istante: Istante, query: Q) => Promise<R>;

/** The report with its parameters, completed with the instant it was read at. */
async function whole<Q extends Asked, R extends object>({ db, actor, query }: Asking<Q>, read: Read<Q, R>) {
  const istante = await settleIstante(db, actor.id_azienda, query);
  return success({ parametri: { ...query, visto_il: istante.visto }, ...(await read(istante, query)) });
}

async function rows<Q extends Asked, R extends object>({ db, actor, query }: Asking<Q>, read: Read<Q, R>) {
  const istante = await settleIstante(db, actor.id_azienda, query);
  return success({ ...(await read(istante, query)), visto_il: istante.visto });
}

export const reportRoutes: readonly BoundRoute[] = [
  forAzienda('reportScaduto', (call) => whole(call, atOnce(readScaduto))),
  forAzienda('reportScadutoRighe', (call) => rows(call, atOnce(readScadutoRighe))),
  forAzienda('reportPartitario', async ({ db, actor, query }) => {
    const istante = await settleIstante(db, actor.id_azienda, query);
    const read = await atOnce(readPartitario)(istante, query);
    if (!read) return failure('non_trovato', { detail: 'Il soggetto non esiste' });
    return success({ parametri: { ...query, visto_il: istante.visto }, ...read });
  }),
  forAzienda('reportPrevisione', (call) => whole(call, readPrevisione)),
  forAzienda('reportPrevisioneRighe', (call) => rows(call, readPrevisioneRighe)),
  forAzienda('reportMesi', (call) => whole(call, atOnce(readMesi))),
  forAzienda('reportMesiRighe', (call) => rows(call, atOnce(readMesiRighe))),
  forAzienda('reportProvvigioni', (call) => whole(call, atOnce(readProvvigioni))),
  forAzienda('reportProvvigioniRighe', (call) => rows(call, atOnce(readProvvigioniRighe))),
  forAzienda('reportConti', (call) => whole(call, atOnce(readConti))),
  forAzienda('reportContiRighe', (call) => rows(call, atOnce(readContiRighe))),
  forAzienda('reportCausali', (call) => whole(call, atOnce(readCausali))),
  forAzienda('reportCausaliRighe', (call) => rows(call, atOnce(readCausaliRighe))),

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
