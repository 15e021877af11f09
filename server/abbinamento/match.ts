/** One comparison of all open rows in a thread of its own. */
import type { DatiAbbinamento, EsitoAbbinamento, MatchingOptions } from '#domain/abbinamento/index.ts';
import { type ThreadWork, startThread } from '../core/threads/thread.ts';

type MatchingWork = ThreadWork<EsitoAbbinamento>;

/** Memory for 100,000 rows against 100,000, with room. */
export const MAX_MB = 2_048;

export const startComparison = (dati: DatiAbbinamento, options: MatchingOptions): MatchingWork =>
  startThread(new URL('./worker.ts', import.meta.url), { dati, options }, MAX_MB);
