/** All that is known of one soggetto, read when its panel opens and after every change. */
import { useCallback, useEffect, useState } from 'react';
import type { CallArgs } from '#api/client.ts';
import type { DettaglioSoggetto } from '#api/contract/soggetti.ts';
import { describeError } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { addFailureAtom } from '#state/toast.ts';
import { showSoggettoAtom } from '../../atoms.ts';

/** Calls that change what hangs on a soggetto and answer it in full. */
type DetailCall =
  | 'soggettoIban'
  | 'soggettoAlias'
  | 'soggettoNota'
  | 'soggettoDocumento'
  | 'documentoElimina';

export interface UsedDetail {
  detail: DettaglioSoggetto | null;
  error: string | null;
  reload: () => Promise<void>;
  /** Makes a change; false when it was refused, which the person was then told. */
  call: <N extends DetailCall>(name: N, ...args: CallArgs<N>) => Promise<boolean>;
  /** The same for whoever tells of a refusal in its own place. */
  tryOut: <N extends DetailCall>(name: N, ...args: CallArgs<N>) => Promise<void>;
}

export function useDetail(id: number): UsedDetail {
  const client = useAtomValue(clientAtom);
  const show = useSetAtom(showSoggettoAtom);
  const fail = useSetAtom(addFailureAtom);
  const [detail, setDetail] = useState<DettaglioSoggetto | null>(null);
  const [error, setError] = useState<string | null>(null);

  const accept = useCallback(
    (next: DettaglioSoggetto) => {
      setDetail(next);
      setError(null);
      show(next.soggetto);
    },
    [show],
  );
  useEffect(() => {
    const reading = new AbortController();
    client.call('soggetto', { params: { id }, signal: reading.signal }).then(accept, (cause: unknown) => {
      if (!reading.signal.aborted) setError(describeError(cause));
    });
    return () => reading.abort();
  }, [client, id, accept]);

  const tryOut: UsedDetail['tryOut'] = async (name, ...args) => {
    accept(await client.call(name, ...args));
  };
  return {
    detail,
    error,
    reload: async () => {
      try {
        accept(await client.call('soggetto', { params: { id } }));
      } catch (cause) {
        setError(describeError(cause));
      }
    },
    tryOut,
    call: async (name, ...args) => {
      try {
        await tryOut(name, ...args);
        return true;
      } catch (cause) {
        fail('Non è stato salvato nulla', cause);
        return false;
      }
    },
  };
}
