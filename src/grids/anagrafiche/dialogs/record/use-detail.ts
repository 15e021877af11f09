/** All that is known of one soggetto, read when its panel opens and after every change. */
import { useCallback } from 'react';
import type { CallArgs } from '#api/client.ts';
import type { DettaglioSoggetto } from '#api/contract/soggetti.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { addFailureAtom } from '#state/toast.ts';
import { useLettura } from '#state/use-reading.ts';
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
  const accept = useCallback(
    (detail: DettaglioSoggetto) => {
      show(detail.soggetto);
      return detail;
    },
    [show],
  );
  const read = useCallback(
    async (signal: AbortSignal) => accept(await client.call('soggetto', { params: { id }, signal })),
    [client, id, accept],
  );
  const { dati: detail, error, reread } = useLettura(read);
  const tryOut: UsedDetail['tryOut'] = async (name, ...args) => {
    const made = await client.call(name, ...args);
    await reread(() => Promise.resolve(accept(made)));
  };
  return {
    detail,
    error,
    reload: () => reread(),
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
