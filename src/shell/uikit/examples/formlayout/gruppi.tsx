import { Field, Input, makeStyles, Radio, RadioGroup, Switch, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '24px', maxWidth: '440px' },
  gruppo: { display: 'grid', gap: '14px', margin: 0, padding: 0, border: 'none' },
  titolo: {
    padding: '0 0 12px',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
});

export function Gruppi() {
  const styles = useStyles();
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()} aria-label="Tracciato">
      <fieldset className={styles.gruppo}>
        <legend className={styles.titolo}>Che cosa legge</legend>
        <Field label="Modello del nome" hint="* sta per una serie qualsiasi di caratteri">
          <Input defaultValue="movimenti_*.csv" />
        </Field>
        <Field label="Ordine delle date">
          <RadioGroup defaultValue="gma" layout="horizontal">
            <Radio value="gma" label="Giorno, mese, anno" />
            <Radio value="mga" label="Mese, giorno, anno" />
          </RadioGroup>
        </Field>
      </fieldset>
      <fieldset className={styles.gruppo}>
        <legend className={styles.titolo}>Dove va</legend>
        <Switch defaultChecked label="Sempre nello stesso conto" />
        <Field label="Conto">
          <Input defaultValue="Conto ordinario" />
        </Field>
      </fieldset>
    </form>
  );
}
