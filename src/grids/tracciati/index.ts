/** The tracciati area. */
export { TracciatiPage } from './tracciati-page.tsx';
export type { TracciatoEditorProps } from './tracciati-page.tsx';
export type { Aperto } from './atoms.ts';
