/** Which grids have rows on their way: what is counted meanwhile would be counted again. */
import type { GridApi } from 'ag-grid-community';

interface Lavori {
  inCorso: Set<WeakKey>;
  attese: Set<() => void>;
}

const registro = new WeakMap<WeakKey, Lavori>();

/** Work that moves many rows; returns how to say that it is over. */
export function startWork<Riga>(api: GridApi<Riga>): () => void {
  const lavori = registro.get(api) ?? { inCorso: new Set(), attese: new Set() };
  registro.set(api, lavori);
  const lavoro = {};
  lavori.inCorso.add(lavoro);
  return () => {
    if (!lavori.inCorso.delete(lavoro) || lavori.inCorso.size > 0) return;
    const attese = [...lavori.attese];
    lavori.attese.clear();
    for (const run of attese) run();
  };
}

/** True when rows are on their way: `run` is then called, once, as soon as they are not. */
export function postponeWork<Riga>(api: GridApi<Riga>, run: () => void): boolean {
  const lavori = registro.get(api);
  if (!lavori || lavori.inCorso.size === 0) return false;
  lavori.attese.add(run);
  return true;
}
