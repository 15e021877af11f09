/** How far a conto is, month by month. */
import type { ContoStudio } from '#api/contract/studio.ts';
import { toGiorno } from '../date.ts';
import type { Giorno } from '#api/contract/valori.ts';

export const STATI_MESE = ['non_quadra', 'manca', 'importato', 'provato', 'prima'] as const;
/**
 * `provato`: every import that touches the month ties out. `importato`: there are movimenti that no balance proves.
 * `manca`: nothing came in, and the conto had begun. `prima`: it had not.
 */
export type StatoMese = (typeof STATI_MESE)[number];

/** First days of the last `quanti` months up to that of `oggi`, oldest first. */
export function listMesi(oggi: string, quanti: number): Giorno[] {
  const last = Number(oggi.slice(0, 4)) * 12 + Number(oggi.slice(5, 7)) - 1;
  return Array.from({ length: quanti }, (_, at) => {
    const month = last - (quanti - 1) + at;
    return toGiorno(`${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`);
  });
}

/** `mese` is the first day of a month. */
export function findStatoMese(
  { mesi, primo_mese }: Pick<ContoStudio, 'mesi' | 'primo_mese'>,
  mese: string,
): StatoMese {
  const found = mesi.find((each) => each.mese === mese);
  if (found === undefined) return primo_mese === null || mese < primo_mese ? 'prima' : 'manca';
  if (found.esito === 'non_quadra') return 'non_quadra';
  return found.esito === 'quadra' ? 'provato' : 'importato';
}
