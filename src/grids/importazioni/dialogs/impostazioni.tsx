/** The choice about original files, over the log. */
import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useSetAtom } from '#state/jotai.ts';
import { impostazioniAperteAtom } from '../atoms.ts';
import { Originali } from '../originali.tsx';

export function ImpostazioniDialog() {
  const setAperte = useSetAtom(impostazioniAperteAtom);
  const close = () => setAperte(false);
  return (
    <Dialog open onOpenChange={(_event, { open }) => !open && close()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle
            action={
              // There before the choices are read: a dialog with nothing to focus is hidden from who cannot see it.
              <Button
                appearance="subtle"
                icon={<DismissRegular />}
                aria-label="Chiudi"
                onClick={() => close()}
              />
            }
          >
            File importati
          </DialogTitle>
          <DialogContent>
            <Originali onSalvate={close} />
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
