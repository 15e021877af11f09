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
import { isRigaGruppo } from '../gruppi/riga-gruppo.ts';
import type { Setaccio } from '../filtri/setaccio.ts';
import type { TipoColonna } from '../kinds.ts';
import type { Chiave, Colonna, Modifica } from '../types.ts';
import { EditorSuggerimenti, type ParametriSuggerimenti } from './editor-suggerimenti.ts';
import { RigaTotali } from './riga-totali.ts';
import { filtroColDef } from './filtro.ts';

/**
 * Empty cells last in both directions; the library negates the answer when descending.
 * Rows that were given in their order (`ordinate`) keep it.
 */
export function comparatore(tipo: TipoColonna<unknown>, ordinate: () => boolean = () => false) {
  return (a: unknown, b: unknown, _rowA?: unknown, _rowB?: unknown, descending = false): number => {
    if (ordinate()) return 0;
    if (a !== null && b !== null) return tipo.compare(a, b);
    if (a === b) return 0;
    return (a === null) === descending ? -1 : 1;
  };
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
function motivi<Riga>(
  { campo, tipo }: Colonna<Riga>,
  { getId, valida }: ContestoColonne<Riga>,
  testo: string,
  riga: Riga,
): string[] | null {
  const letto = tipo.parse(testo);
  if (!letto.ok) return [letto.motivo];
  const motivo = valida?.({ id: getId(riga), campo, valore: letto.valore }, riga) ?? null;
  return motivo === null ? null : [motivo];
}

const validazione =
  <Riga>(colonna: Colonna<Riga>, contesto: ContestoColonne<Riga>) =>
  ({ value, cellEditorParams }: IErrorValidationParams<Riga>): string[] | null =>
    motivi(colonna, contesto, typeof value === 'string' ? value : '', cellEditorParams.data);

function editing<Riga>(colonna: Colonna<Riga>, contesto: ContestoColonne<Riga>): Partial<ColDef<Riga>> {
  const { opzioni, tipo } = colonna;
  const { modificabile } = opzioni;
  if (!modificabile) return { editable: false };
  const getValidationErrors = validazione(colonna, contesto);
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
        maxLength: opzioni.lunghezzaMassima ?? 2_000,
        rows: 5,
        cols: 40,
        getValidationErrors,
      },
    };
  if (tipo.suggerimenti)
    return {
      editable,
      cellEditor: EditorSuggerimenti,
      cellEditorPopup: true,
      cellEditorParams: ({ data }: { data: Riga }): ParametriSuggerimenti => ({
        suggerimenti: tipo.suggerimenti ?? { cerca: async () => [], scegli: () => undefined },
        titolo: colonna.titolo,
        rifiuta: (testo) => motivi(colonna, contesto, testo, data),
        leggi: contesto.leggi,
        ...(opzioni.lunghezzaMassima === undefined ? {} : { maxLength: opzioni.lunghezzaMassima }),
      }),
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
  setaccio: Setaccio<Riga>;
  /** Reads atoms, for what a column looks up. */
  leggi: Getter;
  /** Refuses an edit with an Italian reason, or null. */
  valida?: ((modifica: Modifica, riga: Riga) => string | null) | undefined;
}

/** One column definition. */
export function toColDef<Riga>(colonna: Colonna<Riga>, contesto: ContestoColonne<Riga>): ColDef<Riga> {
  const { campo, titolo, tipo, valore, opzioni } = colonna;
  const { suggerimento, disegna } = opzioni;
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
    comparator: comparatore(tipo, () => contesto.setaccio.sospeso || contesto.setaccio.inOrdine),
    ...filtroColDef({ colonna, setaccio: contesto.setaccio }, contesto.conFiltri),
    ...classi<Riga>(tipo),
    ...editing(colonna, contesto),
    tooltip: ({ data, value }: TooltipCallbackParams<Riga>) => {
      if (data instanceof RigaTotali) return null;
      if (suggerimento) return data === undefined ? null : suggerimento(data);
      return tipo.nome === 'testo' || tipo.nome === 'nota' || tipo.nome === 'soggetto'
        ? shownText(tipo, value)
        : null;
    },
    ...(disegna && {
      // What is drawn may follow other fields of the row than the value it is sorted by: it is drawn again with the row.
      equals: () => false,
      cellRenderer: ({ data, valueFormatted }: ICellRendererParams<Riga>) => {
        if (data instanceof RigaTotali) return valueFormatted;
        return data === undefined ? null : disegna(data);
      },
    }),
    initialWidth: opzioni.larghezza ?? tipo.larghezza,
    minWidth: 56,
    ...(opzioni.flessibile && { initialFlex: 1, minWidth: opzioni.larghezza ?? tipo.larghezza }),
    ...(opzioni.nascosta && { initialHide: true }),
    ...(opzioni.fissa && { initialPinned: 'left' }),
    ...(opzioni.ordine && { initialSort: opzioni.ordine }),
  };
}
