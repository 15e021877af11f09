import { Checkbox, Field, makeStyles, Radio, RadioGroup, Switch } from '@fluentui/react-components';

const useStyles = makeStyles({
  campi: {
    display: 'grid',
    alignItems: 'start',
    gap: '20px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  },
  colonna: { display: 'grid', justifyItems: 'start', alignContent: 'start' },
});

export function SiNo() {
  const styles = useStyles();
  return (
    <div className={styles.campi}>
      <div className={styles.colonna}>
        <Checkbox defaultChecked label="Ricorda come leggere i file" />
        <Checkbox label="Solo le aperte" />
        <Checkbox checked="mixed" label="Alcune scelte" />
        <Checkbox disabled label="Non disponibile" />
      </div>
      <div className={styles.colonna}>
        <Switch defaultChecked label="Attivo" />
        <Switch label="Fine mese" />
        <Switch disabled label="Non disponibile" />
      </div>
      <Field label="Dare e avere stanno">
        <RadioGroup defaultValue="segno">
          <Radio value="segno" label="In una colonna, con il segno" />
          <Radio value="due" label="In due colonne" />
        </RadioGroup>
      </Field>
    </div>
  );
}
