/** The rules in their order: the first that holds takes the movimento. Moved by dragging, or with Alt and the arrows. */
import { Button, makeStyles, mergeClasses, Switch, tokens, Tooltip } from '@fluentui/react-components';
import { ArrowDownRegular, ArrowUpRegular, ReOrderDotsVerticalRegular } from '@fluentui/react-icons';
import type { KeyboardEvent } from 'react';
import type { RegolaWire, Voce } from '#api/contract/voci.ts';
import { formatImporto } from '#domain/importi.ts';
import { formatCount } from '#domain/text.ts';
import { DI_CHI, getDiChi } from '#ui/studio/uso.tsx';
import { ForWriters } from '#ui/writers.tsx';
import { useSetAtom } from '#state/jotai.ts';
import { useMotivo } from '#state/ruolo.ts';
import {
  openEditorAtom,
  activateRegolaAtom,
  describeDestination,
  inParole,
  sortRegoleAtom,
  moveItem,
} from './rules.ts';
import { useDrag } from './use-drag.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '6px', margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 10px',
    padding: '8px 10px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  over: { boxShadow: `inset 0 2px 0 ${tokens.colorCompoundBrandStroke}` },
  off: { opacity: 0.65 },
  handle: { display: 'flex', cursor: 'grab', color: tokens.colorNeutralForeground3, fontSize: '18px' },
  name: {
    display: 'grid',
    gap: '1px',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    textAlign: 'left',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    cursor: 'pointer',
    borderRadius: tokens.borderRadiusSmall,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  title: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  what: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
  count: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  tools: { display: 'flex', alignItems: 'center' },
});

interface RigaRegolaProps {
  regola: RegolaWire;
  voci: readonly Voce[];
  prima: boolean;
  ultima: boolean;
  sopra: boolean;
  onShift: (direction: -1 | 1) => void;
}

function RigaRegola(props: RigaRegolaProps) {
  const { regola, voci, prima, ultima, sopra, onShift } = props;
  const styles = useStyles();
  const open = useSetAtom(openEditorAtom);
  const active = useSetAtom(activateRegolaAtom);
  const still = useMotivo('operatore') !== null;
  const keys = (event: KeyboardEvent) => {
    if (still || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onShift(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li
      className={mergeClasses(styles.item, sopra && styles.over, !regola.attiva && styles.off)}
      data-regola={regola.id}
      draggable={!still}
    >
      <span className={styles.handle} aria-hidden>
        {still ? null : <ReOrderDotsVerticalRegular />}
      </span>
      <button
        type="button"
        className={styles.name}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onKeyDown={keys}
        onClick={() => open({ regola })}
      >
        <span className={styles.title}>
          {regola.nome} → {describeDestination(regola, voci)}
        </span>
        <span className={styles.what}>{inParole(regola)}</span>
        <span className={styles.count}>
          {regola.usi === 0
            ? 'Ancora nessun movimento'
            : `${formatCount(regola.usi, 'movimento', 'movimenti')}, ${formatImporto(regola.totale)}`}
          {regola.dello_studio ? ` · ${DI_CHI[getDiChi(regola.dello_studio)]}` : null}
        </span>
      </button>
      <ForWriters>
        <span className={styles.tools}>
          <Tooltip content="Su (Alt+↑)" relationship="label">
            <Button
              appearance="subtle"
              size="small"
              icon={<ArrowUpRegular />}
              disabledFocusable={prima}
              onClick={() => onShift(-1)}
            />
          </Tooltip>
          <Tooltip content="Giù (Alt+↓)" relationship="label">
            <Button
              appearance="subtle"
              size="small"
              icon={<ArrowDownRegular />}
              disabledFocusable={ultima}
              onClick={() => onShift(1)}
            />
          </Tooltip>
          <Switch
            aria-label={`${regola.nome}: in uso`}
            checked={regola.attiva}
            onChange={(_event, { checked }) => void active(regola, checked)}
          />
        </span>
      </ForWriters>
    </li>
  );
}

export function RegoleElenco({ regole, voci }: { regole: readonly RegolaWire[]; voci: readonly Voce[] }) {
  const styles = useStyles();
  const order = useSetAtom(sortRegoleAtom);
  const move = (from: number, to: number) => {
    const next = moveItem(regole, from, to);
    if (next !== regole) void order(next.map(({ id }) => id));
  };
  const { list, above } = useDrag(move);
  return (
    <ol ref={list} className={styles.list} aria-label="Regole, nell’ordine in cui si provano">
      {regole.map((regola, at) => (
        <RigaRegola
          key={regola.id}
          regola={regola}
          voci={voci}
          prima={at === 0}
          ultima={at === regole.length - 1}
          sopra={above === at}
          onShift={(direction) => move(at, at + direction)}
        />
      ))}
    </ol>
  );
}
