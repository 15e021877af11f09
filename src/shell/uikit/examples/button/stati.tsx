import { Button, makeStyles, Spinner, Tooltip } from '@fluentui/react-components';
import { useEffect, useState } from 'react';

const useStyles = makeStyles({ riga: { display: 'flex', flexWrap: 'wrap', gap: '8px' } });

/** While the work runs the button keeps its place and its focus, and cannot be pressed twice. */
function ConAttesa() {
  const [underway, setInCorso] = useState(false);
  useEffect(() => {
    if (!underway) return undefined;
    const timer = setTimeout(() => setInCorso(false), 2_000);
    return () => clearTimeout(timer);
  }, [underway]);
  return (
    <Button
      appearance="primary"
      disabledFocusable={underway}
      icon={underway ? <Spinner size="tiny" /> : null}
      onClick={() => setInCorso(true)}
    >
      {underway ? 'Salvataggio…' : 'Salva (prova)'}
    </Button>
  );
}

export function Stati() {
  const styles = useStyles();
  return (
    <div className={styles.riga}>
      <Button>Normale</Button>
      <Tooltip content="Scegli prima una riga" relationship="description">
        <Button disabledFocusable>Non ora, e dice perché</Button>
      </Tooltip>
      <Button disabled>Non disponibile</Button>
      <ConAttesa />
    </div>
  );
}
