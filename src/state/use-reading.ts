/**
 * Data that is read while a panel is open. It is read again on request, and after a failure when the server is back.
 */
import { useCallback, useEffect, useState } from 'react';
import { describeError } from '#api/errors.ts';
import { returnsAtom } from './connection.ts';
import { useStore } from './jotai.ts';

export interface ServerReading<T> {
  dati: T | null;
  error: string | null;
  /** Reads again, or does `work` and shows its answer. */
  reread: (work?: () => Promise<T>) => Promise<void>;
}

/** `read` must keep its identity (`useCallback`) and pass `signal` on. */
export function useLettura<T>(read: (signal?: AbortSignal) => Promise<T>): ServerReading<T> {
  const [state, setState] = useState<{ dati: T | null; error: string | null }>({ dati: null, error: null });
  const fail = useCallback(
    (cause: unknown) => setState((now) => ({ ...now, error: describeError(cause) })),
    [],
  );
  useEffect(() => {
    const reading = new AbortController();
    read(reading.signal).then(
      (dati) => setState({ dati, error: null }),
      (cause: unknown) => {
        if (!reading.signal.aborted) fail(cause);
      },
    );
    return () => reading.abort();
  }, [read, fail]);
  const reread = useCallback(
    async (work: () => Promise<T> = read) => {
      try {
        setState({ dati: await work(), error: null });
      } catch (cause) {
        fail(cause);
      }
    },
    [read, fail],
  );
  const store = useStore();
  const failed = state.error !== null;
  useEffect(
    () => (failed ? store.sub(returnsAtom, () => void reread()) : undefined),
    [failed, store, reread],
  );
  return { ...state, reread };
}
