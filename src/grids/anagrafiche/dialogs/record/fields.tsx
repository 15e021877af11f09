/** The fields of a soggetto: each with its rule, told under it. */
import { Checkbox, Field, Input, makeStyles, Switch, tokens } from '@fluentui/react-components';
import { LUNGHEZZE_SOGGETTO, RUOLI, type RuoloSoggetto } from '#api/contract/soggetti.ts';
import type { UsedFields } from './use-fields.ts';
import { type CampoTesto, NOMI_TESTO } from './values.ts';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: '14px 12px',
    alignContent: 'start',
    '@media (max-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  six: { gridColumn: '1 / -1' },
  three: { gridColumn: 'span 3', '@media (max-width: 480px)': { gridColumn: '1 / -1' } },
  two: { gridColumn: 'span 2', '@media (max-width: 480px)': { gridColumn: 'span 1' } },
  one: { gridColumn: 'span 1' },
  input: { minWidth: 0, width: '100%' },
  group: { gridColumn: '1 / -1', border: 'none', margin: 0, padding: 0 },
  legend: { padding: 0, fontSize: tokens.fontSizeBase300 },
  roles: { display: 'flex', flexWrap: 'wrap', columnGap: '8px', marginLeft: '-8px' },
});

const NOMI_RUOLI: Record<RuoloSoggetto, string> = {
  cliente: 'Cliente',
  fornitore: 'Fornitore',
  mandante: 'Mandante',
  agente: 'Agente',
};

interface Campo {
  campo: CampoTesto;
  posto: 'six' | 'three' | 'two' | 'one';
  numeric?: boolean;
}

const PRIMI: readonly Campo[] = [
  { campo: 'ragione_sociale', posto: 'six' },
  { campo: 'partita_iva', posto: 'three' },
  { campo: 'codice_fiscale', posto: 'three' },
];
const ALTRI: readonly Campo[] = [
  { campo: 'email', posto: 'three' },
  { campo: 'pec', posto: 'three' },
  { campo: 'telefono', posto: 'three' },
  { campo: 'indirizzo', posto: 'six' },
  { campo: 'cap', posto: 'one', numeric: true },
  { campo: 'comune', posto: 'three' },
  { campo: 'provincia', posto: 'one' },
  { campo: 'nazione', posto: 'one' },
];

export function Campi({ fields }: { fields: UsedFields }) {
  const { valori, errors, notices, cambia, leave } = fields;
  const styles = useStyles();
  const draw = ({ campo, posto, numeric }: Campo) => {
    const error = errors[campo];
    const notice = notices[campo];
    const message = error ?? notice;
    return (
      <Field
        key={campo}
        className={styles[posto]}
        label={NOMI_TESTO[campo]}
        required={campo === 'ragione_sociale' || campo === 'nazione'}
        {...(message !== undefined && {
          validationMessage: message,
          validationState: error === undefined ? ('warning' as const) : ('error' as const),
        })}
      >
        <Input
          className={styles.input}
          value={valori[campo]}
          autoComplete="off"
          maxLength={LUNGHEZZE_SOGGETTO[campo]}
          {...(numeric && { inputMode: 'numeric' as const })}
          onChange={(_event, { value }) => cambia({ [campo]: value })}
          onBlur={() => leave(campo)}
        />
      </Field>
    );
  };
  const toggle = (role: RuoloSoggetto, on: boolean) =>
    cambia({ ruoli: RUOLI.filter((each) => (each === role ? on : valori.ruoli.includes(each))) });
  return (
    <div className={styles.grid}>
      {PRIMI.map(draw)}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Ruoli</legend>
        <div className={styles.roles}>
          {RUOLI.map((role) => (
            <Checkbox
              key={role}
              label={NOMI_RUOLI[role]}
              checked={valori.ruoli.includes(role)}
              onChange={(_event, { checked }) => toggle(role, checked === true)}
            />
          ))}
        </div>
      </fieldset>
      {ALTRI.map(draw)}
      <Switch
        className={styles.six}
        label="Attivo: si può scegliere nelle righe nuove"
        checked={valori.attivo}
        onChange={(_event, { checked }) => cambia({ attivo: checked })}
      />
    </div>
  );
}
