/** Many rows at once, given to a grid in lots: the page answers meanwhile. */
import type { GridApi } from 'ag-grid-community';
import type { Archivio } from './archivio.ts';
import { iniziaLavoro } from './ordine/in-corso.ts';
import { aPezzi, respira } from './pezzi.ts';
import { traslocaTenute } from './trasloco.ts';

/** Gives a grid that shows something else all its rows. */
export async function versaTutte<Riga>(
  api: GridApi<Riga>,
  righe: readonly Riga[],
  lotto: number,
  signal: AbortSignal,
): Promise<void> {
  const finisci = iniziaLavoro(api);
  try {
    api.setGridOption('rowData', righe.slice(0, lotto));
    for (let from = lotto; from < righe.length; from += lotto) {
      await respira();
      signal.throwIfAborted();
      if (api.isDestroyed()) return;
      api.applyTransaction({ add: righe.slice(from, from + lotto) });
    }
  } finally {
    finisci();
  }
}

/** From some rows to others. */
export interface Cambi<Riga> {
  add: readonly Riga[];
  update: readonly Riga[];
  remove: readonly Riga[];
}

/** What changed between two readings of the same rows; those that did not are the same objects. */
export async function trovaCambi<Riga>(
  prima: Archivio<Riga>,
  dopo: Archivio<Riga>,
  signal?: AbortSignal,
): Promise<Cambi<Riga>> {
  const add: Riga[] = [];
  const update: Riga[] = [];
  const remove: Riga[] = [];
  await aPezzi(
    dopo.tutte(),
    (riga) => {
      const known = prima.get(dopo.idDi(riga));
      if (known === undefined) add.push(riga);
      else if (known !== riga) update.push(riga);
    },
    signal,
  );
  await aPezzi(
    prima.tutte(),
    (riga) => {
      if (dopo.get(prima.idDi(riga)) === undefined) remove.push(riga);
    },
    signal,
  );
  return { add, update, remove };
}

/** Brings a grid from some rows to others; whoever holds a place among them keeps it. */
export async function versaCambi<Riga>(
  api: GridApi<Riga>,
  { add, update, remove }: Cambi<Riga>,
  lotto: number,
  signal: AbortSignal,
): Promise<void> {
  const lotti: Partial<Record<'add' | 'update' | 'remove', Riga[]>>[] = [];
  if (add.length + update.length + remove.length <= lotto)
    lotti.push({ add: [...add], update: [...update], remove: [...remove] });
  else
    for (const [tipo, righe] of Object.entries({ remove, update, add }))
      for (let from = 0; from < righe.length; from += lotto)
        lotti.push({ [tipo]: righe.slice(from, from + lotto) });
  for (const [at, each] of lotti.entries()) {
    if (at > 0) await respira();
    signal.throwIfAborted();
    if (api.isDestroyed()) return;
    traslocaTenute(api, () => api.applyTransaction(each));
  }
}
