/** Questions in SQL over the reporting views. */
export { QueryPage } from './query-page.tsx';
