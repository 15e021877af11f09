/** Documents on paper, in one family: the only door of the folder that prints. */
export type { PrintBlock, PrintDocument, PrintHeader, PrintTable as TabellaStampa } from './types.ts';
export { describeProvenance as describeProvenienza, readIntestazione } from './header.ts';
export { printDocument } from './print.ts';
