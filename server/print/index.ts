/** Documents on paper, in one family: the only door of the folder that prints. */
export type { PrintBlock, PrintDocument, PrintHeader, TabellaStampa } from './types.ts';
export { describeProvenienza, readIntestazione } from './header.ts';
export { printDocument } from './print.ts';
