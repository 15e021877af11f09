import { Button, makeStyles } from '@fluentui/react-components';
import { EmptyState } from '#grids/engine/states.tsx';

const useStyles = makeStyles({ posto: { position: 'relative', height: '280px' } });

export function NienteAncora() {
  const styles = useStyles();
  return (
    <div className={styles.posto}>
      <EmptyState
        titolo="Nessun movimento"
        testo="Importa il file che la banca ti dà: i movimenti si vedono qui, provati al centesimo."
      >
        <Button appearance="primary">Importa</Button>
      </EmptyState>
    </div>
  );
}
