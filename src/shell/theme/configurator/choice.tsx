/** One of several, by its looks: native radio buttons (arrow keys, one stop of Tab) drawn as tiles. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId, type ReactNode } from 'react';
import { cut, line } from '#ui/styles.ts';

export interface ListOption<V extends string> {
  value: V;
  label: string;
  /** A small picture of the choice; decoration, the label says it. */
  picture?: ReactNode;
}

interface SceltaProps<V extends string> {
  label: string;
  value: V;
  options: readonly ListOption<V>[];
  onChange: (value: V) => void;
  columns?: 1 | 2 | 3;
}

const useStyles = makeStyles({
  group: { border: 'none', margin: 0, padding: 0, minWidth: 0 },
  legend: {
    padding: '0 0 6px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  options: { display: 'grid', gap: '4px' },
  one: { gridTemplateColumns: 'minmax(0, 1fr)' },
  two: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  three: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  tile: {
    ...line,
    position: 'relative',
    gap: '6px',
    minHeight: '30px',
    padding: '0 7px',
    borderRadius: tokens.borderRadiusMedium,
    border: '1px solid transparent',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':has(:checked)': {
      border: `1px solid ${tokens.colorCompoundBrandStroke}`,
      backgroundColor: tokens.colorBrandBackground2,
      color: tokens.colorBrandForeground2,
      fontWeight: tokens.fontWeightSemibold,
    },
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  input: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  label: cut,
});

const COLUMNS = { 1: 'one', 2: 'two', 3: 'three' } as const;

export function Scelta<V extends string>({ label, value, options, onChange, columns = 3 }: SceltaProps<V>) {
  const styles = useStyles();
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={mergeClasses(styles.options, styles[COLUMNS[columns]])}>
        {options.map((option) => (
          <label key={option.value} className={styles.tile}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
            <span className={styles.label}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
