/** Menu toggle, logo, and on the right what belongs to the person: theme, calendar, profile. */
import { Button, makeStyles, tokens, Tooltip, useRestoreFocusTarget } from '@fluentui/react-components';
import {
  CalendarLtrRegular,
  NavigationRegular,
  WeatherMoonRegular,
  WeatherSunnyRegular,
} from '@fluentui/react-icons';
import { Link } from 'react-router-dom';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { isMenuOverPage, layoutAtom, toggleMenuAtom } from '#state/layout.ts';
import { darkAtom } from '#state/tema.ts';
import { ButtonLink } from '../page/button-link.tsx';
import { paths } from '../paths.ts';
import { useToggleDark } from '../theme/use-toggle-dark.ts';
import { useIsMobile } from '../use-media.ts';
import { Logo } from './logo.tsx';
import { ProfilePanel } from './profile-panel.tsx';

const useStyles = makeStyles({
  root: {
    gridArea: 'bar',
    display: 'flex',
    alignItems: 'center',
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
  end: { display: 'flex', alignItems: 'center', gap: '4px', marginLeft: 'auto', minWidth: 0 },
});

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
  const temaLabel = dark ? 'Passa al tema chiaro' : 'Passa al tema scuro';
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
        <Logo />
      </Link>
      <div className={styles.end}>
        <Tooltip content={temaLabel} relationship="label">
          <Button
            appearance="subtle"
            icon={dark ? <WeatherSunnyRegular /> : <WeatherMoonRegular />}
            onClick={toggleDark}
          />
        </Tooltip>
        <Tooltip content="Calendario" relationship="description">
          <ButtonLink
            to={paths.scadenziario}
            appearance="subtle"
            icon={<CalendarLtrRegular />}
            label="Calendario delle scadenze"
          />
        </Tooltip>
        <ProfilePanel />
      </div>
    </header>
  );
}
