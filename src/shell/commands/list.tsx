/** The list of the command palette, in groups. The field keeps the focus; the list shows which is current. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import type { CommandGroup, CommandEntry } from './entries.ts';
import { cut, quiet } from '#ui/styles.ts';

const GRUPPI: readonly CommandGroup[] = [
  'Pagine',
  'Azioni',
  'Soggetti',
  'Documenti',
  'Conti',
  'Movimenti e partite',
];

const useStyles = makeStyles({
  list: { maxHeight: 'min(420px, 60dvh)', overflowY: 'auto', padding: '0 8px' },
  group: { padding: '8px 0' },
  title: { ...quiet, padding: '0 8px 4px', fontWeight: tokens.fontWeightSemibold },
  option: {
    display: 'flex',
    alignItems: 'baseline',
    // What has no room beside the name goes beneath it: no amount is ever cut.
    flexWrap: 'wrap',
    gap: '2px 12px',
    padding: '7px 8px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    cursor: 'pointer',
  },
  current: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  label: {
    maxWidth: '100%',
    ...cut,
  },
  detail: {
    ...quiet,
    marginLeft: 'auto',
    minWidth: 0,
    overflowWrap: 'anywhere',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
  },
  detailCurrent: { color: 'inherit' },
  aziendaAlone: { marginLeft: 'auto' },
  azienda: {
    maxWidth: '100%',
    ...cut,
    padding: '0 6px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
});

interface CommandListProps {
  id: string;
  voci: readonly CommandEntry[];
  current: number;
  onPoint: (index: number) => void;
  onChoose: (index: number) => void;
}

function ListOption({
  id,
  voce,
  selected,
  onPoint,
  onChoose,
}: {
  id: string;
  voce: CommandEntry;
  selected: boolean;
  onPoint: () => void;
  onChoose: () => void;
}) {
  const styles = useStyles();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <div
      ref={ref}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be driven from a field
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      className={mergeClasses(styles.option, selected && styles.current)}
      onPointerMove={onPoint}
      // The field must not lose the focus to a press.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onChoose();
      }}
    >
      <span className={styles.label}>{voce.label}</span>{' '}
      {voce.detail === undefined ? null : (
        <span className={mergeClasses(styles.detail, selected && styles.detailCurrent)}>{voce.detail}</span>
      )}{' '}
      {voce.azienda === undefined ? null : (
        <span className={mergeClasses(styles.azienda, voce.detail === undefined && styles.aziendaAlone)}>
          {voce.azienda}
        </span>
      )}
    </div>
  );
}

export function Elenco({ id, voci, current, onPoint, onChoose }: CommandListProps) {
  const styles = useStyles();
  const indexed = voci.map((voce, index) => ({ voce, index }));
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be driven from a field
    <div id={id} role="listbox" aria-label="Risultati" className={styles.list}>
      {GRUPPI.map((group) => {
        const own = indexed.filter(({ voce }) => voce.gruppo === group);
        return own.length === 0 ? null : (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of a listbox, not of a form
          <div key={group} role="group" aria-label={group} className={styles.group}>
            <div className={styles.title} aria-hidden>
              {group}
            </div>
            {own.map(({ voce, index }) => (
              <ListOption
                key={voce.id}
                id={`${id}-${voce.id}`}
                voce={voce}
                selected={index === current}
                onPoint={() => onPoint(index)}
                onChoose={() => onChoose(index)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
