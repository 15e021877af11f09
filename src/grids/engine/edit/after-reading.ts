/** Work that has to wait for rows that are being read. */
import type { Atom, Store } from '#state/jotai.ts';
import type { VistaRighe } from '../righe.ts';

/**
 * Runs `job` now, or once no rows are being read. Rows read before the job would put back the old values; a key
 * pressed meanwhile is not lost.
 */
export function runAfterReading(
  store: Store,
  vistaAtom: Atom<Pick<VistaRighe<unknown>, 'stato'>>,
  job: () => void,
): void {
  const isReading = (): boolean => store.get(vistaAtom).stato.tipo === 'caricamento';
  if (!isReading()) return job();
  const stop = store.sub(vistaAtom, () => {
    if (isReading()) return;
    stop();
    job();
  });
}
