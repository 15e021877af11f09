/** The floor of the grid bench: the library alone, with its defaults, over the same rows and columns. */
import {
  AllCommunityModule,
  type ColDef,
  createGrid,
  type GridApi,
  type GridOptions,
  ModuleRegistry,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';

ModuleRegistry.registerModules([AllCommunityModule]);

type Riga = RigaEstratto & { conto: string; nome_file: string };

const importi = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, useGrouping: 'always' });
const amount: ColDef<Riga> = {
  width: 118,
  filter: 'agNumberColumnFilter',
  valueFormatter: ({ value }) => (typeof value === 'number' ? importi.format(value / 100) : ''),
};
const day: ColDef<Riga> = {
  width: 128,
  valueFormatter: ({ value }) => (typeof value === 'string' ? value.split('-').toReversed().join('/') : ''),
};
const text = (field: keyof Riga, width: number): ColDef<Riga> => ({ field, width, filter: true });

const columnDefs: ColDef<Riga>[] = [
  { field: 'data', sort: 'desc', ...day },
  { field: 'data_valuta', ...day },
  { ...text('descrizione', 310), flex: 1, minWidth: 310 },
  text('ragione_sociale', 180),
  { colId: 'dare', valueGetter: ({ data }) => (data && data.importo < 0 ? -data.importo : null), ...amount },
  { colId: 'avere', valueGetter: ({ data }) => (data && data.importo > 0 ? data.importo : null), ...amount },
  { field: 'saldo', ...amount },
  text('nota', 220),
  text('stato', 112),
  text('conto', 160),
  text('causale', 130),
  text('riferimento', 150),
  text('divisa', 76),
  text('nome_file', 200),
  { field: 'riga', width: 104, filter: 'agNumberColumnFilter' },
  { field: 'id_imp', width: 110, filter: 'agNumberColumnFilter' },
];

declare global {
  // The bench asks the library itself: it has no search box and no list of values.
  var nuda: GridApi<Riga>;
}

const element = document.querySelector<HTMLElement>('#griglia');
const options: GridOptions<Riga> = {
  columnDefs,
  rowData: (await (await fetch('/righe.json')).json()) as Riga[],
  getRowId: ({ data }) => String(data.id),
  defaultColDef: { sortable: true, resizable: true, floatingFilter: true },
  rowSelection: { mode: 'multiRow' },
  animateRows: false,
  onGridReady: ({ api }) => {
    globalThis.nuda = api;
  },
};
// `?senza-react`: the library's own drawing, for whoever wants to know what React costs.
if (element && location.search === '?senza-react') createGrid<Riga>(element, options);
else if (element) createRoot(element).render(createElement(AgGridReact<Riga>, options));
