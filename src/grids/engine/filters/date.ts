/** The language of date filters: days, months, years, words, and ranges of them. */
import type { Giorno } from '#api/contract/valori.ts';
import type { ParsedEdit } from '../kinds.ts';
import {
  makeOpenEnd,
  makeClosedEnd,
  type Condizione,
  makeInterval,
  readAlternative,
  readVuote,
} from './conditions.ts';
import { parsePeriodo } from '#domain/periods.ts';

export const ESEMPI_DATA =
  '15/03/2026 · 03/2026 · 2026 · questo mese · ultimi 30 giorni · 01/03/2026..15/03/2026';

/** Offered as buttons. */
export const PERIODI_COMUNI = [
  'oggi',
  'ieri',
  'questa settimana',
  'questo mese',
  'mese scorso',
  'quest’anno',
  'ultimi 30 giorni',
  'prossimi 30 giorni',
] as const;

const motivo = 'Scrivi gg/mm/aaaa, 03/2026, 2026, “questo mese”, “ultimi 30 giorni” o un intervallo con ..';

/** The places where a text may be a range, the surest first: a hyphen may also stand inside a day. */
function* splits(text: string): Generator<[string, string]> {
  const dots = /^(.*?)\s*(?:\.{2,3}|…)\s*(.*)$/.exec(text);
  if (dots) yield [dots[1] ?? '', dots[2] ?? ''];
  const words = /^(?:dal?|tra(?: il)?|dall')\s*(.+?)\s+(?:al?|e(?: il)?|all')\s*(.+)$/i.exec(text);
  if (words) yield [words[1] ?? '', words[2] ?? ''];
  for (const { index } of text.matchAll(/[-–]/g))
    yield [text.slice(0, index).trim(), text.slice(index + 1).trim()];
}

/** `gennaio - marzo 2025`: a month without a year is of the year that is said. */
function withYear(from: string, to: string): string {
  const year = /\b\d{4}$/.exec(to)?.[0];
  return year !== undefined && /^[a-zà]+$/i.test(from) ? `${from} ${year}` : from;
}

function readRange(text: string, today: Giorno): Condizione<Giorno> | null {
  for (const [from, to] of splits(text)) {
    if (from === '' && to === '') continue;
    const first = from === '' ? null : (parsePeriodo(withYear(from, to), today) ?? parsePeriodo(from, today));
    const last = to === '' ? null : parsePeriodo(to, today);
    if ((from !== '' && !first) || (to !== '' && !last)) continue;
    if (first && last && first.da > last.a)
      return makeInterval(makeClosedEnd(last.da), makeClosedEnd(first.a));
    return makeInterval(first ? makeClosedEnd(first.da) : null, last ? makeClosedEnd(last.a) : null);
  }
  return null;
}

const SEGNI: readonly [RegExp, string][] = [
  [/^(>=|≥|dal|da|dall')\s*/i, '>='],
  [/^(<=|≤|fino al|fino a|entro il|entro|al)\s*/i, '<='],
  [/^(<>|!=|!|≠)\s*/, '<>'],
  [/^(>|dopo il|dopo)\s*/i, '>'],
  [/^(<|prima del|prima di)\s*/i, '<'],
  [/^(=|il)\s+/i, '='],
];

function readOne(text: string, today: Giorno): Condizione<Giorno> | null {
  const empty = readVuote(text);
  if (empty) return empty;
  const whole = parsePeriodo(text, today);
  if (whole) return makeInterval(makeClosedEnd(whole.da), makeClosedEnd(whole.a));
  const found = SEGNI.find(([pattern]) => pattern.test(text));
  const period = found ? parsePeriodo(text.replace(found[0], ''), today) : null;
  if (!period) return readRange(text, today);
  switch (found?.[1]) {
    case '>':
      return makeInterval(makeOpenEnd(period.a), null);
    case '>=':
      return makeInterval(makeClosedEnd(period.da), null);
    case '<':
      return makeInterval(null, makeOpenEnd(period.da));
    case '<=':
      return makeInterval(null, makeClosedEnd(period.a));
    case '<>':
      return makeInterval(makeClosedEnd(period.da), makeClosedEnd(period.a), true);
    default:
      return makeInterval(makeClosedEnd(period.da), makeClosedEnd(period.a));
  }
}

/** Reads a date filter as of the day `oggi`; null when nothing is asked. */
export const parseFiltroData = (text: string, today: Giorno): ParsedEdit<Condizione<Giorno>[]> =>
  readAlternative(text, (part) => {
    const valore = readOne(part, today);
    return valore === null ? { ok: false, motivo } : { ok: true, valore };
  });
