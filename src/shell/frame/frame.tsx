/** The workspace's frame: top bar, side menu, page, footer. In embed mode, the page alone. */
import { makeStyles, mergeClasses, ProgressBar, tokens } from '@fluentui/react-components';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { loadWhenShown } from '#ui/lazy.tsx';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { closeMenuAtom, isMenuOverPage, layoutAtom } from '#state/layout.ts';
import { sessioneAtom } from '#state/sessione.ts';
import { CommandPalette } from '../commands/commands.tsx';
import { isEmbedded } from '../embed.ts';
import { useNotificheAggiornate } from '../notifiche/use-refresh.ts';
import { useFocusOnNavigation, useTitolo } from '../page/document-title.tsx';
import { watchHand } from '../sign-in-again/hand.ts';
import { useIsMobile } from '../use-media.ts';
import { Notices } from '../notices/notices.tsx';
import { Footer } from './footer.tsx';
import { SideMenu } from './side-menu.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useClosedAccess } from './use-closed-access.ts';
import { usePreferenzeDellUtente } from './use-preferenze.ts';

const MENU_WIDTH = '232px';

const MenuDrawer = loadWhenShown(async () => (await import('./drawer.tsx')).MenuDrawer);
const PrimaPassword = loadWhenShown(
  async () => (await import('../outside/first-password.tsx')).PrimaPassword,
);

const useStyles = makeStyles({
  root: {
    display: 'grid',
    height: '100dvh',
    gridTemplateAreas: '"bar bar" "menu page" "news news" "foot foot"',
    gridTemplateRows: '52px minmax(0, 1fr) auto 28px',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
  },
  embedded: {
    gridTemplateAreas: '"page" "news"',
    gridTemplateRows: 'minmax(0, 1fr) auto',
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
});

function Menu() {
  const styles = useStyles();
  const layout = useAtomValue(layoutAtom);
  const mobile = useIsMobile();
  const close = useSetAtom(closeMenuAtom);
  if (mobile || layout.menuMode === 'overlay')
    return <MenuDrawer open={isMenuOverPage(layout)} onClose={close} />;
  return (
    <div className={mergeClasses(styles.menu, layout.staticMenuInactive && styles.menuClosed)}>
      <SideMenu onSelect={close} />
    </div>
  );
}

/** A page belongs to one azienda: another azienda is another page, with nothing left of the first. */
function PageArea() {
  const styles = useStyles();
  const title = useTitolo();
  const ref = useFocusOnNavigation<HTMLElement>();
  const azienda = useAtomValue(aziendaIdAtom);
  return (
    <main id="contenuto" ref={ref} tabIndex={-1} className={styles.page} aria-label={title ?? 'Contenuto'}>
      <Outlet key={azienda} />
    </main>
  );
}

/** Nothing of the workspace is asked for while the password is one that another chose. */
export function Frame() {
  const toChange = useAtomValue(sessioneAtom)?.password_da_cambiare === true;
  return toChange ? <PrimaPassword /> : <Workspace />;
}

function Workspace() {
  const styles = useStyles();
  const embedded = isEmbedded(useLocation().search);
  const moving = useNavigation().state !== 'idle';
  usePreferenzeDellUtente();
  useNotificheAggiornate();
  useClosedAccess();
  useEffect(watchHand, []);
  return (
    <div className={mergeClasses(styles.root, embedded && styles.embedded)}>
      {embedded ? null : (
        <>
          <SkipLink />
          <TopBar />
          <Menu />
          <CommandPalette />
        </>
      )}
      {moving ? (
        <ProgressBar className={styles.progress} thickness="medium" aria-label="Apertura della pagina" />
      ) : null}
      <PageArea />
      <Notices />
      {embedded ? null : <Footer />}
    </div>
  );
}
