/** Reads the rows of a workspace while it is shown, and says how many there are. */
import { useCallback, useEffect } from 'react';
import { formatCount, formatInteger } from '#domain/text.ts';
import { returnsAtom } from '#state/connection.ts';
import { useAtomValue, useSetAtom, useStore } from '#state/jotai.ts';
import type { VistaRighe } from './righe.ts';
import type { Workspace } from './workspace.ts';

/** How many rows there are, in words: read so far, shown, or all. Empty when none could be read. */
export function describeCount<Riga>(
  { stato, store, blocks }: VistaRighe<Riga>,
  shown: number | null,
  names: readonly [string, string],
): string {
  const [one, many] = names;
  if (stato.tipo === 'caricamento') {
    if (stato.totale === null) return store.size > 0 ? 'Aggiornamento…' : 'Caricamento…';
    return `${formatInteger(store.size)} di ${formatCount(stato.totale, one, many)}…`;
  }
  if (stato.tipo === 'errore' && store.size === 0) return '';
  const all = blocks ?? store.size;
  return shown !== null && shown < all
    ? `${formatInteger(shown)} di ${formatCount(all, one, many)}`
    : formatCount(all, one, many);
}

/** Reads the rows when shown, whenever they become other rows, and again when a silent server is back; stops when hidden. */
export function useLoadedRighe<Riga>({ righe }: Pick<Workspace<Riga>, 'righe'>): () => void {
  const key = useAtomValue(righe.chiaveAtom);
  const load = useSetAtom(righe.loadAtom);
  const stop = useSetAtom(righe.stopAtom);
  const store = useStore();
  useEffect(() => {
    // Another key drops the reading of the one before by itself.
    void load(key);
    // A page made anew withdraws its question and puts it again in the frame in which this is drawn: between the two
    // nothing is asked, and no other key is ever drawn.
    return store.sub(righe.chiaveAtom, () => void load(key));
  }, [key, load, store, righe]);
  useEffect(() => stop, [stop]);
  useEffect(
    () =>
      store.sub(returnsAtom, () => {
        if (store.get(righe.vistaAtom).stato.tipo === 'errore') void load();
      }),
    [store, righe, load],
  );
  return useCallback(() => void load(), [load]);
}
