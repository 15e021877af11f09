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
  drawer: { width: 'min(620px, 100vw)' },
  wide: { width: 'min(980px, 100vw)' },
  title: { overflowWrap: 'anywhere' },
  body: { display: 'flex', flexDirection: 'column', gap: '16px', paddingTop: '4px', paddingBottom: '16px' },
  footer: { flexWrap: 'wrap' },
});

export interface CassettoProps {
  titolo: string;
  /** Under the title, above what scrolls. */
  testa?: ReactNode;
  largo?: boolean;
  onChiudi: () => void;
  piede?: ReactNode;
  children: ReactNode;
}

export function Cassetto({ titolo, testa, largo = false, onChiudi, piede, children }: CassettoProps) {
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
        {testa}
      </DrawerHeader>
      <DrawerBody className={styles.body}>{children}</DrawerBody>
      {piede === undefined ? null : <DrawerFooter className={styles.footer}>{piede}</DrawerFooter>}
    </OverlayDrawer>
  );
}
