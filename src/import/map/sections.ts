/** The parts of a table that titles among its rows begin: the rows of some are no booked movements, or of another table. */
import { explainTitle, isTitoloContabilizzate, isTitoloNonContabilizzate } from '../tracciato/row-words.ts';

export interface Sections {
  /** Why no row of this part enters; null where they do. */
  why: () => string | null;
  /** True of the part of what is not booked yet. */
  isWaiting: () => boolean;
  /** Looks at the text of a line; true where it begins or ends such a part. */
  turn: (title: string, line: { hasDay: boolean; hasImporto: boolean }) => boolean;
  /** Told of each header that is repeated, and of each one with other columns. */
  repeatHeader: () => void;
  meetOtherHeader: () => void;
}

const NON_CONTABILIZZATA = 'Operazione non ancora contabilizzata';
/** Why a row under another header is refused. */
export const OTHER_TABLE = 'Riga di un’altra tabella del file, con altre colonne';

/** @param above the title above the table */
export function createSections(above: string, partite: boolean): Sections {
  let why = !partite && isTitoloNonContabilizzate(above) ? NON_CONTABILIZZATA : null;
  return {
    why: () => why,
    isWaiting: () => why === NON_CONTABILIZZATA,
    turn: (title, { hasDay, hasImporto }) => {
      if (title === '') return false;
      const bare = !hasDay && !hasImporto && !partite;
      const told = bare ? explainTitle(title) : null;
      const begun = isTitoloNonContabilizzate(title) ? NON_CONTABILIZZATA : told;
      const ends = !hasDay && why === NON_CONTABILIZZATA && isTitoloContabilizzate(title);
      if (begun !== null) why = begun;
      else if (ends) why = null;
      return begun !== null || ends;
    },
    repeatHeader: () => {
      // The header under the title of what is not booked is of that list.
      if (why !== NON_CONTABILIZZATA) why = null;
    },
    meetOtherHeader: () => {
      why ??= OTHER_TABLE;
    },
  };
}
