import {
  Button,
  DrawerBody,
  DrawerFooter,
  DrawerHeader,
  DrawerHeaderTitle,
  Field,
  Input,
  makeStyles,
  OverlayDrawer,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useState } from 'react';

const useStyles = makeStyles({ campi: { display: 'grid', gap: '16px', paddingTop: '4px' } });

export function Cassetto() {
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Apri la scheda</Button>
      <OverlayDrawer open={open} position="end" onOpenChange={(_event, data) => setOpen(data.open)}>
        <DrawerHeader>
          <DrawerHeaderTitle
            action={
              <Button
                appearance="subtle"
                icon={<DismissRegular />}
                aria-label="Chiudi la scheda"
                onClick={close}
              />
            }
          >
            Caffè Greco S.n.c.
          </DrawerHeaderTitle>
        </DrawerHeader>
        <DrawerBody>
          <div className={styles.campi}>
            <Field label="Ragione sociale" required>
              <Input defaultValue="Caffè Greco S.n.c." />
            </Field>
            <Field label="Partita IVA">
              <Input defaultValue="01234567897" />
            </Field>
          </div>
        </DrawerBody>
        <DrawerFooter>
          <Button appearance="primary" onClick={close}>
            Salva
          </Button>
          <Button onClick={close}>Lascia stare</Button>
        </DrawerFooter>
      </OverlayDrawer>
    </>
  );
}
