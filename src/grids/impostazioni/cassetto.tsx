/** A form beside a grid. */
import {
  Button,
  DrawerBody,
  DrawerFooter,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { type ReactNode, useId } from 'react';
import { Errore } from './parti.tsx';

const useStyles = makeStyles({
  drawer: { width: 'min(440px, 100vw)' },
  form: { display: 'grid', gap: '16px', alignContent: 'start', paddingTop: '4px' },
});

export interface CassettoProps {
  titolo: string;
  errore?: string | null;
  inCorso?: boolean;
  /** The button that sends; without it there is nothing to send. */
  azione?: string;
  onInvia?: () => void;
  onChiudi: () => void;
  children: ReactNode;
}

export function Cassetto({
  titolo,
  errore = null,
  inCorso = false,
  azione,
  onInvia,
  onChiudi,
  children,
}: CassettoProps) {
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
            onInvia?.();
          }}
        >
          <Errore testo={errore} />
          {children}
        </form>
      </DrawerBody>
      <DrawerFooter>
        {azione === undefined ? null : (
          <Button type="submit" form={form} appearance="primary" disabledFocusable={inCorso}>
            {inCorso ? 'Un momento…' : azione}
          </Button>
        )}
        <Button onClick={onChiudi}>{azione === undefined ? 'Chiudi' : 'Lascia stare'}</Button>
      </DrawerFooter>
    </OverlayDrawer>
  );
}
