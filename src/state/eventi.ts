/** Changes of others, for whoever shows rows: one connection, while somebody listens. */
import type { Evento } from '#api/contract/eventi.ts';
import { followCondivisi } from '#api/shared-eventi.ts';
import { aziendaAtom } from './azienda.ts';
import { datiCambiatiAtom } from './changes.ts';
import type { Store } from './jotai.ts';

type Ascoltatore = (evento: Evento) => void;

interface Connessione {
  ascoltatori: Set<Ascoltatore>;
  chiudi: () => void;
}

const connessioni = new WeakMap<Store, Connessione>();

/** Follows the azienda of the tab, also when it becomes another one. */
function connect(store: Store, ascoltatori: ReadonlySet<Ascoltatore>): () => void {
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
      // Sums elsewhere on the page are of the same data.
      store.set(datiCambiatiAtom);
      for (const each of ascoltatori) each(evento);
    };
    stop = followCondivisi({ azienda, onEvento });
  };
  update();
  const unsubscribe = store.sub(aziendaAtom, update);
  return () => {
    unsubscribe();
    stop();
  };
}

/** Calls `ascoltatore` for every event of the azienda in use; answers how to stop. */
export function listenEventi(store: Store, ascoltatore: Ascoltatore): () => void {
  // Nothing to follow where there is no browser.
  if (typeof EventSource === 'undefined') return () => undefined;
  let connessione = connessioni.get(store);
  if (!connessione) {
    const ascoltatori = new Set<Ascoltatore>();
    connessione = { ascoltatori, chiudi: connect(store, ascoltatori) };
    connessioni.set(store, connessione);
  }
  const { ascoltatori, chiudi } = connessione;
  ascoltatori.add(ascoltatore);
  return () => {
    ascoltatori.delete(ascoltatore);
    if (ascoltatori.size > 0) return;
    chiudi();
    connessioni.delete(store);
  };
}
