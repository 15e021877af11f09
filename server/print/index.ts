/** Documents on paper, in one family: the only door of the folder that prints. */
export type {
  PrintBlock,
  PrintedCell,
  ColonnaStampa,
  PrintDocument,
  PrintHeader,
  RigaStampa,
  TabellaStampa,
  PrintedCellKind,
  VoceStampa,
} from './types.ts';
export { describeProvenienza, readIntestazione } from './header.ts';
export { printDocument } from './print.ts';
