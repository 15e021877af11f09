/** One figure with its name, which is a link to the rows it is made of; the whole tile can be pressed. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { quiet } from '#ui/styles.ts';

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: '4px',
    minWidth: 0,
    padding: 'var(--quadra-spazio-scheda)',
    '@media (max-width: 560px)': { padding: '14px' },
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: 'var(--quadra-ombra-scheda)',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightMedium,
    color: tokens.colorNeutralForeground2,
  },
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    outlineStyle: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0 },
  },
  value: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '-0.02em',
    whiteSpace: 'nowrap',
    '@media (max-width: 560px)': { fontSize: '17px', lineHeight: '24px' },
  },
  danger: { color: tokens.colorStatusDangerForeground1 },
  note: { ...quiet, fontVariantNumeric: 'tabular-nums' },
});

interface FigureProps {
  title: string;
  to: string;
  value: ReactNode;
  danger?: boolean;
  children?: ReactNode;
}

export function Figure({ title, to, value, danger = false, children }: FigureProps) {
  const styles = useStyles();
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>
        <Link to={to} className={styles.link}>
          {title}
        </Link>
      </h2>
      <div className={mergeClasses(styles.value, danger && styles.danger)}>{value}</div>
      {children ? <div className={styles.note}>{children}</div> : null}
    </section>
  );
}
