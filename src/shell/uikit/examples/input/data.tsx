import { Field, Input, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { DATA } from '#grids/engine/kinds.ts';

const useStyles = makeStyles({ campo: { maxWidth: '240px' } });

const settimana = new Intl.DateTimeFormat('it-IT', { weekday: 'long', timeZone: 'UTC' });

/** `15/3/26`, `15.3.2026` and `2026-03-15` are the same day; the day of the week proves it was understood. */
export function Data() {
  const styles = useStyles();
  const [testo, setTesto] = useState('15/03/2026');
  const letto = DATA.parse(testo);
  const giorno = letto.ok ? letto.valore : null;
  return (
    <Field
      className={styles.campo}
      label="Scadenza"
      {...(letto.ok
        ? { hint: giorno === null ? 'Nessuna data' : settimana.format(new Date(giorno)) }
        : { validationMessage: letto.motivo })}
    >
      <Input
        inputMode="numeric"
        placeholder="gg/mm/aaaa"
        value={testo}
        onChange={(_event, { value }) => setTesto(value)}
        onBlur={() => {
          if (giorno !== null) setTesto(DATA.format(giorno));
        }}
      />
    </Field>
  );
}
