/** Printed statements by number: each is of one kind, and the same number always makes the same one. */
import { CARTE, makeCarta } from './carte.ts';
import { makeConto, TEMI } from './conti.ts';
import type { DocumentoVero } from './modello.ts';

const TIPI: readonly ((seed: number) => DocumentoVero)[] = [
  ...TEMI.map((theme) => (seed: number) => makeConto(seed, theme)),
  ...CARTE.map((theme) => (seed: number) => makeCarta(seed, theme)),
];

export function makeDocumento(seed: number): DocumentoVero {
  const make = TIPI[seed % TIPI.length];
  if (!make) throw new Error('no kinds');
  return make(seed);
}
