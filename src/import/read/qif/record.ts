/**
 * QIF (Quicken Interchange Format, Intuit's file description of 1997): one field a line, told by its first letter,
 * `^` after each record, `!Type:` before each list.
 */
import type { TextBlock } from '../encoding.ts';
import { readLines } from '../lines.ts';

export interface RecordQif {
  /** What `!Type:` or `!Account` said last, in lower case: `bank`, `ccard`, `account`, `cat`… */
  section: string;
  /** First value of each field. */
  campi: Map<string, string>;
  /** Amounts of the splits, as written. */
  splits: string[];
  riga: number;
  /** True of one that its sign ends: the last of a file that was broken off has none. */
  closed: boolean;
}

/** Hands on a record after another; yields the bytes done, and answers the number of lines. */
export function* readQifRecords(
  blocks: Iterable<TextBlock>,
  take: (record: RecordQif) => void,
): Generator<number, number> {
  let section = '';
  let record: RecordQif | null = null;
  let righe = 0;
  const close = (closed: boolean): void => {
    if (record) take({ ...record, closed });
    record = null;
  };
  const read = (line: string): void => {
    const letter = line.charAt(0);
    if (letter === '!') {
      close(true);
      const [name = '', value = ''] = line.slice(1).split(':');
      // `!Option:` and `!Clear:` are switches of Quicken, not lists.
      if (!/^(option|clear)$/i.test(name.trim())) section = (value || name).trim().toLowerCase();
    } else if (letter === '^') {
      close(true);
    } else if (line.trim() !== '' && letter !== '#') {
      record ??= { section, campi: new Map(), splits: [], riga: righe, closed: false };
      const value = line.slice(1).trim();
      if (letter === '$') record.splits.push(value);
      if (!record.campi.has(letter)) record.campi.set(letter, value);
    }
  };
  for (const { lines, fatto } of readLines(blocks)) {
    for (const line of lines) {
      righe++;
      read(line.trimEnd());
    }
    yield fatto;
  }
  close(false);
  return righe;
}
