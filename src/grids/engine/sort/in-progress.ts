/** Which grids have rows on their way: what is counted meanwhile would be counted again. */
import type { GridApi } from 'ag-grid-community';

interface Jobs {
  underway: Set<WeakKey>;
  waits: Set<() => void>;
}

const registro = new WeakMap<WeakKey, Jobs>();

/** Work that moves many rows; returns how to say that it is over. */
export function startWork<Riga>(api: GridApi<Riga>): () => void {
  const jobs = registro.get(api) ?? { underway: new Set(), waits: new Set() };
  registro.set(api, jobs);
  const job = {};
  jobs.underway.add(job);
  return () => {
    if (!jobs.underway.delete(job) || jobs.underway.size > 0) return;
    const awaited = [...jobs.waits];
    jobs.waits.clear();
    for (const run of awaited) run();
  };
}

/** True when rows are on their way: `run` is then called, once, as soon as they are not. */
export function postponeWork<Riga>(api: GridApi<Riga>, run: () => void): boolean {
  const jobs = registro.get(api);
  if (!jobs || jobs.underway.size === 0) return false;
  jobs.waits.add(run);
  return true;
}
