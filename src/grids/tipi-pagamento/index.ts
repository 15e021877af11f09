/** The ways of paying: area of the grid. */
export { TipiPagamentoSection } from './tipi-pagamento-section.tsx';
