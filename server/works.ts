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
import { resumeRegole } from './voci/commands/apply.ts';
import { deleteForgotten } from './sessione/sql/attempts.ts';
import { startRounds, type Journal } from './core/rounds.ts';

const SWEEP_EVERY_MS = 60_000;
/** How long what a server that is gone left halfway waits for another; looking for it costs a few small readings. */
const RESUME_EVERY_MS = 10_000;

type Resumption = (db: Database, onError: (cause: unknown) => void) => Promise<number>;

/** Works that go in parts, and that a server which is gone may have left halfway: somebody waits for their end. */
const A_PARTI = {
  accettazioni: resumeAccettazioni,
  regole: resumeRegole,
  annulli: resumeAnnulli,
  demo: resumeDemo,
};
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

/** Removes what was abandoned: imports, sessions, counts of failed sign-ins. */
async function removeAbandoned(db: Database, importMinutes: number, log: Journal): Promise<void> {
  const removed = await annulAbandoned(db, importMinutes);
  if (removed > 0) log.info({ removed }, 'abandoned imports removed');
  reportWork('abbandonata', true, removed);
  await deleteExpired(db.kysely);
  await deleteForgotten(db.kysely);
}

/** Makes the copy of the day where it is missing. */
async function copyToday(db: Database, config: Config, log: Journal): Promise<void> {
  try {
    const copy = await copyDaily(db, config.dataDir, config.backupKeep);
    if (!copy) return;
    log.info({ nome: copy.nome, bytes: copy.bytes, prova: copy.prova }, 'daily copy made');
    const { provata } = copy.prova;
    if (!provata) log.error({ nome: copy.nome }, 'the daily copy is not proved');
    reportWork('copia', provata);
  } catch (cause) {
    reportWork('copia', false);
    throw cause;
  }
}

/** Goes on at once with what the servers before left, and from then on sweeps; answers how to stop. */
export function startWorks(db: Database, config: Config, log: Journal): () => void {
  const resume = (): Promise<void> => resumeWorks(db, log, A_PARTI);
  const clear = (): Promise<void> => resumeWorks(db, log, OUT_OF_SIGHT);
  void resume().then(clear);
  // Each beside the others, which do not wait for it: a copy or a long work may take minutes.
  const stops = [
    startRounds(SWEEP_EVERY_MS, log, 'sweep failed', () => removeAbandoned(db, config.importMinutes, log)),
    startRounds(RESUME_EVERY_MS, log, 'works not gone on with', resume),
    startRounds(SWEEP_EVERY_MS, log, 'what is out of sight not cleared', clear),
    startRounds(SWEEP_EVERY_MS, log, 'daily copy failed', () => copyToday(db, config, log)),
  ];
  return () => {
    for (const stop of stops) void stop();
  };
}
