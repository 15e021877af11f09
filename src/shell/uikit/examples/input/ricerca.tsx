import { Field, makeStyles, SearchBox } from '@fluentui/react-components';
import { useState } from 'react';
import { formatCount, normalizeText } from '#domain/text.ts';

const useStyles = makeStyles({ campo: { maxWidth: '340px' }, esito: { marginTop: '8px', display: 'block' } });

const CAUSALI = ['Bonifico a vostro favore', 'Addebito SDD', 'Commissioni', 'Pagamento POS Caffè Greco'];

export function Ricerca() {
  const styles = useStyles();
  const [cercato, setCercato] = useState('caffe');
  const trovate = CAUSALI.filter((causale) => normalizeText(causale).includes(normalizeText(cercato)));
  return (
    <div>
      <Field label="Cerca una causale" className={styles.campo}>
        <SearchBox
          value={cercato}
          dismiss={{ 'aria-label': 'Cancella la ricerca' }}
          onChange={(_event, { value }) => setCercato(value)}
        />
      </Field>
      <output className={styles.esito}>
        {trovate.length === 0
          ? 'Nessuna causale'
          : `${formatCount(trovate.length, 'causale', 'causali')}: ${trovate.join(', ')}`}
      </output>
    </div>
  );
}
