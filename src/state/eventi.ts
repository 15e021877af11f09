/** Changes of others, for whatever shows rows: one connection, open while there is a listener. */
import type { Evento } from '#api/contract/eventi.ts';
import { followCondivisi } from '#api/shared-eventi.ts';
import { aziendaAtom } from './azienda.ts';
import { dataChangedAtom } from './changes.ts';
import type { Store } from './jotai.ts';

type Listener = (evento: Evento) => void;

interface Connection {
  listeners: Set<Listener>;
  close: () => void;
}

const connections = new WeakMap<Store, Connection>();
/** Since when the page has not listened: when it last stopped, or was opened; milliseconds of `performance.now()`. */
let deafSince = 0;

/** Follows the azienda of the tab, also after the tab changes azienda. */
function connect(store: Store, listeners: ReadonlySet<Listener>): () => void {
  let followed: number | null = null;
  let stop = (): void => undefined;
  const update = (): void => {
    const azienda = store.get(aziendaAtom)?.id ?? null;
    if (azienda === followed) return;
    followed = azienda;
    stop();
    if (azienda === null) {
      stop = () => undefined;
      return;
    }
    const onEvento = (evento: Evento): void => {
      // Sums elsewhere on the page depend on the same data.
      store.set(dataChangedAtom);
      for (const each of listeners) each(evento);
    };
    const unfollow = followCondivisi({ azienda, onEvento, deafSince });
    stop = () => {
      unfollow();
      deafSince = performance.now();
    };
  };
  update();
  const unsubscribe = store.sub(aziendaAtom, update);
  return () => {
    unsubscribe();
    stop();
  };
}

/** Calls `listener` for every event of the azienda in use; answers the function that stops it. */
export function listenEventi(store: Store, listener: Listener): () => void {
  // Nothing to follow where there is no browser.
  if (typeof EventSource === 'undefined') return () => undefined;
  let connection = connections.get(store);
  if (!connection) {
    const listeners = new Set<Listener>();
    connection = { listeners, close: connect(store, listeners) };
    connections.set(store, connection);
  }
  const { listeners, close } = connection;
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    close();
    connections.delete(store);
  };
}
