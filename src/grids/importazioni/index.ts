/** The import log area. */
export { AnnullaUna } from './dialogs/annul-one.tsx';
export { Originali } from './originals.tsx';
export { ImportazioniPage } from './importazioni-page.tsx';
