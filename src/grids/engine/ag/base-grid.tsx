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
import { useRicercaRapida } from '../filters/use-row-filter.ts';
import type { RowFilter } from '../filters/row-filter.ts';
import { isRigaGruppo, toRowId } from '../groups/group-row.ts';
import { TELEFONO } from '../sizes.ts';
import { loadWhenShown } from '#ui/lazy.tsx';
import type { Chiave, Colonna, ModificaScritta, SegnoRiga } from '../types.ts';
import { type ContestoColonne, sortForPhone, toColDef } from './col-def.ts';
import './grid.css';
import { RigaTotali } from './totals-row.ts';
import { LOCALE } from './setup.ts';
import { TEMA } from './theme.ts';

/** Comes with the first group. */
const RigaGruppoVista = loadWhenShown(
  async () => (await import('../groups/group-row-view.tsx')).RigaGruppoVista,
);

const COLONNA_BASE: ColDef = { sortable: true, resizable: true, suppressHeaderMenuButton: true };
const SEGNI: readonly SegnoRiga[] = ['errore', 'avviso', 'spenta', 'nuova'];
const SCHELETRO = { rowCount: 24 };

/** Rows are chosen by their checkboxes; a click, as in a spreadsheet, is for cells. */
export const SELEZIONE_MULTIPLA: RowSelectionOptions = {
  mode: 'multiRow',
  checkboxes: true,
  headerCheckbox: false,
  isRowSelectable: ({ data }) => !isRigaGruppo(data),
};

export interface GrigliaBaseProps<Riga> extends Omit<ContestoColonne<Riga>, 'leggi' | 'telefono'> {
  etichetta: string;
  colonne: readonly Colonna<Riga>[];
  /** Columns of the caller's own, before the others. */
  davanti?: readonly ColDef<Riga>[];
  onModifica?: ((modifica: ModificaScritta, riga: Riga) => void) | undefined;
  classeRiga?: ((riga: Riga) => SegnoRiga | null) | undefined;
  ricerca?: string | undefined;
  caricamento?: boolean;
  testoVuoto?: string | undefined;
  onPronta?: ((api: GridApi<Riga>) => void) | undefined;
  /** Everything that only one caller needs: rows, selection, events. Keep the object stable. */
  opzioni?: Omit<GridOptions<Riga>, 'onGridReady'>;
}

function rowClassRules<Riga>(segno: ((riga: Riga) => SegnoRiga | null) | undefined) {
  if (!segno) return {};
  return Object.fromEntries(
    SEGNI.map((name) => [
      `q-riga-${name}`,
      ({ data }: RowClassParams<Riga>) =>
        data !== undefined && !(data instanceof RigaTotali) && !isRigaGruppo(data) && segno(data) === name,
    ]),
  );
}

const isGruppo = ({ rowNode }: IsFullWidthRowParams): boolean => isRigaGruppo(rowNode.data);

/** The quick search and the area's own narrowing, asked of rows: see `RowFilter`. */
function filtroEsterno<Riga>(setaccio: RowFilter<Riga>): GridOptions<Riga> {
  return {
    isExternalFilterPresent: () => setaccio.restringe && !setaccio.sospeso,
    doesExternalFilterPass: ({ data }) =>
      data === undefined || isRigaGruppo(data) || setaccio.passaOltre(data),
  };
}

/** Turns the library's request (typed text) into an edit by kind; nonsense was refused by the editor. */
function toModifica<Riga>(
  { data, colDef, newValue }: CellEditRequestEvent<Riga>,
  prima: unknown,
  colonne: readonly Colonna<Riga>[],
  getId: (riga: Riga) => Chiave,
): ModificaScritta | null {
  const colonna = colonne.find(({ campo }) => campo === colDef.colId);
  if (!colonna || data === undefined) return null;
  const letto = colonna.tipo.parse(typeof newValue === 'string' ? newValue : '');
  if (!letto.ok || letto.valore === prima) return null;
  return { id: getId(data), campo: colonna.campo, prima, valore: letto.valore };
}

export function GrigliaBase<Riga>(props: GrigliaBaseProps<Riga>) {
  const { etichetta, colonne, davanti, getId, conFiltri, valida, classeRiga, onModifica, onPronta, opzioni } =
    props;
  const { ricerca = '', caricamento = false, testoVuoto, setaccio } = props;
  const { get: leggi } = useStore();
  const [api, setApi] = useState<GridApi<Riga> | null>(null);
  /** What the cell being written held when its editor was opened. */
  const prima = useRef<unknown>(null);
  // As it was opened: a window that is turned keeps the columns that its person arranged.
  const [telefono] = useState(() => globalThis.matchMedia(TELEFONO).matches);
  useRicercaRapida(api, setaccio, ricerca);
  const esterno = useMemo(() => filtroEsterno(setaccio), [setaccio]);
  const columnDefs = useMemo(
    () => [
      ...(davanti ?? []),
      ...(telefono ? sortForPhone(colonne) : colonne).map((colonna) =>
        toColDef(colonna, { getId, conFiltri, valida, setaccio, leggi, telefono }),
      ),
    ],
    [davanti, colonne, getId, conFiltri, valida, setaccio, leggi, telefono],
  );
  const regole = useMemo(() => rowClassRules(classeRiga), [classeRiga]);
  const getRowId = useMemo(
    () =>
      ({ data }: GetRowIdParams<Riga>) =>
        toRowId(data, getId),
    [getId],
  );
  const testi = useMemo(
    () => ({ noRows: { overlayText: testoVuoto ?? LOCALE['noRowsToShow'] ?? '' } }),
    [testoVuoto],
  );
  return (
    <div className="q-griglia" aria-busy={caricamento} data-testid="griglia">
      <AgGridReact<Riga>
        theme={TEMA}
        localeText={LOCALE}
        columnDefs={columnDefs}
        defaultColDef={COLONNA_BASE}
        getRowId={getRowId}
        rowClassRules={regole}
        enableFilterHandlers
        isFullWidthRow={isGruppo}
        fullWidthCellRenderer={RigaGruppoVista}
        {...esterno}
        loading={caricamento}
        loadingRows={SCHELETRO}
        overlayComponentParams={testi}
        multiSortKey="ctrl"
        deltaSort
        readOnlyEdit
        invalidEditValueMode="block"
        stopEditingWhenCellsLoseFocus
        enterNavigatesVertically
        enterNavigatesVerticallyAfterEdit
        suppressDragLeaveHidesColumns
        preventDefaultOnContextMenu
        animateRows={false}
        tooltipShowDelay={600}
        onCellEditingStarted={({ value }: CellEditingStartedEvent<Riga, unknown>) => {
          prima.current = value ?? null;
        }}
        onCellEditRequest={(event) => {
          const modifica = toModifica(event, prima.current, colonne, getId);
          if (modifica) onModifica?.(modifica, event.data);
        }}
        onGridReady={({ api: ready }) => {
          ready.setGridAriaProperty('label', etichetta);
          setApi(ready);
          onPronta?.(ready);
        }}
        {...opzioni}
      />
    </div>
  );
}
