/** A centred card that says one thing and what can be done about it. */
import { makeStyles, mergeClasses, Subtitle1, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';

const useStyles = makeStyles({
  outer: {
    flexGrow: 1,
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'center',
    padding: '24px 0',
  },
  // Among others the list itself keeps them apart.
  among: { flexGrow: 0, padding: 0 },
  card: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '640px',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    padding: '28px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    '@media (max-width: 600px)': { padding: '20px' },
  },
  larga: { maxWidth: '1040px' },
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM },
  title: { margin: 0, overflowWrap: 'anywhere' },
  icon: { display: 'flex', flexShrink: 0, fontSize: '32px', color: tokens.colorBrandForeground1 },
  success: { color: tokens.colorStatusSuccessForeground1 },
  warning: { color: tokens.colorStatusWarningForeground1 },
  danger: { color: tokens.colorStatusDangerForeground1 },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    marginTop: tokens.spacingVerticalS,
  },
});

interface PanelBoxProps {
  icon: ReactElement;
  title: string;
  tone?: 'success' | 'warning' | 'danger';
  /** For what is shown side by side. */
  wide?: boolean;
  /** One of several, or with something below: it takes no more room than it needs. */
  among?: boolean;
  children?: ReactNode;
  actions?: ReactNode;
}

export function PanelBox({
  icon,
  title,
  tone,
  wide = false,
  among = false,
  children,
  actions,
}: PanelBoxProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.outer, among && styles.among)}>
      <section className={mergeClasses(styles.card, wide && styles.larga)} aria-label={title}>
        <div className={styles.head}>
          <span className={mergeClasses(styles.icon, tone && styles[tone])} aria-hidden>
            {icon}
          </span>
          <Subtitle1 as="h2" className={styles.title}>
            {title}
          </Subtitle1>
        </div>
        {children !== undefined && <div className={styles.body}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </section>
    </div>
  );
}
