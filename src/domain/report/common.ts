/** What the reports share: first days, months by name, columns. */
import type { Giorno } from '#api/contract/valori.ts';
import { formatData, toGiorno, MESI } from '../date.ts';
import type { ColonnaReport, ReportValori } from './definition.ts';

export const fromInizioAnno = (oggi: Giorno): ReportValori => ({
  dal: `${oggi.slice(0, 4)}-01-01`,
  al: oggi,
});

/** The first of the month, eleven months back: a year of whole months and the one under way. */
export function fromUnAnno(oggi: Giorno): ReportValori {
  const month = Number(oggi.slice(0, 4)) * 12 + Number(oggi.slice(5, 7)) - 1 - 11;
  const first = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  return { dal: toGiorno(first), al: oggi };
}

/** `marzo 2026`, or `mar 26`. */
export function formatMeseOfDay(day: string, breve = false): string {
  const name = MESI[Number(day.slice(5, 7)) - 1] ?? '';
  return breve ? `${name.slice(0, 3)} ${day.slice(2, 4)}` : `${name} ${day.slice(0, 4)}`;
}

/** `15/03`, beside others of the same season. */
export const formatGiornoBreve = (day: string): string => formatData(day).slice(0, 5);

/** The values of an object's fields as the address writes them; null and undefined are left out. */
export const toValori = (fields: object): ReportValori =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  );

export const defineImporto = (
  campo: string,
  titolo: string,
  altro: Partial<ColonnaReport> = {},
): ColonnaReport => ({
  campo,
  titolo,
  tipo: 'importo',
  ...altro,
});
export const defineNumero = (campo: string, titolo: string): ColonnaReport => ({
  campo,
  titolo,
  tipo: 'numero',
  larghezza: 108,
  senzaTotale: true,
});
export const defineData = (campo: string, titolo: string): ColonnaReport => ({ campo, titolo, tipo: 'data' });
export const defineTesto = (
  campo: string,
  titolo: string,
  altro: Partial<ColonnaReport> = {},
): ColonnaReport => ({
  campo,
  titolo,
  tipo: 'testo',
  ...altro,
});

/** Those with most of a measure first, at most so many. */
export function chooseLargest<T>(righe: readonly T[], misura: (riga: T) => number, quanti = 10): T[] {
  return righe
    .filter((riga) => misura(riga) !== 0)
    .toSorted((a, b) => Math.abs(misura(b)) - Math.abs(misura(a)))
    .slice(0, quanti);
}
