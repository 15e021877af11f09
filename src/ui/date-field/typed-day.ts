/** What a person types where one day is asked. */
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni, getFineMese, getMonthStart, parseData } from '#domain/date.ts';
import { parsePeriodo } from '#domain/periods.ts';
import { normalizeText } from '#domain/text.ts';
import { tryGiorno } from './steps.ts';

const BOUNDS: Readonly<Record<string, (today: Giorno) => Giorno>> = {
  'inizio mese': getMonthStart,
  'fine mese': getFineMese,
};

/** `15` (of this month), `1503`, `150326`, `15032026`: figures alone, as on a numeric pad. */
function readDigits(text: string, today: Giorno): Giorno | null {
  if (!/^(?:\d{1,2}|\d{4}|\d{6}|\d{8})$/.test(text)) return null;
  const month = text.length > 2 ? text.slice(2, 4) : today.slice(5, 7);
  const year = text.length > 4 ? text.slice(4) : today.slice(0, 4);
  return parseData(`${text.slice(0, 2)}/${month}/${year}`);
}

/** `+30`, `-7`: days from today. */
const readDistance = (text: string, today: Giorno): Giorno | null =>
  /^[+-]\d{1,4}$/.test(text) ? tryGiorno(() => addGiorni(today, Number(text))) : null;

/** Reads `15/03/2026`, `15/3`, `150326`, `oggi`, `domani`, `fine mese`, `+30`; null when the words mean no one day. */
export function readGiorno(text: string, today: Giorno): Giorno | null {
  const words = normalizeText(text).replaceAll(/\s+/g, ' ').trim();
  const bound = BOUNDS[words];
  if (bound) return bound(today);
  const period = parsePeriodo(words, today);
  if (period && period.da === period.a) return period.da;
  return readDigits(words, today) ?? readDistance(words, today);
}
