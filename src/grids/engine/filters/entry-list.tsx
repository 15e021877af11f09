/**
 * A list of values to tick, of any length: only what is in sight is drawn. One stop of the Tab key;
 * arrows move, Space ticks, Enter chooses that value alone.
 */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckboxCheckedRegular, CheckboxUncheckedRegular } from '@fluentui/react-icons';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { formatInteger } from '#domain/text.ts';
import { isScelta, type FilterChoice } from './choice.ts';
import type { FilterEntry } from './entries.ts';
import { line, quiet } from '#ui/styles.ts';

const ENTRY_HEIGHT = 28;
const VISIBILI = 8;
const MARGIN = 4;

const useStyles = makeStyles({
  list: {
    position: 'relative',
    overflowY: 'auto',
    height: `${ENTRY_HEIGHT * VISIBILI}px`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-1px' },
  },
  item: {
    ...line,
    position: 'absolute',
    left: 0,
    right: 0,
    height: `${ENTRY_HEIGHT}px`,
    boxSizing: 'border-box',
    gap: '8px',
    padding: '0 8px',
    cursor: 'pointer',
    fontSize: tokens.fontSizeBase200,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':hover > [data-solo]': { visibility: 'visible' },
  },
  active: {
    backgroundColor: tokens.colorNeutralBackground1Hover,
    boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStroke1}`,
    '& > [data-solo]': { visibility: 'visible' },
  },
  icon: { display: 'inline-flex', flexShrink: 0, fontSize: '18px', color: tokens.colorNeutralForeground3 },
  checked: { color: tokens.colorCompoundBrandForeground1 },
  text: { flex: '1 1 0', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  solo: {
    visibility: 'hidden',
    flexShrink: 0,
    color: tokens.colorBrandForegroundLink,
    ':hover': { textDecoration: 'underline' },
  },
  count: {
    flexShrink: 0,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  none: { ...quiet, margin: 0, padding: '10px' },
});

export interface EntryListProps {
  /** Read aloud as the list's name. */
  label: string;
  voci: readonly FilterEntry[];
  scelta: FilterChoice;
  onTick: (key: string, inside: boolean) => void;
  onOnly: (key: string) => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: VISIBILI,
  PageUp: -VISIBILI,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

interface EntryProps {
  id: string;
  voce: FilterEntry;
  index: number;
  /** Of all the entries, drawn or not. */
  count: number;
  inside: boolean;
  active: boolean;
  /** `alone`: on the word that chooses it alone. */
  onPress: (entry: FilterEntry, index: number, alone: boolean) => void;
}

function Entry({ id, voce, index, count, inside, active, onPress }: EntryProps) {
  const styles = useStyles();
  return (
    // The focus stays on the list, which says which entry is active.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      aria-selected={inside}
      aria-posinset={index + 1}
      aria-setsize={count}
      title={voce.label}
      className={mergeClasses(styles.item, active && styles.active)}
      style={{ top: index * ENTRY_HEIGHT }}
      onMouseDown={(event) => {
        // The list keeps the focus: arrows go on from here.
        event.preventDefault();
        onPress(voce, index, event.target instanceof Element && event.target.closest('[data-solo]') !== null);
      }}
    >
      <span className={mergeClasses(styles.icon, inside && styles.checked)} aria-hidden>
        {inside ? <CheckboxCheckedRegular /> : <CheckboxUncheckedRegular />}
      </span>
      <span className={styles.text}>{voce.label}</span>{' '}
      <span className={styles.solo} data-solo aria-hidden>
        solo
      </span>
      <span className={styles.count}>{formatInteger(voce.righe)}</span>
    </div>
  );
}

export function EntryList({ label, voci, scelta, onTick, onOnly }: EntryListProps) {
  const styles = useStyles();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [wanted, setWanted] = useState(0);
  const active = Math.min(wanted, voci.length - 1);
  const first = Math.max(0, Math.floor(top / ENTRY_HEIGHT) - MARGIN);
  const shown = voci.slice(first, first + VISIBILI + 2 * MARGIN + 1);

  const moveTo = (index: number) => {
    setWanted(index);
    const list = root.current;
    if (!list) return;
    const at = index * ENTRY_HEIGHT;
    if (at < list.scrollTop) list.scrollTop = at;
    else if (at + ENTRY_HEIGHT > list.scrollTop + list.clientHeight)
      list.scrollTop = at + ENTRY_HEIGHT - list.clientHeight;
  };
  const press = ({ chiave }: FilterEntry, index: number, alone: boolean) => {
    root.current?.focus();
    setWanted(index);
    if (alone) onOnly(chiave);
    else onTick(chiave, !isScelta(scelta, chiave));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const voce = voci[active];
    if (step !== undefined) moveTo(Math.max(0, Math.min(voci.length - 1, active + step)));
    else if (event.key === ' ' && voce) onTick(voce.chiave, !isScelta(scelta, voce.chiave));
    else if (event.key === 'Enter' && voce) onOnly(voce.chiave);
    else return;
    event.preventDefault();
    // The grid would move its own focus with the same keys.
    event.stopPropagation();
  };
  return (
    <div
      ref={root}
      className={styles.list}
      // A native list draws every entry, and shows no box to tick.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-multiselectable
      aria-label={label}
      aria-activedescendant={active >= first && active < first + shown.length ? `${id}-${active}` : undefined}
      tabIndex={0}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
      onKeyDown={onKeyDown}
      data-testid="voci"
    >
      {voci.length === 0 ? <p className={styles.none}>Nessun valore trovato</p> : null}
      <div style={{ height: voci.length * ENTRY_HEIGHT }} role="presentation">
        {shown.map((voce, offset) => (
          <Entry
            key={voce.chiave}
            id={`${id}-${first + offset}`}
            voce={voce}
            index={first + offset}
            count={voci.length}
            inside={isScelta(scelta, voce.chiave)}
            active={first + offset === active}
            onPress={press}
          />
        ))}
      </div>
    </div>
  );
}
