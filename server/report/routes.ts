/** Reports: each is read from one snapshot, at the instant it names in its answer. */
import {
  type NomeConRighe,
  type NomeReport,
  perRotta,
  type RottaDiReport,
  type RottaReport,
  type RottaRighe,
} from '#api/contract/report.ts';
import { makeFileWire } from './commands/file.ts';
import { scheduleReport, unscheduleReport } from './commands/programma.ts';
import { removeReport, saveReport } from './commands/salva.ts';
import { sendNow } from './commands/spedisci.ts';
import { failure, success } from '../core/problems.ts';
import { readReport, readRighe } from './sql/elenco.ts';
import { settleIstante } from './sql/momento.ts';
import { listProgrammati, listSpedizioni } from './sql/programmati.ts';
import { listSalvati } from './sql/salvati.ts';
import { forAzienda, type Bound, type Handlers } from '../core/http/bind.ts';

const bindReport = (nome: NomeReport): Bound<RottaReport<NomeReport>> =>
  forAzienda(async ({ db, actor, query }) => {
    const istante = await settleIstante(db, actor.id_azienda, query);
    const letto = await readReport(nome, istante, query);
    return letto ? success(letto) : failure('non_trovato', { detail: 'Il soggetto non esiste' });
  });

const bindRighe = (nome: NomeConRighe): Bound<RottaRighe<NomeConRighe>> =>
  forAzienda(async ({ db, actor, query }) => {
    const istante = await settleIstante(db, actor.id_azienda, query);
    return success(await readRighe(nome, istante, query));
  });

export const reportRoutes = {
  // Each answers what its own report does: the compiler knows only that it is some report's.
  ...(perRotta(bindReport, bindRighe) as Pick<Handlers, RottaDiReport>),

  reportFile: forAzienda(({ db, actor, utente, body }) =>
    makeFileWire(db, actor.id_azienda, body, utente.username),
  ),
  reportSalvati: forAzienda(async ({ db, actor }) =>
    success({ salvati: await listSalvati(db.kysely, actor) }),
  ),
  reportSalva: forAzienda(({ db, actor, body }) => saveReport(db, actor, body)),
  reportElimina: forAzienda(({ db, actor, body }) => removeReport(db, actor, body)),
  reportProgrammati: forAzienda(async ({ db, actor }) =>
    success({ programmati: await listProgrammati(db.kysely, actor.id_azienda) }),
  ),
  reportProgramma: forAzienda(({ db, actor, body }) => scheduleReport(db, actor, body)),
  reportProgrammatoElimina: forAzienda(({ db, actor, body }) => unscheduleReport(db, actor, body)),
  reportProgrammatoSpedisci: forAzienda(({ db, sigillo, actor, params }) =>
    sendNow(db, sigillo, actor, params.id),
  ),
  reportSpedizioni: forAzienda(async ({ db, actor, params }) =>
    success({ spedizioni: await listSpedizioni(db.kysely, actor.id_azienda, params.id) }),
  ),
} satisfies Partial<Handlers>;
