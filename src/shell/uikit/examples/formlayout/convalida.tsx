import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { tipoPagamentoDatiSchema } from '#api/contract/tipi-pagamento.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px', maxWidth: '440px' },
  azione: { justifySelf: 'start' },
});

/** The very schema that the server uses says what is wrong: the two can never disagree. */
const schema = tipoPagamentoDatiSchema.pick({ codice: true, descrizione: true });

function errorOf(field: 'codice' | 'descrizione', values: { codice: string; descrizione: string }) {
  const { error } = schema.safeParse(values);
  return error?.issues.find(({ path }) => path[0] === field)?.message;
}

export function Convalida() {
  const styles = useStyles();
  const [values, setValori] = useState({ codice: 'bonifico 30 gg', descrizione: '' });
  const [proved, setProvato] = useState(true);
  const field = (name: 'codice' | 'descrizione') => {
    const error = proved ? errorOf(name, values) : undefined;
    return error === undefined ? {} : { validationMessage: error };
  };
  return (
    <form
      className={styles.form}
      noValidate
      aria-label="Tipo di pagamento"
      onSubmit={(event) => {
        event.preventDefault();
        setProvato(true);
      }}
    >
      <Field label="Codice" required {...field('codice')}>
        <Input
          value={values.codice}
          onChange={(_event, { value }) => setValori({ ...values, codice: value })}
        />
      </Field>
      <Field label="Descrizione" required {...field('descrizione')}>
        <Input
          value={values.descrizione}
          onChange={(_event, { value }) => setValori({ ...values, descrizione: value })}
        />
      </Field>
      <Button className={styles.azione} type="submit" appearance="primary">
        Salva
      </Button>
    </form>
  );
}
