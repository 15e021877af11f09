/** The import log area. */
export { AnnullaUna } from './dialogs/annulla-una.tsx';
export { Originali } from './originali.tsx';
export { ImportazioniPage } from './importazioni-page.tsx';
export type { ImportazioniPageProps } from './importazioni-page.tsx';
