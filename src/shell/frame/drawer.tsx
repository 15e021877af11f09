/** The side menu over the page: overlay mode, and every narrow window. */
import { Button, makeStyles, OverlayDrawer, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { Logo } from '../logo.tsx';
import { SideMenu } from './side-menu.tsx';
import { line } from '#ui/styles.ts';

const useStyles = makeStyles({
  drawer: { width: '272px', maxWidth: '84vw' },
  head: {
    ...line,
    flexShrink: 0,
    justifyContent: 'space-between',
    width: '100%',
    height: '52px',
    padding: '0 12px 0 18px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

export function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const styles = useStyles();
  return (
    <OverlayDrawer
      className={styles.drawer}
      position="start"
      open={open}
      onOpenChange={(_event, data) => {
        if (!data.open) onClose();
      }}
      aria-label="Menu"
    >
      <div className={styles.head}>
        <Logo />
        <Button appearance="subtle" icon={<DismissRegular />} aria-label="Chiudi il menu" onClick={onClose} />
      </div>
      <SideMenu onSelect={onClose} />
    </OverlayDrawer>
  );
}
