/** How a partita stands on a day, in one word; and by how many days it is late. */
import type { Giorno, StatoRiga } from '#api/contract/valori.ts';

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

interface PartitaDaGuardare {
  stato: StatoRiga;
  concordata: object | null;
  forse_pagata: object | null;
}

/** Days from one to another, negative when the second comes first; whole UTC days, which no clock change shortens. */
export const countGiorni = (dal: Giorno, al: Giorno): number =>
  (Date.parse(`${al}T00:00:00Z`) - Date.parse(`${dal}T00:00:00Z`)) / 86_400_000;

/** `day`: the day it falls due, after the working-day rule where that is in force. What matters most comes first. */
export function getSituazione(partita: PartitaDaGuardare, day: Giorno, today: Giorno): Situazione {
  const { stato } = partita;
  if (stato === 'chiusa' || stato === 'ignorata') return stato;
  if (partita.forse_pagata) return 'forse_pagata';
  if (day < today) return 'scaduta';
  if (day === today) return 'oggi';
  if (stato === 'parziale') return 'parziale';
  return partita.concordata ? 'concordata' : 'aperta';
}

/** Days late, for what is still open; null for what is not late. */
export function computeRitardo({ stato }: PartitaDaGuardare, day: Giorno, today: Giorno): number | null {
  if (stato === 'chiusa' || stato === 'ignorata' || day >= today) return null;
  return countGiorni(day, today);
}
