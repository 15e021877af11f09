/** A card of the dashboard: a title, and perhaps where it leads. */
import { Link as FluentLink, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId, type ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

const useStyles = makeStyles({
  card: {
    minWidth: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: 'var(--quadra-ombra-scheda)',
    overflow: 'hidden',
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4px 16px',
    padding: 'var(--quadra-spazio-scheda)',
    paddingBottom: '12px',
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
});

interface DashboardCardProps {
  title: string;
  link?: { to: string; label: string };
  /** What stands at the right of the title when it is no link. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

function HeadLink({ to, label }: { to: string; label: string }) {
  const follow = useLinkClickHandler(to);
  return (
    <FluentLink href={useHref(to)} onClick={follow}>
      {label}
    </FluentLink>
  );
}

export function DashboardCard({ title, link, aside, className, children }: DashboardCardProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={mergeClasses(styles.card, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {link ? <HeadLink {...link} /> : aside}
      </div>
      {children}
    </section>
  );
}
