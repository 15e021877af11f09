/**
 * Signing out ends whatever the page was asking: an answer that came after the session would be a refusal, and the
 * page would say that somebody else closed it.
 */
import type { Client } from '#api/client.ts';
import { ApiError } from '#api/errors.ts';
import { atom, type Atom } from './jotai.ts';

/** Aborted when the person signs out; made by the first call, and anew when signing out fails. */
const fineAtom = atom<AbortController | null>(null);
const inUscitaStatoAtom = atom(false);

/** True from the click on Logout until the page is loaded again, or until signing out has failed. */
export const inUscitaAtom: Atom<boolean> = atom((get) => get(inUscitaStatoAtom));

/** The signal under which every call of the page is made. */
export const segnaleUscitaAtom = atom(null, (get, set): AbortSignal => {
  const fine = get(fineAtom) ?? new AbortController();
  set(fineAtom, fine);
  return fine.signal;
});

/** Ends what is being asked; nothing more is asked from here on. */
export const cominciaUscitaAtom = atom(null, (get, set) => {
  set(inUscitaStatoAtom, true);
  get(fineAtom)?.abort();
});

/** Signing out failed: the page goes on. */
export const rinunciaUscitaAtom = atom(null, (_get, set) => {
  set(fineAtom, null);
  set(inUscitaStatoAtom, false);
});

/** The same client, whose calls end with `segnale`; signing out itself goes through. */
export function stopAtUscita(client: Client, segnale: () => AbortSignal): Client {
  return {
    async call(name, ...args) {
      if (name === 'logout') return client.call(name, ...args);
      const uscita = segnale();
      if (uscita.aborted) throw new ApiError({ name, status: 0, code: 'annullata' });
      const own = args[0]?.signal;
      const signal = own ? AbortSignal.any([own, uscita]) : uscita;
      return client.call(name, ...([{ ...args[0], signal }] as typeof args));
    },
  };
}
