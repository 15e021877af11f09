/** What needs the person now, each thing one press away. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircleRegular,
  ChevronRightRegular,
  CircleRegular,
  ErrorCircleRegular,
  WarningRegular,
} from '@fluentui/react-icons';
import { Link } from 'react-router-dom';
import { formatValuta } from '../valuta.ts';
import type { Urgent } from './summary.ts';
import { line } from '#ui/styles.ts';

const ICON = {
  danger: <ErrorCircleRegular />,
  warning: <WarningRegular />,
  neutral: <CircleRegular />,
} as const;

const useStyles = makeStyles({
  list: { listStyle: 'none', margin: 0, padding: '0 8px 8px' },
  item: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '10px',
    minHeight: '44px',
    padding: '6px 8px 6px 12px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    outlineStyle: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { boxShadow: `inset 0 0 0 2px ${tokens.colorStrokeFocus2}` },
  },
  icon: { display: 'flex', fontSize: '20px' },
  danger: { color: tokens.colorStatusDangerForeground1 },
  warning: { color: tokens.colorStatusWarningForeground3 },
  neutral: { color: tokens.colorNeutralForeground3 },
  text: { textWrap: 'pretty' },
  amount: { display: 'block', fontVariantNumeric: 'tabular-nums', fontWeight: tokens.fontWeightSemibold },
  go: { display: 'flex', color: tokens.colorNeutralForeground3 },
  done: { ...line, gap: '10px', margin: 0, padding: '4px 20px 24px', color: tokens.colorNeutralForeground2 },
  good: { fontSize: '22px', color: tokens.colorStatusSuccessForeground1 },
});

export function UrgentList({ urgent }: { urgent: readonly Urgent[] }) {
  const styles = useStyles();
  if (urgent.length === 0)
    return (
      <p className={styles.done}>
        <CheckmarkCircleRegular className={styles.good} aria-hidden />
        Niente in sospeso: è tutto a posto.
      </p>
    );
  return (
    <ul className={styles.list}>
      {urgent.map(({ id, tono, testo, importo, to }) => (
        <li key={id}>
          <Link className={styles.item} to={to}>
            <span className={mergeClasses(styles.icon, styles[tono])} aria-hidden>
              {ICON[tono]}
            </span>
            <span className={styles.text}>
              {testo}
              {importo === null ? null : <span className={styles.amount}>{formatValuta(importo)}</span>}
            </span>
            <span className={styles.go} aria-hidden>
              <ChevronRightRegular />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
