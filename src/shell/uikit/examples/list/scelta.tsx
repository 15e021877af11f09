import { List, ListItem, makeStyles, tokens } from '@fluentui/react-components';
import { CheckboxCheckedFilled, CheckboxUncheckedRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { formatCount } from '#domain/text.ts';

const useStyles = makeStyles({
  elenco: { maxWidth: '380px' },
  voce: { display: 'flex', alignItems: 'center', gap: '10px', padding: '6px 8px' },
  segno: { display: 'flex', fontSize: '18px', color: tokens.colorBrandForeground1 },
  piede: { display: 'block', marginTop: '8px' },
});

const FILE = ['movimenti_202601.csv', 'movimenti_202602.csv', 'movimenti_202603.csv'];

/** The mark is drawn, not a checkbox of its own: an option holds no other control (WAI-ARIA, `option`). */
export function SceltaMultipla() {
  const styles = useStyles();
  const [chosen, setScelti] = useState<readonly (string | number)[]>(FILE.slice(0, 1));
  return (
    <>
      <List
        className={styles.elenco}
        aria-label="File da importare"
        selectionMode="multiselect"
        selectedItems={[...chosen]}
        onSelectionChange={(_event, { selectedItems }) => setScelti(selectedItems)}
      >
        {FILE.map((name) => (
          <ListItem key={name} value={name} aria-label={name} checkmark={null} className={styles.voce}>
            <span className={styles.segno} aria-hidden>
              {chosen.includes(name) ? <CheckboxCheckedFilled /> : <CheckboxUncheckedRegular />}
            </span>
            {name}
          </ListItem>
        ))}
      </List>
      <output className={styles.piede}>{formatCount(chosen.length, 'file scelto', 'file scelti')}</output>
    </>
  );
}
