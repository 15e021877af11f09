/** The cases of a labelled office, each with its share. */
import type { Ricetta } from './casi-comuni.ts';
import { arrotondamento, bollo, ritenuta, sconto, spese, split } from './casi-differenze.ts';
import { fuoriElenco, giroconto, insoluto, senzaDocumento, storno } from './casi-estranei.ts';
import {
  aScadenza,
  acconto,
  cumulativo,
  cumulativoCitato,
  inDue,
  notaCredito,
  riba,
} from './casi-insiemi.ts';
import { competenza, rata } from './casi-periodi.ts';
import { citata, pari, ricorrente, senza, soloData, storpiato, terzo } from './casi-singoli.ts';

/** Share of each, in movimenti drawn. */
export const CASI: readonly (readonly [number, Ricetta])[] = [
  [27, citata],
  [15, senza],
  [3, soloData],
  [6, storpiato],
  [6, cumulativoCitato],
  [3, cumulativo],
  [1.5, notaCredito],
  [3, acconto],
  [1.2, inDue],
  [4, spese],
  [3.5, ritenuta],
  [2, split],
  [1, bollo],
  [1.5, sconto],
  [1.5, arrotondamento],
  [2, terzo],
  [1.8, pari],
  [0.7, ricorrente],
  [0.6, competenza],
  [0.3, rata],
  [0.7, riba],
  [3, aScadenza],
  [1, giroconto],
  [0.6, storno],
  [0.6, insoluto],
  [8, senzaDocumento],
  [4, fuoriElenco],
];
