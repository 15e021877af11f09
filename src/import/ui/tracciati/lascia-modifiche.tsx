/** Leaving with changes that were not saved is asked first, whichever way one leaves. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { useEffect } from 'react';
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
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const bloccato = blocker.state === 'blocked';
  if (!bloccato && !chiude) return null;
  return (
    <Dialog open modalType="alert">
      <DialogSurface>
        <DialogBody>
          <DialogTitle>Lasciare senza salvare?</DialogTitle>
          <DialogContent>Le modifiche al tracciato non sono state salvate.</DialogContent>
          <DialogActions>
            <Button
              onClick={() => {
                if (bloccato) blocker.proceed();
                else onLascia();
              }}
            >
              Lascia senza salvare
            </Button>
            <Button
              appearance="primary"
              onClick={() => {
                if (bloccato) blocker.reset();
                else onResta();
              }}
            >
              Resta qui
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
