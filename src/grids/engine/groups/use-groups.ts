/** Ties groups to a grid: its filters, its order, its rows, mouse and keyboard. */
import type { FullWidthCellKeyDownEvent, GridApi, RowClickedEvent } from 'ag-grid-community';
import { useEffect, useMemo, useState } from 'react';
import type { CriterioGruppo } from '#api/contract/viste.ts';
import { showToast } from '#state/toast.ts';
import type { RowStore } from '../row-store.ts';
import type { RowFilter } from '../filters/row-filter.ts';
import type { AmountReader } from '../sums.ts';
import type { Aperture } from './openings.ts';
import { findGroupSource } from './source.ts';
import type { GroupEngine } from './group-engine.ts';
import { getGroupHead } from './group-row.ts';

/** Edits come in bursts: groups follow the last one. */
const PAUSA = 150;
/** The same where the groups are the server's. */
const PAUSA_REMOTA = 2_000;

const NON_ARRIVATI = 'Il server non ha risposto.';

interface Legami<Riga> {
  api: GridApi<Riga> | null;
  setaccio: RowFilter<Riga>;
  archivio: RowStore<Riga>;
  misura: AmountReader<Riga>;
  getId: (riga: Riga) => string;
  criteri: readonly CriterioGruppo[];
  /** What was open when the workspace was left. */
  aperture: Aperture;
  onCambiati: () => void;
}

/** Moves the focus to the group that holds the one at `index`. */
function focusSopra<Riga>(api: GridApi<Riga>, index: number, livello: number): void {
  for (let above = index - 1; above >= 0; above -= 1) {
    const testa = getGroupHead(api.getDisplayedRowAtIndex(above)?.data);
    const [column] = api.getAllDisplayedColumns();
    if (!testa || testa.gruppo.livello >= livello || !column) continue;
    api.ensureIndexVisible(above);
    api.setFocusedCell(above, column);
    return;
  }
}

/** Right opens, left closes or goes up, Enter and Space turn: the keys of every tree (WAI-ARIA treegrid). */
function onKey<Riga>(
  motore: GroupEngine<Riga>,
  { api, data, rowIndex, event }: FullWidthCellKeyDownEvent<Riga>,
) {
  const testa = getGroupHead(data);
  if (!testa || !(event instanceof KeyboardEvent) || event.ctrlKey || event.altKey || event.metaKey) return;
  const { id, livello } = testa.gruppo;
  const { key } = event;
  if (key === 'ArrowRight') motore.apri(id, true);
  else if (key === 'ArrowLeft' && testa.aperto) motore.apri(id, false);
  else if (key === 'ArrowLeft') focusSopra(api, rowIndex ?? 0, livello);
  else if (key === 'Enter' || key === ' ') motore.apri(id, !testa.aperto);
  else return;
  event.preventDefault();
}

/** A grid with groups is a tree of rows; only then may its rows say that they are open, and how deep. */
function useRuolo<Riga>(api: GridApi<Riga> | null, raggruppata: boolean): void {
  useEffect(() => {
    if (!api || !raggruppata) return undefined;
    const root = document.querySelector(`[grid-id="${api.getGridId()}"]`);
    const grid = root?.querySelector('[role="grid"], [role="treegrid"]');
    grid?.setAttribute('role', 'treegrid');
    return () => grid?.setAttribute('role', 'grid');
  }, [api, raggruppata]);
}

/** Comes with the first group, and stays. */
function useMotore<Riga>(legami: Legami<Riga>): GroupEngine<Riga> | null {
  const { api, setaccio, misura, getId, criteri, aperture, onCambiati } = legami;
  const [serve, setServe] = useState(false);
  if (criteri.length > 0 && !serve) setServe(true);
  const init = useMemo(
    () => (api ? { api, setaccio, misura, getId, onCambiati } : null),
    [api, setaccio, misura, getId, onCambiati],
  );
  const [fatto, setFatto] = useState<{ init: typeof init; motore: GroupEngine<Riga> } | null>(null);
  useEffect(() => {
    if (!init || !serve) return undefined;
    let gone = false;
    const make = () => {
      void import('./group-engine.ts').then(
        ({ GroupEngine: Motore }) => {
          if (!gone) setFatto({ init, motore: new Motore(init, aperture) });
          return;
        },
        (error: unknown) => {
          if (gone) return;
          console.error('groups could not be made', error);
          const azione = { label: 'Riprova', run: make };
          showToast({ severity: 'error', titolo: 'I gruppi non sono arrivati', testo: NON_ARRIVATI, azione });
        },
      );
    };
    make();
    return () => {
      gone = true;
    };
  }, [init, serve, aperture]);
  return fatto?.init === init ? (fatto?.motore ?? null) : null;
}

/** Null until the grid is there and there was a group. With criteria, the rows of the grid are the engine's to give. */
export function useGruppi<Riga>(legami: Legami<Riga>): GroupEngine<Riga> | null {
  const { api, setaccio, archivio, criteri } = legami;
  const motore = useMotore(legami);
  useRuolo(api, criteri.length > 0);
  useEffect(() => {
    motore?.setCriteri(criteri);
    return () => motore?.chiudi();
  }, [motore, criteri]);

  useEffect(() => {
    if (!motore || criteri.length === 0) return undefined;
    motore.ricalcola();
    let timer: ReturnType<typeof setTimeout> | null = null;
    const stop = archivio.ascolta(({ tipo, righe }) => {
      // The server is asked again when the changes have reached it; what a person sees does not wait for that.
      if (findGroupSource(setaccio)) {
        if (tipo === 'aggiunte') return;
        motore.aggiorna(righe);
      }
      if (timer !== null && findGroupSource(setaccio)) clearTimeout(timer);
      if (timer !== null && !findGroupSource(setaccio)) return;
      timer = setTimeout(
        () => {
          timer = null;
          motore.ricalcola();
        },
        findGroupSource(setaccio) ? PAUSA_REMOTA : PAUSA,
      );
    });
    return () => {
      stop();
      if (timer !== null) clearTimeout(timer);
    };
  }, [motore, setaccio, archivio, criteri]);

  useEffect(() => {
    if (!api || !motore || criteri.length === 0) return undefined;
    const again = () => motore.ricalcola(false);
    const key = (event: FullWidthCellKeyDownEvent<Riga> | { column: unknown }) => {
      if (!('column' in event)) onKey(motore, event);
    };
    const click = ({ data }: RowClickedEvent<Riga>) => {
      const testa = getGroupHead(data);
      if (testa) motore.apri(testa.gruppo.id, !testa.aperto);
    };
    api.addEventListener('filterChanged', again);
    api.addEventListener('sortChanged', again);
    api.addEventListener('cellKeyDown', key);
    api.addEventListener('rowClicked', click);
    return () => {
      if (api.isDestroyed()) return;
      api.removeEventListener('filterChanged', again);
      api.removeEventListener('sortChanged', again);
      api.removeEventListener('cellKeyDown', key);
      api.removeEventListener('rowClicked', click);
    };
  }, [api, motore, criteri]);
  return motore;
}
