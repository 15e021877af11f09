import { Field, Input, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { IMPORTO } from '#grids/engine/kinds.ts';

const useStyles = makeStyles({
  campo: { maxWidth: '240px' },
  cifre: { '& input': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } },
});

/** Typed as people write it, kept as cents, shown again as `1.234,56` when the field is left. */
export function Importo() {
  const styles = useStyles();
  const [testo, setTesto] = useState('1.234,56');
  const letto = IMPORTO.parse(testo);
  return (
    <Field
      className={styles.campo}
      label="Importo in euro"
      {...(letto.ok
        ? { hint: letto.valore === null ? 'Nessun importo' : `${letto.valore} centesimi` }
        : { validationMessage: letto.motivo })}
    >
      <Input
        className={styles.cifre}
        inputMode="decimal"
        value={testo}
        onChange={(_event, { value }) => setTesto(value)}
        onBlur={() => {
          if (letto.ok && letto.valore !== null) setTesto(IMPORTO.format(letto.valore));
        }}
      />
    </Field>
  );
}
