/** The aziende of a studio side by side, and their conti month by month. */
export { StudioPage } from './studio-page.tsx';
