/** Reads the rows of a workspace while it is shown, and says how many there are. */
import { useCallback, useEffect } from 'react';
import { formatCount, formatIntero } from '#domain/text.ts';
import { ritorniAtom } from '#state/connection.ts';
import { useAtomValue, useSetAtom, useStore } from '#state/jotai.ts';
import type { VistaRighe } from './righe.ts';
import type { Workspace } from './workspace.ts';

/** How many rows there are, in words: read so far, shown, or all. Empty when none could be read. */
export function describeCount<Riga>(
  { stato, archivio, blocchi }: VistaRighe<Riga>,
  mostrate: number,
  nomi: readonly [string, string],
): string {
  const [uno, molti] = nomi;
  if (stato.tipo === 'caricamento') {
    if (stato.totale === null) return archivio.size > 0 ? 'Aggiornamento…' : 'Caricamento…';
    return `${formatIntero(archivio.size)} di ${formatCount(stato.totale, uno, molti)}…`;
  }
  if (stato.tipo === 'errore' && archivio.size === 0) return '';
  const tutte = blocchi ?? archivio.size;
  return mostrate < tutte
    ? `${formatIntero(mostrate)} di ${formatCount(tutte, uno, molti)}`
    : formatCount(tutte, uno, molti);
}

/** Reads the rows when shown, whenever they become other rows, and again when a silent server is back; stops when hidden. */
export function useLoadedRighe<Riga>({ righe }: Workspace<Riga>): () => void {
  const chiave = useAtomValue(righe.chiaveAtom);
  const carica = useSetAtom(righe.caricaAtom);
  const ferma = useSetAtom(righe.fermaAtom);
  useEffect(() => {
    void carica(chiave);
    return ferma;
  }, [chiave, carica, ferma]);
  const store = useStore();
  useEffect(
    () =>
      store.sub(ritorniAtom, () => {
        if (store.get(righe.vistaAtom).stato.tipo === 'errore') void carica();
      }),
    [store, righe, carica],
  );
  return useCallback(() => void carica(), [carica]);
}
