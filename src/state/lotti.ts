/** Actions over many rows that the server is doing or undoing, whoever began them, followed to their end from any page. */
import type { Client } from '#api/client.ts';
import type { AvanzamentoLotto } from '#api/contract/lotti.ts';
import { describeError, hasCodice } from '#api/errors.ts';
import { clientAtom } from './api.ts';
import { listenEventi } from './eventi.ts';
import { atom, type Atom, type Store } from './jotai.ts';
import { describeEnd, NAMES } from './lotti-words.ts';
import { aziendaIdAtom } from './tab-azienda.ts';
import { addToastAtom } from './toast.ts';

const OGNI_MS = 300;

interface Followed {
  now: AvanzamentoLotto;
  end: Promise<AvanzamentoLotto | null>;
}
interface Stato {
  azienda: number | null;
  lotti: ReadonlyMap<number, Followed>;
}
const NONE: Stato['lotti'] = new Map();
const baseAtom = atom<Stato>({ azienda: null, lotti: NONE });
const followedAtom = atom((get) => {
  const { azienda, lotti } = get(baseAtom);
  return azienda === get(aziendaIdAtom) ? lotti : NONE;
});
/** What is under way in the azienda, oldest first. */
export const underWayAtom: Atom<readonly AvanzamentoLotto[]> = atom((get) =>
  [...get(followedAtom).values()].map(({ now }) => now),
);

const putAtom = atom(null, (get, set, id: number, followed: Followed | null) => {
  const lotti = new Map(get(followedAtom));
  if (followed) lotti.set(id, followed);
  else lotti.delete(id);
  set(baseAtom, { azienda: get(aziendaIdAtom), lotti });
});

const toldBaseAtom = atom(false);
/** True while the page has a place of its own that tells what is under way. */
export const toldInPageAtom: Atom<boolean> = atom((get) => get(toldBaseAtom));
export const setToldInPageAtom = atom(null, (_get, set, told: boolean) => set(toldBaseAtom, told));

/** What this page tells the end of by itself, with what may be done about it. */
const ownAtom = atom<ReadonlySet<string>>(new Set<string>());
const keyOf = (id: number, undone: boolean): string => `${undone ? 'annullo' : 'lotto'} ${id}`;
const ownedAtom = atom(null, (get, set, key: string) => set(ownAtom, new Set([...get(ownAtom), key])));
/** Settled once every start of this page is answered: until then one may be its own. */
const startingAtom = atom<Promise<unknown>>(Promise.resolve());

const isOver = ({ stato, annullo }: AvanzamentoLotto): boolean =>
  annullo === 'fatto' || (annullo === 'no' && stato !== 'in_corso');

/** How far it is now; null while the network loses the question. */
async function ask(client: Client, id: number): Promise<AvanzamentoLotto | null> {
  try {
    return await client.call('lottoAvanzamento', { params: { id } });
  } catch (error) {
    if (hasCodice(error, 'rete')) return null;
    throw error;
  }
}

/** Follows one to its end: the server goes on alone. Null when the page is in another azienda by now, or it is gone. */
const followAtom = atom(null, (get, set, begun: AvanzamentoLotto): Promise<AvanzamentoLotto | null> => {
  const id = begun.id_lotto;
  const known = get(followedAtom).get(id);
  if (known) return known.end;
  const azienda = get(aziendaIdAtom);
  const client = get(clientAtom);
  const run = async (): Promise<AvanzamentoLotto | null> => {
    let now = begun;
    try {
      while (!isOver(now)) {
        await new Promise((resolve) => setTimeout(resolve, OGNI_MS));
        if (get(aziendaIdAtom) !== azienda) return null;
        now = (await ask(client, id)) ?? now;
        set(putAtom, id, { now, end });
      }
      return now;
    } catch (error) {
      // It went with its azienda.
      if (hasCodice(error, 'non_trovato')) return null;
      throw error;
    } finally {
      if (get(aziendaIdAtom) === azienda) set(putAtom, id, null);
    }
  };
  const end = Promise.resolve().then(run);
  set(putAtom, id, { now: begun, end });
  return end;
});

const followAndTellAtom = atom(null, async (get, set, begun: AvanzamentoLotto): Promise<void> => {
  const end = await set(followAtom, begun);
  await get(startingAtom);
  if (end && !get(ownAtom).has(keyOf(begun.id_lotto, begun.annullo === 'in_corso')))
    set(addToastAtom, describeEnd(begun, end));
});

/** Those under way that are not followed yet: of a colleague, or of a page that was closed in the middle of one. */
const readUnderWayAtom = atom(null, async (get): Promise<readonly AvanzamentoLotto[]> => {
  const azienda = get(aziendaIdAtom);
  const { lotti } = await get(clientAtom).call('lottiInCorso');
  if (get(aziendaIdAtom) !== azienda) return [];
  return lotti.filter(({ id_lotto }) => !get(followedAtom).has(id_lotto));
});

/** Begins one and follows it to its end, which its caller tells. */
export const beginLottoAtom = atom(
  null,
  async (get, set, start: () => Promise<AvanzamentoLotto>): Promise<AvanzamentoLotto | null> => {
    const starting = start();
    set(startingAtom, Promise.allSettled([get(startingAtom), starting]));
    const begun = await starting;
    set(ownedAtom, keyOf(begun.id_lotto, false));
    return await set(followAtom, begun);
  },
);

/**
 * Undoes one, and answers when it is undone: the caller tells it. An answer that the network loses is waited for; raises
 * what the server refuses, or that nobody knows.
 */
export const annulLottoAtom = atom(null, async (get, set, id: number): Promise<void> => {
  const client = get(clientAtom);
  set(ownedAtom, keyOf(id, true));
  try {
    await client.call('lottoAnnulla', { params: { id } });
  } catch (error) {
    if (!hasCodice(error, 'rete')) throw error;
    const now = await ask(client, id);
    if (now?.annullo === 'no' || now === null) throw error;
    const end = await set(followAtom, now);
    if (end?.annullo !== 'fatto') throw error;
  }
});

/** Stops one that is being done; the server takes back what it had done. */
export const stopLottoAtom = atom(
  null,
  async (get, set, { id_lotto, tipo }: AvanzamentoLotto): Promise<void> => {
    try {
      await get(clientAtom).call('lottoFerma', { params: { id: id_lotto } });
    } catch (error) {
      const titolo = `${NAMES[tipo]} continua`;
      set(addToastAtom, { severity: 'error', titolo, testo: describeError(error) });
    }
  },
);

const tell = (error: unknown): void => console.warn('an action under way could not be followed', error);

/** Follows, until stopped, whatever is under way in the azienda of the tab. */
export function followLotti(store: Store): () => void {
  let asking = false;
  let again = false;
  // Each part of an action is an event: they are asked for once at a time.
  const look = (): void => {
    again = asking;
    if (asking || store.get(aziendaIdAtom) === null) return;
    asking = true;
    const read = async (): Promise<void> => {
      for (const lotto of await store.set(readUnderWayAtom)) store.set(followAndTellAtom, lotto).catch(tell);
    };
    void read()
      .catch(tell)
      .finally(() => {
        asking = false;
        if (again) look();
      });
  };
  look();
  const stops = [
    listenEventi(store, (evento) => {
      if (evento.tipo === 'ricarica' || (evento.tipo === 'area' && evento.area === 'azioni')) look();
    }),
    store.sub(aziendaIdAtom, look),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
