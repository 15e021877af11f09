/** What the columns of states say of a row: that it does not enter, and why; or that nobody knows. */
import type { Lettura } from '#api/contract/tracciati.ts';
import { explainNotOpen, isOpenStatus, isUnpaid } from '../cell/partite-words.ts';
import { isAutorizzata, isFatta, explainColumnStatus, parseAskedState } from '../tracciato/row-words.ts';
import { makeMemory } from './memory.ts';
import { makeUnknownStatus, type RigheLette } from './read-righe.ts';

/** What a status that nobody knows leaves open: of a movement, of a document. */
const UNKNOWN_DONE = 'se l’operazione è avvenuta';
const UNKNOWN_OPEN = 'se il documento è ancora da pagare';

export interface StatusColumn {
  indice: number;
  /** Why the row with this cell does not enter; null for one that does, which is noted where it is not sure. */
  explain: (cell: string, line: number) => string | null;
}

/** The columns of states, in order. @param partite of open items: what is settled or void does not enter */
export function createStatusColumns(
  { colonne, intestazione }: Lettura,
  partite: boolean,
  loaded: RigheLette,
): StatusColumn[] {
  return colonne
    .filter(({ campo }) => campo === 'stato')
    .map(({ indice }) => {
      const title = intestazione[indice] ?? '';
      if (partite) {
        const closed = makeMemory((cell: string) => explainNotOpen(cell, title));
        const opened = makeMemory(isOpenStatus);
        return {
          indice,
          explain: (cell, line) => {
            const why = closed(cell);
            if (why !== null || isUnpaid(cell, title)) loaded.statiNoti.add(indice);
            else if (cell.trim() !== '' && !opened(cell))
              loaded.ignote.push({ indice, scartata: makeUnknownStatus(cell, line, title, UNKNOWN_OPEN) });
            return why;
          },
        };
      }
      const reason = makeMemory(explainColumnStatus);
      const autorizzata = makeMemory(isAutorizzata);
      const done = makeMemory(isFatta);
      return {
        indice,
        explain: (cell, line) => {
          if (autorizzata(cell)) {
            loaded.note.autorizzate.push(line);
            return null;
          }
          const asked = parseAskedState(cell, title);
          if (asked === 'fatta') {
            loaded.statiNoti.add(indice);
            return null;
          }
          if (asked === 'non ancora')
            return `Operazione non ancora contabilizzata (${title}: «${cell.trim()}»)`;
          const why = reason(cell);
          if (why !== null) return why;
          if (done(cell)) loaded.statiNoti.add(indice);
          else if (cell.trim() !== '')
            loaded.ignote.push({ indice, scartata: makeUnknownStatus(cell, line, title, UNKNOWN_DONE) });
          return null;
        },
      };
    });
}
