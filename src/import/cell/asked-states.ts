/** Columns whose header is itself a state, and asks: a yes or a no stands under it, a mark or nothing. */
import { expandAbbreviations } from './abbreviations.ts';
import { isLikelyData } from './cell.ts';
import { normalizeHeader } from './words.ts';

/** Stems of what is done, and of what is not: cut short, too. */
const DONE =
  /^(?:contab|consolid|esegu|conferm|regolat|liq|definitiv|addebitat|accreditat|evas|perfezion|complet|conclus|chius|avvenut|riuscit|registrat|booked|posted|cleared|settled|gebucht|comptabilis)\w*$/;
const FLAG = '(?:(?:flag|fl|ind|indicatore|operazione|op|movimento|mov) )?';
const NOT_YET = new RegExp(
  `^${FLAG}(?:(?:provvisori|sospes|prenot|pending|vorgemerkt|inevas|in attesa|in sospeso)\\w*|(?:da|non) (?:contab|esegu|regol|conferm|liq|accred|addeb)\\w*)$`,
);
const NEVER = new RegExp(
  `^${FLAG}(?:annull|storn|rifiut|respint|revoc|void|cancel|revers|refus|reject|declin|blocc|scart|fallit)\\w*$`,
);
/** The day on which a row was taken back: where one stands, it never was. */
const NEVER_SINCE = /^(?:data (?:di )?)?(?:annull|storn|revoc|rifiut)\w*(?: (?:il|in data|dal))?$/;
/** The day on which a row was booked: where none stands beside others that have one, it is not yet. */
const BOOKED_ON =
  /^data (?:di )?(?:contabil\w*|registrazione)$|^(?:booking|booked|posting|posted) ?(?:date|on|at)$|^buchungs(?:tag|datum)$/;
const YES = /^(?:si|s|yes|y|x|1|true|vero|v|ja|oui|presente|fatto)$/;
const NO = /^(?:no|n|0|false|falso|f|nein|non|assente)$/;
const TICK = /^[✓✔•*]$/;

/** What a yes or a no says of its row; null for any other word, or under a header that does not ask. */
export type AskedState = 'fatta' | 'non ancora' | 'mai' | null;

/** True of a yes, false of a no; null of any other word. */
export function parseYes(text: string): boolean | null {
  const word = normalizeHeader(text);
  if (YES.test(word) || TICK.test(text.trim())) return true;
  return NO.test(word) ? false : null;
}

/** What a yes or a no says under a header that asks whether a row was done. */
export function parseAskedState(text: string, header: string): AskedState {
  const yes = parseYes(text);
  if (yes !== null) return answer(header, yes);
  return isTakenBack(header, text) ? 'mai' : isBookedOn(header, text) ? 'fatta' : null;
}

/** A day without its year is none by itself. */
const YEARLESS = /^\d{1,2}[-/. ]\d{1,2}$/;
const isDay = (text: string): boolean => isLikelyData(text) || YEARLESS.test(text.trim());

/** True of a day, whole or without its year, under the name of what takes a row back. */
export const isTakenBack = (header: string, text: string): boolean =>
  NEVER_SINCE.test(normalizeHeader(header)) && isDay(text);

/** True of a day under the name of that on which a row is booked. */
export const isBookedOn = (header: string, text: string): boolean =>
  BOOKED_ON.test(expandAbbreviations(normalizeHeader(header))) && isDay(text);

/** What an empty cell says under such a header, where the others hold yes and no, or marks. */
export const parseBlankState = (header: string): AskedState => answer(header, false);

function answer(header: string, yes: boolean): AskedState {
  const name = normalizeHeader(header);
  if (NOT_YET.test(name)) return yes ? 'non ancora' : 'fatta';
  if (NEVER.test(name) || NEVER_SINCE.test(name)) return yes ? 'mai' : 'fatta';
  if (DONE.test(name) || BOOKED_ON.test(expandAbbreviations(name))) return yes ? 'fatta' : 'non ancora';
  return null;
}
