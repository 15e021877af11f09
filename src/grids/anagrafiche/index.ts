/** The registries area. */
export { AnagrafichePage } from './anagrafiche-page.tsx';
export type { LeggiTabella, Tabella } from './dialogs/importa/tabella.ts';
