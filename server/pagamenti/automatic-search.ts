/**
 * Searches for proposals by itself wherever something changed that a search reads. The tables ask for it, so that no
 * command can forget to; here it is only heard, waited for until the changes pause, and done one at a time.
 */
import type { Database } from '../core/db/database.ts';
import type { Diario } from '../solleciti/sender.ts';
import { computeIfAsked } from './commands/compute.ts';
import { CANALE_RICERCHE, listAziendeDaCercare } from './sql/searches.ts';

/** Changes that follow each other within this time are searched for once (milliseconds). */
const QUIETE_MS = 2_000;

/** Begins to hear; answers how to stop, which stops the search under way: what asked for it stays. */
export async function startRicercaAutomatica(
  db: Database,
  diario: Diario,
  quiete = QUIETE_MS,
): Promise<() => Promise<void>> {
  const timers = new Map<number, NodeJS.Timeout>();
  /** How long the last search of each took: a long one is begun again after as long a pause. */
  const durate = new Map<number, number>();
  const stopping = new AbortController();
  let coda: Promise<void> = Promise.resolve();

  const search = async (idAzienda: number): Promise<void> => {
    if (stopping.signal.aborted) return;
    const started = performance.now();
    try {
      const esito = await computeIfAsked(
        db,
        idAzienda,
        (cause) => diario.error({ err: cause, id_azienda: idAzienda }, 'a comparison failed'),
        stopping.signal,
      );
      if (esito === 'cercata') durate.set(idAzienda, performance.now() - started);
      if (esito === 'occupata') hear(idAzienda);
    } catch (cause) {
      diario.error({ err: cause, id_azienda: idAzienda }, 'proposals were not searched for');
    }
  };
  function hear(idAzienda: number): void {
    if (stopping.signal.aborted) return;
    clearTimeout(timers.get(idAzienda));
    const timer = setTimeout(
      () => {
        timers.delete(idAzienda);
        coda = coda.then(() => search(idAzienda));
      },
      Math.max(quiete, durate.get(idAzienda) ?? 0),
    );
    timer.unref();
    timers.set(idAzienda, timer);
  }
  const lookAtAll = async (): Promise<void> => {
    try {
      for (const idAzienda of await listAziendeDaCercare(db.kysely)) hear(idAzienda);
    } catch (cause) {
      diario.error({ err: cause }, 'it could not be read where proposals are to be searched for');
    }
  };
  const stopListening = await db.listen(CANALE_RICERCHE, {
    onMessage: (text) => hear(Number(text)),
    onGap: () => void lookAtAll(),
  });
  // What changed while no server was there.
  await lookAtAll();
  return async () => {
    stopping.abort();
    for (const timer of timers.values()) clearTimeout(timer);
    await stopListening();
    await coda;
  };
}
