/** The entries of a column's list, counted in pieces over the rows that the other filters let through. */
import { useEffect, useState } from 'react';
import { aPezzi } from '../pezzi.ts';
import type { Colonna } from '../types.ts';
import type { Scelta } from './scelta.ts';
import type { Setaccio } from './setaccio.ts';
import { ContaVoci, type Voce } from './voci.ts';

async function count<Riga>(
  setaccio: Setaccio<Riga>,
  colonna: Colonna<Riga>,
  tenute: readonly string[],
  signal: AbortSignal,
): Promise<Voce[]> {
  if (setaccio.remoto) return setaccio.remoto(colonna, tenute, signal);
  const conta = new ContaVoci(colonna);
  const prova = setaccio.prova(colonna.campo);
  await aPezzi(
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
  setaccio: Setaccio<Riga>,
  colonna: Colonna<Riga>,
  aperta: number,
  scelta: Scelta,
): Voce[] | null {
  const [voci, setVoci] = useState<{ aperta: number; voci: Voce[] } | null>(null);
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
