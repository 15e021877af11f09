/** The entries of the side menu; the frame decides whether they stand beside the page or over it. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { NavLink } from 'react-router-dom';
import { paths } from '../paths.ts';
import { MENU_GROUP, menuEntries } from '../menu-entries.ts';
import { quiet, line } from '#ui/styles.ts';

const useStyles = makeStyles({
  nav: { padding: '12px 10px', overflowY: 'auto', height: '100%', width: '100%' },
  group: { ...quiet, margin: '4px 10px 6px', fontWeight: tokens.fontWeightSemibold },
  list: { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '1px' },
  link: {
    ...line,
    position: 'relative',
    gap: '10px',
    height: 'var(--quadra-voce-menu)',
    padding: '0 10px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightMedium,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    outlineStyle: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
    ':active': { backgroundColor: tokens.colorSubtleBackgroundPressed },
    ':focus-visible': { boxShadow: `0 0 0 2px ${tokens.colorStrokeFocus2}` },
    '@media (max-width: 991px)': { height: '44px' },
  },
  current: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover, color: tokens.colorBrandForeground2 },
    '::before': {
      content: '""',
      position: 'absolute',
      left: '-10px',
      top: '8px',
      bottom: '8px',
      width: '3px',
      borderRadius: '0 3px 3px 0',
      backgroundColor: tokens.colorCompoundBrandStroke,
    },
  },
  icon: { fontSize: '20px', flexShrink: 0 },
});

export function SideMenu({ onSelect }: { onSelect: () => void }) {
  const styles = useStyles();
  return (
    <nav className={styles.nav} aria-label="Menu principale">
      <div className={styles.group} id="menu-gruppo">
        {MENU_GROUP}
      </div>
      <ul className={styles.list} aria-labelledby="menu-gruppo">
        {menuEntries.map(({ label, to, icon: Icon, iconCurrent: IconCurrent }) => (
          <li key={to}>
            <NavLink
              to={to}
              // Every path begins with /app: only the dashboard's must match to its end.
              end={to === paths.app}
              onClick={onSelect}
              className={({ isActive }) => mergeClasses(styles.link, isActive && styles.current)}
            >
              {({ isActive }) => (
                <>
                  {isActive ? <IconCurrent className={styles.icon} /> : <Icon className={styles.icon} />}
                  {label}
                </>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
