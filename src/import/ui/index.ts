/** The import area's public face. */
export type { DisegnaAnnullo } from './annul.ts';
export { ImportaPage } from './import-page.tsx';
export { addForAllAtom } from './state/list.ts';
export { EditorTracciato } from './tracciati/editor.tsx';
export type { InizioTracciato } from './tracciati/draft.ts';
export { Rilettura } from './reread/reread.tsx';
export { ProvaPage } from './trial/trial-page.tsx';
