/** Amounts of which only those that came in have a sign, a plus: the others went out. */
import { hasSign, findWrittenSide, isNegativa } from '../cell/amount.ts';
import { cleanCell, classifyCell } from '../cell/cell.ts';
import { listMeanings, type ColumnRole } from '../cell/words.ts';
import { isElencoPartite } from '../tracciato/partite.ts';
import { isPartyLedger } from '../tracciato/party-ledger.ts';
import { isTotale } from '../tracciato/row-words.ts';
import type { RowRepair, SampledTable } from './row-repair.ts';

type Rows = readonly (readonly string[])[];

const SIDES: ReadonlySet<ColumnRole> = new Set(['dare', 'avere', 'indicatore', 'saldo']);
const PLUS = /^[+\uFF0B]|[+\uFF0B]$/;

/** The one column of amounts; -1 where there are several, or other columns say the sides. */
function findAmount(header: readonly string[]): number {
  const roles = header.map((name) => listMeanings(name)[0]?.ruolo ?? null);
  const found = roles.flatMap((role, at) => (role === 'importo' ? [at] : []));
  return found.length === 1 && !roles.some((role) => role !== null && SIDES.has(role))
    ? (found[0] ?? -1)
    : -1;
}

const isAmount = (cell: string): boolean => /[1-9]/.test(cell) && classifyCell(cell) !== 'testo';

/** An amount of a movement, bare or with its plus; a total is of none. */
const listAmounts = (rows: Rows, at: number): string[] =>
  rows.flatMap((riga) => {
    const cell = cleanCell(riga[at] ?? '');
    return isAmount(cell) && !riga.some((other) => isTotale(other)) ? [cell] : [];
  });

const NOTICE = 'Solo alcuni importi hanno il più: gli altri, senza segno, sono letti come uscite.';

/**
 * A minus before the amounts that have no sign, where all others have a plus and there are fewer of these; null
 * where any has a minus or a word of its side, or where a column of balances or of sides says which way each went.
 */
export function findPlusSigns({ righe, structure }: SampledTable): RowRepair | null {
  const { intestazione, start, dati, parole } = structure;
  const title = righe.slice(0, start).flat().join(' ');
  if (!parole || isElencoPartite(intestazione) || isPartyLedger(title, intestazione)) return null;
  const column = findAmount(intestazione);
  const cells = column === -1 ? [] : listAmounts(righe.slice(dati), column);
  const marked = cells.filter((cell) => PLUS.test(cell)).length;
  const bare = cells.filter((cell) => !PLUS.test(cell));
  if (marked === 0 || marked >= bare.length) return null;
  if (
    cells.some((cell) => isNegativa(cell)) ||
    bare.some((cell) => hasSign(cell) || findWrittenSide(cell) !== null)
  )
    return null;
  return {
    change: (riga, at) => {
      const cell = cleanCell(riga[column] ?? '');
      const isBare = at >= dati && isAmount(cell) && !PLUS.test(cell) && !isNegativa(cell);
      return isBare ? riga.toSpliced(column, 1, `-${cell}`) : riga;
    },
    notice: NOTICE,
  };
}
