/** How programs write days and amounts. */
import { MESI as MESI_INTERI } from '#domain/date.ts';
import type { Caso } from './caso.ts';
import type { Cella } from './modello.ts';

const MESI = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'];

/** As other banks of Europe name the months. */
const ALTRI_MESI = [
  ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
  ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
] as const;
const FERIALI = ['dom', 'lun', 'mar', 'mer', 'gio', 'ven', 'sab'];

export type ScriviGiorno = (day: string) => Cella;
export type ScriviCents = (cents: number) => Cella;

/** Writers of a day; a workbook may keep it as a day of its own. */
export function chooseDay(caso: Caso, native: boolean): ScriviGiorno {
  const shape = caso.intero(1, 26);
  const language = caso.da(ALTRI_MESI);
  return (giorno) => {
    const [year = '', month = '', of = ''] = giorno.split('-');
    const name = MESI[Number(month) - 1] ?? '';
    const whole = MESI_INTERI[Number(month) - 1] ?? '';
    const testo =
      {
        1: `${of}.${month}.${year}`,
        2: `${of}-${month}-${year}`,
        3: giorno,
        4: `${of} ${name} ${year}`,
        5: `${of}/${month}/${year} 00:00`,
        6: `${of}-${name.toUpperCase()}-${year.slice(2)}`,
        7: `${Number(of)} ${whole} ${year}`,
        8: `${of}/${month}/${year.slice(2)}`,
        9: `${of}/${month}/${year} ore 10:20`,
        10: `${of} / ${month} / ${year}`,
        11: `${of}/${month}/${year},`,
        12: `${of}_${month}_${year}`,
        13: `${year}.${month}.${of}`,
        14: `${of}${name.toUpperCase()}${year}`,
        15: `${of} ${language[Number(month) - 1] ?? ''} ${year}`,
        16: `${year}-${month}-${of}T08:15:30.000Z`,
        17: `${FERIALI[new Date(giorno).getUTCDay()] ?? ''} ${of}/${month}/${year}`,
        18: `${of}/${month}/${year};`,
        19: `${of}/${month}/${year}10:20:30`,
        20: `${of}-${month}-${year.slice(2)}.`,
        21: `${of}.${language[Number(month) - 1] ?? ''}.${year}`.replace('..', '.'),
        22: `${year}${month}${of}`,
      }[shape] ?? `${of}/${month}/${year}`;
    return native ? { giorno, testo } : testo;
  };
}

export interface StileNumeri {
  decimale: ',' | '.';
  migliaia: string;
  /** Before or after the digits. */
  divisa: 'no' | 'prima' | 'dopo';
  simbolo: string;
  /** Where the minus stands. */
  meno: 'prima' | 'dopo' | 'staccato' | 'parentesi' | 'tipografico';
  piu: boolean;
}

export function chooseNumbers(caso: Caso, divisa: string): StileNumeri {
  const decimale = divisa === 'CHF' || caso.unaSu(8) ? '.' : ',';
  return {
    decimale,
    migliaia: caso.choose(
      '',
      decimale === ',' ? '.' : divisa === 'CHF' ? caso.choose('’', "'") : ',',
      decimale === ',' ? caso.choose(' ', '\u00A0', '\u202F') : '',
    ),
    divisa: caso.choose('no', 'no', 'no', 'no', 'prima', 'dopo'),
    simbolo: divisa === 'EUR' ? caso.choose('€', 'EUR') : divisa,
    meno: caso.choose('prima', 'prima', 'prima', 'prima', 'dopo', 'staccato', 'parentesi', 'tipografico'),
    piu: caso.unaSu(6),
  };
}

/** Digits without sign and without currency. */
export function cifre(cents: number, { decimale, migliaia }: StileNumeri): string {
  const text = String(Math.abs(cents)).padStart(3, '0');
  const wholes = text.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, migliaia);
  return `${wholes}${decimale}${text.slice(-2)}`;
}

export function importo(cents: number, style: StileNumeri): string {
  const nude = cifre(cents, style);
  const minus = style.meno === 'tipografico' ? '−' : '-';
  const segnato =
    cents >= 0
      ? `${style.piu && cents > 0 ? '+' : ''}${nude}`
      : style.meno === 'dopo' || style.meno === 'staccato'
        ? `${nude}${style.meno === 'staccato' ? ' ' : ''}-`
        : style.meno === 'parentesi'
          ? `(${nude})`
          : `${minus}${nude}`;
  return style.divisa === 'no'
    ? segnato
    : style.divisa === 'prima'
      ? `${style.simbolo} ${segnato}`
      : `${segnato} ${style.simbolo}`;
}

/** A writer of signed amounts; `native` where a workbook keeps them as numbers. */
export const writeCents =
  (style: StileNumeri, native: boolean): ScriviCents =>
  (cents) =>
    native ? { cents, testo: importo(cents, style) } : importo(cents, style);
