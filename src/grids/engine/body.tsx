/** The area of the grid. It keeps its size whether it shows rows, nothing yet, or an error. */
import { makeStyles, ProgressBar } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { ActionContext } from './action.ts';
import type { VistaRighe } from './righe.ts';
import { Stale } from './stale-righe.tsx';
import { ErrorState, EmptyState } from './states.tsx';
import { AzioneButton } from './header.tsx';
import type { EmptyStateText } from './workspace.ts';

const useStyles = makeStyles({
  frame: {
    position: 'relative',
    flex: '1 1 0',
    minHeight: 0,
    borderTop: '1px solid var(--colorNeutralStroke2)',
  },
  progress: { position: 'absolute', top: 0, left: 0, right: 0, zIndex: 3 },
});

interface GridBodyProps<Riga> {
  vista: VistaRighe<Riga>;
  empty: EmptyStateText<Riga>;
  context: () => ActionContext<Riga>;
  update: () => void;
  children: ReactNode;
}

export function GridBody<Riga>({
  vista: { stato, store, previous },
  empty,
  context,
  update,
  children,
}: GridBodyProps<Riga>) {
  const styles = useStyles();
  const none = store.size === 0;
  return (
    <>
      {stato.tipo === 'errore' && !none ? <Stale testo={stato.testo} onRetry={update} /> : null}
      <div className={styles.frame}>
        {stato.tipo === 'caricamento' && !none ? (
          <ProgressBar
            className={styles.progress}
            aria-label="Caricamento delle righe"
            {...(stato.totale !== null && { value: store.size / Math.max(1, stato.totale) })}
          />
        ) : null}
        <div className="q-righe" aria-busy={previous}>
          {children}
        </div>
        {none && stato.tipo === 'pronto' ? (
          <EmptyState titolo={empty.titolo} testo={empty.testo}>
            {empty.azione ? (
              <AzioneButton conNome azione={{ ...empty.azione, main: true }} context={context} />
            ) : null}
          </EmptyState>
        ) : null}
        {none && stato.tipo === 'errore' ? <ErrorState testo={stato.testo} onRetry={update} /> : null}
      </div>
    </>
  );
}
