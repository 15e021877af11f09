/** Date cells to calendar days, for an order of the parts known beforehand. */
import type { OrdineData } from '#api/contract/tracciati.ts';
import { isGiorno, type Giorno } from '#api/contract/valori.ts';

/** The three numbers of a date as written; `nome` when the month is a word, `anno_primo` when the year leads. */
export interface PartiData {
  a: number;
  b: number;
  c: number;
  forma: 'numeri' | 'anno_primo' | 'nome' | 'compatta';
  separatore: string;
}

/** First letters of the months in Italian, English, German, French and Spanish. */
const MESI: readonly (readonly string[])[] = [
  ['gen', 'jan', 'ene', 'jän'],
  ['feb', 'fev', 'fév'],
  ['mar', 'mär', 'mrz', 'mae'],
  ['apr', 'avr', 'abr'],
  ['mag', 'may', 'mai'],
  ['giu', 'jun', 'juin'],
  ['lug', 'jul', 'juil'],
  ['ago', 'aug', 'aou', 'aoû'],
  ['set', 'sep'],
  ['ott', 'oct', 'okt'],
  ['nov'],
  ['dic', 'dec', 'dez', 'déc'],
];

/** The month whose name a word starts, 1 to 12; 0 when it is none. */
export function meseDaNome(word: string): number {
  const name = word.toLowerCase();
  return MESI.findIndex((names) => names.some((start) => name.startsWith(start))) + 1;
}

/** What may follow a day: nothing, or a time, after a space or glued to it. */
const ORA = String.raw`(?:$|[\sT,;]+(?:(?:ore|alle|h|um|at|à|a las) )?\d|(?=\d{2}:\d{2}))`;
/** Spaces around the signs between the parts, punctuation after them, and `ore` before a time are taken as they come. */
const NUMERI = new RegExp(String.raw`^(\d{1,4})( ?[./\-_] ?|\s)(\d{1,2})\2(\d{4}|\d{2})(?:[.,;]?${ORA}|:$)`);
const NOME = new RegExp(
  String.raw`^(\d{1,2})(?:º|°|st|nd|rd|th|er)?(?:[.\s/-]{0,2}|\sde\s)([A-Za-zÀ-ÿ]{3,10})\.?(?:[\s/-]{0,2},?\s?|\sde\s)(\d{4}|\d{2})(?:[.,;]?${ORA}|:$)`,
);
const NOME_PRIMO = new RegExp(
  String.raw`^([A-Za-zÀ-ÿ]{3,10})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})(?:[.,;]?${ORA}|:$)`,
);
/** The day of the week before a day: two letters or more, a dot or a comma. */
const FERIALE =
  /^(?:lun|mar|mer|gio|ven|sab|dom|mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lunes|jue|vie|jeu|dim|sam)[a-zì]*[.,]{0,2}\s+(?=\d)/i;

const isLettera = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

/** Takes a date cell apart; null when it does not have the shape of one. A time after it is ignored. */
export function partiData(text: string): PartiData | null {
  const intera = text.trim();
  if (intera.length < 6 || intera.length > 40) return null;
  const cell = isLettera(intera.charCodeAt(0)) ? intera.replace(FERIALE, '') : intera;
  const numbers = NUMERI.exec(cell);
  if (numbers) {
    const [, a = '', segno = '', b = '', c = ''] = numbers;
    const separatore = segno.trim() || segno;
    if (a.length === 4) {
      return c.length === 2 ? { a: +a, b: +b, c: +c, forma: 'anno_primo', separatore } : null;
    }
    if (a.length === 3 || c.length === 3) return null;
    return { a: +a, b: +b, c: anno(c), forma: 'numeri', separatore };
  }
  if (/^\d{8}$/.test(cell)) {
    return {
      a: +cell.slice(0, 4),
      b: +cell.slice(4, 6),
      c: +cell.slice(6, 8),
      forma: 'compatta',
      separatore: '',
    };
  }
  const named = NOME.exec(cell);
  if (named) return conNome(named[1] ?? '', named[2] ?? '', named[3] ?? '');
  const monthFirst = NOME_PRIMO.exec(cell);
  return monthFirst ? conNome(monthFirst[2] ?? '', monthFirst[1] ?? '', monthFirst[3] ?? '') : null;
}

function conNome(day: string, month: string, year: string): PartiData | null {
  const number = meseDaNome(month);
  return number === 0 ? null : { a: +day, b: number, c: anno(year), forma: 'nome', separatore: ' ' };
}

/** Two digits of a year: 70-99 are of the last century, as POSIX `strptime` reads them (69 there, none in banks). */
function anno(text: string): number {
  const year = Number(text);
  return text.length > 2 ? year : year >= 70 ? 1900 + year : 2000 + year;
}

/** The calendar day of a cell under an order of its parts; null when there is no such day. */
export function leggiGiorno(text: string, ordine: OrdineData): Giorno | null {
  const parti = partiData(text);
  return parti && componi(parti, ordine);
}

/** A year that leads or a month in letters speaks for itself; otherwise `ordine` decides. */
export function componi(parti: PartiData, ordine: OrdineData): Giorno | null {
  const { a, b, c } = parti;
  if (parti.forma === 'anno_primo') return giornoDi(a, b, c);
  if (parti.forma === 'nome') return giornoDi(c, b, a);
  if (parti.forma === 'compatta') {
    if (ordine === 'amg') return giornoDi(a, b, c);
    const year = b * 100 + c;
    const first = Math.floor(a / 100);
    return ordine === 'gma' ? giornoDi(year, a % 100, first) : giornoDi(year, first, a % 100);
  }
  if (ordine === 'gma') return giornoDi(c, b, a);
  if (ordine === 'mga') return giornoDi(c, a, b);
  return a < 100 && c >= 2000 && c < 2032 ? giornoDi(2000 + a, b, c - 2000) : null;
}

function giornoDi(year: number, month: number, day: number): Giorno | null {
  const text = `${year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`;
  return isGiorno(text) ? (text as Giorno) : null;
}
