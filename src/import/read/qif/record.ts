/**
 * QIF (Quicken Interchange Format, Intuit's file description of 1997): one field a line, told by its first letter,
 * `^` after each record, `!Type:` before each list.
 */
import type { BloccoTesto } from '../codifica.ts';
import { leggiLinee } from '../linee.ts';

export interface RecordQif {
  /** What `!Type:` or `!Account` said last, in lower case: `bank`, `ccard`, `account`, `cat`… */
  sezione: string;
  /** First value of each field. */
  campi: Map<string, string>;
  /** Amounts of the splits, as written. */
  divisioni: string[];
  riga: number;
}

export interface RecordLetto {
  record: RecordQif | null;
  fatto: number;
  linee: number;
}

/** A record after another; a last one with `record` null tells how many lines there were. */
export function* leggiRecord(blocchi: Iterable<BloccoTesto>): Generator<RecordLetto> {
  let sezione = '';
  let record: RecordQif | null = null;
  let stato = { fatto: 0, linee: 0 };
  for (const { testo, numero, fatto } of leggiLinee(blocchi)) {
    stato = { fatto, linee: numero };
    const linea = testo.trimEnd();
    const lettera = linea.charAt(0);
    if (lettera === '!') {
      if (record) yield { record, ...stato };
      record = null;
      const [nome = '', valore = ''] = linea.slice(1).split(':');
      // `!Option:` and `!Clear:` are switches of Quicken, not lists.
      if (!/^(option|clear)$/i.test(nome.trim())) sezione = (valore || nome).trim().toLowerCase();
    } else if (lettera === '^') {
      if (record) yield { record, ...stato };
      record = null;
    } else if (linea.trim() !== '' && lettera !== '#') {
      record ??= { sezione, campi: new Map(), divisioni: [], riga: numero };
      const valore = linea.slice(1).trim();
      if (lettera === '$') record.divisioni.push(valore);
      if (!record.campi.has(lettera)) record.campi.set(lettera, valore);
    }
  }
  if (record) yield { record, ...stato };
  yield { record: null, ...stato };
}
