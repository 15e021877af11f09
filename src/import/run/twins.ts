/** Twins: which rows of a file are already present, counted by occurrence and never merged. */
import type { Presente, RigaImport } from '#api/contract/invio-import.ts';

/** What makes two rows look the same. */
export type Confrontabile = Pick<
  RigaImport,
  'data' | 'importo' | 'divisa' | 'descrizione' | 'numero_documento'
>;

/** Case, accents' encoding and runs of blanks differ between two exports of one movement; words do not. */
function normalise(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** Equal for rows that look the same; two rows of one file may well share it. */
export function getTwinKey(riga: Confrontabile): string {
  const documento = riga.numero_documento === null ? '' : normalise(riga.numero_documento);
  return `${riga.data}\t${riga.importo}\t${riga.divisa}\t${normalise(riga.descrizione)}\t${documento}`;
}

/** Rows already present, to be matched one by one with rows of a file: each is matched once. */
export interface Riscontro {
  add(presente: Presente): void;
  /** True when the row is already present and was not matched by an earlier one. */
  take(riga: Confrontabile): boolean;
}

/** An empty set of rows already present; filling it and asking it can be spread over time. */
export function createRiscontro(): Riscontro {
  const left = new Map<string, number>();
  return {
    add(presente) {
      const chiave = getTwinKey(presente);
      left.set(chiave, (left.get(chiave) ?? 0) + presente.occorrenze);
    },
    take(riga) {
      if (left.size === 0) return false;
      const chiave = getTwinKey(riga);
      const count = left.get(chiave) ?? 0;
      if (count > 1) left.set(chiave, count - 1);
      else left.delete(chiave);
      return count > 0;
    },
  };
}

/**
 * The places (indexes) of the rows that are already present: the file holds three, the database two,
 * so the first two in file order are present and one is new.
 */
export function findGemelli(righe: Iterable<Confrontabile>, presenti: Iterable<Presente>): Set<number> {
  const riscontro = createRiscontro();
  for (const presente of presenti) riscontro.add(presente);
  const found = new Set<number>();
  let index = 0;
  for (const riga of righe) {
    if (riscontro.take(riga)) found.add(index);
    index += 1;
  }
  return found;
}

/** How many rows are present under each key: the server may spell one description in several ways. */
function countPresenti(presenti: Iterable<Presente>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const presente of presenti) {
    const chiave = getTwinKey(presente);
    counts.set(chiave, (counts.get(chiave) ?? 0) + presente.occorrenze);
  }
  return counts;
}

/** True when both lists hold the same rows the same number of times, looking only at days `dal`..`al`. */
export function isSamePresenti(
  left: readonly Presente[],
  right: readonly Presente[],
  { dal, al }: { dal: string; al: string },
): boolean {
  const within = (presente: Presente) => presente.data >= dal && presente.data <= al;
  const a = countPresenti(left.filter(within));
  const b = countPresenti(right.filter(within));
  return a.size === b.size && [...a].every(([chiave, count]) => b.get(chiave) === count);
}
