/** Reports: each is read from one snapshot, at the instant it names in its answer. */
import {
  type NomeConRighe,
  type NomeReport,
  makePerRotta,
  type RottaDiReport,
  type RottaReport,
  type RottaRighe,
} from '#api/contract/report.ts';
import { makeFileWire } from './commands/file.ts';
import { PROGRAMMATO, scheduleReport } from './commands/schedule.ts';
import { SALVATO } from './commands/save.ts';
import { sendNow } from './commands/send.ts';
import { fail, succeed } from '../core/problems.ts';
import { removeVersionata, saveVersionata } from '../registro/versioned.ts';
import { readReport, readRighe } from './sql/list.ts';
import { settleInstant } from './sql/moment.ts';
import { listProgrammati, listSpedizioni } from './sql/scheduled.ts';
import { listSalvati } from './sql/saved.ts';
import { withAzienda, withReading, type Bound, type Handlers } from '../core/http/bind.ts';

const bindReport = (name: NomeReport): Bound<RottaReport<NomeReport>> =>
  withAzienda(async ({ db, actor, query }) => {
    const instant = await settleInstant(db, actor.id_azienda, query);
    const parsed = await readReport(name, instant, query);
    return parsed ? succeed(parsed) : fail('non_trovato', 'Il soggetto non esiste');
  });

const bindRighe = (name: NomeConRighe): Bound<RottaRighe<NomeConRighe>> =>
  withAzienda(async ({ db, actor, query }) => {
    const instant = await settleInstant(db, actor.id_azienda, query);
    return succeed(await readRighe(name, instant, query));
  });

export const reportRoutes = {
  // Each answers what its own report does: the compiler knows only that it is some report's.
  ...(makePerRotta(bindReport, bindRighe) as Pick<Handlers, RottaDiReport>),

  reportFile: withAzienda(({ db, actor, utente, body }) =>
    makeFileWire(db, actor.id_azienda, body, utente.username),
  ),
  reportSalvati: withAzienda(async ({ db, actor }) =>
    succeed({ salvati: await listSalvati(db.kysely, actor) }),
  ),
  reportSalva: withAzienda(({ db, actor, body: { id, versione, ...dati } }) =>
    saveVersionata(db, actor, SALVATO, { id, versione }, dati),
  ),
  reportElimina: withAzienda(({ db, actor, body }) => removeVersionata(db, actor, SALVATO, body)),
  reportProgrammati: withReading(async (reader, idAzienda) => ({
    programmati: await listProgrammati(reader, idAzienda),
  })),
  reportProgramma: withAzienda(({ db, actor, body }) => scheduleReport(db, actor, body)),
  reportProgrammatoElimina: withAzienda(({ db, actor, body }) =>
    removeVersionata(db, actor, PROGRAMMATO, body),
  ),
  reportProgrammatoSpedisci: withAzienda(({ db, seal, actor, params }) =>
    sendNow(db, seal, actor, params.id),
  ),
  reportSpedizioni: withReading(async (reader, idAzienda, { params }) => ({
    spedizioni: await listSpedizioni(reader, idAzienda, params.id),
  })),
} satisfies Partial<Handlers>;
