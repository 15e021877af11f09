/** The built-in tracciati: each folder here is one, with a made-up sample and the rows that reading it must give. */
import { CARTELLE } from '#domain/banks/folders.ts';
import type { TracciatoNativo } from './nativo.ts';

export const TRACCIATI_NATIVI: readonly TracciatoNativo[] = CARTELLE.map(([chiave, { TRACCIATO }]) => ({
  chiave,
  ...TRACCIATO,
}));
