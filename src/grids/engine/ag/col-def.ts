/** Our columns as the grid library wants them. */
import type {
  ColDef,
  IErrorValidationParams,
  TooltipCallbackParams,
  ValueFormatterParams,
  ValueGetterParams,
} from 'ag-grid-community';
import type { Lettura, TipoColonna } from '../kinds.ts';
import { semplifica } from '../testo.ts';
import type { Chiave, Colonna, Modifica } from '../types.ts';

/** Empty cells last in both directions; the library negates the answer when descending. */
export function comparatore(tipo: TipoColonna<unknown>) {
  return (a: unknown, b: unknown, _rowA?: unknown, _rowB?: unknown, descending = false): number => {
    if (a !== null && b !== null) return tipo.compare(a, b);
    if (a === b) return 0;
    return (a === null) === descending ? -1 : 1;
  };
}

const readOrNull = (letto: Lettura<unknown>): number | null =>
  letto.ok && typeof letto.valore === 'number' ? letto.valore : null;

const SOGLIA_FILTRO = 250;

/** Typed filters compare by kind: cents with cents, days with days, words without accents or case. */
function filtro<Riga>(tipo: TipoColonna<unknown>): Partial<ColDef<Riga>> {
  const comuni = { buttons: ['reset'], debounceMs: SOGLIA_FILTRO, maxNumConditions: 2 };
  switch (tipo.filtro) {
    case 'nessuno':
      return { filter: false };
    case 'numero':
      return {
        filter: 'agNumberColumnFilter',
        filterParams: {
          ...comuni,
          allowedCharPattern: String.raw`\d\-+.,`,
          numberParser: (text: string | null) => readOrNull(tipo.parse(text ?? '')),
          numberFormatter: (value: number | null) => (value === null ? null : tipo.format(value)),
        },
      };
    case 'data':
      return {
        filter: 'agDateColumnFilter',
        filterParams: {
          ...comuni,
          inRangeFloatingFilterDateFormat: 'DD/MM/YYYY',
          comparator: compareGiorno,
        },
      };
    case 'testo':
      return {
        filter: 'agTextColumnFilter',
        filterParams: { ...comuni, trimInput: true, textFormatter: semplifica },
      };
  }
}

/** Sign of cell - filter, on local calendar days written ISO. Absent days never compare. */
export function compareGiorno(filterDate: Date, cell: string | null): number {
  if (cell === null) return -1;
  const month = String(filterDate.getMonth() + 1).padStart(2, '0');
  const day = `${filterDate.getFullYear()}-${month}-${String(filterDate.getDate()).padStart(2, '0')}`;
  return cell < day ? -1 : cell > day ? 1 : 0;
}

function classi<Riga>(tipo: TipoColonna<unknown>): Pick<ColDef<Riga>, 'cellClass' | 'headerClass'> {
  const base = [`q-cella-${tipo.allinea}`, `q-tipo-${tipo.nome}`];
  const headerClass = tipo.allinea === 'destra' ? 'ag-right-aligned-header' : '';
  if (tipo.nome !== 'importo') return { headerClass, cellClass: base };
  const negative = [...base, 'q-negativo'];
  return {
    headerClass,
    cellClass: ({ value }) => (typeof value === 'number' && value < 0 ? negative : base),
  };
}

/** Refuses what the kind cannot read, then what the owner of the rows does not accept. */
function validazione<Riga>({ campo, tipo }: Colonna<Riga>, { getId, valida }: ContestoColonne<Riga>) {
  return ({ value, cellEditorParams }: IErrorValidationParams<Riga>): string[] | null => {
    const letto = tipo.parse(typeof value === 'string' ? value : '');
    if (!letto.ok) return [letto.motivo];
    const riga = cellEditorParams.data;
    const motivo = valida?.({ id: getId(riga), campo, valore: letto.valore }, riga) ?? null;
    return motivo === null ? null : [motivo];
  };
}

function editing<Riga>(colonna: Colonna<Riga>, contesto: ContestoColonne<Riga>): Partial<ColDef<Riga>> {
  const { opzioni, tipo } = colonna;
  const { modificabile } = opzioni;
  if (!modificabile) return { editable: false };
  const getValidationErrors = validazione(colonna, contesto);
  const editable: ColDef<Riga>['editable'] =
    typeof modificabile === 'function' ? ({ data }) => data !== undefined && modificabile(data) : true;
  // Notes may hold several lines, which a one-line input would silently join.
  if (tipo.nome === 'nota')
    return {
      editable,
      cellEditor: 'agLargeTextCellEditor',
      cellEditorPopup: true,
      cellEditorParams: {
        maxLength: opzioni.lunghezzaMassima ?? 2_000,
        rows: 5,
        cols: 40,
        getValidationErrors,
      },
    };
  return {
    editable,
    cellEditor: 'agTextCellEditor',
    cellEditorParams: {
      useFormatter: true,
      getValidationErrors,
      ...(opzioni.lunghezzaMassima === undefined ? {} : { maxLength: opzioni.lunghezzaMassima }),
    },
  };
}

const shownText = (tipo: TipoColonna<unknown>, value: unknown): string =>
  value === null || value === undefined ? '' : tipo.format(value);

export interface ContestoColonne<Riga> {
  getId: (riga: Riga) => Chiave;
  /** A row of inputs under the header. */
  conFiltri: boolean;
  /** Refuses an edit with an Italian reason, or null. */
  valida?: ((modifica: Modifica, riga: Riga) => string | null) | undefined;
}

/** One column definition. */
export function toColDef<Riga>(colonna: Colonna<Riga>, contesto: ContestoColonne<Riga>): ColDef<Riga> {
  const { campo, titolo, tipo, valore, opzioni } = colonna;
  const filtraParole = tipo.filtro === 'testo' && tipo.nome !== 'testo' && tipo.nome !== 'nota';
  const { suggerimento, disegna } = opzioni;
  return {
    colId: campo,
    headerName: titolo,
    headerTooltip: titolo,
    cellDataType: false,
    valueGetter: ({ data }: ValueGetterParams<Riga>) => (data === undefined ? null : valore(data)),
    valueFormatter: ({ value }: ValueFormatterParams<Riga>) => shownText(tipo, value),
    comparator: comparatore(tipo),
    // From the row: the value given here is the filter's, which for some kinds is already text.
    getQuickFilterText: ({ data }) => semplifica(data ? shownText(tipo, valore(data)) : ''),
    ...(filtraParole && {
      filterValueGetter: ({ data }: ValueGetterParams<Riga>) =>
        data === undefined ? null : shownText(tipo, valore(data)),
    }),
    ...filtro<Riga>(tipo),
    ...classi<Riga>(tipo),
    ...editing(colonna, contesto),
    floatingFilter: contesto.conFiltri && tipo.filtro !== 'nessuno',
    tooltip: ({ data, value }: TooltipCallbackParams<Riga>) => {
      if (suggerimento) return data === undefined ? null : suggerimento(data);
      return tipo.nome === 'testo' || tipo.nome === 'nota' ? shownText(tipo, value) : null;
    },
    ...(disegna && {
      cellRenderer: ({ data }: { data: Riga | undefined }) => (data === undefined ? null : disegna(data)),
    }),
    initialWidth: opzioni.larghezza ?? tipo.larghezza,
    minWidth: 56,
    ...(opzioni.flessibile && { initialFlex: 1, minWidth: opzioni.larghezza ?? tipo.larghezza }),
    ...(opzioni.nascosta && { initialHide: true }),
    ...(opzioni.fissa && { initialPinned: 'left' }),
    ...(opzioni.ordine && { initialSort: opzioni.ordine }),
  };
}
