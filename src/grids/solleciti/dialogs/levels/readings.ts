/** What the form of a level asks of the server. */
import { useCallback, useEffect, useState } from 'react';
import { ApiError, describeError } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import { useLettura } from '#state/use-reading.ts';

/** While somebody types, not at every key. */
const PAUSE_MS = 400;

interface Modello {
  oggetto: string;
  testo: string;
  id_conto: number | null;
}

/** How a text reads, asked of the server while it is written. */
export function useModello({ oggetto, testo, id_conto }: Modello) {
  const client = useAtomValue(clientAtom);
  const [letta, setLetta] = useState<{ oggetto: string; testo: string } | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    const reading = new AbortController();
    const read = async () => {
      try {
        const body = { oggetto, testo, id_conto };
        const answer = await client.call('modelloSollecitoProva', { body, signal: reading.signal });
        setLetta(answer);
        setError(null);
      } catch (thrown) {
        if (reading.signal.aborted) return;
        const problem = thrown instanceof ApiError ? thrown.problema : null;
        setError(problem?.errors?.[0]?.messaggio ?? describeError(thrown));
      }
    };
    const timer = setTimeout(() => {
      void read();
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      reading.abort();
    };
  }, [client, oggetto, testo, id_conto]);
  return { letta, error };
}

/** The conti one can be paid on. */
export function useConti() {
  const client = useAtomValue(clientAtom);
  const { dati } = useLettura(
    useCallback((signal?: AbortSignal) => client.call('conti', signal && { signal }), [client]),
  );
  return (dati?.conti ?? []).filter(({ iban }) => iban !== null);
}
