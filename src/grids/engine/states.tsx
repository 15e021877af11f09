/** What stands in the grid's place when there are no rows: nothing yet, or something went wrong. */
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular, DocumentTableRegular, ErrorCircleRegular } from '@fluentui/react-icons';
import type { ReactElement, ReactNode } from 'react';

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    inset: 0,
    zIndex: 2,
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '8px',
    padding: '24px',
    textAlign: 'center',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '52px',
    height: '52px',
    marginBottom: '6px',
    borderRadius: '14px',
    fontSize: '26px',
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
  },
  danger: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0, maxWidth: '46ch', color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  actions: { display: 'flex', gap: '8px', marginTop: '12px' },
});

interface StatoProps {
  icon: ReactElement;
  titolo: string;
  testo: string;
  grave?: boolean;
  children?: ReactNode;
}

function Stato({ icon, titolo, testo, grave = false, children }: StatoProps) {
  const styles = useStyles();
  return (
    <div className={styles.root} role={grave ? 'alert' : 'status'}>
      <span className={mergeClasses(styles.icon, grave && styles.danger)} aria-hidden>
        {icon}
      </span>
      <h2 className={styles.title}>{titolo}</h2>
      <p className={styles.text}>{testo}</p>
      {children ? <div className={styles.actions}>{children}</div> : null}
    </div>
  );
}

export function EmptyState({
  titolo,
  testo,
  children,
}: {
  titolo: string;
  testo: string;
  children?: ReactNode;
}) {
  return (
    <Stato icon={<DocumentTableRegular />} titolo={titolo} testo={testo}>
      {children}
    </Stato>
  );
}

export function ErrorState({ testo, onRetry }: { testo: string; onRetry: () => void }) {
  return (
    <Stato icon={<ErrorCircleRegular />} titolo="Le righe non sono arrivate" testo={testo} grave>
      <Button appearance="primary" icon={<ArrowClockwiseRegular />} onClick={onRetry}>
        Riprova
      </Button>
    </Stato>
  );
}
