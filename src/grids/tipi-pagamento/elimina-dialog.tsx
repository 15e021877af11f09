/** Asks before deleting. It can be undone, but rows that others rely on deserve a second look. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components';
import { useState } from 'react';
import type { TipoPagamento } from '#api/contract/tipi-pagamento.ts';
import { useSetAtom } from '#state/jotai.ts';
import { chiudiAtom, confermaEliminaAtom, contaTipi } from './finestre.ts';

const useStyles = makeStyles({ lista: { margin: '8px 0 0', paddingLeft: '20px' } });

/** More than these would hide the question. */
const MOSTRATE = 6;

export function EliminaDialog({ righe }: { righe: readonly TipoPagamento[] }) {
  const styles = useStyles();
  const close = useSetAtom(chiudiAtom);
  const confirm = useSetAtom(confermaEliminaAtom);
  const [inCorso, setInCorso] = useState(false);
  const others = righe.length - MOSTRATE;
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
          <DialogTitle>Eliminare {contaTipi(righe.length)}?</DialogTitle>
          <DialogContent>
            Subito dopo si può annullare con Ctrl+Z.
            <ul className={styles.lista}>
              {righe.slice(0, MOSTRATE).map(({ id, codice, descrizione }) => (
                <li key={id}>
                  <strong>{codice}</strong> {descrizione}
                </li>
              ))}
              {others > 0 ? <li>e altri {others}</li> : null}
            </ul>
          </DialogContent>
          <DialogActions fluid>
            <Button onClick={() => close()}>Lascia stare</Button>
            <Button
              appearance="primary"
              disabledFocusable={inCorso}
              onClick={() => {
                setInCorso(true);
                void confirm(righe);
              }}
            >
              Elimina
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
