/** The scadenziario area. */
export { ScadenziarioPage } from './scadenziario-page.tsx';
