/** How banks print days and amounts on paper. */
import type { Caso } from '../caso.ts';

const MESI = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'];

export type ScriviGiorno = (day: string) => string;

/** @param year false for days without a year, beside a period that has it */
export function chooseDay(caso: Caso, year: boolean): ScriviGiorno {
  const shape = caso.intero(1, year ? 6 : 4);
  return (day) => {
    const [a = '', m = '', g = ''] = day.split('-');
    const month = MESI[Number(m) - 1] ?? '';
    if (!year) return [`${g}/${m}`, `${g}.${m}`, `${g} ${month}`, `${g}-${m}`][shape - 1] ?? '';
    const all = [
      `${g}/${m}/${a}`,
      `${g}.${m}.${a.slice(2)}`,
      `${g}/${m}/${a.slice(2)}`,
      `${g}-${m}-${a}`,
      `${g} ${month} ${a}`,
      `${g}.${m}.${a}`,
    ];
    return all[shape - 1] ?? '';
  };
}

/** A day as titles name it. */
export const giornoIntero = (day: string): string => day.split('-').toReversed().join('/');

export const nude = (cents: number): string => {
  const text = String(Math.abs(cents)).padStart(3, '0');
  return `${text.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, '.')},${text.slice(-2)}`;
};

/** A side behind the amount, in one of the ways of writing it. */
export function chooseLetter(caso: Caso): (cents: number) => string {
  const [leaves, incoming] = caso.choose(
    [' D', ' A'],
    ['D', 'A'],
    [' DR', ' CR'],
    [' D', ' C'],
    ['-', ''],
    ['-', '+'],
    [' -', ''],
    [' Dare', ' Avere'],
    [' (D)', ' (A)'],
    [' CR', ' DR'].toReversed(),
  );
  return (cents) => `${nude(cents)}${(cents < 0 ? leaves : incoming) ?? ''}`;
}

/** A minus before the amount, with a currency beside it or without. */
export function chooseSign(caso: Caso, divisa: boolean): (cents: number) => string {
  const how = divisa ? caso.intero(1, 6) : caso.intero(7, 9);
  return (cents) => {
    const minus = cents < 0 ? '-' : '';
    const digits = nude(cents);
    return (
      {
        1: `${minus}€ ${digits}`,
        2: `€ ${minus}${digits}`,
        3: `${minus}${digits} €`,
        4: `${minus}${digits} EUR`,
        5: `EUR ${minus}${digits}`,
        6: `${minus}${digits}€`,
        7: `${minus}${digits}`,
        8: cents < 0 ? `- ${digits}` : `+ ${digits}`,
        9: cents < 0 ? `–${digits}` : digits,
      }[how] ?? digits
    );
  };
}
