/** How lists look in the panel: a heading, lines with something to do at their end, and what to say when there are none. */
import { Button, Caption1, makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { line } from '#ui/styles.ts';

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: '8px' },
  heading: { margin: 0 },
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    ...line,
    gap: '8px',
    padding: '6px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  text: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

export function RecordSection({ titolo, children }: { titolo: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <section className={styles.section} aria-label={titolo}>
      <Subtitle2 as="h3" className={styles.heading}>
        {titolo}
      </Subtitle2>
      {children}
    </section>
  );
}

interface ElencoProps<T> {
  voci: readonly T[];
  /** What is said where there are none. */
  nothing?: ReactNode;
  children: (voce: T) => ReactNode;
}

export function Elenco<T>({ voci, nothing, children }: ElencoProps<T>) {
  const styles = useStyles();
  if (voci.length === 0) return nothing === undefined ? null : <Nothing>{nothing}</Nothing>;
  return <ul className={styles.list}>{voci.map((voce) => children(voce))}</ul>;
}

interface VoceProps {
  /** Said small, under the text. */
  below?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function Voce({ below, actions, children }: VoceProps) {
  const styles = useStyles();
  return (
    <li className={styles.item}>
      <span className={styles.text}>
        <span>{children}</span>
        {below === undefined ? null : <Caption1 className={styles.quiet}>{below}</Caption1>}
      </span>
      {actions}
    </li>
  );
}

interface LineButtonProps {
  icon: ReactElement;
  /** It is read aloud, and tells the lines apart. */
  label: string;
  onClick: () => void;
}

export function LineButton({ icon, label, onClick }: LineButtonProps) {
  return <Button size="small" appearance="subtle" icon={icon} aria-label={label} onClick={onClick} />;
}

export function Nothing({ children }: { children: ReactNode }) {
  return (
    <p className={useStyles().quiet} style={{ margin: 0 }}>
      {children}
    </p>
  );
}

const days = new Intl.DateTimeFormat('it-IT', { day: '2-digit', month: '2-digit', year: 'numeric' });
/** An instant as the day on the wall of whoever looks. */
export const toLocalGiorno = (instant: string): string => days.format(new Date(instant));

/** When, and by whom where that is known. */
export const describeSigned = (instant: string, username: string | null): string =>
  username === null ? toLocalGiorno(instant) : `${toLocalGiorno(instant)}, ${username}`;
