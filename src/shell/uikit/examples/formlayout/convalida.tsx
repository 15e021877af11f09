import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { tipoPagamentoDatiSchema } from '#api/contract/tipi-pagamento.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px', maxWidth: '440px' },
  azione: { justifySelf: 'start' },
});

/** The very schema that the server uses says what is wrong: the two can never disagree. */
const schema = tipoPagamentoDatiSchema.pick({ codice: true, descrizione: true });

function erroreDi(campo: 'codice' | 'descrizione', valori: { codice: string; descrizione: string }) {
  const { error } = schema.safeParse(valori);
  return error?.issues.find(({ path }) => path[0] === campo)?.message;
}

export function Convalida() {
  const styles = useStyles();
  const [valori, setValori] = useState({ codice: 'bonifico 30 gg', descrizione: '' });
  const [provato, setProvato] = useState(true);
  const campo = (nome: 'codice' | 'descrizione') => {
    const errore = provato ? erroreDi(nome, valori) : undefined;
    return errore === undefined ? {} : { validationMessage: errore };
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
      <Field label="Codice" required {...campo('codice')}>
        <Input
          value={valori.codice}
          onChange={(_event, { value }) => setValori({ ...valori, codice: value })}
        />
      </Field>
      <Field label="Descrizione" required {...campo('descrizione')}>
        <Input
          value={valori.descrizione}
          onChange={(_event, { value }) => setValori({ ...valori, descrizione: value })}
        />
      </Field>
      <Button className={styles.azione} type="submit" appearance="primary">
        Salva
      </Button>
    </form>
  );
}
