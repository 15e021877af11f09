/** Layouts by number: each is of one kind, and the same number always makes the same one. */
import { makeCarta, makeMastrino, makePortafoglio } from './carte.ts';
import { COME_SOLDI } from './colonne-conto.ts';
import { makeConto, makePiuConti, makeStati } from './conti.ts';
import { makeCartaDueColonne, makeCartaEstera, makeCartaSegni, makeServizio } from './emittenti.ts';
import { makeAbbreviato, makeScadenze } from './gestionali.ts';
import { makePreambolo, makeSezioni } from './intorno.ts';
import type { Layout } from './modello.ts';
import {
  makeDueParti,
  makeIncassato,
  makeNote,
  makeRegistro,
  makeSaldate,
  makeScadenzario,
  makeSenzaTotale,
} from './partite.ts';
import { makeDueElenchi, makeRigheSaldo, makeStatiLingue } from './stati.ts';

type MakeLayout = (seed: number) => Layout;

const TIPI: readonly MakeLayout[] = [
  ...COME_SOLDI.flatMap((how): MakeLayout[] => [
    (seed) => makeConto(seed, how),
    (seed) => makeConto(seed, how),
  ]),
  (seed) => makeConto(seed, 'verso a parole', true),
  (seed) => makeConto(seed, 'dare e avere', true),
  (seed) => makeConto(seed, 'con segno', true),
  (seed) => makeConto(seed, 'lettera in coda', true),
  makeStati,
  makePiuConti,
  makeCarta,
  makePortafoglio,
  makeMastrino,
  makeRegistro,
  makeSenzaTotale,
  makeIncassato,
  makeIncassato,
  makeSaldate,
  makeNote,
  makeScadenzario,
  makeDueParti,
  makeStatiLingue,
  makeStatiLingue,
  makeDueElenchi,
  makeRigheSaldo,
  makePreambolo,
  makePreambolo,
  makeSezioni,
  makeSezioni,
  makeCartaDueColonne,
  makeCartaEstera,
  makeCartaSegni,
  makeServizio,
  makeAbbreviato,
  makeAbbreviato,
  makeScadenze,
];

export function makeLayout(seed: number): Layout {
  const make = TIPI[seed % TIPI.length];
  if (!make) throw new Error('no kinds');
  return make(seed);
}
