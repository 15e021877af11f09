/** The browser's own list of choices, in the clothes of the fields beside it. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: { position: 'relative', display: 'inline-flex', alignItems: 'center', minWidth: 0 },
  field: {
    appearance: 'none',
    boxSizing: 'border-box',
    width: '100%',
    height: '32px',
    padding: '0 30px 0 10px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBottomColor: tokens.colorNeutralStrokeAccessible,
    borderRadius: tokens.borderRadiusMedium,
    outlineStyle: 'none',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    ':hover': { borderTopColor: tokens.colorNeutralStroke1Hover },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'default' },
    ':focus-visible': { boxShadow: `0 0 0 2px ${tokens.colorStrokeFocus2}` },
    '& option': { backgroundColor: tokens.colorNeutralBackground1, color: tokens.colorNeutralForeground1 },
  },
  small: { height: '24px', padding: '0 24px 0 6px', fontSize: tokens.fontSizeBase200 },
  icon: {
    position: 'absolute',
    right: '8px',
    fontSize: '16px',
    color: tokens.colorNeutralStrokeAccessible,
    pointerEvents: 'none',
  },
  smallIcon: { right: '5px', fontSize: '14px' },
});

/** What is kept, and what is read. */
type Choice = readonly [valore: string | number, testo: string];

interface NativeSelectProps {
  label: string;
  valore: string;
  onChoose: (value: string) => void;
  small?: boolean;
  inattivo?: boolean;
  className?: string | undefined;
  voci?: readonly Choice[];
  /** `option` elements that stand before the `voci`: groups of them, or what cannot be chosen. */
  children?: ReactNode;
}

export function NativeSelect(props: NativeSelectProps) {
  const { label, valore, onChoose, small = false, inattivo = false, className, voci = [], children } = props;
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.root, className)}>
      <select
        className={mergeClasses(styles.field, small && styles.small)}
        aria-label={label}
        value={valore}
        disabled={inattivo}
        onChange={({ target }) => onChoose(target.value)}
      >
        {children}
        {voci.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDownRegular className={mergeClasses(styles.icon, small && styles.smallIcon)} aria-hidden />
    </span>
  );
}

interface IdSelectProps {
  className?: string | undefined;
  label: string;
  /** The choice of none of them. */
  tutti: string;
  valore: number | null;
  voci: readonly { id: number; nome: string }[];
  onChoose: (id: number | null) => void;
}

/** One of a few, by its id. */
export function IdSelect({ tutti, valore, voci, onChoose, ...rest }: IdSelectProps) {
  return (
    <NativeSelect
      {...rest}
      valore={String(valore ?? '')}
      voci={[['', tutti], ...voci.map(({ id, nome }) => [id, nome] as const)]}
      onChoose={(value) => onChoose(value === '' ? null : Number(value))}
    />
  );
}
