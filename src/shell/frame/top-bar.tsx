/** Menu toggle, logo, and on the right what belongs to the person: theme, calendar, profile. */
import { Button, makeStyles, tokens, Tooltip, useRestoreFocusTarget } from '@fluentui/react-components';
import {
  CalendarLtrRegular,
  NavigationRegular,
  SearchRegular,
  WeatherMoonRegular,
  WeatherSunnyRegular,
} from '@fluentui/react-icons';
import { Link } from 'react-router-dom';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { isMenuOverPage, layoutAtom, setPanelAtom, toggleMenuAtom } from '#state/layout.ts';
import { darkAtom } from '#state/theme.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { NotifichePanel } from '../notifiche/notifiche-panel.tsx';
import { spoken, line } from '#ui/styles.ts';
import { paths } from '../paths.ts';
import { Configuratore } from '../theme/configurator/configurator.tsx';
import { useToggleDark } from '../theme/use-toggle-dark.ts';
import { useIsMobile } from '../use-media.ts';
import { Logo } from '../logo.tsx';
import { ProfilePanel } from './profile-panel.tsx';

const useStyles = makeStyles({
  root: {
    ...line,
    gridArea: 'bar',
    gap: '8px',
    padding: '0 12px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    minWidth: 0,
  },
  logo: {
    display: 'inline-flex',
    padding: '4px 6px',
    borderRadius: tokens.borderRadiusMedium,
    textDecorationLine: 'none',
    outlineStyle: 'none',
    ':focus-visible': { boxShadow: `0 0 0 2px ${tokens.colorStrokeFocus2}` },
  },
  logoName: { '@media (max-width: 560px)': { display: 'none' } },
  search: {
    justifyContent: 'flex-start',
    flex: '0 1 260px',
    margin: '0 auto',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
    '@media (max-width: 991px)': {
      flex: '0 0 auto',
      minWidth: 0,
      width: '32px',
      margin: '0 0 0 auto',
      padding: 0,
      border: 'none',
      justifyContent: 'center',
    },
  },
  searchText: { flex: '1 1 auto', textAlign: 'left', '@media (max-width: 991px)': spoken },
  keys: {
    padding: '0 5px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusSmall,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase100,
    lineHeight: '16px',
    '@media (max-width: 991px)': spoken,
  },
  end: {
    ...line,
    gap: '4px',
    minWidth: 0,
    '@media (max-width: 560px)': { gap: 0 },
  },
});

/** The way into the command palette for who does not know its keys yet. */
function SearchButton() {
  const styles = useStyles();
  const setPanel = useSetAtom(setPanelAtom);
  return (
    <Button
      className={styles.search}
      icon={<SearchRegular />}
      aria-keyshortcuts="Control+K"
      aria-haspopup="dialog"
      onClick={() => setPanel('comandi', true)}
    >
      <span className={styles.searchText}>Cerca o vai a…</span>
      <kbd className={styles.keys}>Ctrl K</kbd>
    </Button>
  );
}

/** Whether the menu is on screen, whichever of its shapes this window has. */
function useMenuOpen(): boolean {
  const layout = useAtomValue(layoutAtom);
  const mobile = useIsMobile();
  if (layout.menuMode === 'overlay' || mobile) return isMenuOverPage(layout);
  return !layout.staticMenuInactive;
}

export function TopBar() {
  const styles = useStyles();
  const dark = useAtomValue(darkAtom);
  const toggleDark = useToggleDark();
  const toggleMenu = useSetAtom(toggleMenuAtom);
  const menuOpen = useMenuOpen();
  // Focus comes back here when a menu that covers the page closes.
  const restoreFocus = useRestoreFocusTarget();
  const menuLabel = menuOpen ? 'Chiudi il menu' : 'Apri il menu';
  const themeLabel = dark ? 'Passa al tema chiaro' : 'Passa al tema scuro';
  return (
    <header className={styles.root}>
      <Tooltip content={menuLabel} relationship="label">
        <Button
          appearance="subtle"
          icon={<NavigationRegular />}
          {...restoreFocus}
          aria-expanded={menuOpen}
          onClick={() => toggleMenu(window.innerWidth)}
        />
      </Tooltip>
      <Link to={paths.app} className={styles.logo} aria-label="Quadra, vai alla Dashboard">
        <Logo nameClass={styles.logoName} />
      </Link>
      <SearchButton />
      <div className={styles.end}>
        <Tooltip content={themeLabel} relationship="label">
          <Button
            appearance="subtle"
            icon={dark ? <WeatherSunnyRegular /> : <WeatherMoonRegular />}
            onClick={toggleDark}
          />
        </Tooltip>
        <Configuratore />
        <Tooltip content="Calendario" relationship="description">
          <ButtonLink
            to={paths.scadenziario}
            appearance="subtle"
            icon={<CalendarLtrRegular />}
            label="Calendario delle scadenze"
          />
        </Tooltip>
        <NotifichePanel />
        <ProfilePanel />
      </div>
    </header>
  );
}
