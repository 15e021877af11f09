/** A file read again in the worker at every change of how it is to be read. */
import { useMemo } from 'react';
import { useLettura } from '#state/use-reading.ts';
import type { EsitoLettura } from '../../map/outcome.ts';
import { readInWorker } from '../reader/reader.ts';
import type { ReadingBases } from '../reader/reading-protocol.ts';

export interface LetturaViva {
  esito: EsitoLettura;
  millisecondi: number;
}

/** A change while typing is not read before the next key. */
const HOW = { pause: 150 };

/**
 * The last outcome, and whether a newer one is on its way. `basi` must be the same object while nothing changes;
 * a reading that was overtaken is ended, whatever it was doing.
 */
export function useFileReading(
  file: File | null,
  bases: ReadingBases,
): { viva: LetturaViva | null; underway: boolean } {
  const read = useMemo(() => {
    if (!file) return null;
    return async (signal: AbortSignal) => {
      const start = performance.now();
      const esito = await readInWorker(file, bases, signal, () => undefined);
      signal.throwIfAborted();
      return { file, esito, millisecondi: Math.round(performance.now() - start) };
    };
  }, [file, bases]);
  const { dati, fresh } = useLettura(read, HOW);
  return { viva: dati?.file === file ? dati : null, underway: file !== null && !fresh };
}
