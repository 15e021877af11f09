/** Our columns as the grid library wants them. */
import type {
  ColDef,
  ICellRendererParams,
  IErrorValidationParams,
  TooltipCallbackParams,
  ValueFormatterParams,
  ValueGetterParams,
} from 'ag-grid-community';
import type { Getter } from '#state/jotai.ts';
import { isRigaGruppo } from '../groups/group-row.ts';
import type { RowFilter } from '../filters/row-filter.ts';
import type { TipoColonna } from '../kinds.ts';
import { LEAST } from '../sizes.ts';
import { compareCelle } from '../sort/sort.ts';
import type { Chiave, Colonna, Change } from '../types.ts';
import { SuggestionEditor, type SuggestionParams } from './suggestion-editor.ts';
import { RigaTotali } from './totals-row.ts';
import { makeFilterColDef } from './filter.ts';

/** The one text that takes what room there is: on a phone on two lines. */
export const isOnTwoLines = <Riga>({ options }: Colonna<Riga>): boolean =>
  options.flexible === true && options.whole !== true;

function listLineClasses<Riga>(column: Colonna<Riga>, onPhone: boolean): readonly string[] {
  if (onPhone) return isOnTwoLines(column) ? ['q-due-linee'] : [];
  return column.options.folded ? ['q-piegata'] : [];
}

function classes<Riga>(
  { tipo: kind, options }: Colonna<Riga>,
  lines: readonly string[],
): Pick<ColDef<Riga>, 'cellClass' | 'headerClass'> {
  const base = [`q-cella-${kind.align}`, `q-tipo-${kind.nome}`, ...lines];
  const headerClass = [
    ...(kind.align === 'destra' ? ['ag-right-aligned-header'] : []),
    ...(options.foldedTitle ? ['q-titolo-piegato'] : []),
  ];
  if (kind.nome !== 'importo') return { headerClass, cellClass: base };
  const negative = [...base, 'q-negativo'];
  return {
    headerClass,
    cellClass: ({ value }) => (typeof value === 'number' && value < 0 ? negative : base),
  };
}

/** Refuses what the kind cannot read, then what the owner of the rows does not accept. */
function reasons<Riga>(
  { campo, tipo }: Colonna<Riga>,
  { getId, valida }: ColumnsContext<Riga>,
  text: string,
  riga: Riga,
): string[] | null {
  const parsed = tipo.parse(text);
  if (!parsed.ok) return [parsed.motivo];
  const reason = valida?.({ id: getId(riga), campo, valore: parsed.valore }, riga) ?? null;
  return reason === null ? null : [reason];
}

const validation =
  <Riga>(column: Colonna<Riga>, context: ColumnsContext<Riga>) =>
  ({ value, cellEditorParams }: IErrorValidationParams<Riga>): string[] | null =>
    reasons(column, context, typeof value === 'string' ? value : '', cellEditorParams.data);

function editing<Riga>(column: Colonna<Riga>, context: ColumnsContext<Riga>): Partial<ColDef<Riga>> {
  const { options, tipo } = column;
  const { editable: modificabile } = options;
  if (!modificabile) return { editable: false };
  const getValidationErrors = validation(column, context);
  const editable: ColDef<Riga>['editable'] = ({ data }) =>
    data !== undefined &&
    !(data instanceof RigaTotali) &&
    (typeof modificabile === 'function' ? modificabile(data) : true);
  // Notes may hold several lines, which a one-line input would silently join.
  if (tipo.nome === 'nota')
    return {
      editable,
      cellEditor: 'agLargeTextCellEditor',
      cellEditorPopup: true,
      cellEditorParams: {
        maxLength: options.maxLength ?? 2_000,
        rows: 5,
        cols: 40,
        getValidationErrors,
      },
    };
  if (tipo.suggestions)
    return {
      editable,
      cellEditor: SuggestionEditor,
      cellEditorPopup: true,
      cellEditorParams: ({ data }: { data: Riga }): SuggestionParams => ({
        suggestions: tipo.suggestions ?? { search: async () => [], choose: () => undefined },
        titolo: column.titolo,
        explainRefusal: (text) => reasons(column, context, text, data),
        read: context.read,
        ...(options.maxLength === undefined ? {} : { maxLength: options.maxLength }),
      }),
    };
  return {
    editable,
    cellEditor: 'agTextCellEditor',
    cellEditorParams: {
      useFormatter: true,
      getValidationErrors,
      ...(options.maxLength === undefined ? {} : { maxLength: options.maxLength }),
    },
  };
}

const shownText = (kind: TipoColonna<unknown>, value: unknown): string =>
  value === null || value === undefined ? '' : kind.format(value);

export interface ColumnsContext<Riga> {
  getId: (riga: Riga) => Chiave;
  /** A row of inputs under the header. */
  conFiltri: boolean;
  rowFilter: RowFilter<Riga>;
  /** Reads atoms, for what a column looks up. */
  read: Getter;
  /** As wide as a phone: what matters most comes first, and text takes what is left. */
  telefono: boolean;
  /** Refuses an edit with an Italian reason, or null. */
  valida?: ((modification: Change, riga: Riga) => string | null) | undefined;
}

/** Text on a phone, beside a day and an amount. */
const MINIMA_TELEFONO = 100;
/** Text that is shown whole there: two or three words in a line. */
const WHOLE_ON_PHONE = 172;

function isHidden<Riga>({ options }: Colonna<Riga>, telephone: boolean): boolean {
  if (!telephone || options.telefono === undefined) return options.hidden === true;
  return options.telefono === false;
}

/**
 * The columns in the order of a phone: first those that have a place there. Where none is given, day, text and amount
 * come first, of rows that have all three; what stays at the left stays before them.
 */
export function sortForPhone<Riga>(columns: readonly Colonna<Riga>[]): Colonna<Riga>[] {
  const given = new Map<Colonna<Riga>, number>();
  for (const each of columns)
    if (typeof each.options.telefono === 'number') given.set(each, each.options.telefono);
  if (given.size === 0) {
    const shown = columns.filter((each) => !isHidden(each, true));
    const first = [
      shown.find(({ tipo }) => tipo.nome === 'data' || tipo.nome === 'istante'),
      shown.find(({ options }) => Boolean(options.flexible)),
      shown.find(({ tipo }) => tipo.nome === 'importo'),
    ].filter((each) => each !== undefined);
    if (first.length === 3 && !shown.some(({ options }) => options.fissa === true))
      for (const [at, each] of first.entries()) given.set(each, at);
  }
  return columns.toSorted((a, b) => (given.get(a) ?? Infinity) - (given.get(b) ?? Infinity) || 0);
}

/** One column definition. */
export function toColDef<Riga>(colonna: Colonna<Riga>, context: ColumnsContext<Riga>): ColDef<Riga> {
  const { campo, titolo, tipo, valore, options } = colonna;
  const { hint: suggestion, draw } = options;
  return {
    colId: campo,
    headerName: titolo,
    headerTooltip: titolo,
    cellDataType: false,
    valueGetter: ({ data }: ValueGetterParams<Riga>) => {
      if (data instanceof RigaTotali) return data.valori[campo] ?? null;
      return data === undefined || isRigaGruppo(data) ? null : valore(data);
    },
    valueFormatter: ({ value, data }: ValueFormatterParams<Riga>) =>
      data instanceof RigaTotali && typeof value === 'string' ? value : shownText(tipo, value),
    // Rows that were given in their order keep it.
    comparator: (a: unknown, b: unknown, _rowA, _rowB, descending) =>
      context.rowFilter.sospeso ? 0 : compareCelle(tipo, a, b, descending),
    ...makeFilterColDef({ colonna, rowFilter: context.rowFilter }, context.conFiltri),
    ...classes<Riga>(colonna, listLineClasses(colonna, context.telefono)),
    ...editing(colonna, context),
    tooltip: ({ data, value }: TooltipCallbackParams<Riga>) => {
      if (data instanceof RigaTotali) return null;
      if (suggestion) return data === undefined ? null : suggestion(data);
      return tipo.nome === 'testo' || tipo.nome === 'nota' || tipo.nome === 'soggetto'
        ? shownText(tipo, value)
        : null;
    },
    ...(draw && {
      // What is drawn may follow other fields of the row than the value it is sorted by: it is drawn again with the row.
      equals: () => false,
      cellRenderer: ({ data, valueFormatted }: ICellRendererParams<Riga>) => {
        if (data instanceof RigaTotali) return valueFormatted;
        return data === undefined ? null : draw(data);
      },
    }),
    initialWidth: options.larghezza ?? tipo.larghezza,
    minWidth: 56,
    ...(options.flexible && {
      initialFlex: Number(options.flexible),
      minWidth: context.telefono
        ? MINIMA_TELEFONO
        : Math.floor((options.larghezza ?? tipo.larghezza) * LEAST),
    }),
    ...(options.whole && context.telefono && { wrapText: true, autoHeight: true, minWidth: WHOLE_ON_PHONE }),
    ...(isHidden(colonna, context.telefono) && { initialHide: true }),
    // A column that stays would leave no room beside it for those that move.
    ...(options.fissa && !context.telefono && { initialPinned: 'left' }),
    ...(options.ordine && { initialSort: options.ordine }),
  };
}
