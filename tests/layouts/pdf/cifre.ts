/** How banks print days and amounts on paper. */
import type { Caso } from '../caso.ts';

const MESI = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'];
export const MESI_INTERI = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
];

export type ScriviGiorno = (giorno: string) => string;

/** @param anno false for days without a year, beside a period that has it */
export function scegliGiorno(caso: Caso, anno: boolean): ScriviGiorno {
  const forma = caso.intero(1, anno ? 6 : 4);
  return (giorno) => {
    const [a = '', m = '', g = ''] = giorno.split('-');
    const mese = MESI[Number(m) - 1] ?? '';
    if (!anno) return [`${g}/${m}`, `${g}.${m}`, `${g} ${mese}`, `${g}-${m}`][forma - 1] ?? '';
    const tutte = [
      `${g}/${m}/${a}`,
      `${g}.${m}.${a.slice(2)}`,
      `${g}/${m}/${a.slice(2)}`,
      `${g}-${m}-${a}`,
      `${g} ${mese} ${a}`,
      `${g}.${m}.${a}`,
    ];
    return tutte[forma - 1] ?? '';
  };
}

/** A day as titles name it. */
export const giornoIntero = (giorno: string): string => giorno.split('-').toReversed().join('/');

export const nude = (cents: number): string => {
  const testo = String(Math.abs(cents)).padStart(3, '0');
  return `${testo.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, '.')},${testo.slice(-2)}`;
};

/** A side behind the amount, in one of the ways of writing it. */
export function scegliLettera(caso: Caso): (cents: number) => string {
  const [esce, entra] = caso.scegli(
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
  return (cents) => `${nude(cents)}${(cents < 0 ? esce : entra) ?? ''}`;
}

/** A minus before the amount, with a currency beside it or without. */
export function scegliSegno(caso: Caso, divisa: boolean): (cents: number) => string {
  const come = divisa ? caso.intero(1, 6) : caso.intero(7, 9);
  return (cents) => {
    const meno = cents < 0 ? '-' : '';
    const cifre = nude(cents);
    return (
      {
        1: `${meno}€ ${cifre}`,
        2: `€ ${meno}${cifre}`,
        3: `${meno}${cifre} €`,
        4: `${meno}${cifre} EUR`,
        5: `EUR ${meno}${cifre}`,
        6: `${meno}${cifre}€`,
        7: `${meno}${cifre}`,
        8: cents < 0 ? `- ${cifre}` : `+ ${cifre}`,
        9: cents < 0 ? `–${cifre}` : cifre,
      }[come] ?? cifre
    );
  };
}
