/** The entries of a column's list, counted in pieces over the rows that the other filters let through. */
import { useEffect, useState } from 'react';
import { visitInPieces } from '#api/pieces.ts';
import type { Colonna } from '../types.ts';
import type { FilterChoice } from './choice.ts';
import type { RowFilter } from './row-filter.ts';
import { ContaVoci, type FilterEntry } from './entries.ts';

async function count<Riga>(
  rowFilter: RowFilter<Riga>,
  column: Colonna<Riga>,
  kept: readonly string[],
  signal: AbortSignal,
): Promise<FilterEntry[]> {
  if (rowFilter.remote) return rowFilter.remote(column, kept, signal);
  const counts = new ContaVoci(column);
  const proof = rowFilter.makeTest(column.campo);
  await visitInPieces(
    rowFilter.source(),
    (riga) => {
      if (proof(riga)) counts.add(riga);
    },
    signal,
  );
  return counts.voci(kept);
}

/** Null while counting. Counted once when the list opens: an open list does not change under the pointer. */
export function useVoci<Riga>(
  rowFilter: RowFilter<Riga>,
  column: Colonna<Riga>,
  aperta: number,
  choice: FilterChoice,
): FilterEntry[] | null {
  const [voci, setVoci] = useState<{ aperta: number; voci: FilterEntry[] } | null>(null);
  const [kept, setKept] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState<number | null>(null);
  if (seen !== aperta) {
    setSeen(aperta);
    setKept(choice?.valori ?? []);
  }
  useEffect(() => {
    const reading = new AbortController();
    void count(rowFilter, column, kept, reading.signal).then(
      (found) => setVoci({ aperta, voci: found }),
      (error: unknown) => {
        if (!reading.signal.aborted) throw error;
      },
    );
    return () => reading.abort(new DOMException('closed', 'AbortError'));
  }, [rowFilter, column, aperta, kept]);
  return voci?.aperta === aperta ? voci.voci : null;
}
