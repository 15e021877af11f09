/** Leaving with changes that were not saved is asked first, whichever way one leaves. */
import { Button } from '@fluentui/react-components';
import { Question } from '#ui/question.tsx';
import { useAskBeforeLeaving } from '#ui/use-ask-before-leaving.ts';
import { useBlocker } from 'react-router-dom';

interface LeaveChangesProps {
  /** True when the person asked to close the editor itself. */
  closes: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Mounted only while there is something to lose. */
export function LeaveChanges({ closes, onLeave, onStay }: LeaveChangesProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useAskBeforeLeaving(true);
  const blocked = blocker.state === 'blocked';
  if (!blocked && !closes) return null;
  const stay = () => {
    if (blocked) blocker.reset();
    else onStay();
  };
  return (
    <Question
      titolo="Lasciare senza salvare?"
      onClose={stay}
      actions={
        <>
          <Button
            onClick={() => {
              if (blocked) blocker.proceed();
              else onLeave();
            }}
          >
            Lascia senza salvare
          </Button>
          <Button appearance="primary" onClick={stay}>
            Resta qui
          </Button>
        </>
      }
    >
      Le modifiche al tracciato non sono state salvate.
    </Question>
  );
}
