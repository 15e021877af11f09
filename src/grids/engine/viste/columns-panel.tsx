/** The panel of columns: search, show, move, pin, fit, and back to how they were. */
import type { GridApi } from 'ag-grid-community';
import {
  Button,
  Checkbox,
  Input,
  makeStyles,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  mergeClasses,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  tokens,
} from '@fluentui/react-components';
import {
  MoreHorizontalRegular,
  PinRegular,
  ReOrderDotsVerticalRegular,
  SearchRegular,
} from '@fluentui/react-icons';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { listenToAll } from '../listen-to.ts';
import { showColonne } from './show.ts';
import { NONE_EMPTY, setVuote, getEmptyColumns } from '../ag/empty-columns.ts';
import { normalizeText } from '#domain/text.ts';
import type { Colonna } from '../types.ts';
import { ColumnsButton } from './buttons.tsx';
import { line } from '#ui/styles.ts';

const useStyles = makeStyles({
  surface: { display: 'grid', gap: '8px', width: '320px', maxWidth: 'calc(100vw - 24px)', padding: '12px' },
  list: {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    maxHeight: 'min(420px, 50dvh)',
    overflowY: 'auto',
  },
  item: {
    ...line,
    gap: '2px',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  over: { boxShadow: `inset 0 2px 0 ${tokens.colorCompoundBrandStroke}` },
  grip: {
    minWidth: '24px',
    width: '24px',
    cursor: 'grab',
    color: tokens.colorNeutralForeground3,
    touchAction: 'none',
  },
  box: { minWidth: 0 },
  more: { marginLeft: 'auto' },
  empty: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  pin: { color: tokens.colorNeutralForeground3, fontSize: '14px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  hint: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

interface Voce {
  campo: string;
  titolo: string;
  visibile: boolean;
  /** It hid itself: no row fills it. */
  vuota: boolean;
  fissa: 'left' | 'right' | null;
}

/** The columns as the grid has them now, in order. */
function readVoci<Riga>(api: GridApi<Riga>, columns: readonly Colonna<Riga>[]): Voce[] {
  const { hidden } = getEmptyColumns(api);
  return api.getAllGridColumns().flatMap((column) => {
    const campo = column.getColId();
    const colonna = columns.find((each) => each.campo === campo);
    if (!colonna) return [];
    const pinned = column.getPinned();
    const fissa = pinned === 'left' || pinned === 'right' ? pinned : null;
    const vuota = hidden.has(campo);
    return [{ campo, titolo: colonna.titolo, visibile: column.isVisible(), vuota, fissa }];
  });
}

const EVENTI = ['columnMoved', 'columnVisible', 'columnPinned', 'newColumnsLoaded'] as const;

function useVoci<Riga>(api: GridApi<Riga>, columns: readonly Colonna<Riga>[]): Voce[] {
  const [voci, setVoci] = useState(() => readVoci(api, columns));
  useEffect(() => {
    const read = () => setVoci(readVoci(api, columns));
    return listenToAll(api, EVENTI, read);
  }, [api, columns]);
  return voci;
}

interface RigaProps {
  voce: Voce;
  sola: boolean;
  over: boolean;
  onShow: (visible: boolean) => void;
  onPin: (side: 'left' | 'right' | null) => void;
  onFit: () => void;
  onKey: (event: KeyboardEvent) => void;
  onGrab: (event: React.PointerEvent) => void;
}

function RigaColonna({ voce, sola, over, onShow, onPin, onFit, onKey, onGrab }: RigaProps) {
  const styles = useStyles();
  const { campo, titolo, visibile, vuota, fissa } = voce;
  return (
    <li className={mergeClasses(styles.item, over && styles.over)} data-campo={campo} data-testid="colonna">
      <Button
        className={styles.grip}
        size="small"
        appearance="transparent"
        icon={<ReOrderDotsVerticalRegular />}
        aria-label={`Sposta ${titolo}`}
        aria-keyshortcuts="ArrowUp ArrowDown"
        title="Trascina, o premi freccia su e freccia giù"
        onKeyDown={onKey}
        onPointerDown={onGrab}
      />
      <Checkbox
        className={styles.box}
        label={titolo}
        checked={visibile}
        disabled={sola}
        onChange={(_event, { checked }) => onShow(checked === true)}
      />
      {vuota ? <span className={styles.empty}>vuota</span> : null}
      {fissa ? (
        <PinRegular
          className={styles.pin}
          aria-label={fissa === 'left' ? 'Fissata a sinistra' : 'Fissata a destra'}
        />
      ) : null}
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button
            className={styles.more}
            size="small"
            appearance="subtle"
            icon={<MoreHorizontalRegular />}
            aria-label={`Altro su ${titolo}`}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem disabled={fissa === 'left'} onClick={() => onPin('left')}>
              Fissa a sinistra
            </MenuItem>
            <MenuItem disabled={fissa === 'right'} onClick={() => onPin('right')}>
              Fissa a destra
            </MenuItem>
            <MenuItem disabled={fissa === null} onClick={() => onPin(null)}>
              Non fissare
            </MenuItem>
            <MenuItem disabled={!visibile} onClick={onFit}>
              Adatta al contenuto
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
    </li>
  );
}

export interface ColumnsPanelProps<Riga> {
  api: GridApi<Riga>;
  colonne: readonly Colonna<Riga>[];
}

/** Puts a column where another one is; the grid's own columns in front do not count. */
function place<Riga>(api: GridApi<Riga>, field: string, target: string): void {
  const index = api.getAllGridColumns().findIndex((column) => column.getColId() === target);
  if (index >= 0) api.moveColumns([field], index);
}

/** Dragging by pointer: mouse, pen and finger alike. Answers the column that would be pushed away. */
function useDrag(onShift: (field: string, target: string) => void) {
  const [over, setOver] = useState<string | null>(null);
  const dragged = useRef<string | null>(null);
  const target = ({ clientX, clientY }: React.PointerEvent): string | null => {
    const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-campo]');
    return under?.dataset['campo'] ?? null;
  };
  return {
    over,
    onGrab: (field: string) => (event: React.PointerEvent) => {
      dragged.current = field;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: React.PointerEvent) => {
      if (dragged.current !== null) setOver(target(event));
    },
    onPointerUp: (event: React.PointerEvent) => {
      const field = dragged.current;
      const to = field === null ? null : target(event);
      dragged.current = null;
      setOver(null);
      if (field !== null && to !== null && to !== field) onShift(field, to);
    },
    onPointerCancel: () => {
      dragged.current = null;
      setOver(null);
    },
  };
}

function Elenco<Riga>({ api, colonne, cercata }: ColumnsPanelProps<Riga> & { cercata: string }) {
  const styles = useStyles();
  const voci = useVoci(api, colonne);
  const { over, onGrab, ...drag } = useDrag((field, target) => place(api, field, target));
  const words = normalizeText(cercata).trim();
  const shown = voci.filter(({ titolo }) => normalizeText(titolo).includes(words));
  const visible = voci.filter(({ visibile }) => visibile).length;
  return (
    <ul className={styles.list} {...drag}>
      {shown.map((voce, index) => (
        <RigaColonna
          key={voce.campo}
          voce={voce}
          over={over === voce.campo}
          // A grid without columns has no way back from the keyboard.
          sola={voce.visibile && visible === 1}
          onShow={(visibile) => showColonne(api, [voce.campo], visibile)}
          onPin={(side) => api.setColumnsPinned([voce.campo], side)}
          onFit={() => api.autoSizeColumns([voce.campo])}
          onGrab={onGrab(voce.campo)}
          onKey={(event) => {
            const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
            const other = shown[index + step];
            if (step === 0 || !other) return;
            event.preventDefault();
            place(api, voce.campo, other.campo);
          }}
        />
      ))}
    </ul>
  );
}

export function ColumnsPanel<Riga>({ api, colonne }: ColumnsPanelProps<Riga>) {
  const styles = useStyles();
  const [sought, setSought] = useState('');
  const fields = colonne.map(({ campo }) => campo);
  return (
    <Popover
      trapFocus
      positioning={{ position: 'below', align: 'end' }}
      onOpenChange={(_event, { open }) => {
        if (open) setSought('');
      }}
    >
      <PopoverTrigger disableButtonEnhancement>
        <ColumnsButton />
      </PopoverTrigger>
      <PopoverSurface className={styles.surface} aria-label="Colonne">
        <Input
          size="small"
          type="search"
          aria-label="Cerca una colonna"
          placeholder="Cerca una colonna"
          contentBefore={<SearchRegular />}
          value={sought}
          onChange={(_event, { value }) => setSought(value)}
        />
        <Elenco api={api} colonne={colonne} cercata={sought} />
        <div className={styles.buttons}>
          <Button size="small" onClick={() => showColonne(api, fields, true)}>
            Mostra tutte
          </Button>
          <Button size="small" onClick={() => api.autoSizeAllColumns()}>
            Adatta tutte
          </Button>
          <Button
            size="small"
            appearance="subtle"
            onClick={() => {
              setVuote(api, NONE_EMPTY);
              api.resetColumnState();
            }}
          >
            Ripristina
          </Button>
        </div>
      </PopoverSurface>
    </Popover>
  );
}
