import { Field, Input, makeStyles, Select } from '@fluentui/react-components';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    alignItems: 'start',
    gap: '16px 20px',
    maxWidth: '760px',
    // As many columns as fit: two on a desk, one on a telephone, without naming a width.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  },
  intera: { gridColumnStart: 1, gridColumnEnd: -1 },
});

export function DueColonne() {
  const styles = useStyles();
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()} aria-label="Soggetto">
      <Field className={styles.intera} label="Ragione sociale" required>
        <Input defaultValue="Officine Meccaniche Valtellina S.r.l." />
      </Field>
      <Field label="Partita IVA">
        <Input defaultValue="01234567897" inputMode="numeric" />
      </Field>
      <Field label="Codice fiscale">
        <Input defaultValue="01234567897" />
      </Field>
      <Field label="Tipo">
        <Select defaultValue="cliente">
          <option value="cliente">Cliente</option>
          <option value="fornitore">Fornitore</option>
        </Select>
      </Field>
      <Field label="Codice destinatario">
        <Input defaultValue="M5UXCR1" maxLength={7} />
      </Field>
    </form>
  );
}
