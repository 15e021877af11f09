/** What every grid of the product has in common: theme, locale, keyboard, edits as requests. */
import type {
  CellEditingStartedEvent,
  CellEditRequestEvent,
  ColDef,
  GetRowIdParams,
  GridApi,
  GridOptions,
  IsFullWidthRowParams,
  RowClassParams,
  RowSelectionOptions,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useMemo, useRef, useState } from 'react';
import { useStore } from '#state/jotai.ts';
import { useQuickSearch } from '../filters/use-row-filter.ts';
import type { RowFilter } from '../filters/row-filter.ts';
import { isRigaGruppo, toRowId } from '../groups/group-row.ts';
import { loadWhenShown } from '#ui/lazy.tsx';
import type { Chiave, Colonna, WrittenChange, SegnoRiga } from '../types.ts';
import { type ColumnsContext, sortForPhone, toColDef } from './col-def.ts';
import { COMPONENTS } from './empty-text.ts';
import './grid.css';
import { RigaTotali } from './totals-row.ts';
import { LOCALE } from './setup.ts';
import { THEME } from './theme.ts';
import { useTelefono } from './use-phone.ts';

/** Comes with the first group. */
const RigaGruppoVista = loadWhenShown(
  async () => (await import('../groups/group-row-view.tsx')).RigaGruppoVista,
);

const COLONNA_BASE: ColDef = { sortable: true, resizable: true, suppressHeaderMenuButton: true };
const SEGNI: readonly SegnoRiga[] = ['errore', 'avviso', 'spenta', 'nuova'];
const SKELETON = { rowCount: 24 };

/** Rows are chosen by their checkboxes; a click, as in a spreadsheet, is for cells. */
export const MULTIPLE_SELECTION: RowSelectionOptions = {
  mode: 'multiRow',
  checkboxes: true,
  headerCheckbox: false,
  isRowSelectable: ({ data }) => !isRigaGruppo(data),
};

interface BaseGridProps<Riga> extends Omit<ColumnsContext<Riga>, 'read' | 'telefono'> {
  label: string;
  colonne: readonly Colonna<Riga>[];
  /** Columns of the caller's own, before the others; on a phone they may be narrower. */
  inFront?: ((telephone: boolean) => readonly ColDef<Riga>[]) | undefined;
  onEdit?: ((modification: WrittenChange, riga: Riga) => void) | undefined;
  rigaClass?: ((riga: Riga) => SegnoRiga | null) | undefined;
  ricerca?: string | undefined;
  loading?: boolean;
  testoVuoto?: string | undefined;
  /** Said when rows there are but none passes; by default what to take off to see them. */
  noRigheText?: string | undefined;
  onReady?: ((api: GridApi<Riga>) => void) | undefined;
  /** Everything that only one caller needs: rows, selection, events. Keep the object stable. */
  options?: Omit<GridOptions<Riga>, 'onGridReady'>;
}

function rowClassRules<Riga>(sign: ((riga: Riga) => SegnoRiga | null) | undefined) {
  if (!sign) return {};
  return Object.fromEntries(
    SEGNI.map((name) => [
      `q-riga-${name}`,
      ({ data }: RowClassParams<Riga>) =>
        data !== undefined && !(data instanceof RigaTotali) && !isRigaGruppo(data) && sign(data) === name,
    ]),
  );
}

const isGroup = ({ rowNode }: IsFullWidthRowParams): boolean => isRigaGruppo(rowNode.data);

/** The quick search and the area's own narrowing, asked of rows: see `RowFilter`. */
function externalFilter<Riga>(rowFilter: RowFilter<Riga>): GridOptions<Riga> {
  return {
    isExternalFilterPresent: () => rowFilter.narrows && !rowFilter.sospeso,
    doesExternalFilterPass: ({ data }) =>
      data === undefined || isRigaGruppo(data) || rowFilter.passFurther(data),
  };
}

/** Turns the library's request (typed text) into an edit by kind; nonsense was refused by the editor. */
function toModification<Riga>(
  { data, colDef, newValue }: CellEditRequestEvent<Riga>,
  prima: unknown,
  columns: readonly Colonna<Riga>[],
  getId: (riga: Riga) => Chiave,
): WrittenChange | null {
  const column = columns.find(({ campo }) => campo === colDef.colId);
  if (!column || data === undefined) return null;
  const parsed = column.tipo.parse(typeof newValue === 'string' ? newValue : '');
  if (!parsed.ok || parsed.valore === prima) return null;
  return { id: getId(data), campo: column.campo, prima, valore: parsed.valore };
}

export function BaseGrid<Riga>(props: BaseGridProps<Riga>) {
  const { label, colonne, inFront, getId, conFiltri, valida, rigaClass, onEdit, onReady, options } = props;
  const { ricerca = '', loading = false, testoVuoto, noRigheText, rowFilter } = props;
  const { get: read } = useStore();
  const [api, setApi] = useState<GridApi<Riga> | null>(null);
  /** What the cell being written held when its editor was opened. */
  const before = useRef<unknown>(null);
  const telefono = useTelefono(api);
  useQuickSearch(api, rowFilter, ricerca);
  const external = useMemo(() => externalFilter(rowFilter), [rowFilter]);
  const columnDefs = useMemo(
    () => [
      ...(inFront?.(telefono) ?? []),
      ...(telefono ? sortForPhone(colonne) : colonne).map((column) =>
        toColDef(column, { getId, conFiltri, valida, rowFilter, read, telefono }),
      ),
    ],
    [inFront, colonne, getId, conFiltri, valida, rowFilter, read, telefono],
  );
  const regole = useMemo(() => rowClassRules(rigaClass), [rigaClass]);
  const getRowId = useMemo(
    () =>
      ({ data }: GetRowIdParams<Riga>) =>
        toRowId(data, getId),
    [getId],
  );
  const texts = useMemo(
    () => ({
      noRows: { overlayText: testoVuoto ?? LOCALE['noRowsToShow'] ?? '' },
      noMatchingRows: { overlayText: noRigheText ?? LOCALE['noMatchingRows'] ?? '' },
    }),
    [testoVuoto, noRigheText],
  );
  return (
    <div className="q-griglia" aria-busy={loading} data-testid="griglia">
      <AgGridReact<Riga>
        theme={THEME}
        localeText={LOCALE}
        columnDefs={columnDefs}
        defaultColDef={COLONNA_BASE}
        getRowId={getRowId}
        rowClassRules={regole}
        enableFilterHandlers
        isFullWidthRow={isGroup}
        fullWidthCellRenderer={RigaGruppoVista}
        {...external}
        loading={loading}
        loadingRows={SKELETON}
        components={COMPONENTS}
        overlayComponentParams={texts}
        multiSortKey="ctrl"
        deltaSort
        readOnlyEdit
        invalidEditValueMode="block"
        stopEditingWhenCellsLoseFocus
        enterNavigatesVertically
        enterNavigatesVerticallyAfterEdit
        suppressDragLeaveHidesColumns
        suppressColumnMoveAnimation
        preventDefaultOnContextMenu
        animateRows={false}
        tooltipShowDelay={600}
        onCellEditingStarted={({ value }: CellEditingStartedEvent<Riga, unknown>) => {
          before.current = value ?? null;
        }}
        onCellEditRequest={(event) => {
          const modification = toModification(event, before.current, colonne, getId);
          if (modification) onEdit?.(modification, event.data);
        }}
        onGridReady={({ api: ready }) => {
          ready.setGridAriaProperty('label', label);
          setApi(ready);
          onReady?.(ready);
        }}
        {...options}
      />
    </div>
  );
}
