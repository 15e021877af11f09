/** How programs write days and amounts. */
import type { Caso } from './caso.ts';
import type { Cella } from './modello.ts';

const MESI = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'];
const MESI_INTERI = [
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

export type ScriviGiorno = (giorno: string) => Cella;
export type ScriviCents = (cents: number) => Cella;

/** Writers of a day; a workbook may keep it as a day of its own. */
export function scegliGiorno(caso: Caso, nativo: boolean): ScriviGiorno {
  const forma = caso.intero(1, 26);
  const lingua = caso.da(ALTRI_MESI);
  return (giorno) => {
    const [anno = '', mese = '', di = ''] = giorno.split('-');
    const nome = MESI[Number(mese) - 1] ?? '';
    const intero = MESI_INTERI[Number(mese) - 1] ?? '';
    const testo =
      {
        1: `${di}.${mese}.${anno}`,
        2: `${di}-${mese}-${anno}`,
        3: giorno,
        4: `${di} ${nome} ${anno}`,
        5: `${di}/${mese}/${anno} 00:00`,
        6: `${di}-${nome.toUpperCase()}-${anno.slice(2)}`,
        7: `${Number(di)} ${intero} ${anno}`,
        8: `${di}/${mese}/${anno.slice(2)}`,
        9: `${di}/${mese}/${anno} ore 10:20`,
        10: `${di} / ${mese} / ${anno}`,
        11: `${di}/${mese}/${anno},`,
        12: `${di}_${mese}_${anno}`,
        13: `${anno}.${mese}.${di}`,
        14: `${di}${nome.toUpperCase()}${anno}`,
        15: `${di} ${lingua[Number(mese) - 1] ?? ''} ${anno}`,
        16: `${anno}-${mese}-${di}T08:15:30.000Z`,
        17: `${FERIALI[new Date(giorno).getUTCDay()] ?? ''} ${di}/${mese}/${anno}`,
        18: `${di}/${mese}/${anno};`,
        19: `${di}/${mese}/${anno}10:20:30`,
        20: `${di}-${mese}-${anno.slice(2)}.`,
        21: `${di}.${lingua[Number(mese) - 1] ?? ''}.${anno}`.replace('..', '.'),
        22: `${anno}${mese}${di}`,
      }[forma] ?? `${di}/${mese}/${anno}`;
    return nativo ? { giorno, testo } : testo;
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

export function scegliNumeri(caso: Caso, divisa: string): StileNumeri {
  const decimale = divisa === 'CHF' || caso.unaSu(8) ? '.' : ',';
  return {
    decimale,
    migliaia: caso.scegli(
      '',
      decimale === ',' ? '.' : divisa === 'CHF' ? caso.scegli('’', "'") : ',',
      decimale === ',' ? caso.scegli(' ', '\u00A0', '\u202F') : '',
    ),
    divisa: caso.scegli('no', 'no', 'no', 'no', 'prima', 'dopo'),
    simbolo: divisa === 'EUR' ? caso.scegli('€', 'EUR') : divisa,
    meno: caso.scegli('prima', 'prima', 'prima', 'prima', 'dopo', 'staccato', 'parentesi', 'tipografico'),
    piu: caso.unaSu(6),
  };
}

/** Digits without sign and without currency. */
export function cifre(cents: number, { decimale, migliaia }: StileNumeri): string {
  const testo = String(Math.abs(cents)).padStart(3, '0');
  const interi = testo.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, migliaia);
  return `${interi}${decimale}${testo.slice(-2)}`;
}

export function importo(cents: number, stile: StileNumeri): string {
  const nude = cifre(cents, stile);
  const meno = stile.meno === 'tipografico' ? '−' : '-';
  const segnato =
    cents >= 0
      ? `${stile.piu && cents > 0 ? '+' : ''}${nude}`
      : stile.meno === 'dopo' || stile.meno === 'staccato'
        ? `${nude}${stile.meno === 'staccato' ? ' ' : ''}-`
        : stile.meno === 'parentesi'
          ? `(${nude})`
          : `${meno}${nude}`;
  return stile.divisa === 'no'
    ? segnato
    : stile.divisa === 'prima'
      ? `${stile.simbolo} ${segnato}`
      : `${segnato} ${stile.simbolo}`;
}

/** A writer of signed amounts; `nativo` where a workbook keeps them as numbers. */
export const scriviCents =
  (stile: StileNumeri, nativo: boolean): ScriviCents =>
  (cents) =>
    nativo ? { cents, testo: importo(cents, stile) } : importo(cents, stile);
