/** The workspace's frame: top bar, side menu, page, footer. In embed mode, the page alone. */
import {
  Button,
  makeStyles,
  mergeClasses,
  OverlayDrawer,
  ProgressBar,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { aziendaIdAtom } from '#state/azienda-tab.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { closeMenuAtom, isMenuOverPage, layoutAtom } from '#state/layout.ts';
import { Comandi } from '../comandi/comandi.tsx';
import { isEmbedded } from '../embed.ts';
import { useFocusOnNavigation, useTitolo } from '../page/document-title.tsx';
import { Riaccesso } from '../riaccesso/riaccesso.tsx';
import { useIsMobile } from '../use-media.ts';
import { Footer } from './footer.tsx';
import { Logo } from './logo.tsx';
import { SideMenu } from './side-menu.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { usePreferenzeDellUtente } from './use-preferenze.ts';

const MENU_WIDTH = '232px';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    height: '100dvh',
    gridTemplateAreas: '"bar bar" "menu page" "foot foot"',
    gridTemplateRows: '52px minmax(0, 1fr) 28px',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
  },
  embedded: {
    gridTemplateAreas: '"page"',
    gridTemplateRows: 'minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  menu: {
    gridArea: 'menu',
    width: MENU_WIDTH,
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    transitionProperty: 'margin-left, visibility',
    transitionDuration: tokens.durationNormal,
    transitionTimingFunction: tokens.curveDecelerateMid,
  },
  menuClosed: { marginLeft: `calc(-1 * ${MENU_WIDTH})`, visibility: 'hidden' },
  page: { gridArea: 'page', position: 'relative', overflow: 'auto', outlineStyle: 'none', minWidth: 0 },
  progress: { position: 'fixed', top: 0, left: 0, right: 0, zIndex: 1 },
  drawer: { width: '272px', maxWidth: '84vw' },
  drawerHead: {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'space-between',
    width: '100%',
    height: '52px',
    padding: '0 12px 0 18px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

function Menu() {
  const styles = useStyles();
  const layout = useAtomValue(layoutAtom);
  const mobile = useIsMobile();
  const close = useSetAtom(closeMenuAtom);
  if (mobile || layout.menuMode === 'overlay')
    return (
      <OverlayDrawer
        className={styles.drawer}
        position="start"
        open={isMenuOverPage(layout)}
        onOpenChange={(_event, { open }) => {
          if (!open) close();
        }}
        aria-label="Menu"
      >
        <div className={styles.drawerHead}>
          <Logo />
          <Button appearance="subtle" icon={<DismissRegular />} aria-label="Chiudi il menu" onClick={close} />
        </div>
        <SideMenu onSelect={close} />
      </OverlayDrawer>
    );
  return (
    <div className={mergeClasses(styles.menu, layout.staticMenuInactive && styles.menuClosed)}>
      <SideMenu onSelect={close} />
    </div>
  );
}

/** A page belongs to one azienda: another azienda is another page, with nothing left of the first. */
function PageArea() {
  const styles = useStyles();
  const titolo = useTitolo();
  const ref = useFocusOnNavigation<HTMLElement>();
  const azienda = useAtomValue(aziendaIdAtom);
  return (
    <main id="contenuto" ref={ref} tabIndex={-1} className={styles.page} aria-label={titolo ?? 'Contenuto'}>
      <Outlet key={azienda} />
    </main>
  );
}

export function Frame() {
  const styles = useStyles();
  const embedded = isEmbedded(useLocation().search);
  const moving = useNavigation().state !== 'idle';
  usePreferenzeDellUtente();
  return (
    <div className={mergeClasses(styles.root, embedded && styles.embedded)}>
      {embedded ? null : (
        <>
          <SkipLink />
          <TopBar />
          <Menu />
          <Comandi />
        </>
      )}
      {moving ? (
        <ProgressBar className={styles.progress} thickness="medium" aria-label="Apertura della pagina" />
      ) : null}
      <PageArea />
      {embedded ? null : <Footer />}
      <Riaccesso />
    </div>
  );
}
