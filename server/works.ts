/** What a server does by itself beside its answers. Of several on one database each does it, and each thing is done once. */
import { copyDaily } from './backup/make-backup.ts';
import type { Config } from './config.ts';
import type { Database } from './core/db/database.ts';
import { reportLavoro } from './core/lavori.ts';
import { deleteExpired } from './core/sql/session-keys.ts';
import { resumeDemo } from './demo/commands/fill-demo.ts';
import { deleteTolte } from './demo/commands/remove-demo.ts';
import { annulAbandoned, deleteAnnulled } from './importazioni/commands/annul-importazione.ts';
import { resumeAnnulli } from './pagamenti/commands/annul-parts.ts';
import { deleteForgotten } from './sessione/sql/attempts.ts';
import type { Diario } from './solleciti/sender.ts';

const SWEEP_EVERY_MS = 60_000;

/** Works that go in parts, and that a server which is gone may have left halfway. */
const A_PARTI = { annulli: resumeAnnulli, demo: resumeDemo, righe: deleteAnnulled, tolte: deleteTolte };

/** Goes on with what was left halfway and nobody is at, beside whoever is served. Never throws. */
export async function resumeWorks(db: Database, diario: Diario): Promise<void> {
  for (const [lavoro, resume] of Object.entries(A_PARTI)) {
    try {
      const quanti = await resume(db);
      if (quanti > 0) diario.info({ lavoro, quanti }, 'gone on with what was left halfway');
      reportLavoro('ripreso', true, quanti);
    } catch (cause) {
      diario.error({ lavoro, err: cause }, 'not gone on with what was left halfway');
      reportLavoro('ripreso', false);
    }
  }
}

/** Removes what was abandoned: imports, sessions, counts of failed sign-ins. Never throws. */
async function removeAbandoned(db: Database, importMinutes: number, diario: Diario): Promise<void> {
  try {
    const removed = await annulAbandoned(db, importMinutes);
    if (removed > 0) diario.info({ removed }, 'abandoned imports removed');
    reportLavoro('abbandonata', true, removed);
    await deleteExpired(db.kysely);
    await deleteForgotten(db.kysely);
  } catch (cause) {
    diario.error({ err: cause }, 'sweep failed');
  }
}

/** Makes the copy of the day where it is missing. Never throws. */
async function copyToday(db: Database, config: Config, diario: Diario): Promise<void> {
  try {
    const copia = await copyDaily(db, config.dataDir, config.backupKeep);
    if (!copia) return;
    diario.info({ nome: copia.nome, bytes: copia.bytes, prova: copia.prova }, 'daily copy made');
    const { provata } = copia.prova;
    if (!provata) diario.error({ nome: copia.nome }, 'the daily copy is not proved');
    reportLavoro('copia', provata);
  } catch (cause) {
    diario.error({ err: cause }, 'daily copy failed');
    reportLavoro('copia', false);
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
export function startWorks(db: Database, config: Config, diario: Diario): () => void {
  const resume = (): Promise<void> => resumeWorks(db, diario);
  void resume();
  // Each beside the others, which do not wait for it: a copy or a long work may take minutes.
  const stops = [
    repeat(() => removeAbandoned(db, config.importMinutes, diario), SWEEP_EVERY_MS),
    repeat(resume, SWEEP_EVERY_MS),
    repeat(() => copyToday(db, config, diario), SWEEP_EVERY_MS),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
