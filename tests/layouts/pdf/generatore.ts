/** Printed statements by number: each is of one kind, and the same number always makes the same one. */
import { CARTE, makeCarta } from './carte.ts';
import { makeConto, TEMI } from './conti.ts';
import type { DocumentoVero } from './modello.ts';

const TIPI: readonly ((seme: number) => DocumentoVero)[] = [
  ...TEMI.map((tema) => (seme: number) => makeConto(seme, tema)),
  ...CARTE.map((tema) => (seme: number) => makeCarta(seme, tema)),
];

export function makeDocumento(seme: number): DocumentoVero {
  const make = TIPI[seme % TIPI.length];
  if (!make) throw new Error('no kinds');
  return make(seme);
}
