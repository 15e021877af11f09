/** The grid's place: it keeps its size whatever stands in it, rows, nothing yet, or an error. */
import { makeStyles, ProgressBar } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { ContestoAzione } from './action.ts';
import type { VistaRighe } from './righe.ts';
import { Vecchie } from './stale-righe.tsx';
import { Errore, Vuoto } from './states.tsx';
import { AzioneButton } from './header.tsx';
import type { StatoVuoto } from './workspace.ts';

const useStyles = makeStyles({
  frame: {
    position: 'relative',
    flex: '1 1 0',
    minHeight: 0,
    borderTop: '1px solid var(--colorNeutralStroke2)',
  },
  progress: { position: 'absolute', top: 0, left: 0, right: 0, zIndex: 3 },
});

export interface CorpoProps<Riga> {
  vista: VistaRighe<Riga>;
  vuoto: StatoVuoto<Riga>;
  contesto: () => ContestoAzione<Riga>;
  aggiorna: () => void;
  children: ReactNode;
}

export function Corpo<Riga>({
  vista: { stato, archivio },
  vuoto,
  contesto,
  aggiorna,
  children,
}: CorpoProps<Riga>) {
  const styles = useStyles();
  const none = archivio.size === 0;
  return (
    <>
      {stato.tipo === 'errore' && !none ? <Vecchie testo={stato.testo} onRiprova={aggiorna} /> : null}
      <div className={styles.frame}>
        {stato.tipo === 'caricamento' && !none ? (
          <ProgressBar
            className={styles.progress}
            aria-label="Caricamento delle righe"
            {...(stato.totale !== null && { value: archivio.size / Math.max(1, stato.totale) })}
          />
        ) : null}
        {children}
        {none && stato.tipo === 'pronto' ? (
          <Vuoto titolo={vuoto.titolo} testo={vuoto.testo}>
            {vuoto.azione ? (
              <AzioneButton conNome azione={{ ...vuoto.azione, principale: true }} contesto={contesto} />
            ) : null}
          </Vuoto>
        ) : null}
        {none && stato.tipo === 'errore' ? <Errore testo={stato.testo} onRiprova={aggiorna} /> : null}
      </div>
    </>
  );
}
