/** Asks before deleting; what is used is refused by the server, which says by what. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  MessageBar,
  MessageBarBody,
} from '@fluentui/react-components';
import { useState } from 'react';
import { useSetAtom } from '#state/jotai.ts';
import { chiudiAtom, contaSoggetti, eliminaAtom } from './finestre.ts';
import type { RigaSoggetto } from './riga.ts';

const useStyles = makeStyles({ lista: { margin: '8px 0 0', paddingLeft: '20px' } });

/** More than these would hide the question. */
const MOSTRATE = 6;

export function EliminaDialog({ righe }: { righe: readonly RigaSoggetto[] }) {
  const styles = useStyles();
  const close = useSetAtom(chiudiAtom);
  const elimina = useSetAtom(eliminaAtom);
  const [inCorso, setInCorso] = useState(false);
  const [errore, setErrore] = useState<string | null>(null);
  const others = righe.length - MOSTRATE;
  const run = async () => {
    setInCorso(true);
    setErrore(await elimina(righe));
    setInCorso(false);
  };
  return (
    <Dialog
      open
      modalType="alert"
      onOpenChange={(_event, { open }) => {
        if (!open) close();
      }}
    >
      <DialogSurface>
        <DialogBody>
          <DialogTitle>Eliminare {contaSoggetti(righe.length)}?</DialogTitle>
          <DialogContent>
            {errore ? (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody>{errore}</MessageBarBody>
              </MessageBar>
            ) : (
              'Si elimina solo chi non ha righe, aliquote, note, alias o documenti. Subito dopo si può annullare.'
            )}
            <ul className={styles.lista}>
              {righe.slice(0, MOSTRATE).map(({ id, ragione_sociale }) => (
                <li key={id}>{ragione_sociale}</li>
              ))}
              {others > 0 ? <li>e altri {others}</li> : null}
            </ul>
          </DialogContent>
          <DialogActions fluid>
            <Button onClick={() => close()}>Lascia stare</Button>
            <Button appearance="primary" disabledFocusable={inCorso} onClick={() => void run()}>
              Elimina
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
