import { makeStyles, Tab, TabList, Text } from '@fluentui/react-components';
import { useState } from 'react';

const useStyles = makeStyles({ pannello: { padding: '16px 4px 0' }, barra: { flexWrap: 'wrap' } });

const SCHEDE = {
  nuove: { titolo: 'Nuove (1.236)', testo: 'Le righe che entreranno in archivio.' },
  presenti: { titolo: 'Già presenti (4)', testo: 'Righe uguali ad altre dello stesso conto: restano fuori.' },
  scartate: { titolo: 'Scartate (0)', testo: 'Nessuna: il file è stato letto tutto.' },
} as const;

type Scheda = keyof typeof SCHEDE;

export function Schede() {
  const styles = useStyles();
  const [scheda, setScheda] = useState<Scheda>('nuove');
  return (
    <>
      <TabList
        className={styles.barra}
        aria-label="Righe dell’anteprima"
        selectedValue={scheda}
        onTabSelect={(_event, { value }) => setScheda(value as Scheda)}
      >
        {Object.entries(SCHEDE).map(([nome, { titolo }]) => (
          <Tab key={nome} value={nome} id={`scheda-${nome}`}>
            {titolo}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" aria-labelledby={`scheda-${scheda}`} className={styles.pannello}>
        <Text>{SCHEDE[scheda].testo}</Text>
      </div>
    </>
  );
}
