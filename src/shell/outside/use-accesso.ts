/** Whether this installation still waits for its first user. Asked each time the page opens: it changes once. */
import { useEffect, useState } from 'react';
import { useSetAtom } from '#state/jotai.ts';
import { readAccessoAtom } from '#state/sessione.ts';

export type Accesso =
  | { stato: 'loading' }
  | { stato: 'ready'; primoUtente: boolean }
  | { stato: 'error'; errore: Error };

const LOADING: Accesso = { stato: 'loading' };

export function useAccesso(): { accesso: Accesso; retry: () => void } {
  const read = useSetAtom(readAccessoAtom);
  const [attempt, setAttempt] = useState(0);
  const [accesso, setAccesso] = useState<Accesso>(LOADING);
  useEffect(() => {
    const reading = new AbortController();
    setAccesso(LOADING);
    read(reading.signal).then(
      (primoUtente) => setAccesso({ stato: 'ready', primoUtente }),
      (errore: Error) => {
        if (!reading.signal.aborted) setAccesso({ stato: 'error', errore });
      },
    );
    return () => reading.abort();
  }, [read, attempt]);
  return { accesso, retry: () => setAttempt((count) => count + 1) };
}
