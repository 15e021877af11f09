import { Field, makeStyles, Textarea } from '@fluentui/react-components';
import { useState } from 'react';
import { formatInteger } from '#domain/text.ts';

const MASSIMO = 2_000;
const useStyles = makeStyles({ campo: { maxWidth: '440px' } });

export function Nota() {
  const styles = useStyles();
  const [nota, setNota] = useState('Il cliente ha telefonato: paga a fine mese.');
  return (
    <Field
      className={styles.campo}
      label="Nota"
      hint={`${formatInteger(nota.length)} di ${formatInteger(MASSIMO)} caratteri`}
    >
      <Textarea
        resize="vertical"
        maxLength={MASSIMO}
        value={nota}
        onChange={(_event, { value }) => setNota(value)}
      />
    </Field>
  );
}
