/**
 * Shows the messages. What draws them well comes a moment after the page; should it not have come when a message does,
 * the message is shown all the same, plainly.
 */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState, type ComponentType } from 'react';
import { returnsAtom } from '#state/connection.ts';
import { useAtomValue, useSetAtom, useStore } from '#state/jotai.ts';
import { takeToastsAtom, toastQueueAtom } from '#state/toast.ts';
import { stacking } from '../theme/stacking.ts';

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    top: '60px',
    right: '16px',
    zIndex: stacking.tooltip,
    display: 'grid',
    gap: '8px',
    width: 'min(380px, calc(100vw - 32px))',
  },
  message: {
    padding: '10px 14px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow8,
    overflowWrap: 'anywhere',
  },
});

function Plain() {
  const styles = useStyles();
  const queue = useAtomValue(toastQueueAtom);
  const take = useSetAtom(takeToastsAtom);
  if (queue.length === 0) return null;
  return (
    <section aria-label="Messaggi" className={styles.root}>
      {queue.map(({ id, titolo, testo }) => (
        <div key={id} role="alert" className={styles.message}>
          <strong>{titolo}</strong> {testo}
        </div>
      ))}
      <Button size="small" onClick={() => take()}>
        {queue.length === 1 ? 'Chiudi il messaggio' : 'Chiudi i messaggi'}
      </Button>
    </section>
  );
}

type Arrival = { Toaster: ComponentType } | 'attesa' | 'manca';

/** Asked for once the page stands there, at once when there is a message, and again when the server is back. */
function useToaster(wanted: boolean): Arrival {
  const [arrival, setArrival] = useState<Arrival>('attesa');
  const store = useStore();
  const here = typeof arrival === 'object';
  useEffect(() => {
    if (here) return undefined;
    let current = true;
    const fetchToaster = async () => {
      try {
        const { AppToaster } = await import('./app-toaster.tsx');
        if (current) setArrival({ Toaster: AppToaster });
      } catch (error) {
        console.warn('the toaster could not be fetched', error);
        if (current) setArrival('manca');
      }
    };
    if (wanted) void fetchToaster();
    const idle = wanted ? null : requestIdleCallback(() => void fetchToaster());
    const stop = store.sub(returnsAtom, () => void fetchToaster());
    return () => {
      current = false;
      stop();
      if (idle !== null) cancelIdleCallback(idle);
    };
  }, [here, wanted, store]);
  return arrival;
}

export function Messages() {
  const waiting = useAtomValue(toastQueueAtom).length > 0;
  const arrival = useToaster(waiting);
  const [needed, setNeeded] = useState(waiting);
  if (waiting && !needed) setNeeded(true);
  if (arrival === 'attesa' || !needed) return null;
  if (arrival === 'manca') return <Plain />;
  return <arrival.Toaster />;
}
