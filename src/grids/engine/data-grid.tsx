/** The bare themed grid: rows in, edits out. For previews and small tables inside a page. */
import type { ColDef, GridApi, ICellRendererParams } from 'ag-grid-community';
import { makeStyles } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { BaseGrid } from './ag/base-grid.tsx';
import { useRowFilter } from './filters/use-row-filter.ts';
import { loadWhenShown } from '#ui/lazy.tsx';
import type { WatchedRighe } from './row-store.ts';
import { useLarghezze } from './widths/use-widths.ts';
import type { Chiave, Colonna, DataGridProps, Inclusion } from './types.ts';

const Checkbox = loadWhenShown(async () => (await import('./checkbox.tsx')).CheckboxCell);

const useStyles = makeStyles({
  frame: {
    boxSizing: 'border-box',
    minHeight: 0,
    overflow: 'hidden',
    border: '1px solid var(--colorNeutralStroke2)',
    borderRadius: 'var(--borderRadiusMedium)',
  },
});

/** The leading checkbox column; it reads `included` at every draw, so new rows draw it anew. */
function inclusionColumn<Riga>(
  { titolo, included, onChange }: Inclusion<Riga>,
  getId: (riga: Riga) => Chiave,
  telephone: boolean,
): ColDef<Riga> {
  return {
    colId: 'q_inclusa',
    headerName: titolo,
    headerTooltip: titolo,
    cellDataType: false,
    // On a phone the box stands alone, since day, text and amount need the room.
    initialWidth: telephone ? 44 : 84,
    ...(!telephone && { initialPinned: 'left' }),
    suppressMovable: true,
    lockPosition: 'left',
    filter: false,
    valueGetter: ({ data }) => data !== undefined && included(data),
    cellClass: 'q-cella-centro q-cella-spunta',
    cellRenderer: ({ data, value }: ICellRendererParams<Riga, boolean>) =>
      data === undefined ? null : (
        <Checkbox
          titolo={titolo}
          included={value === true}
          onChange={(choice) => onChange({ id: getId(data), included: choice })}
        />
      ),
  };
}

/**
 * Amounts are never cut. The other columns of a small table keep their widths: it has no list of columns that could
 * bring a hidden one back.
 */
function useWholeImporti<Riga>(
  api: GridApi<Riga> | null,
  frame: HTMLElement | null,
  columns: readonly Colonna<Riga>[],
  righe: readonly Riga[],
): void {
  const importi = useMemo(() => columns.filter(({ tipo }) => tipo.nome === 'importo'), [columns]);
  const watched = useMemo<WatchedRighe<Riga>>(
    () => ({ listAll: () => [...righe], listen: () => () => undefined }),
    [righe],
  );
  useLarghezze(api, frame, importi, watched, false, false);
}

/** Grid over plain rows. Changed rows must be new objects; order and identity follow `getId`. */
export function DataGrid<Riga>(props: DataGridProps<Riga>) {
  const { label, colonne, righe, getId, onEdit, valida, rigaClass, selection } = props;
  const { height = '100%', ricerca, filtri = true, testoVuoto } = props;
  const styles = useStyles();
  const ahead = useMemo(
    () => selection && ((telephone: boolean) => [inclusionColumn<Riga>(selection, getId, telephone)]),
    [selection, getId],
  );
  const options = useMemo(() => ({ rowData: [...righe] }), [righe]);
  const [api, setApi] = useState<GridApi<Riga> | null>(null);
  const rowFilter = useRowFilter(api, colonne);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  useWholeImporti(api, frame, colonne, righe);
  return (
    <div ref={setFrame} className={styles.frame} style={{ height: height }}>
      <BaseGrid
        label={label}
        colonne={colonne}
        inFront={ahead}
        getId={getId}
        conFiltri={filtri}
        valida={valida}
        onEdit={onEdit}
        rigaClass={rigaClass}
        ricerca={ricerca}
        testoVuoto={testoVuoto}
        rowFilter={rowFilter}
        onReady={setApi}
        options={options}
      />
    </div>
  );
}
