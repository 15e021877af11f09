/** The import log area. */
export { ImportazioniPage } from './importazioni-page.tsx';
export type { ImportazioniPageProps } from './importazioni-page.tsx';
