/** The entries of a column's list, counted in pieces over the rows that the other filters let through. */
import { useEffect, useState } from 'react';
import { visitInPieces } from '../pieces.ts';
import type { Colonna } from '../types.ts';
import type { FilterChoice } from './choice.ts';
import type { RowFilter } from './row-filter.ts';
import { ContaVoci, type FilterEntry } from './entries.ts';

async function count<Riga>(
  setaccio: RowFilter<Riga>,
  colonna: Colonna<Riga>,
  tenute: readonly string[],
  signal: AbortSignal,
): Promise<FilterEntry[]> {
  if (setaccio.remoto) return setaccio.remoto(colonna, tenute, signal);
  const conta = new ContaVoci(colonna);
  const prova = setaccio.prova(colonna.campo);
  await visitInPieces(
    setaccio.fonte(),
    (riga) => {
      if (prova(riga)) conta.aggiungi(riga);
    },
    signal,
  );
  return conta.voci(tenute);
}

/** Null while counting. Counted once when the list opens: an open list does not change under the pointer. */
export function useVoci<Riga>(
  setaccio: RowFilter<Riga>,
  colonna: Colonna<Riga>,
  aperta: number,
  scelta: FilterChoice,
): FilterEntry[] | null {
  const [voci, setVoci] = useState<{ aperta: number; voci: FilterEntry[] } | null>(null);
  const [tenute, setTenute] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState<number | null>(null);
  if (seen !== aperta) {
    setSeen(aperta);
    setTenute(scelta?.valori ?? []);
  }
  useEffect(() => {
    const reading = new AbortController();
    void count(setaccio, colonna, tenute, reading.signal).then(
      (found) => setVoci({ aperta, voci: found }),
      (error: unknown) => {
        if (!reading.signal.aborted) throw error;
      },
    );
    return () => reading.abort(new DOMException('closed', 'AbortError'));
  }, [setaccio, colonna, aperta, tenute]);
  return voci?.aperta === aperta ? voci.voci : null;
}
