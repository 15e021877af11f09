/**
 * QIF (Quicken Interchange Format, Intuit's file description of 1997): one field a line, told by its first letter,
 * `^` after each record, `!Type:` before each list.
 */
import type { BloccoTesto } from '../encoding.ts';
import { readLines } from '../lines.ts';

export interface RecordQif {
  /** What `!Type:` or `!Account` said last, in lower case: `bank`, `ccard`, `account`, `cat`… */
  sezione: string;
  /** First value of each field. */
  campi: Map<string, string>;
  /** Amounts of the splits, as written. */
  divisioni: string[];
  riga: number;
}

/** Hands on a record after another; yields the bytes done, and answers the number of lines. */
export function* readQifRecords(
  blocchi: Iterable<BloccoTesto>,
  prendi: (record: RecordQif) => void,
): Generator<number, number> {
  let sezione = '';
  let record: RecordQif | null = null;
  let righe = 0;
  const chiudi = (): void => {
    if (record) prendi(record);
    record = null;
  };
  const leggi = (linea: string): void => {
    const lettera = linea.charAt(0);
    if (lettera === '!') {
      chiudi();
      const [nome = '', valore = ''] = linea.slice(1).split(':');
      // `!Option:` and `!Clear:` are switches of Quicken, not lists.
      if (!/^(option|clear)$/i.test(nome.trim())) sezione = (valore || nome).trim().toLowerCase();
    } else if (lettera === '^') {
      chiudi();
    } else if (linea.trim() !== '' && lettera !== '#') {
      record ??= { sezione, campi: new Map(), divisioni: [], riga: righe };
      const valore = linea.slice(1).trim();
      if (lettera === '$') record.divisioni.push(valore);
      if (!record.campi.has(lettera)) record.campi.set(lettera, valore);
    }
  };
  for (const { linee, fatto } of readLines(blocchi)) {
    for (const linea of linee) {
      righe++;
      leggi(linea.trimEnd());
    }
    yield fatto;
  }
  chiudi();
  return righe;
}
