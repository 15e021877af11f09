/** Leaving while an import runs is asked first; leaving means taking it back. */
import { Button } from '@fluentui/react-components';
import { Question } from '#ui/question.tsx';
import { useAskBeforeLeaving } from '#ui/use-ask-before-leaving.ts';
import { useBlocker } from 'react-router-dom';
import { useSetAtom } from '#state/jotai.ts';
import { restartAtom } from './state/list.ts';

/** Mounted only while an import runs. */
export function LeavePage() {
  const restart = useSetAtom(restartAtom);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  // Once the tab is closed, what was sent stays invisible and the server removes it.
  useAskBeforeLeaving(true);
  if (blocker.state !== 'blocked') return null;
  return (
    <Question
      titolo="Interrompere l’importazione?"
      onClose={() => blocker.reset()}
      actions={
        <>
          <Button
            onClick={() => {
              restart();
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
