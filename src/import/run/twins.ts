/** Twins: which rows of a file are already present, counted by occurrence and never merged. */
import type { Presente, RigaImport } from '#api/contract/invio-import.ts';

/** What makes two rows look the same. */
export type Comparable = Pick<RigaImport, 'data' | 'importo' | 'divisa' | 'descrizione' | 'numero_documento'>;

/** Case, accents' encoding and runs of blanks differ between two exports of one movement; words do not. */
const normalise = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Equal for rows that look the same; two rows of one file may well share it. */
export function getTwinKey(riga: Comparable): string {
  const documento = riga.numero_documento === null ? '' : normalise(riga.numero_documento);
  return `${riga.data}\t${riga.importo}\t${riga.divisa}\t${normalise(riga.descrizione)}\t${documento}`;
}

/** Rows already present, to be matched one by one with rows of a file: each is matched once. */
interface TwinFinder {
  add(present: Presente): void;
  /** True when the row is already present and was not matched by an earlier one. */
  take(riga: Comparable): boolean;
}

/** An empty set of rows already present; filling it and asking it can be spread over time. */
export function createTwinFinder(): TwinFinder {
  const left = new Map<string, number>();
  return {
    add(present) {
      const key = getTwinKey(present);
      left.set(key, (left.get(key) ?? 0) + present.occorrenze);
    },
    take(riga) {
      if (left.size === 0) return false;
      const key = getTwinKey(riga);
      const count = left.get(key) ?? 0;
      if (count > 1) left.set(key, count - 1);
      else left.delete(key);
      return count > 0;
    },
  };
}

/**
 * The places (indexes) of the rows that are already present: the file holds three, the database two,
 * so the first two in file order are present and one is new.
 */
export function findGemelli(righe: Iterable<Comparable>, existing: Iterable<Presente>): Set<number> {
  const tally = createTwinFinder();
  for (const present of existing) tally.add(present);
  const found = new Set<number>();
  let index = 0;
  for (const riga of righe) {
    if (tally.take(riga)) found.add(index);
    index += 1;
  }
  return found;
}

/** How many rows are present under each key: the server may spell one description in several ways. */
function countPresent(existing: Iterable<Presente>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const present of existing) {
    const key = getTwinKey(present);
    counts.set(key, (counts.get(key) ?? 0) + present.occorrenze);
  }
  return counts;
}

/** True when both lists hold the same rows the same number of times, looking only at days `dal`..`al`. */
export function isSamePresenti(
  left: readonly Presente[],
  right: readonly Presente[],
  { dal, al }: { dal: string; al: string },
): boolean {
  const within = (present: Presente) => present.data >= dal && present.data <= al;
  const a = countPresent(left.filter(within));
  const b = countPresent(right.filter(within));
  return a.size === b.size && [...a].every(([key, count]) => b.get(key) === count);
}
