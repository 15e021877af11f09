/** Hears events of a grid. */
import type { AgEventListener, AgPublicEventType, GridApi } from 'ag-grid-community';

/** What hears each event. */
type Listeners<Riga> = { readonly [Event in AgPublicEventType]?: AgEventListener<Riga, unknown, Event> };

/**
 * Calls each listener when its event happens; returns how to stop. The library keeps what it tells in a queue: it calls a
 * listener that was taken away meanwhile, and one whose grid is gone. These are not called then.
 */
export function listenTo<Riga>(api: GridApi<Riga>, listeners: Listeners<Riga>): () => void {
  const stopping = (Object.entries(listeners) as [AgPublicEventType, AgEventListener][]).map(
    ([event, listener]) => {
      let stopped = false;
      const hear: AgEventListener = (params) => {
        if (!stopped && !api.isDestroyed()) listener(params);
      };
      api.addEventListener(event, hear);
      return () => {
        stopped = true;
        if (!api.isDestroyed()) api.removeEventListener(event, hear);
      };
    },
  );
  return () => {
    for (const stop of stopping) stop();
  };
}

/** The same listener for several events. */
export const listenToAll = <Riga>(
  api: GridApi<Riga>,
  events: readonly AgPublicEventType[],
  listener: () => void,
): (() => void) => listenTo(api, Object.fromEntries(events.map((event) => [event, listener])));
