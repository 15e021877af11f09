/** Asks before deleting: how many, which ones, and what follows. */
import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { Confirm } from '#ui/question.tsx';
import type { Chiave } from './types.ts';

const useStyles = makeStyles({ lista: { margin: '8px 0 0', paddingLeft: '20px', overflowWrap: 'anywhere' } });

/** A longer list would push the question out of sight. */
const SHOWN = 6;

interface EliminaDialogProps<Riga extends { id: Chiave }> {
  righe: readonly Riga[];
  /** `3 soggetti`. */
  count: string;
  /** What is not deleted, and how it is taken back. */
  testo: string;
  /** A row as its name in the list. */
  renderRiga: (riga: Riga) => ReactNode;
  /** Resolves to the reason why they were not deleted, or null. The caller closes the dialog. */
  onDelete: (righe: readonly Riga[]) => Promise<string | null>;
  onClose: () => void;
}

export function EliminaDialog<Riga extends { id: Chiave }>(props: EliminaDialogProps<Riga>) {
  const { righe, count, testo, renderRiga, onDelete, onClose } = props;
  const styles = useStyles();
  const [error, setError] = useState<string | null>(null);
  const others = righe.length - SHOWN;
  return (
    <Confirm
      titolo={<>Eliminare {count}?</>}
      error={error}
      azione="Elimina"
      onConfirm={async () => setError(await onDelete(righe))}
      onClose={onClose}
    >
      {error === null ? testo : null}
      <ul className={styles.lista}>
        {righe.slice(0, SHOWN).map((riga) => (
          <li key={riga.id}>{renderRiga(riga)}</li>
        ))}
        {others > 0 ? <li>e altri {others}</li> : null}
      </ul>
    </Confirm>
  );
}
