import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
} from '@fluentui/react-components';

/** `alert`: a click outside does not close it. The safe way out comes first, the button says what it does. */
export function Conferma() {
  return (
    <Dialog modalType="alert">
      <DialogTrigger disableButtonEnhancement>
        <Button>Annulla importazione…</Button>
      </DialogTrigger>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>Annullare questa importazione?</DialogTitle>
          <DialogContent>
            <strong>movimenti_202603.csv</strong> sul Conto ordinario: 1.240 righe spariranno da ogni pagina.
            Il file si potrà importare di nuovo.
          </DialogContent>
          <DialogActions fluid>
            <DialogTrigger disableButtonEnhancement>
              <Button>Tieni le righe</Button>
            </DialogTrigger>
            <DialogTrigger disableButtonEnhancement>
              <Button appearance="primary">Annulla importazione</Button>
            </DialogTrigger>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
