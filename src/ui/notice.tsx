/** One line above the footer: what concerns the whole page, and what can be done about it. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { row } from './styles.ts';

const useStyles = makeStyles({
  avviso: {
    ...row,
    gap: '4px 12px',
    padding: '6px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  info: { backgroundColor: tokens.colorNeutralBackground3, color: tokens.colorNeutralForeground1 },
  warning: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorNeutralForeground1,
    borderTopColor: tokens.colorStatusWarningBorder1,
  },
  text: { flex: '1 1 240px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
});

interface InlineNoticeProps {
  tono: 'info' | 'warning';
  titolo: string;
  children: ReactNode;
  actions: ReactNode;
}

export function InlineNotice({ tono, titolo, children, actions }: InlineNoticeProps) {
  const styles = useStyles();
  return (
    <output className={mergeClasses(styles.avviso, styles[tono])}>
      <span className={styles.text}>
        <strong>{titolo}.</strong> {children}
      </span>
      <span className={styles.actions}>{actions}</span>
    </output>
  );
}
