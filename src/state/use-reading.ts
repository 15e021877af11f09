/** Something read from the server while a panel is open; read again when asked, and when it failed and the server is back. */
import { useCallback, useEffect, useState } from 'react';
import { describeError } from '#api/errors.ts';
import { ritorniAtom } from './connection.ts';
import { useStore } from './jotai.ts';

export interface ServerReading<T> {
  dati: T | null;
  errore: string | null;
  /** Reads again, or does `work` and shows what it answers. */
  rileggi: (work?: () => Promise<T>) => Promise<void>;
}

/** `leggi` must keep its identity (`useCallback`) and pass `signal` on. */
export function useLettura<T>(leggi: (signal?: AbortSignal) => Promise<T>): ServerReading<T> {
  const [stato, setStato] = useState<{ dati: T | null; errore: string | null }>({ dati: null, errore: null });
  const fail = useCallback(
    (cause: unknown) => setStato((now) => ({ ...now, errore: describeError(cause) })),
    [],
  );
  useEffect(() => {
    const reading = new AbortController();
    leggi(reading.signal).then(
      (dati) => setStato({ dati, errore: null }),
      (cause: unknown) => {
        if (!reading.signal.aborted) fail(cause);
      },
    );
    return () => reading.abort();
  }, [leggi, fail]);
  const rileggi = useCallback(
    async (work: () => Promise<T> = leggi) => {
      try {
        setStato({ dati: await work(), errore: null });
      } catch (cause) {
        fail(cause);
      }
    },
    [leggi, fail],
  );
  const store = useStore();
  const failed = stato.errore !== null;
  useEffect(
    () => (failed ? store.sub(ritorniAtom, () => void rileggi()) : undefined),
    [failed, store, rileggi],
  );
  return { ...stato, rileggi };
}
