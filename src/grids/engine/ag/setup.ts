/** Registers the grid library once, for every grid of the product. */
import { AG_GRID_LOCALE_IT } from '@ag-grid-community/locale';
import { AllCommunityModule, enableDevValidations, ModuleRegistry } from 'ag-grid-community';

ModuleRegistry.registerModules([AllCommunityModule]);
if (import.meta.env.DEV) enableDevValidations();

/** The grid's own texts; ours where its translation is long or says less than an accountant would. */
export const LOCALE: Record<string, string> = {
  ...AG_GRID_LOCALE_IT,
  blank: 'Vuoto',
  notBlank: 'Non vuoto',
  filterOoo: 'Filtra…',
  noRowsToShow: 'Nessuna riga',
  noMatchingRows: 'Nessuna riga corrisponde: cancella la ricerca o i filtri sotto le intestazioni',
};
