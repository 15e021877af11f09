/** The state of a partita on a day, in one word, and the days by which it is late. */
import type { Giorno, StatoRiga } from '#api/contract/valori.ts';
import { countGiorni } from '../date.ts';

const SITUAZIONI = [
  'forse_pagata',
  'scaduta',
  'oggi',
  'parziale',
  'concordata',
  'aperta',
  'chiusa',
  'ignorata',
] as const;
export type Situazione = (typeof SITUAZIONI)[number];

interface PartitaToWatch {
  stato: StatoRiga;
  concordata: object | null;
  forse_pagata: object | null;
}

/**
 * `day`: the due date, after the working-day rule if that is in force. The most important situation is checked first.
 */
export function getSituazione(partita: PartitaToWatch, day: Giorno, today: Giorno): Situazione {
  const { stato } = partita;
  if (stato === 'chiusa' || stato === 'ignorata') return stato;
  if (partita.forse_pagata) return 'forse_pagata';
  if (day < today) return 'scaduta';
  if (day === today) return 'oggi';
  if (stato === 'parziale') return 'parziale';
  return partita.concordata ? 'concordata' : 'aperta';
}

/** The days by which an open partita is late; null if it is not late. */
export function computeRitardo({ stato }: PartitaToWatch, day: Giorno, today: Giorno): number | null {
  if (stato === 'chiusa' || stato === 'ignorata' || day >= today) return null;
  return countGiorni(day, today);
}
