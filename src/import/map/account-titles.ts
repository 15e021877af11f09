/** Lines among the rows that name an account, a card or a currency: what follows them is of it. */
import { readSurroundings } from '../tracciato/preamble.ts';
import { findCurrencyTitle, isContoTitle, isSameForm } from './conto-title.ts';
import type { ContoTitle, RigheLette } from './read-righe.ts';

interface ContoTitles {
  /** Looks at a line without a day; true where by itself it starts the statement of an account. */
  read: (riga: readonly string[], filled: readonly string[], line: number) => boolean;
  /** Told of each header that is repeated: the account named just above it is of the table below. */
  repeatHeader: () => void;
}

/** The end of a number behind the name of a bank: it parts one account from another, and is no number of either. */
const SHORT = /^(?:conto|c\/c|rapporto)(?: (?!n)[a-z]+){1,3} (?!19|20)(\d{4})$/i;

/** @param above the account named above the table */
export function createContoTitles(lette: RigheLette, above: string | null): ContoTitles {
  /** As the first account of the file is written. */
  let form = above;
  /** An account named under the rows read so far: of the next table, if its header follows. */
  let below: ContoTitle | null = null;
  return {
    read: (riga, filled, line) => {
      const currency = lette.unaDivisa ? findCurrencyTitle(riga) : null;
      if (currency !== null) {
        lette.conti.push({ riga: line, conto: null, divisa: currency });
        return true;
      }
      const first = lette.righe.length === 0;
      if (!isContoTitle(filled[0] ?? '')) return false;
      const { conto: named, divisa } = readSurroundings([[...riga]]);
      const conto = named ?? SHORT.exec(filled[0] ?? '')?.[1] ?? null;
      if (conto === null) return false;
      const title = { riga: line, conto, divisa };
      // Above the header of this table, where another one stands over it.
      if (first && above !== null) {
        below = title;
        return false;
      }
      // Between the header and the first row: of all that follows. Named as the first is, alone on its line: of the next.
      if (filled.length <= 2 && (first ? form === null : form !== null && isSameForm(form, conto))) {
        form ??= conto;
        lette.conti.push(title);
        below = null;
        return true;
      }
      if (!first) below = title;
      return false;
    },
    repeatHeader: () => {
      if (below) lette.conti.push(below);
      below = null;
    },
  };
}
