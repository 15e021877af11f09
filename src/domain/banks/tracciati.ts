/** The built-in tracciati: each folder here is one, with a made-up sample and the rows that reading it must give. */
import { CARTELLE } from '#domain/banks/folders.ts';
import type { NativeTracciato } from './nativo.ts';

export const NATIVE_TRACCIATI: readonly NativeTracciato[] = CARTELLE.map(([chiave, { TRACCIATO }]) => ({
  chiave,
  ...TRACCIATO,
}));
