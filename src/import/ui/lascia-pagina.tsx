/** Leaving while an import runs is asked first; leaving means taking it back. */
import { Button } from '@fluentui/react-components';
import { Question } from '#ui/question.tsx';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useSetAtom } from '#state/jotai.ts';
import { ricominciaAtom } from './stato/lettura.ts';

/** Mounted only while an import runs. */
export function LasciaPagina() {
  const ricomincia = useSetAtom(ricominciaAtom);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    // Closing the tab: only the browser can ask. What was sent stays invisible and the server removes it.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return (
    <Question
      titolo="Interrompere l’importazione?"
      onChiudi={() => blocker.reset()}
      azioni={
        <>
          <Button
            onClick={() => {
              ricomincia();
              blocker.proceed();
            }}
          >
            Interrompi e lascia
          </Button>
          <Button appearance="primary" onClick={() => blocker.reset()}>
            Resta qui
          </Button>
        </>
      }
    >
      Se lasci la pagina l’importazione viene annullata e nessuna riga resta.
    </Question>
  );
}
