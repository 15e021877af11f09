/** The ways of paying: area of the grid. */
export { TipiPagamentoPage } from './tipi-pagamento-page.tsx';
