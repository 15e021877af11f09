/** Registers the grid library once, for every grid of the product. */
import { AG_GRID_LOCALE_IT } from '@ag-grid-community/locale';
import {
  CellApiModule,
  CellStyleModule,
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  ColumnAutoSizeModule,
  CustomEditorModule,
  CustomFilterModule,
  enableDevValidations,
  EventApiModule,
  ExternalFilterModule,
  GridStateModule,
  InfiniteRowModelModule,
  LargeTextEditorModule,
  LocaleModule,
  ModuleRegistry,
  PinnedRowModule,
  RenderApiModule,
  RowApiModule,
  RowAutoHeightModule,
  RowSelectionModule,
  RowStyleModule,
  ScrollApiModule,
  TextEditorModule,
  TooltipModule,
} from 'ag-grid-community';

// Named one by one: all of the community's modules weigh some sixty kilobytes more, gzip.
ModuleRegistry.registerModules([
  CellApiModule,
  CellStyleModule,
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  ColumnAutoSizeModule,
  CustomEditorModule,
  CustomFilterModule,
  EventApiModule,
  ExternalFilterModule,
  GridStateModule,
  InfiniteRowModelModule,
  LargeTextEditorModule,
  LocaleModule,
  PinnedRowModule,
  RenderApiModule,
  RowApiModule,
  RowAutoHeightModule,
  RowSelectionModule,
  RowStyleModule,
  ScrollApiModule,
  TextEditorModule,
  TooltipModule,
]);
if (import.meta.env.DEV) enableDevValidations();

/** The grid's own texts; ours where its translation is long or says less than an accountant would. */
export const LOCALE: Record<string, string> = {
  ...AG_GRID_LOCALE_IT,
  ariaInputEditor: 'Modifica della cella',
  blank: 'Vuoto',
  notBlank: 'Non vuoto',
  filterOoo: 'Filtra…',
  noRowsToShow: 'Nessuna riga',
  noMatchingRows: 'Nessuna riga corrisponde: cancella la ricerca o i filtri sotto le intestazioni',
};
