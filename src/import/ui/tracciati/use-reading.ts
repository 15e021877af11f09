/** A file read again in the worker at every change of how it is to be read. */
import { useEffect, useState } from 'react';
import type { EsitoLettura } from '../../map/outcome.ts';
import { readInWorker } from '../reader/reader.ts';
import type { ReadingBases } from '../reader/reading-protocol.ts';

export interface LetturaViva {
  esito: EsitoLettura;
  millisecondi: number;
}

/** A change while typing is not read before the next key. */
const REST = 150;

/**
 * The last outcome, and whether a newer one is on its way. `basi` must be the same object while nothing changes;
 * a reading that was overtaken is ended, whatever it was doing.
 */
export function useLettura(
  file: File | null,
  bases: ReadingBases,
): { viva: LetturaViva | null; underway: boolean } {
  const [done, setDone] = useState<{ file: File; bases: ReadingBases; viva: LetturaViva } | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const read = async () => {
      const start = performance.now();
      const esito = await readInWorker(file, bases, signal, () => undefined);
      if (signal.aborted) return;
      setDone({ file, bases, viva: { esito, millisecondi: Math.round(performance.now() - start) } });
    };
    const timer = setTimeout(() => void read(), REST);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [file, bases]);
  if (!file || done?.file !== file) return { viva: null, underway: file !== null };
  return { viva: done.viva, underway: done.bases !== bases };
}
