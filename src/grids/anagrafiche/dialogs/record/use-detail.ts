/** All that is known of one soggetto, read when its panel opens and after every change. */
import { useCallback, useEffect, useState } from 'react';
import type { CallArgs } from '#api/client.ts';
import type { DettaglioSoggetto } from '#api/contract/soggetti.ts';
import { describeError } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { mostraSoggettoAtom } from '../../atoms.ts';

/** Calls that change what hangs on a soggetto and answer it in full. */
export type ChiamataDettaglio =
  | 'soggettoIban'
  | 'soggettoAlias'
  | 'soggettoNota'
  | 'soggettoDocumento'
  | 'documentoElimina';

export interface UsoDettaglio {
  dettaglio: DettaglioSoggetto | null;
  errore: string | null;
  ricarica: () => Promise<void>;
  /** Makes a change; false when it was refused, which the person was then told. */
  chiama: <N extends ChiamataDettaglio>(name: N, ...args: CallArgs<N>) => Promise<boolean>;
  /** The same for whoever tells of a refusal in its own place. */
  tenta: <N extends ChiamataDettaglio>(name: N, ...args: CallArgs<N>) => Promise<void>;
}

export function useDettaglio(id: number): UsoDettaglio {
  const client = useAtomValue(clientAtom);
  const mostra = useSetAtom(mostraSoggettoAtom);
  const toast = useSetAtom(addToastAtom);
  const [dettaglio, setDettaglio] = useState<DettaglioSoggetto | null>(null);
  const [errore, setErrore] = useState<string | null>(null);

  const accept = useCallback(
    (next: DettaglioSoggetto) => {
      setDettaglio(next);
      setErrore(null);
      mostra(next.soggetto);
    },
    [mostra],
  );
  useEffect(() => {
    const reading = new AbortController();
    client.call('soggetto', { params: { id }, signal: reading.signal }).then(accept, (cause: unknown) => {
      if (!reading.signal.aborted) setErrore(describeError(cause));
    });
    return () => reading.abort();
  }, [client, id, accept]);

  const tenta: UsoDettaglio['tenta'] = async (name, ...args) => {
    accept(await client.call(name, ...args));
  };
  return {
    dettaglio,
    errore,
    ricarica: async () => {
      try {
        accept(await client.call('soggetto', { params: { id } }));
      } catch (cause) {
        setErrore(describeError(cause));
      }
    },
    tenta,
    chiama: async (name, ...args) => {
      try {
        await tenta(name, ...args);
        return true;
      } catch (cause) {
        toast({ severity: 'error', titolo: 'Non è stato salvato nulla', testo: describeError(cause) });
        return false;
      }
    },
  };
}
