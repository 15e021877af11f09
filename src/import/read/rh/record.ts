/**
 * Records of the Italian rendicontazione (CBI standard RND-001, "Rendicontazione saldi e movimenti di c/c"):
 * 120 characters each; positions below count from 1, as the standard's tables do.
 */
import type { TextBlock } from '../encoding.ts';
import { parseDigits } from '../../cell/digits.ts';
import { expandYear, createSixDigitReader } from '../../cell/day.ts';
import { readLines } from '../lines.ts';
import type { Giorno } from '#api/contract/valori.ts';

const LENGTH = 120;

/** Characters `from` to `a`, both counted from 1. */
export function cutField(record: string, from: number, a: number): string {
  return record.slice(from - 1, a);
}

/** Type of a record: its second and third character. */
export function getRecordType(record: string): string {
  return cutField(record, 2, 3);
}

const SPACE = 32;
const COMMA = 44;

/** A record whose leading blank was trimmed on the way: its other fields would all be one place off. */
const WITHOUT_SPACE = /^(?:RH|IB|IM|EF|\d{2}\d{7})/;

function withSpace(line: string): string {
  return line.charCodeAt(0) !== SPACE && WITHOUT_SPACE.test(line) ? ` ${line}` : line;
}

/**
 * Hands on the records that are not blank, each with its line; a line that is a multiple of a record long holds several,
 * written without line ends. Yields the bytes done, and answers the last line.
 */
export function* readRhRecords(
  blocks: Iterable<TextBlock>,
  take: (record: string, riga: number) => void,
): Generator<number, number> {
  let last = 0;
  for (const { lines, prima, fatto } of readLines(blocks)) {
    for (let at = 0; at < lines.length; at++) {
      const line = lines[at] ?? '';
      last = prima + at;
      if (line.length <= LENGTH || line.length % LENGTH !== 0) {
        if (!isBlank(line)) take(withSpace(line), last);
        continue;
      }
      for (let from = 0; from < line.length; from += LENGTH) {
        const record = line.slice(from, from + LENGTH);
        last = prima + at + from / LENGTH;
        if (!isBlank(record)) take(record, last);
      }
    }
    yield fatto;
  }
  return last;
}

/** A record says what it is at its start: the rest is looked through where that is blank. */
function isBlank(record: string): boolean {
  return getRecordType(record).trim() === '' && record.trim() === '';
}

const readDdMmYy = createSixDigitReader(
  (six) => `${expandYear(six.slice(4))}-${six.slice(2, 4)}-${six.slice(0, 2)}`,
);

/** DDMMYY, from the position `from`. */
export function parseRhGiorno(record: string, from: number): Giorno | null {
  return readDdMmYy(record, from - 1);
}

/** At `from` a sign (`C` credit, `D` debit), then fifteen characters of amount with a comma; NaN otherwise. */
export function parseRhImporto(record: string, from: number): number {
  if (record.charCodeAt(from + 12) !== COMMA) return Number.NaN;
  const importo = parseDigits(record, from, 12) * 100 + parseDigits(record, from + 13, 2);
  const sign = record.charAt(from - 1);
  if (sign === 'C') return importo;
  return sign === 'D' ? 0 - importo : Number.NaN;
}
