/** Lists of what is open, by number: each as one program exports it, and the same number always makes the same one. */
import type { Layout } from '../modello.ts';
import { makeInvio, makePortale, makeRegistroIva, makeScrivania, makeWeb } from './fatture.ts';
import {
  makeGruppi,
  makeLettere,
  makePartitario,
  makePartiteAperte,
  makeScadenziario,
  makeScheda,
} from './scadenze.ts';

const TIPI: readonly ((seed: number) => Layout)[] = [
  makePortale,
  makeWeb,
  makeScrivania,
  makeInvio,
  makeScadenziario,
  makePartiteAperte,
  makeGruppi,
  makeGruppi,
  makeScheda,
  makePartitario,
  makeLettere,
  makeRegistroIva,
];

export function makeElencoAperti(seed: number): Layout {
  const make = TIPI[seed % TIPI.length];
  if (!make) throw new Error('no kinds');
  return make(seed);
}
