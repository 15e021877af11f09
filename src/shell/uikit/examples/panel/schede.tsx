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
  const [tab, setScheda] = useState<Scheda>('nuove');
  return (
    <>
      <TabList
        className={styles.barra}
        aria-label="Righe dell’anteprima"
        selectedValue={tab}
        onTabSelect={(_event, { value }) => setScheda(value as Scheda)}
      >
        {Object.entries(SCHEDE).map(([name, { titolo }]) => (
          <Tab key={name} value={name} id={`scheda-${name}`}>
            {titolo}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" aria-labelledby={`scheda-${tab}`} className={styles.pannello}>
        <Text>{SCHEDE[tab].testo}</Text>
      </div>
    </>
  );
}
