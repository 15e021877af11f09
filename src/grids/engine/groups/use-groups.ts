/** Ties groups to a grid: its filters, its order, its rows, mouse and keyboard. */
import type { FullWidthCellKeyDownEvent, GridApi, RowClickedEvent } from 'ag-grid-community';
import { useEffect, useMemo, useState } from 'react';
import type { CriterioGruppo } from '#api/contract/viste.ts';
import { showToast } from '#state/toast.ts';
import { listenTo } from '../listen-to.ts';
import type { RowStore } from '../row-store.ts';
import type { RowFilter } from '../filters/row-filter.ts';
import type { AmountReader } from '../sums.ts';
import type { Aperture } from './openings.ts';
import { findGroupSource } from './source.ts';
import type { GroupEngine } from './group-engine.ts';
import { getGroupHead } from './group-row.ts';

/** Edits come in bursts: groups follow the last one. */
const PAUSE_MS = 150;
/** The same where the groups are the server's. */
const REMOTE_PAUSE_MS = 2_000;

const NOT_ARRIVED = 'Il server non ha risposto.';

interface Links<Riga> {
  api: GridApi<Riga> | null;
  rowFilter: RowFilter<Riga>;
  store: RowStore<Riga>;
  measure: AmountReader<Riga>;
  getId: (riga: Riga) => string;
  criteri: readonly CriterioGruppo[];
  /** What was open when the workspace was left. */
  aperture: Aperture;
  onChanged: () => void;
}

/** Moves the focus to the group that holds the one at `index`. */
function focusAbove<Riga>(api: GridApi<Riga>, index: number, level: number): void {
  for (let above = index - 1; above >= 0; above -= 1) {
    const head = getGroupHead(api.getDisplayedRowAtIndex(above)?.data);
    const [column] = api.getAllDisplayedColumns();
    if (!head || head.gruppo.livello >= level || !column) continue;
    api.ensureIndexVisible(above);
    api.setFocusedCell(above, column);
    return;
  }
}

/** Right opens, left closes or goes up, Enter and Space turn: the keys of every tree (WAI-ARIA treegrid). */
function onKey<Riga>(
  engine: GroupEngine<Riga>,
  { api, data, rowIndex, event }: FullWidthCellKeyDownEvent<Riga>,
) {
  const head = getGroupHead(data);
  if (!head || !(event instanceof KeyboardEvent) || event.ctrlKey || event.altKey || event.metaKey) return;
  const { id, livello } = head.gruppo;
  const { key } = event;
  if (key === 'ArrowRight') engine.open(id, true);
  else if (key === 'ArrowLeft' && head.aperto) engine.open(id, false);
  else if (key === 'ArrowLeft') focusAbove(api, rowIndex ?? 0, livello);
  else if (key === 'Enter' || key === ' ') engine.open(id, !head.aperto);
  else return;
  event.preventDefault();
}

/** A grid with groups is a tree of rows; only then may its rows say that they are open, and how deep. */
function useRole<Riga>(api: GridApi<Riga> | null, grouped: boolean): void {
  useEffect(() => {
    if (!api || !grouped) return undefined;
    const root = document.querySelector(`[grid-id="${api.getGridId()}"]`);
    const grid = root?.querySelector('[role="grid"], [role="treegrid"]');
    grid?.setAttribute('role', 'treegrid');
    return () => grid?.setAttribute('role', 'grid');
  }, [api, grouped]);
}

/** Comes with the first group, and stays. */
function useEngine<Riga>(links: Links<Riga>): GroupEngine<Riga> | null {
  const { api, rowFilter, measure, getId, criteri, aperture, onChanged } = links;
  const [needed, setNeeded] = useState(false);
  if (criteri.length > 0 && !needed) setNeeded(true);
  const init = useMemo(
    () => (api ? { api, rowFilter: rowFilter, measure: measure, getId, onChanged } : null),
    [api, rowFilter, measure, getId, onChanged],
  );
  const [done, setDone] = useState<{ init: typeof init; motore: GroupEngine<Riga> } | null>(null);
  useEffect(() => {
    if (!init || !needed) return undefined;
    let gone = false;
    const make = () => {
      void import('./group-engine.ts').then(
        ({ GroupEngine: Motore }) => {
          if (!gone) setDone({ init, motore: new Motore(init, aperture) });
          return;
        },
        (error: unknown) => {
          if (gone) return;
          console.error('groups could not be made', error);
          const azione = { label: 'Riprova', run: make };
          showToast({ severity: 'error', titolo: 'I gruppi non sono arrivati', testo: NOT_ARRIVED, azione });
        },
      );
    };
    make();
    return () => {
      gone = true;
    };
  }, [init, needed, aperture]);
  return done?.init === init ? (done?.motore ?? null) : null;
}

/** Null until the grid is there and there was a group. With criteria, the rows of the grid are the engine's to give. */
export function useGruppi<Riga>(links: Links<Riga>): GroupEngine<Riga> | null {
  const { api, rowFilter, store, criteri } = links;
  const engine = useEngine(links);
  useRole(api, criteri.length > 0);
  useEffect(() => {
    engine?.setCriteri(criteri);
    return () => engine?.close();
  }, [engine, criteri]);

  useEffect(() => {
    if (!engine || criteri.length === 0) return undefined;
    engine.recompute();
    let timer: ReturnType<typeof setTimeout> | null = null;
    const stop = store.listen(({ tipo, righe }) => {
      // The server is asked again when the changes have reached it; what a person sees does not wait for that.
      if (findGroupSource(rowFilter)) {
        if (tipo === 'aggiunte') return;
        engine.update(righe);
      }
      if (timer !== null && findGroupSource(rowFilter)) clearTimeout(timer);
      if (timer !== null && !findGroupSource(rowFilter)) return;
      timer = setTimeout(
        () => {
          timer = null;
          engine.recompute();
        },
        findGroupSource(rowFilter) ? REMOTE_PAUSE_MS : PAUSE_MS,
      );
    });
    return () => {
      stop();
      if (timer !== null) clearTimeout(timer);
    };
  }, [engine, rowFilter, store, criteri]);

  useEffect(() => {
    if (!api || !engine || criteri.length === 0) return undefined;
    const again = () => engine.recompute(false);
    const key = (event: FullWidthCellKeyDownEvent<Riga> | { column: unknown }) => {
      if (!('column' in event)) onKey(engine, event);
    };
    const click = ({ data }: RowClickedEvent<Riga>) => {
      const head = getGroupHead(data);
      if (head) engine.open(head.gruppo.id, !head.aperto);
    };
    return listenTo(api, { filterChanged: again, sortChanged: again, cellKeyDown: key, rowClicked: click });
  }, [api, engine, criteri]);
  return engine;
}
