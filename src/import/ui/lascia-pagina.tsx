/** Leaving while an import runs is asked first; leaving means taking it back. */
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
    <Dialog open modalType="alert">
      <DialogSurface>
        <DialogBody>
          <DialogTitle>Interrompere l’importazione?</DialogTitle>
          <DialogContent>
            Se lasci la pagina l’importazione viene annullata e nessuna riga resta.
          </DialogContent>
          <DialogActions>
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
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
