import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { ErrorState, EmptyState } from '#grids/engine/states.tsx';

const useStyles = makeStyles({ posto: { position: 'relative', height: '280px' } });

export function ErroreERiprova() {
  const styles = useStyles();
  const [proofs, setProve] = useState(0);
  return (
    <div className={styles.posto}>
      {proofs === 0 ? (
        <ErrorState
          testo="Il server non risponde: controlla la connessione e riprova."
          onRetry={() => setProve(proofs + 1)}
        />
      ) : (
        <EmptyState titolo="Ora funziona" testo="Le righe sono arrivate: qui ci sarebbe la griglia." />
      )}
    </div>
  );
}
