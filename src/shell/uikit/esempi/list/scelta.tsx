import { List, ListItem, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { conteggio } from '#grids/engine/testo.ts';

const useStyles = makeStyles({
  elenco: { maxWidth: '380px' },
  piede: { display: 'block', marginTop: '8px' },
});

const FILE = ['movimenti_202601.csv', 'movimenti_202602.csv', 'movimenti_202603.csv'];

export function SceltaMultipla() {
  const styles = useStyles();
  const [scelti, setScelti] = useState<(string | number)[]>([FILE[0] ?? '']);
  return (
    <>
      <List
        className={styles.elenco}
        aria-label="File da importare"
        selectionMode="multiselect"
        selectedItems={scelti}
        onSelectionChange={(_event, { selectedItems }) => setScelti([...selectedItems])}
      >
        {FILE.map((nome) => (
          <ListItem key={nome} value={nome} aria-label={nome} checkmark={{ 'aria-label': `Scegli ${nome}` }}>
            {nome}
          </ListItem>
        ))}
      </List>
      <output className={styles.piede}>{conteggio(scelti.length, 'file scelto', 'file scelti')}</output>
    </>
  );
}
