/** A dropdown over a record of words. */
import { Dropdown, Field, makeStyles, Option } from '@fluentui/react-components';

const useStyles = makeStyles({ select: { minWidth: 0 } });

interface SceltaProps<V extends string> {
  label: string;
  voci: Readonly<Record<V, string>>;
  value: V;
  onChange: (value: string) => void;
  hidden?: boolean;
}

export function Scelta<V extends string>({ label, voci, value, onChange, hidden = false }: SceltaProps<V>) {
  const styles = useStyles();
  const dropdown = (
    <Dropdown
      className={styles.select}
      {...(hidden ? { 'aria-label': label } : {})}
      value={voci[value]}
      selectedOptions={[value]}
      onOptionSelect={(_event, { optionValue }) => onChange(optionValue ?? value)}
    >
      {Object.entries<string>(voci).map(([key, text]) => (
        <Option key={key} value={key}>
          {text}
        </Option>
      ))}
    </Dropdown>
  );
  return hidden ? dropdown : <Field label={label}>{dropdown}</Field>;
}
