/** What the letters of the column of sides mean in a list of open items, and whether they turn credit notes round by themselves. */
import type { Lettura } from '#api/contract/tracciati.ts';
import { normalizeHeader } from '../cell/words.ts';
import { findSideLetters, isNotaCredito, type SideLetters } from '../cell/partite-words.ts';
import type { Indici } from './columns.ts';

export interface ListSides {
  letters: SideLetters;
  /** True where the letter of a credit note is its own, not that of the list: it already counts the other way. */
  isOwnOfNote: (letter: string) => boolean;
}

const NONE: ListSides = { letters: null, isOwnOfNote: () => false };

/**
 * The dare and avere of a ledger are of each row: a client's invoice stands in dare, a credit note of theirs in avere.
 * Where notes have the letter of the invoices beside them, it says whose the list is, and the kind alone turns them round.
 */
export function readListSides(
  { intestazione }: Lettura,
  { indicatore, tipo_documento: kind, ragione_sociale: party }: Indici,
  first: readonly string[][],
): ListSides {
  if (indicatore === -1) return NONE;
  const cells = first.map((riga) => riga[indicatore] ?? '');
  const letters = findSideLetters(intestazione[indicatore] ?? '', cells);
  if (letters !== 'registro' || kind === -1) return { letters, isOwnOfNote: () => false };
  const rows = first.flatMap((riga) => {
    const letter = normalizeHeader(riga[indicatore] ?? '');
    return letter === ''
      ? []
      : { letter, note: isNotaCredito(riga[kind] ?? ''), party: normalizeHeader(riga[party] ?? '') };
  });
  const invoices = rows.filter(({ note }) => !note);
  const usual = new Set(invoices.map(({ letter }) => letter));
  if (usual.size === 1) return { letters, isOwnOfNote: (letter) => !usual.has(normalizeHeader(letter)) };
  const pairs = new Set(invoices.map((row) => `${row.letter} ${row.party}`));
  const alike = rows.some((row) => row.note && row.party !== '' && pairs.has(`${row.letter} ${row.party}`));
  return { letters, isOwnOfNote: () => !alike };
}
