/** Asks before rolling an import back, and again when rows were touched since. */
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
  MessageBarTitle,
  Spinner,
} from '@fluentui/react-components';
import type { Conseguenze } from '#api/contract/importazioni.ts';
import { conteggio } from '#grids/engine/index.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { annulloAtom, chiudiAnnulloAtom, confermaAnnulloAtom, nomeDi } from './atoms.ts';

const useStyles = makeStyles({
  content: { display: 'grid', gap: '12px', overflowWrap: 'anywhere' },
  list: { margin: '4px 0 0', paddingLeft: '20px' },
  button: { whiteSpace: 'nowrap' },
  bar: { alignItems: 'start', paddingTop: '8px', paddingBottom: '8px' },
});

function ListaConseguenze({ conseguenze: { righe, annotate, modificate } }: { conseguenze: Conseguenze }) {
  const styles = useStyles();
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.bar}>
      <MessageBarBody>
        <MessageBarTitle>Dopo l’importazione qualcuno ha lavorato su queste righe.</MessageBarTitle>
        <ul className={styles.list}>
          <li>{conteggio(righe, 'riga da togliere', 'righe da togliere')}</li>
          {annotate > 0 ? (
            <li>
              {conteggio(
                annotate,
                'riga con una nota, che andrà persa',
                'righe con una nota, che andrà persa',
              )}
            </li>
          ) : null}
          {modificate > 0 ? (
            <li>
              {conteggio(
                modificate,
                'riga modificata dopo l’importazione',
                'righe modificate dopo l’importazione',
              )}
            </li>
          ) : null}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}

export function AnnullaDialog() {
  const styles = useStyles();
  const annullo = useAtomValue(annulloAtom);
  const close = useSetAtom(chiudiAnnulloAtom);
  const confirm = useSetAtom(confermaAnnulloAtom);
  if (!annullo) return null;
  const { importazione, conseguenze, inCorso } = annullo;
  const nome = nomeDi(importazione);
  return (
    <Dialog
      open
      modalType="alert"
      onOpenChange={(_event, { open }) => {
        if (!open && !inCorso) close();
      }}
    >
      <DialogSurface>
        <DialogBody>
          <DialogTitle>
            {conseguenze ? 'Annullarla lo stesso?' : 'Annullare questa importazione?'}
          </DialogTitle>
          <DialogContent className={styles.content}>
            <span>
              <strong>{nome}</strong>
              {importazione.conto ? ` sul conto ${importazione.conto}` : ''}:{' '}
              {conteggio(importazione.righe, 'riga sparirà', 'righe spariranno')} da ogni pagina. Il file
              resta nel registro e si può importare di nuovo.
            </span>
            {conseguenze ? <ListaConseguenze conseguenze={conseguenze} /> : null}
          </DialogContent>
          <DialogActions fluid>
            <Button className={styles.button} disabled={inCorso} onClick={close}>
              Tieni le righe
            </Button>
            <Button
              className={styles.button}
              appearance="primary"
              disabled={inCorso}
              icon={inCorso ? <Spinner size="tiny" /> : null}
              onClick={() => void confirm()}
            >
              {conseguenze ? 'Annulla lo stesso' : 'Annulla importazione'}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
