/** The letter as the server would send it, read again when something in it changes. */
import { useEffect, useRef, useState } from 'react';
import type { AnteprimaSollecito } from '#api/contract/solleciti.ts';
import { describeInDetail } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import { type SollecitoDraft, toRequest } from './state.ts';

/** While somebody types, not at every key. */
const PAUSE_MS = 400;

interface StatoAnteprima {
  anteprima: AnteprimaSollecito | null;
  error: string | null;
  underway: boolean;
}

/** Nothing is asked while `stop`: of a letter that is leaving the server would say that it is in the queue already. */
export function useAnteprima(draft: SollecitoDraft, stop: boolean): StatoAnteprima {
  const client = useAtomValue(clientAtom);
  // The address does not change what is written.
  const asked = JSON.stringify({ ...toRequest(draft), destinatario: '' });
  const [state, setState] = useState<StatoAnteprima & { asked: string }>({
    anteprima: null,
    error: null,
    underway: true,
    asked: '',
  });
  const empty = draft.out.size === draft.lettera.partite.length;
  const first = useRef(true);
  useEffect(() => {
    if (empty || stop) return undefined;
    const reading = new AbortController();
    const timer = setTimeout(
      () => {
        first.current = false;
        const body: ReturnType<typeof toRequest> = JSON.parse(asked) as ReturnType<typeof toRequest>;
        client.call('sollecitoAnteprima', { body, signal: reading.signal }).then(
          (anteprima) => setState({ anteprima, error: null, underway: false, asked }),
          (error: unknown) => {
            if (reading.signal.aborted) return;
            setState((now) => ({ ...now, error: describeInDetail(error), underway: false, asked }));
          },
        );
      },
      first.current ? 0 : PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      reading.abort();
    };
  }, [asked, client, empty, stop]);
  if (empty) return { anteprima: null, error: 'Scegli almeno una partita', underway: false };
  return { ...state, underway: state.asked !== asked };
}
