/** One message in the middle of the page: an icon, what it is, what to do next. Empty states and errors alike. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

interface NoticeProps {
  icon: ReactNode;
  title: string;
  tone?: 'brand' | 'neutral' | 'danger';
  children?: ReactNode;
  actions?: ReactNode;
  role?: 'alert';
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '12px',
    maxWidth: '600px',
    minHeight: '60vh',
    margin: '0 auto',
    padding: '32px 20px',
    textAlign: 'center',
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '56px',
    height: '56px',
    borderRadius: '16px',
    fontSize: '28px',
    marginBottom: '4px',
  },
  brand: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  neutral: { backgroundColor: tokens.colorNeutralBackground4, color: tokens.colorNeutralForeground2 },
  danger: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.015em',
    textWrap: 'balance',
  },
  text: {
    maxWidth: '480px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: '1.6',
    textWrap: 'pretty',
    '& p': { margin: '0 0 8px' },
    '& p:last-child': { marginBottom: 0 },
  },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px', marginTop: '8px' },
});

export function Notice({ icon, title, tone = 'neutral', children, actions, role }: NoticeProps) {
  const styles = useStyles();
  return (
    <div className={styles.root} role={role}>
      <span className={mergeClasses(styles.icon, styles[tone])} aria-hidden>
        {icon}
      </span>
      <h1 className={styles.title}>{title}</h1>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
