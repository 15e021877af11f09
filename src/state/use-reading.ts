/**
 * Data that is read while a panel is open. It is read again on request, and after a failure when the server is back.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AnswerOf, CallArgs, Client, RequestOf } from '#api/client.ts';
import type { RouteName } from '#api/contract/routes.ts';
import { describeError } from '#api/errors.ts';
import { clientAtom } from './api.ts';
import { returnsAtom } from './connection.ts';
import { useAtomValue, useStore } from './jotai.ts';

export interface ServerReading<T> {
  /** What was read last; it stays while it is read again, and when that fails. */
  dati: T | null;
  error: string | null;
  /** The last answer, or failure, is of what is asked now. */
  fresh: boolean;
  /** Reads again, or does `work` and shows its answer. */
  reread: (work?: () => Promise<T>) => Promise<void>;
}

interface ReadingOptions {
  /** A function of the module: another one reads again. */
  explain?: (error: unknown) => string;
  /** Milliseconds without another question before one is asked, but for the first: somebody types. */
  pause?: number;
}

type Read<T> = (signal: AbortSignal) => Promise<T>;

/** `read` must keep its identity (`useCallback`) and pass `signal` on; null: there is nothing to ask. */
export function useLettura<T>(read: Read<T> | null, options: ReadingOptions = {}): ServerReading<T> {
  const { explain = describeError, pause = 0 } = options;
  const [state, setState] = useState<{ dati: T | null; error: string | null; of: Read<T> | null }>({
    dati: null,
    error: null,
    of: null,
  });
  const fail = useCallback(
    (cause: unknown) => setState((now) => ({ ...now, error: explain(cause), of: read })),
    [explain, read],
  );
  const begun = useRef(false);
  useEffect(() => {
    if (!read) return undefined;
    const reading = new AbortController();
    const begin = () => {
      begun.current = true;
      read(reading.signal).then(
        (dati) => setState((now) => (reading.signal.aborted ? now : { dati, error: null, of: read })),
        (cause: unknown) => {
          if (!reading.signal.aborted) fail(cause);
        },
      );
    };
    const timer = setTimeout(begin, begun.current ? pause : 0);
    return () => {
      clearTimeout(timer);
      reading.abort();
    };
  }, [read, fail, pause]);
  const reread = useCallback(
    async (work?: () => Promise<T>) => {
      if (!work && !read) return;
      try {
        const dati = await (work ? work() : read?.(new AbortController().signal));
        if (dati !== undefined) setState({ dati, error: null, of: read });
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
  const { dati, error, of } = state;
  return { dati, error, fresh: of !== null && of === read, reread };
}

/** The same of one call, read again when what it asks is another; `client` where it is not that of this tab. */
export function useCalled<N extends RouteName>(
  name: N,
  request: RequestOf<N> | null,
  { client: other, ...options }: ReadingOptions & { client?: Client } = {},
): ServerReading<AnswerOf<N>> {
  const own = useAtomValue(clientAtom);
  const client = other ?? own;
  const asked = request === null ? null : JSON.stringify(request);
  const read = useMemo(() => {
    if (asked === null) return null;
    return (signal: AbortSignal) => {
      const args = [{ ...(JSON.parse(asked) as RequestOf<N>), signal }] as unknown as CallArgs<N>;
      return client.call(name, ...args);
    };
  }, [client, name, asked]);
  return useLettura(read, options);
}
