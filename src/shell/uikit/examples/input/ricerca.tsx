import { Field, makeStyles, SearchBox } from '@fluentui/react-components';
import { useState } from 'react';
import { formatCount, normalizeText } from '#domain/text.ts';

const useStyles = makeStyles({ campo: { maxWidth: '340px' }, esito: { marginTop: '8px', display: 'block' } });

const CAUSALI = ['Bonifico a vostro favore', 'Addebito SDD', 'Commissioni', 'Pagamento POS Caffè Greco'];

export function Ricerca() {
  const styles = useStyles();
  const [sought, setCercato] = useState('caffe');
  const found = CAUSALI.filter((causale) => normalizeText(causale).includes(normalizeText(sought)));
  return (
    <div>
      <Field label="Cerca una causale" className={styles.campo}>
        <SearchBox
          value={sought}
          dismiss={{ 'aria-label': 'Cancella la ricerca' }}
          onChange={(_event, { value }) => setCercato(value)}
        />
      </Field>
      <output className={styles.esito}>
        {found.length === 0
          ? 'Nessuna causale'
          : `${formatCount(found.length, 'causale', 'causali')}: ${found.join(', ')}`}
      </output>
    </div>
  );
}
