/** What is about to be done, one line each: a line that is taken off is left as it is. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckboxCheckedFilled, CheckboxUncheckedRegular } from '@fluentui/react-icons';
import { VirtualList } from '#ui/virtual-list.tsx';

const HEIGHT = 48;
const VISIBILI = 8;

const useStyles = makeStyles({
  // A long list takes what the window has; a short one what it needs.
  list: {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  line: {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '8px',
    width: '100%',
    height: `${HEIGHT}px`,
    padding: '0 12px 0 8px',
    border: 'none',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  mark: { fontSize: '20px', lineHeight: 0, color: tokens.colorBrandForeground1 },
  text: { minWidth: 0, lineHeight: tokens.lineHeightBase200 },
  cut: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
  },
  // The whole text of a movimento, or nearly.
  whole: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    overflow: 'hidden',
    fontSize: '11.5px',
    lineHeight: '13px',
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  right: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  off: { '& > span:not(:first-child)': { textDecorationLine: 'line-through' } },
});

interface PickLine {
  /** The movimento, and what becomes of it. */
  testo: string;
  below: string;
  importo: string;
  /** Under the amount. */
  nota: string;
}

interface PickListProps<V> {
  label: string;
  voci: readonly V[];
  chiave: (voce: V) => number;
  isRemoved: (voce: V) => boolean;
  getLine: (voce: V) => PickLine;
  onChange: (voce: V) => void;
}

export function PickList<V>(props: PickListProps<V>) {
  const { label, voci, chiave, isRemoved, getLine, onChange } = props;
  const styles = useStyles();
  return (
    <div style={{ height: Math.max(1, Math.min(voci.length, VISIBILI)) * HEIGHT, display: 'grid' }}>
      <VirtualList
        label={label}
        className={styles.list}
        voci={voci}
        chiave={chiave}
        height={HEIGHT}
        renderVoce={(voce) => {
          const { testo, below, importo, nota } = getLine(voce);
          const removed = isRemoved(voce);
          return (
            <button
              type="button"
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the whole line is pressed, not a box in it
              role="checkbox"
              aria-checked={!removed}
              className={mergeClasses(styles.line, removed && styles.off)}
              onClick={() => onChange(voce)}
            >
              <span className={styles.mark} aria-hidden>
                {removed ? <CheckboxUncheckedRegular /> : <CheckboxCheckedFilled />}
              </span>
              <span className={styles.text}>
                <span className={styles.whole} title={testo}>
                  {testo}
                </span>
                <span className={mergeClasses(styles.cut, styles.quiet)}>{below}</span>
              </span>
              <span className={styles.right}>
                <span className={styles.cut}>{importo}</span>
                <span className={mergeClasses(styles.cut, styles.quiet)}>{nota}</span>
              </span>
            </button>
          );
        }}
      />
    </div>
  );
}
