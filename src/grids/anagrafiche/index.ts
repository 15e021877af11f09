/** The registries area. */
export { AnagrafichePage } from './anagrafiche-page.tsx';
export type { LeggiTabella, ImportedTable } from './dialogs/import/table.ts';
