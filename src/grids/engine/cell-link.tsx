/** A figure or a word of a cell that leads somewhere. */
import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

const useStyles = makeStyles({
  link: {
    color: 'inherit',
    textDecorationLine: 'underline',
    textDecorationStyle: 'dotted',
    textUnderlineOffset: '3px',
    textDecorationColor: 'var(--colorNeutralStrokeAccessible)',
    ':hover': { color: 'var(--colorBrandForegroundLink)', textDecorationStyle: 'solid' },
    ':focus-visible': { outline: '2px solid var(--colorStrokeFocus2)' },
  },
});

export interface CellLinkProps extends Pick<LinkProps, 'to' | 'state'> {
  /** Read aloud where what is written does not say enough. */
  nome?: string;
  children: ReactNode;
}

export function CellLink({ to, state, nome, children }: CellLinkProps) {
  const styles = useStyles();
  return (
    <Link className={styles.link} to={to} state={state} aria-label={nome}>
      {children}
    </Link>
  );
}
