/** The estratto conto area. */
export { EstrattoContoPage } from './estratto-conto-page.tsx';
