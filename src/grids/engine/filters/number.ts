/** The language of number filters, as an Italian types numbers: `1.234,56`, `>100`, `100..200`, `-50; 0`. */
import type { ParsedEdit } from '../kinds.ts';
import {
  makeOpenEnd,
  makeClosedEnd,
  type Condizione,
  makeInterval,
  readAlternative,
  readVuote,
} from './conditions.ts';

export const ESEMPI_NUMERO = '100,50 · >100 · 100..200 · -50 · 10; 20 · vuote';

const motivo = 'Scrivi un numero, >100, <=100, 100..200, oppure più valori separati da ;';

/** Words that stand for the signs. */
const SEGNI: readonly [RegExp, string][] = [
  [/^(>=|≥|almeno|da)(?![a-z])\s*/i, '>='],
  [/^(<=|≤|al massimo|fino a|a)(?![a-z])\s*/i, '<='],
  [/^(<>|!=|!|≠|diverso da)(?![a-z])\s*/i, '<>'],
  [/^(>|oltre|maggiore di|più di)(?![a-z])\s*/i, '>'],
  [/^(<|sotto|minore di|meno di)(?![a-z])\s*/i, '<'],
  [/^(=|uguale a)(?![a-z])\s*/i, '='],
];

type Read = (text: string) => number | null;

/** `100..200`, `da 100 a 200`, `tra 100 e 200`, and the open `100..`; null when it is no range. */
function readRange(text: string, read: Read): Condizione<number> | null {
  const words = /^(?:da|tra)\s+(\S.*?)\s+(?:a|e)\s+(\S.*)$/i.exec(text);
  const dots = words ?? /^(.*?)\s*(?:\.{2,3}|…)\s*(.*)$/.exec(text);
  if (!dots) return null;
  const [from, to] = [dots[1] ?? '', dots[2] ?? ''];
  const da = from === '' ? null : read(from);
  const a = to === '' ? null : read(to);
  if ((from !== '' && da === null) || (to !== '' && a === null) || (from === '' && to === '')) return null;
  // The other way round means the same: nobody asks for an empty interval.
  if (da !== null && a !== null && da > a) return makeInterval(makeClosedEnd(a), makeClosedEnd(da));
  return makeInterval(da === null ? null : makeClosedEnd(da), a === null ? null : makeClosedEnd(a));
}

function readOne(text: string, read: Read): Condizione<number> | null {
  const empty = readVuote(text);
  if (empty) return empty;
  const range = readRange(text, read);
  if (range) return range;
  const found = SEGNI.find(([pattern]) => pattern.test(text));
  const number = read(found ? text.replace(found[0], '') : text);
  if (number === null) return null;
  switch (found?.[1]) {
    case '>':
      return makeInterval(makeOpenEnd(number), null);
    case '>=':
      return makeInterval(makeClosedEnd(number), null);
    case '<':
      return makeInterval(null, makeOpenEnd(number));
    case '<=':
      return makeInterval(null, makeClosedEnd(number));
    case '<>':
      return makeInterval(makeClosedEnd(number), makeClosedEnd(number), true);
    default:
      return makeInterval(makeClosedEnd(number), makeClosedEnd(number));
  }
}

/** Reads a number filter; `read` reads one number of the column (cents for amounts). Null when nothing is asked. */
export const parseFiltroNumero = (text: string, read: Read): ParsedEdit<Condizione<number>[]> =>
  readAlternative(text, (part) => {
    const valore = readOne(part, read);
    return valore === null ? { ok: false, motivo } : { ok: true, valore };
  });
