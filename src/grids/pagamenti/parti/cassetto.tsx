/** A form at the side of the page. */
import {
  Button,
  DrawerBody,
  DrawerFooter,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  MessageBar,
  MessageBarBody,
  OverlayDrawer,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { type ReactNode, useId } from 'react';

const useStyles = makeStyles({
  drawer: { width: 'min(560px, 100vw)' },
  form: { display: 'grid', gap: '14px', alignContent: 'start', paddingTop: '4px' },
});

export interface CassettoProps {
  titolo: string;
  errore: string | null;
  inCorso: boolean;
  azione: string;
  /** Beside the button that sends. */
  altro?: ReactNode;
  onInvia: () => void;
  onChiudi: () => void;
  children: ReactNode;
}

export function Cassetto(props: CassettoProps) {
  const { titolo, errore, inCorso, azione, altro, onInvia, onChiudi, children } = props;
  const styles = useStyles();
  const form = useId();
  return (
    <OverlayDrawer
      open
      position="end"
      className={styles.drawer}
      onOpenChange={(_event, { open }) => (open ? undefined : onChiudi())}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button appearance="subtle" icon={<DismissRegular />} aria-label="Chiudi" onClick={onChiudi} />
          }
        >
          {titolo}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody>
        <form
          id={form}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onInvia();
          }}
        >
          {errore === null ? null : (
            <MessageBar intent="error" layout="multiline" role="alert">
              <MessageBarBody>{errore}</MessageBarBody>
            </MessageBar>
          )}
          {children}
        </form>
      </DrawerBody>
      <DrawerFooter>
        <Button type="submit" form={form} appearance="primary" disabledFocusable={inCorso}>
          {inCorso ? 'Un momento…' : azione}
        </Button>
        <Button onClick={onChiudi}>Lascia stare</Button>
        {altro}
      </DrawerFooter>
    </OverlayDrawer>
  );
}
