/** The import area's public face. */
export type { DisegnaAnnullo } from './annullo.ts';
export { ImportaPage, type ImportaPageProps } from './importa-page.tsx';
export { EditorTracciato } from './tracciati/editor.tsx';
export type { InizioTracciato } from './tracciati/bozza.ts';
export { Rilettura } from './rilettura/rilettura.tsx';
export { ProvaPage } from './prova/prova-page.tsx';
