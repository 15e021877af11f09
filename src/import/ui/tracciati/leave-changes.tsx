/** Leaving with changes that were not saved is asked first, whichever way one leaves. */
import { Button } from '@fluentui/react-components';
import { Question } from '#ui/question.tsx';
import { useAskBeforeLeaving } from '#ui/use-ask-before-leaving.ts';
import { useBlocker } from 'react-router-dom';

export interface LasciaModificheProps {
  /** True when the person asked to close the editor itself. */
  chiude: boolean;
  onLascia: () => void;
  onResta: () => void;
}

/** Mounted only while there is something to lose. */
export function LasciaModifiche({ chiude, onLascia, onResta }: LasciaModificheProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useAskBeforeLeaving(true);
  const bloccato = blocker.state === 'blocked';
  if (!bloccato && !chiude) return null;
  const stay = () => {
    if (bloccato) blocker.reset();
    else onResta();
  };
  return (
    <Question
      titolo="Lasciare senza salvare?"
      onChiudi={stay}
      azioni={
        <>
          <Button
            onClick={() => {
              if (bloccato) blocker.proceed();
              else onLascia();
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
