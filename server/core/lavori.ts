/** Counts what this server finished, for the metrics. It never says whose work it was. */
import { EventEmitter } from 'node:events';

type Work =
  | 'importazione'
  | 'abbandonata'
  | 'ricerca'
  | 'copia'
  | 'report'
  | 'sollecito'
  | 'fascicolo'
  | 'ripreso';

/** `succeeded`: false where the work was tried and failed. */
type Listener = (job: Work, succeeded: boolean) => void;

const jobs = new EventEmitter<{ finito: Parameters<Listener> }>();

/** Reports that `count` works are over. */
export function reportWork(job: Work, succeeded = true, count = 1): void {
  for (let each = 0; each < count; each += 1) jobs.emit('finito', job, succeeded);
}

/** Calls `listener` for each work that is over; the answer stops it. */
export function followJobs(listener: Listener): () => void {
  jobs.on('finito', listener);
  return () => void jobs.off('finito', listener);
}
