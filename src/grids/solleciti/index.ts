/** Solleciti: who is to be written to, what was written, and the texts. */
export { SollecitiPage } from './solleciti-page.tsx';
