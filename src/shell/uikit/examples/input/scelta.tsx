import { Combobox, Dropdown, Field, makeStyles, Option, Select } from '@fluentui/react-components';
import { useState } from 'react';
import { normalizeText } from '#domain/text.ts';

const useStyles = makeStyles({
  campi: {
    display: 'grid',
    alignItems: 'start',
    gap: '16px 20px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  },
  campo: { minWidth: 0 },
});

const CONTI = ['Conto ordinario', 'Conto anticipi', 'Carta aziendale'];
const SOGGETTI = [
  'Caffè Greco S.n.c.',
  'Edilizia Però S.r.l.',
  'Officine Valtellina S.r.l.',
  'Università Popolare',
];

export function Scelta() {
  const styles = useStyles();
  const [sought, setCercato] = useState('');
  const found = SOGGETTI.filter((soggetto) => normalizeText(soggetto).includes(normalizeText(sought)));
  return (
    <div className={styles.campi}>
      <Field label="Poche voci note" className={styles.campo}>
        <Select>
          {CONTI.map((conto) => (
            <option key={conto}>{conto}</option>
          ))}
        </Select>
      </Field>
      <Field label="Molte voci: si cerca" hint="Accenti e maiuscole non contano" className={styles.campo}>
        <Combobox
          placeholder="Cerca un soggetto"
          value={sought}
          onInput={({ currentTarget }) => setCercato(currentTarget.value)}
          onOptionSelect={(_event, { optionText }) => setCercato(optionText ?? '')}
        >
          {found.map((soggetto) => (
            <Option key={soggetto}>{soggetto}</Option>
          ))}
        </Combobox>
      </Field>
      <Field label="Più voci insieme" className={styles.campo}>
        <Dropdown multiselect placeholder="Tutti i conti">
          {CONTI.map((conto) => (
            <Option key={conto}>{conto}</Option>
          ))}
        </Dropdown>
      </Field>
    </div>
  );
}
