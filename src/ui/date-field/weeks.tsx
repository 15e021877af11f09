/** A month as a table: the names of the days, and its weeks from Monday. */
import type { Giorno } from '#api/contract/valori.ts';
import { getInterval, listGiorni } from '#domain/scadenze/calendar.ts';
import { NOMI_GIORNI } from '#domain/date.ts';

/** The weeks that a month touches, whole. */
export function listWeeks(giorno: Giorno): readonly (readonly Giorno[])[] {
  const days = listGiorni(getInterval('mese', giorno));
  return Array.from({ length: days.length / 7 }, (_, at) => days.slice(at * 7, at * 7 + 7));
}

/** The cells at the head of its columns. */
export const DayNames = ({ className }: { className: string }) =>
  NOMI_GIORNI.map((name) => (
    <th key={name} scope="col" abbr={name} className={className}>
      {name.slice(0, 3)}
    </th>
  ));
