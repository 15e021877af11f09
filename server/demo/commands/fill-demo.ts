/**
 * The demonstration office, an azienda of its own, filled one import after the other: others are answered between two,
 * nothing of it is seen before it is whole, and what a server that ended has left halfway is gone on with by the next.
 * The same seed makes the same office, so what is there need not be made again.
 */
import type { z } from 'zod';
import type { demoAnswerSchema } from '#api/contract/demo.ts';
import { makeStudio } from '#domain/demo/office.ts';
import { withProblems } from '#domain/demo/problems.ts';
import type { StudioDemo } from '#domain/demo/types.ts';
import { fail, succeed, type Result } from '../../core/problems.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import type { DemoInCorso, FillOptions, DemoPlace } from '../../core/db/tables-demo.ts';
import { runHeld } from '../../core/db/hold.ts';
import { refreshAllPagamenti, refreshAnagrafiche, refreshStatistics } from '../../core/db/statistics.ts';
import { transact } from '../../core/db/transact.ts';
import type { Actor } from '../../core/actor.ts';
import { createAzienda } from '../../impostazioni/commands/create-azienda.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { lockUtenti } from '../../utenti/sql/manage-utenti.ts';
import { linkAzienda } from '../../utenti/sql/utenti.ts';
import {
  moveIdleUtente,
  deleteRunningDemo,
  describeAzienda,
  insertContiDemo,
  insertRunningDemo,
  insertSoggettiDemo,
  lockRunningDemo,
  readRunningDemo,
  showImportazioni,
} from '../sql/demo.ts';
import { listDimostrative } from '../sql/stato.ts';
import { importDemo } from './import-demo.ts';
import { prepareDemo, fillStoria } from './fill-storia.ts';

type Answer = z.input<typeof demoAnswerSchema>;

/** Adds the office for whoever has none, beside the aziende there are. One is filled at a time. */
export async function fillDemo(db: Database, actor: Actor, options: FillOptions): Promise<Result<Answer>> {
  const begun = await transact(db, (tx) => begin(tx, actor, options));
  if (!begun.ok) return begun;
  const release = await db.hold(PLACE);
  try {
    return succeed(await fill(db, begun.value));
  } finally {
    await release?.();
  }
}

/** The lock of the server that fills it. */
const PLACE = 'ufficio dimostrativo';

/** Goes on with offices that a server which ended left half filled. Answers how many. */
export async function resumeDemo(db: Database): Promise<number> {
  if (!(await readRunningDemo(db.kysely))) return 0;
  const filled = await runHeld(db.hold, PLACE, async () => {
    const demo = await readRunningDemo(db.kysely);
    if (demo) await fill(db, demo);
    return demo !== null;
  });
  return filled === true ? 1 : 0;
}

/** The office as the options want it: as the banks wrote it, or with problems to find. */
const makeOffice = (options: FillOptions): StudioDemo => {
  const studio = makeStudio(options);
  return options.da_riconciliare === 'mese' ? withProblems(studio, options) : studio;
};

/** Creates the azienda with its conti and soggetti, and notes what to fill. */
async function begin(tx: Tx, actor: Actor, options: FillOptions): Promise<Result<DemoInCorso>> {
  // A second press waits here and finds what the first began.
  await lockUtenti(tx, [actor.id_utente]);
  if ((await listDimostrative(tx, actor.id_utente)).length > 0) return fail('demo_presente');
  const demo = { actor, options, posto: await place(tx, actor, makeOffice(options)) };
  if (!(await insertRunningDemo(tx, demo)))
    return fail('demo_presente', 'Qualcuno sta preparando il suo: riprova tra un minuto');
  return succeed(demo);
}

async function fill(db: Database, demo: DemoInCorso): Promise<Answer> {
  const studio = makeOffice(demo.options);
  for (const importazione of studio.importazioni())
    await db.kysely.transaction().execute(async (tx) => {
      // Another server that goes on with it waits here and finds what was done.
      if (await lockRunningDemo(tx)) await importDemo(tx, demo, importazione);
    });
  if (demo.options.da_riconciliare === 'mese') {
    // Where other aziende were looked at before, this one would be thought to have no rows, and all of them be gone
    // through for each that is paid: minutes.
    await refreshStatistics(db.kysely);
    await prepareDemo(db, demo, studio);
    await fillStoria(db, studio);
  }
  const answer = count(demo.posto, studio);
  await db.kysely.transaction().execute(async (tx) => {
    if (await lockRunningDemo(tx)) await end(tx, demo, answer);
  });
  // Lists name what closes each row: without statistics they take four times as long.
  await refreshStatistics(db.kysely);
  await refreshAnagrafiche(db.kysely);
  await refreshAllPagamenti(db);
  return answer;
}

const count = ({ id_azienda }: DemoPlace, { azienda, movimenti, partite }: StudioDemo): Answer => ({
  id_azienda,
  conti: azienda.conti.length,
  soggetti: azienda.soggetti.length,
  movimenti,
  partite,
});

/** Shows the whole office; until now its imports were unfinished ones. */
async function end(tx: Tx, { actor, posto }: DemoInCorso, dopo: Answer): Promise<void> {
  const { id_azienda } = posto;
  await showImportazioni(tx, id_azienda);
  await deleteRunningDemo(tx);
  await appendRegistro(tx, { ...actor, id_azienda }, 'demo', 'azienda', { id: id_azienda, dopo });
}

async function place(tx: Tx, { id_utente }: Actor, { azienda }: StudioDemo): Promise<DemoPlace> {
  const id_azienda = await createAzienda(tx, azienda.ragione_sociale);
  await describeAzienda(tx, id_azienda, azienda);
  await linkAzienda(tx, id_utente, id_azienda);
  await moveIdleUtente(tx, id_utente, id_azienda);
  const conti = await insertContiDemo(tx, id_azienda, azienda.conti);
  return { id_azienda, conti, soggetti: await insertSoggettiDemo(tx, id_azienda, azienda.soggetti) };
}
