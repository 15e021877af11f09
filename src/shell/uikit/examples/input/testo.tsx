import { Field, Input, makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({
  campi: {
    display: 'grid',
    alignItems: 'start',
    gap: '16px 20px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  },
});

export function Testo() {
  const styles = useStyles();
  return (
    <div className={styles.campi}>
      <Field label="Normale">
        <Input defaultValue="Caffè Greco S.n.c." />
      </Field>
      <Field label="Obbligatorio" required hint="Un aiuto sta qui, sempre visibile">
        <Input />
      </Field>
      <Field label="Con un errore" validationMessage="La partita IVA ha 11 cifre">
        <Input defaultValue="0123456" />
      </Field>
      <Field
        label="Con un avviso"
        validationState="warning"
        validationMessage="Già usata da un altro soggetto"
      >
        <Input defaultValue="01234567897" />
      </Field>
      <Field label="In sola lettura">
        <Input readOnly value="IT60X0542811101000000123456" />
      </Field>
      <Field label="Non disponibile" hint="Si sceglie prima la banca">
        <Input disabled value="" />
      </Field>
    </div>
  );
}
