/** One choice among a few, all in sight: radio buttons that look like one control. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useId, useRef, type RefObject } from 'react';

const useStyles = makeStyles({
  root: { display: 'inline-flex', gap: '4px', minWidth: 0, margin: 0, padding: 0, border: 'none' },
  item: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    height: '26px',
    padding: '0 10px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase300,
    color: tokens.colorNeutralForeground2,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':has(:checked)': {
      backgroundColor: tokens.colorBrandBackground2,
      color: tokens.colorBrandForeground2,
      boxShadow: `inset 0 0 0 1px ${tokens.colorCompoundBrandStroke}`,
    },
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    '@media (forced-colors: active)': { ':has(:checked)': { outline: '2px solid Highlight' } },
  },
  // Over its words and unseen: it is what is pressed, focused and read aloud.
  input: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
});

export interface SegmentedProps<V extends string> {
  label: string;
  valore: V;
  voci: readonly { valore: V; testo: string }[];
  onChoose: (value: V) => void;
  /** Kept by whoever outlives this control: a choice that draws the page anew must not lose the focus. */
  usatoRef: RefObject<boolean>;
  /** True where the rows that a choice shows are worked on with keys: a press of the pointer does not keep these. */
  freesKeys?: boolean;
}

export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { label: labelText, valore, voci, onChoose, usatoRef, freesKeys = false } = props;
  const styles = useStyles();
  const name = useId();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (usatoRef.current) root.current?.querySelector<HTMLElement>(':checked')?.focus();
    usatoRef.current = false;
  }, [usatoRef]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is a group, not one choice
    <div ref={root} className={styles.root} role="radiogroup" aria-label={labelText}>
      {voci.map((voce) => (
        <label key={voce.valore} className={styles.item}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            checked={voce.valore === valore}
            onChange={({ nativeEvent, currentTarget }) => {
              // Chosen with the arrows, the next choice is under them.
              const pressed = nativeEvent instanceof MouseEvent && nativeEvent.detail > 0;
              if (freesKeys && pressed) currentTarget.blur();
              else usatoRef.current = true;
              onChoose(voce.valore);
            }}
          />
          {voce.testo}
        </label>
      ))}
    </div>
  );
}
