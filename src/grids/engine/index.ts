/**
 * The grid engine's public face.
 *
 * An area declares a `Workspace`: rows (`createRighe`), columns (`defineColonne`, with the kinds of `kinds.ts` or `defineSoggetto`),
 * actions as data, and, where cells can be changed, `createEditEngine`. `WorkspaceGrid` draws it all. `DataGrid` is the
 * bare grid of a preview. Columns may be made at run time: keep the array the same object until they are others, since
 * another array is another grid; `campo` is their identity in views, addresses and exports.
 *
 * Rows beyond `SOGLIA` (`blocks/source.ts`) need a `BlocksSource`; its `gruppi` may be missing, and grouping then says why
 * it does not. What is not exported here may change without notice.
 */
export { explainNotOne, explainNone, onOne } from './action.ts';
export type { Azione, ActionContext } from './action.ts';
export { REFRESH as AGGIORNA, EXPORT as ESPORTA, EXPORT_AS as ESPORTA_COME } from './common-actions.tsx';
export type { BlocksQuery } from './blocks/query.ts';
export type { BlocksSource } from './blocks/source.ts';
export { CellLink } from './cell-link.tsx';
export { defineColonne } from './define-columns.ts';
export { ColumnLabel, defineSigned } from './label.tsx';
export type { Sign, Tono } from './label.tsx';
export type { FileOrigine } from './export/workbook.ts';
export { saveFile } from './export/export.ts';
export { DataGrid } from './data-grid.tsx';
export { DATA, IMPORTO, INSTANT as ISTANTE, NOTA, NUMERO, SI_NO, defineStato, TESTO } from './kinds.ts';
export type { TipoColonna } from './kinds.ts';
export type { CambioRiga } from './righe.ts';
export type { EditStep } from './history/history.ts';
export { createEditEngine } from './edit/edit-engine.ts';
export type { SaveResult as EsitoSalvataggio, EditEnd, RigaRequest } from './edit/requests.ts';
export { createRighe, readByOffset } from './righe.ts';
export type { RighePage, Righe } from './righe.ts';
export { defineSoggetto } from './soggetto.ts';
export type { Summary, SommaDivisa } from './sums.ts';
export { VERSI_PARTITE } from './directions.ts';
export type { Colonna, Change as Modifica, ColumnOptions, SegnoRiga } from './types.ts';
export { clearFilters, readParameters } from './viste/parameters.ts';
export { useRicercaIndirizzo } from './viste/use-search.ts';
export { defineWorkspace } from './workspace.ts';
export type { ChosenRighe, EmptyStateText, Workspace } from './workspace.ts';
export { WorkspaceGrid } from './workspace-grid.tsx';
