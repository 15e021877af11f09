import { Button, makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({ riga: { display: 'flex', flexWrap: 'wrap', gap: '8px' } });

export function Gerarchia() {
  const styles = useStyles();
  return (
    <div className={styles.riga}>
      <Button appearance="primary">Importa 1.240 righe</Button>
      <Button>Riconosci di nuovo</Button>
      <Button appearance="subtle">Lascia stare</Button>
      <Button appearance="transparent">Mostra i dettagli</Button>
    </div>
  );
}
