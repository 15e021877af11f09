/** Balances and totals that stand among the rows of a table. */
import type { Lettura } from '#api/contract/tracciati.ts';
import { readSaldi } from '../tracciato/preamble.ts';
import { readTotali } from '../tracciato/totals.ts';
import type { Indici } from './columns.ts';
import { findMoneyColumns } from './money-columns.ts';
import type { RigheLette } from './read-righe.ts';
import type { Sections } from './sections.ts';

interface Declarations {
  /** Keeps the balances that a line states, where it states any. */
  keepSaldi: (riga: readonly string[], line: number, importo: unknown) => boolean;
  /** Keeps the totals that a line states, where they are of the rows that enter. */
  keepTotali: (riga: readonly string[], line: number) => void;
}

export function createDeclarations(
  lettura: Lettura,
  indices: Indici,
  partite: boolean,
  sections: Sections,
  { dichiarati, totali, note }: RigheLette,
): Declarations {
  const money = findMoneyColumns(lettura, indices);
  const { decimali, ordine_data: ordine, segno } = lettura;
  return {
    keepSaldi: (riga, line, importo) => {
      const [saldo, ...others] = readSaldi(riga, [], line, decimali, ordine);
      if (!saldo) return false;
      const sided = segno === 'dare_avere' && typeof importo === 'number' ? importo : null;
      // What may be spent counts what is not booked yet.
      if (sections.isWaiting() && saldo.available) note.totali.push(line);
      else if (others.length > 0) dichiarati.push(saldo, ...others);
      else {
        // In a dare/avere table the side says the sign of the balance, as BancoPosta prints it; a sheet that writes it with
        // its own sign under whichever column comes first is believed when its rows prove it.
        // What closes a ledger takes its balance away, and leaves nothing.
        if (sided !== null && saldo.importo === 0 && saldo.tipo === 'finale') {
          dichiarati.push({ ...saldo, importo: -sided, certain: true });
          return true;
        }
        if (sided !== null && sided === -saldo.importo) dichiarati.push({ ...saldo, certain: true });
        dichiarati.push({ ...saldo, importo: sided ?? saldo.importo, certain: true });
      }
      return true;
    },
    keepTotali: (riga, line) => {
      // Totals of a part that is set aside, or of open items, are of other rows.
      const total = partite || sections.why() !== null ? null : readTotali(riga, line, money, decimali);
      if (total) totali.push(total);
    },
  };
}
