/** What the reports share: first days, columns. */
import type { Giorno } from '#api/contract/valori.ts';
import { formatData, getMonthStart } from '../date.ts';
import type { ColonnaReport, ReportValori } from './definition.ts';

export const fromYearStart = (today: Giorno): ReportValori => ({
  dal: `${today.slice(0, 4)}-01-01`,
  al: today,
});

/** The first day of the month eleven months ago: eleven whole months and the present one. */
export const fromOneYear = (today: Giorno): ReportValori => ({ dal: getMonthStart(today, -11), al: today });

/** `15/03`: without its year, beside other days of the same season. */
export const formatGiornoBreve = (day: string): string => formatData(day).slice(0, 5);

/** The fields of an object as texts for the address; null and undefined are left out. */
export const toValori = (fields: object): ReportValori =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  );

/** Makes columns of one kind; `other` overrides what they have in common. */
const columnsOf =
  (common: Pick<ColonnaReport, 'tipo'> & Partial<ColonnaReport>) =>
  (campo: string, titolo: string, other: Partial<ColonnaReport> = {}): ColonnaReport => ({
    campo,
    titolo,
    ...common,
    ...other,
  });

export const defineImporto = columnsOf({ tipo: 'importo' });
export const defineNumero = columnsOf({ tipo: 'numero', larghezza: 108, senzaTotale: true });
export const defineData = columnsOf({ tipo: 'data' });
export const defineTesto = columnsOf({ tipo: 'testo' });

/** Those with the largest measure first, at most `count`. */
export const chooseLargest = <T>(righe: readonly T[], measure: (riga: T) => number, count = 10): T[] =>
  righe
    .filter((riga) => measure(riga) !== 0)
    .toSorted((a, b) => Math.abs(measure(b)) - Math.abs(measure(a)))
    .slice(0, count);
