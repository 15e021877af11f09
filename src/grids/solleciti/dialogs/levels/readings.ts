/** What the form of a level asks of the server. */
import { useCallback, useEffect, useState } from 'react';
import { ApiError, describeError } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import { useLettura } from '#state/use-reading.ts';

/** While somebody types, not at every key. */
const PAUSA_MS = 400;

interface Modello {
  oggetto: string;
  testo: string;
  id_conto: number | null;
}

/** How a text reads, asked of the server while it is written. */
export function useModello({ oggetto, testo, id_conto }: Modello) {
  const client = useAtomValue(clientAtom);
  const [letta, setLetta] = useState<{ oggetto: string; testo: string } | null>(null);
  const [errore, setErrore] = useState<string | null>(null);
  useEffect(() => {
    const reading = new AbortController();
    const read = async () => {
      try {
        const body = { oggetto, testo, id_conto };
        const answer = await client.call('modelloSollecitoProva', { body, signal: reading.signal });
        setLetta(answer);
        setErrore(null);
      } catch (error) {
        if (reading.signal.aborted) return;
        const problema = error instanceof ApiError ? error.problema : null;
        setErrore(problema?.errors?.[0]?.messaggio ?? describeError(error));
      }
    };
    const timer = setTimeout(() => {
      void read();
    }, PAUSA_MS);
    return () => {
      clearTimeout(timer);
      reading.abort();
    };
  }, [client, oggetto, testo, id_conto]);
  return { letta, errore };
}

/** The conti one can be paid on. */
export function useConti() {
  const client = useAtomValue(clientAtom);
  const { dati } = useLettura(
    useCallback((signal?: AbortSignal) => client.call('conti', signal && { signal }), [client]),
  );
  return (dati?.conti ?? []).filter(({ iban }) => iban !== null);
}
