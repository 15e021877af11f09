/** Ties the order of many rows to their grid. What puts them in order comes with the first that are many. */
import type { GridApi } from 'ag-grid-community';
import { useEffect, useMemo } from 'react';
import type { Archivio } from '../archivio.ts';
import type { Setaccio } from '../filtri/setaccio.ts';
import { TANTE } from '../pezzi.ts';
import type { Chiave } from '../types.ts';
import type { Ordinatore, OrdinatoreInit } from './ordinatore.ts';

interface Legami<Riga> {
  api: GridApi<Riga> | null;
  setaccio: Setaccio<Riga>;
  archivio: Archivio<Riga>;
  getId: (riga: Riga) => Chiave;
  /** True where the rows are the groups' to order, or the server's. */
  altrove: boolean;
}

/** Made when it is first asked for. */
function differito<Riga>(init: OrdinatoreInit<Riga>): () => Promise<Ordinatore<Riga>> {
  let made: Promise<Ordinatore<Riga>> | null = null;
  const make = async () => new (await import('./ordinatore.ts')).Ordinatore<Riga>(init);
  return () => (made ??= make());
}

export function useOrdine<Riga>({ api, setaccio, archivio, getId, altrove }: Legami<Riga>): void {
  // The same for rows that are read again: it knows the places they had.
  const ordinatore = useMemo(
    () => (api ? differito({ api, setaccio, getId }) : null),
    [api, setaccio, getId],
  );
  useEffect(() => {
    if (!ordinatore || altrove) return undefined;
    let gone = false;
    let stop = (): void => undefined;
    const segui = (): void => {
      if (archivio.size <= TANTE) return;
      stop();
      stop = () => undefined;
      ordinatore().then(
        (each) => {
          if (!gone) stop = each.segui(archivio);
          return;
        },
        // Without it the grid orders them itself, as it does with few.
        (error: unknown) => console.warn('the rows are put in order by the grid', error),
      );
    };
    // Few rows are ordered by the grid itself, within some tens of milliseconds.
    if (archivio.size <= TANTE) setaccio.setInOrdine(false);
    stop = archivio.ascolta(segui);
    segui();
    return () => {
      gone = true;
      stop();
    };
  }, [ordinatore, setaccio, archivio, altrove]);
}
