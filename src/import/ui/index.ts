/** The import area's public face. */
export type { DrawAnnullo as DisegnaAnnullo } from './annul.ts';
export { ImportaPage } from './import-page.tsx';
export { addForAllAtom } from './state/list.ts';
export { EditorTracciato } from './tracciati/editor.tsx';
export type { TracciatoStart as InizioTracciato } from './tracciati/draft.ts';
export { Rilettura } from './reread/reread.tsx';
export { ProvaPage } from './trial/trial-page.tsx';
