/** The frame of everything that opens beside the grid. */
import {
  Button,
  DrawerBody,
  DrawerFooter,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  mergeClasses,
  OverlayDrawer,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  drawer: { width: 'min(660px, 100vw)' },
  wide: { width: 'min(1180px, 100vw)' },
  title: { overflowWrap: 'anywhere' },
  body: { display: 'flex', flexDirection: 'column', gap: '16px', paddingTop: '4px', paddingBottom: '16px' },
  footer: { flexWrap: 'wrap', alignItems: 'center', rowGap: '8px' },
});

export interface CassettoProps {
  titolo: string;
  largo?: boolean;
  onChiudi: () => void;
  piede?: ReactNode;
  children: ReactNode;
}

export function Cassetto({ titolo, largo = false, onChiudi, piede, children }: CassettoProps) {
  const styles = useStyles();
  return (
    <OverlayDrawer
      open
      position="end"
      className={mergeClasses(styles.drawer, largo && styles.wide)}
      onOpenChange={(_event, { open }) => {
        if (!open) onChiudi();
      }}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          className={styles.title}
          action={
            <Button appearance="subtle" icon={<DismissRegular />} aria-label="Chiudi" onClick={onChiudi} />
          }
        >
          {titolo}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>{children}</DrawerBody>
      {piede === undefined ? null : <DrawerFooter className={styles.footer}>{piede}</DrawerFooter>}
    </OverlayDrawer>
  );
}
