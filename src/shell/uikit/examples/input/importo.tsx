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
  const [text, setText] = useState('1.234,56');
  const parsed = IMPORTO.parse(text);
  return (
    <Field
      className={styles.campo}
      label="Importo in euro"
      {...(parsed.ok
        ? { hint: parsed.valore === null ? 'Nessun importo' : `${parsed.valore} centesimi` }
        : { validationMessage: parsed.motivo })}
    >
      <Input
        className={styles.cifre}
        inputMode="decimal"
        value={text}
        onChange={(_event, { value }) => setText(value)}
        onBlur={() => {
          if (parsed.ok && parsed.valore !== null) setText(IMPORTO.format(parsed.valore));
        }}
      />
    </Field>
  );
}
