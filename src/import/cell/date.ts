/** Date cells to calendar days, for an order of the parts known beforehand. */
import type { OrdineData } from '#api/contract/tracciati.ts';
import { isGiorno, type Giorno } from '#api/contract/valori.ts';

/** The three numbers of a date as written; `nome` when the month is a word, `anno_primo` when the year leads. */
export interface PartiData {
  a: number;
  b: number;
  c: number;
  shape: 'numeri' | 'anno_primo' | 'nome' | 'compatta';
  separatore: string;
  /** True of a year of four digits behind the other parts: where the year leads, this is no day of the same kind. */
  annoIntero?: boolean;
}

/** Names of the months, without accents: Italian, English, German, French, Spanish, Portuguese, Dutch. */
const MESI: readonly (readonly string[])[] = [
  'gennaio january januar janvier enero janeiro januari jaenner janner',
  'febbraio february februar fevrier febrero fevereiro februari',
  'marzo march marz maerz mars marco maart mrz',
  'aprile april avril abril',
  'maggio may mai mayo maio mei',
  'giugno june juni juin junio junho',
  'luglio july juli juillet julio julho',
  'agosto august aout augustus',
  'settembre september septembre septiembre setembro setiembre',
  'ottobre october oktober octobre octubre outubro',
  'novembre november noviembre novembro',
  'dicembre december dezember decembre diciembre dezembro',
].map((names) => names.split(' '));

/** The month whose name begins with a word of three letters or more, 1 to 12; 0 when it is none: `martedì`, `settore`. */
export function parseMonthName(word: string): number {
  const start = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  if (start.length < 3) return 0;
  return MESI.findIndex((names) => names.some((name) => name.startsWith(start))) + 1;
}

/** A day glued to another: the first is read. Two days with a stroke between are a period, and none. */
const ALTRO_GIORNO = String.raw`(?=\d{1,2}(?<altro>[./-])\d{1,2}\k<altro>(?:\d{4}|\d{2})$)`;
/** What may follow a day: nothing, or a time, after a space, a stroke or glued to it. */
const ORA = String.raw`(?:$|[\sT,;]+(?:(?:ore|alle|h|um|at|à|a las)[.:]? ?)?\d|\s?-\s?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?$|(?=\d{2}:\d{2})|h(?=\d{1,2}[:.]\d{2})|${ALTRO_GIORNO})`;
/** Spaces around the signs between the parts, punctuation after them, and `ore` before a time are taken as they come. */
const NUMERI = new RegExp(
  String.raw`^(\d{1,4})(?: ?([./\-_–—·\\]) ?(\d{1,2}) ?\2 ?['’]?|(\s)(\d{1,2})\s['’]?)(\d{4}|\d{2})(?:[.,;]?${ORA}|:$)`,
);
const NOME = new RegExp(
  String.raw`^(\d{1,2})(?:º|°|st|nd|rd|th|er)?(?:[.\s/-]{0,2}|\sde\s)([A-Za-zÀ-ÿ]{3,10})\.?(?:[\s/-]{0,2},?\s?['’]?|\sde\s)(\d{4}|\d{2})(?:[.,;]?${ORA}|:$)`,
);
const NOME_PRIMO = new RegExp(
  String.raw`^([A-Za-zÀ-ÿ]{3,10})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})(?:[.,;]?${ORA}|:$)`,
);
/** Eight digits, alone or with the time that a program puts behind them. */
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:[ T]?(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d)?)?$/;
const FERIALI = 'lun|mar|mer|gio|ven|sab|dom|mon|tue|wed|thu|fri|sat|sun|lunes|jue|vie|jeu|dim|sam';
/** What a printer puts around a day: brackets, quotes, asterisks; the day of the week behind it. */
const AROUND = new RegExp(String.raw`^[("'*\s]+(?=\d)|\s+\(?(?:${FERIALI})[a-zì]*\.?\)?$|[)"'*\s]+$`, 'gi');
/** The day of the week before a day: two letters or more, a dot or a comma. */
const FERIALE =
  /^(?:lun|mar|mer|gio|ven|sab|dom|mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lunes|jue|vie|jeu|dim|sam)[a-zì]*[.,]{0,2}\s+(?=\d)/i;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Takes a date cell apart; null when it does not have the shape of one. A time after it is ignored. */
export function splitData(text: string): PartiData | null {
  const whole = text.trim();
  if (whole.length < 6 || whole.length > 40) return null;
  const bare = isDigit(whole.charCodeAt(0)) && isDigit(whole.charCodeAt(whole.length - 1));
  const edged = bare ? whole : whole.replaceAll(AROUND, '');
  // `Mar` before a day is a month where a year follows it, and else the day of the week.
  const cell = bare || NOME_PRIMO.test(edged) ? edged : edged.replace(FERIALE, '');
  const numbers = NUMERI.exec(cell);
  if (numbers) {
    const [, a = '', sign, withSign, space, withSpace, c = ''] = numbers;
    const [separatore, b] = [sign ?? space ?? '', withSign ?? withSpace ?? ''];
    if (a.length === 4) {
      return c.length === 2 ? { a: +a, b: +b, c: +c, shape: 'anno_primo', separatore } : null;
    }
    if (a.length === 3 || c.length === 3) return null;
    return { a: +a, b: +b, c: yearOf(c), shape: 'numeri', separatore, annoIntero: c.length === 4 };
  }
  const compact = COMPACT.exec(cell);
  if (compact) {
    const [, a = '', b = '', c = ''] = compact;
    return { a: +a, b: +b, c: +c, shape: 'compatta', separatore: '' };
  }
  const named = NOME.exec(cell);
  if (named) return withName(named[1] ?? '', named[2] ?? '', named[3] ?? '');
  const monthFirst = NOME_PRIMO.exec(cell);
  return monthFirst ? withName(monthFirst[2] ?? '', monthFirst[1] ?? '', monthFirst[3] ?? '') : null;
}

function withName(day: string, month: string, year: string): PartiData | null {
  const number = parseMonthName(month);
  return number === 0 ? null : { a: +day, b: number, c: yearOf(year), shape: 'nome', separatore: ' ' };
}

/** Two digits of a year: 70-99 are of the last century, as POSIX `strptime` reads them (69 there, none in banks). */
function yearOf(text: string): number {
  const year = Number(text);
  return text.length > 2 ? year : year >= 70 ? 1900 + year : 2000 + year;
}

/** The calendar day of a cell under an order of its parts; null when there is no such day. */
export function parseGiorno(text: string, order: OrdineData): Giorno | null {
  const parts = splitData(text);
  return parts && joinData(parts, order);
}

/** A year that leads or a month in letters speaks for itself; otherwise `order` decides. */
export function joinData(parts: PartiData, order: OrdineData): Giorno | null {
  const { a, b, c } = parts;
  if (parts.shape === 'anno_primo') return dayOf(a, b, c);
  if (parts.shape === 'nome') return dayOf(c, b, a);
  if (parts.shape === 'compatta') {
    if (order === 'amg') return dayOf(a, b, c);
    const year = b * 100 + c;
    const first = Math.floor(a / 100);
    return order === 'gma' ? dayOf(year, a % 100, first) : dayOf(year, first, a % 100);
  }
  if (order === 'gma') return dayOf(c, b, a);
  if (order === 'mga') return dayOf(c, a, b);
  if (parts.annoIntero === true) return joinYearBehind(a, b, c);
  return a < 100 && c >= 2000 && c < 2032 ? dayOf(2000 + a, b, c - 2000) : null;
}

/** A day with its year behind among others whose year leads: only where one order of the rest makes a day. */
function joinYearBehind(a: number, b: number, year: number): Giorno | null {
  const [dayFirst, monthFirst] = [dayOf(year, b, a), dayOf(year, a, b)];
  return dayFirst !== null && monthFirst !== null && a !== b ? null : (dayFirst ?? monthFirst);
}

function dayOf(year: number, month: number, day: number): Giorno | null {
  const text = `${year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`;
  return isGiorno(text) ? (text as Giorno) : null;
}
