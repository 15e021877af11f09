/** The payments area. */
export { PagamentiPage } from './pagamenti-page.tsx';
