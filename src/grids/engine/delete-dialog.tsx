/** Asks before deleting: how many, which ones, and what follows. */
import { Button, makeStyles } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { Question } from '#ui/question.tsx';
import type { Chiave } from './types.ts';

const useStyles = makeStyles({ lista: { margin: '8px 0 0', paddingLeft: '20px', overflowWrap: 'anywhere' } });

/** More than these would hide the question. */
const MOSTRATE = 6;

export interface EliminaDialogProps<Riga extends { id: Chiave }> {
  righe: readonly Riga[];
  /** `3 soggetti`. */
  conteggio: string;
  /** What is not deleted, and how it is taken back. */
  testo: string;
  /** A row as its name in the list. */
  renderRiga: (riga: Riga) => ReactNode;
  /** Resolves to why they were not deleted, or null; whoever deletes closes. */
  onElimina: (righe: readonly Riga[]) => Promise<string | null>;
  onChiudi: () => void;
}

export function EliminaDialog<Riga extends { id: Chiave }>(props: EliminaDialogProps<Riga>) {
  const { righe, conteggio, testo, renderRiga, onElimina, onChiudi } = props;
  const styles = useStyles();
  const [inCorso, setInCorso] = useState(false);
  const [errore, setErrore] = useState<string | null>(null);
  const others = righe.length - MOSTRATE;
  const run = async () => {
    setInCorso(true);
    setErrore(await onElimina(righe));
    setInCorso(false);
  };
  return (
    <Question
      titolo={<>Eliminare {conteggio}?</>}
      errore={errore}
      onChiudi={onChiudi}
      azioni={
        <>
          <Button onClick={onChiudi}>Lascia stare</Button>
          <Button appearance="primary" disabledFocusable={inCorso} onClick={() => void run()}>
            Elimina
          </Button>
        </>
      }
    >
      {errore === null ? testo : null}
      <ul className={styles.lista}>
        {righe.slice(0, MOSTRATE).map((riga) => (
          <li key={riga.id}>{renderRiga(riga)}</li>
        ))}
        {others > 0 ? <li>e altri {others}</li> : null}
      </ul>
    </Question>
  );
}
