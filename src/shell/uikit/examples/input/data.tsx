import { Field, Input, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { DATA } from '#grids/engine/kinds.ts';

const useStyles = makeStyles({ campo: { maxWidth: '240px' } });

const week = new Intl.DateTimeFormat('it-IT', { weekday: 'long', timeZone: 'UTC' });

/** `15/3/26`, `15.3.2026` and `2026-03-15` are the same day; the day of the week proves it was understood. */
export function Data() {
  const styles = useStyles();
  const [text, setText] = useState('15/03/2026');
  const parsed = DATA.parse(text);
  const day = parsed.ok ? parsed.valore : null;
  return (
    <Field
      className={styles.campo}
      label="Scadenza"
      {...(parsed.ok
        ? { hint: day === null ? 'Nessuna data' : week.format(new Date(day)) }
        : { validationMessage: parsed.motivo })}
    >
      <Input
        inputMode="numeric"
        placeholder="gg/mm/aaaa"
        value={text}
        onChange={(_event, { value }) => setText(value)}
        onBlur={() => {
          if (day !== null) setText(DATA.format(day));
        }}
      />
    </Field>
  );
}
