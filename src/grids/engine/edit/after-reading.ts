/** What must wait for rows that are on their way. */
import type { Atom, Store } from '#state/jotai.ts';
import type { VistaRighe } from '../righe.ts';

/**
 * Does `lavoro` now, or as soon as no rows are on their way: they were read before it, and would put back what they held.
 * A key pressed meanwhile is not lost.
 */
export function runAfterReading(
  store: Store,
  vistaAtom: Atom<Pick<VistaRighe<unknown>, 'stato'>>,
  lavoro: () => void,
): void {
  const isReading = (): boolean => store.get(vistaAtom).stato.tipo === 'caricamento';
  if (!isReading()) return lavoro();
  const stop = store.sub(vistaAtom, () => {
    if (isReading()) return;
    stop();
    lavoro();
  });
}
