/** Documents on paper, in one family: the only door of the folder that prints. */
export type {
  Blocco,
  Cella,
  ColonnaStampa,
  Documento,
  Intestazione,
  RigaStampa,
  TabellaStampa,
  TipoCella,
  VoceStampa,
} from './tipi.ts';
export { provenienza, readIntestazione } from './intestazione.ts';
export { stampa } from './stampa.ts';
