/** The tracciati area. */
export { TracciatiPage } from './tracciati-page.tsx';
export type { TracciatoEditorProps, TracciatiPageProps } from './tracciati-page.tsx';
export type { Aperto } from './atoms.ts';
