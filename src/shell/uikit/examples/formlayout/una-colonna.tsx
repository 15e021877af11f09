import { Button, Field, Input, makeStyles, Textarea } from '@fluentui/react-components';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px', maxWidth: '440px' },
  azioni: { display: 'flex', gap: '8px', marginTop: '4px' },
});

export function UnaColonna() {
  const styles = useStyles();
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()} aria-label="Nuovo conto">
      <Field label="Nome del conto" required hint="Come lo chiamate in studio">
        <Input defaultValue="Conto ordinario" autoComplete="off" />
      </Field>
      <Field label="IBAN">
        <Input placeholder="IT60 X054 2811 1010 0000 0123 456" autoComplete="off" />
      </Field>
      <Field label="Nota">
        <Textarea resize="vertical" />
      </Field>
      <div className={styles.azioni}>
        <Button type="submit" appearance="primary">
          Crea il conto
        </Button>
        <Button>Lascia stare</Button>
      </div>
    </form>
  );
}
