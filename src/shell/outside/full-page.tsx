/** A page outside the workspace that says one thing: not found, denied, broken. */
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../logo.tsx';
import { paths } from '../paths.ts';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    minHeight: '100dvh',
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
  },
  header: { padding: '18px 24px' },
  logo: { display: 'inline-flex', textDecorationLine: 'none' },
});

export function FullPage({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <Link to={paths.app} className={styles.logo} aria-label="Quadra, vai alla Dashboard">
          <Logo />
        </Link>
      </header>
      <main>{children}</main>
    </div>
  );
}
