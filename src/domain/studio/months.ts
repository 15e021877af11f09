/** How far a conto is, month by month. */
import type { ContoStudio } from '#api/contract/studio.ts';

export const STATI_MESE = ['non_quadra', 'manca', 'cambiato', 'importato', 'provato', 'prima'] as const;
/**
 * `provato`: every import that touches the month ties. `importato`: there are movimenti that no balance proves.
 * `manca`: nothing was imported, and the conto existed already. `prima`: nothing was imported, and the conto did not
 * exist yet. `cambiato`: rows changed after a person had checked the closing of the month.
 */
export type StatoMese = (typeof STATI_MESE)[number];

/** `mese` is the first day of a month. */
export function findStatoMese(
  { mesi, primo_mese, cambi }: Pick<ContoStudio, 'mesi' | 'primo_mese' | 'cambi'>,
  month: string,
): StatoMese {
  const found = mesi.find((each) => each.mese === month);
  if (found === undefined) return primo_mese === null || month < primo_mese ? 'prima' : 'manca';
  if (found.esito === 'non_quadra') return 'non_quadra';
  if (cambi.some((each) => each.mese === month)) return 'cambiato';
  return found.esito === 'quadra' ? 'provato' : 'importato';
}
