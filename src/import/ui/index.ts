/** The import area's public face. */
export { ImportaPage, type ImportaPageProps } from './importa-page.tsx';
