/** What a server does by itself beside its answers. Of several on one database each does it, and each thing is done once. */
import { copyDaily } from './backup/make-backup.ts';
import type { Config } from './config.ts';
import type { Database } from './core/db/database.ts';
import { reportWork } from './core/lavori.ts';
import { deleteExpired } from './core/sql/session-keys.ts';
import { resumeDemo } from './demo/commands/fill-demo.ts';
import { deleteTolte } from './demo/commands/remove-demo.ts';
import { annulAbandoned, deleteAnnulled } from './importazioni/commands/annul-importazione.ts';
import { resumeAccettazioni } from './pagamenti/commands/accettazione.ts';
import { resumeAnnulli } from './pagamenti/commands/annul-parts.ts';
import { deleteForgotten } from './sessione/sql/attempts.ts';
import type { Journal } from './core/rounds.ts';

const SWEEP_EVERY_MS = 60_000;
/** How long what a server that is gone left halfway waits for another; looking for it costs a few small readings. */
const RESUME_EVERY_MS = 10_000;

type Resumption = (db: Database, onError: (cause: unknown) => void) => Promise<number>;

/** Works that go in parts, and that a server which is gone may have left halfway: somebody waits for their end. */
const A_PARTI = { accettazioni: resumeAccettazioni, annulli: resumeAnnulli, demo: resumeDemo };
/** The same, of what is out of sight already. */
const OUT_OF_SIGHT = { righe: deleteAnnulled, tolte: deleteTolte };

/** Goes on with what was left halfway and nobody is at, beside whoever is served. Never throws. */
async function resumeWorks(
  db: Database,
  log: Journal,
  jobs: Readonly<Record<string, Resumption>>,
): Promise<void> {
  for (const [work, resume] of Object.entries(jobs)) {
    try {
      const quanti = await resume(db, (cause) => {
        log.error({ lavoro: work, err: cause }, 'what was left halfway is taken back');
      });
      if (quanti > 0) log.info({ lavoro: work, quanti }, 'gone on with what was left halfway');
      reportWork('ripreso', true, quanti);
    } catch (cause) {
      log.error({ lavoro: work, err: cause }, 'not gone on with what was left halfway');
      reportWork('ripreso', false);
    }
  }
}

/** Removes what was abandoned: imports, sessions, counts of failed sign-ins. Never throws. */
async function removeAbandoned(db: Database, importMinutes: number, log: Journal): Promise<void> {
  try {
    const removed = await annulAbandoned(db, importMinutes);
    if (removed > 0) log.info({ removed }, 'abandoned imports removed');
    reportWork('abbandonata', true, removed);
    await deleteExpired(db.kysely);
    await deleteForgotten(db.kysely);
  } catch (cause) {
    log.error({ err: cause }, 'sweep failed');
  }
}

/** Makes the copy of the day where it is missing. Never throws. */
async function copyToday(db: Database, config: Config, log: Journal): Promise<void> {
  try {
    const copy = await copyDaily(db, config.dataDir, config.backupKeep);
    if (!copy) return;
    log.info({ nome: copy.nome, bytes: copy.bytes, prova: copy.prova }, 'daily copy made');
    const { provata } = copy.prova;
    if (!provata) log.error({ nome: copy.nome }, 'the daily copy is not proved');
    reportWork('copia', provata);
  } catch (cause) {
    log.error({ err: cause }, 'daily copy failed');
    reportWork('copia', false);
  }
}

/** Begins a work again and again, never beside itself; answers how to stop. */
function repeat(work: () => Promise<void>, everyMs: number): () => void {
  let running = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    void work().finally(() => (running = false));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Goes on at once with what the servers before left, and from then on sweeps; answers how to stop. */
export function startWorks(db: Database, config: Config, log: Journal): () => void {
  const resume = (): Promise<void> => resumeWorks(db, log, A_PARTI);
  const clear = (): Promise<void> => resumeWorks(db, log, OUT_OF_SIGHT);
  void resume().then(clear);
  // Each beside the others, which do not wait for it: a copy or a long work may take minutes.
  const stops = [
    repeat(() => removeAbandoned(db, config.importMinutes, log), SWEEP_EVERY_MS),
    repeat(resume, RESUME_EVERY_MS),
    repeat(clear, SWEEP_EVERY_MS),
    repeat(() => copyToday(db, config, log), SWEEP_EVERY_MS),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
