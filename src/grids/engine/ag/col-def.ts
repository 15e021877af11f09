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
import { compareCelle } from '../sort/sort.ts';
import type { Chiave, Colonna, Modifica } from '../types.ts';
import { EditorSuggerimenti, type ParametriSuggerimenti } from './suggestion-editor.ts';
import { RigaTotali } from './totals-row.ts';
import { makeFilterColDef } from './filter.ts';

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
  setaccio: RowFilter<Riga>;
  /** Reads atoms, for what a column looks up. */
  leggi: Getter;
  /** As wide as a phone: what matters most comes first, and text takes what is left. */
  telefono: boolean;
  /** Refuses an edit with an Italian reason, or null. */
  valida?: ((modifica: Modifica, riga: Riga) => string | null) | undefined;
}

/** Text on a phone, beside a day and an amount. */
const MINIMA_TELEFONO = 100;

function isNascosta<Riga>({ opzioni }: Colonna<Riga>, telefono: boolean): boolean {
  if (!telefono || opzioni.telefono === undefined) return opzioni.nascosta === true;
  return opzioni.telefono === false;
}

/**
 * The columns in the order of a phone: first those that have a place there. Where none is given, day, text and amount
 * come first, of rows that have all three; what stays at the left stays before them.
 */
export function sortForPhone<Riga>(colonne: readonly Colonna<Riga>[]): Colonna<Riga>[] {
  const given = new Map<Colonna<Riga>, number>();
  for (const each of colonne)
    if (typeof each.opzioni.telefono === 'number') given.set(each, each.opzioni.telefono);
  if (given.size === 0) {
    const shown = colonne.filter((each) => !isNascosta(each, true));
    const first = [
      shown.find(({ tipo }) => tipo.nome === 'data' || tipo.nome === 'istante'),
      shown.find(({ opzioni }) => Boolean(opzioni.flessibile)),
      shown.find(({ tipo }) => tipo.nome === 'importo'),
    ].filter((each) => each !== undefined);
    if (first.length === 3 && !shown.some(({ opzioni }) => opzioni.fissa === true))
      for (const [at, each] of first.entries()) given.set(each, at);
  }
  return colonne.toSorted((a, b) => (given.get(a) ?? Infinity) - (given.get(b) ?? Infinity) || 0);
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
    // Rows that were given in their order keep it.
    comparator: (a: unknown, b: unknown, _rowA, _rowB, descending) =>
      contesto.setaccio.sospeso ? 0 : compareCelle(tipo, a, b, descending),
    ...makeFilterColDef({ colonna, setaccio: contesto.setaccio }, contesto.conFiltri),
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
    ...(opzioni.flessibile && {
      initialFlex: Number(opzioni.flessibile),
      minWidth: contesto.telefono ? MINIMA_TELEFONO : (opzioni.larghezza ?? tipo.larghezza),
    }),
    ...(isNascosta(colonna, contesto.telefono) && { initialHide: true }),
    // A column that stays would leave no room beside it for those that move.
    ...(opzioni.fissa && !contesto.telefono && { initialPinned: 'left' }),
    ...(opzioni.ordine && { initialSort: opzioni.ordine }),
  };
}
