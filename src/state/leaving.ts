/**
 * Signing out aborts the calls of the page. An answer after the end of the session would be a refusal, and the page
 * would say that somebody else closed the session. Taking away the azienda that the tab works on does the same.
 */
import type { Client } from '#api/client.ts';
import { ApiError } from '#api/errors.ts';
import { atom, type Atom } from './jotai.ts';

/** Aborted when the person leaves. The first call makes it; when the page goes on, it is made again. */
const endAtom = atom<AbortController | null>(null);
const leavingStateAtom = atom(false);

/** True from the click on Logout until the page is loaded again, or until the page goes on. */
export const leavingAtom: Atom<boolean> = atom((get) => get(leavingStateAtom));

/** The signal of every call of the page. */
export const leavingSignalAtom = atom(null, (get, set): AbortSignal => {
  const end = get(endAtom) ?? new AbortController();
  set(endAtom, end);
  return end.signal;
});

/** Aborts the present calls and prevents new ones. */
export const beginLeavingAtom = atom(null, (get, set) => {
  set(leavingStateAtom, true);
  get(endAtom)?.abort();
});

/** The page goes on: signing out failed, or the tab has another azienda. */
export const giveUpLeavingAtom = atom(null, (_get, set) => {
  set(endAtom, null);
  set(leavingStateAtom, false);
});

const EXEMPT: ReadonlySet<string> = new Set(['logout', 'demoTogli']);

/** The same client, whose calls end with `givenSignal`; the calls by which one leaves are exempt. */
export const stopAtUscita = (client: Client, givenSignal: () => AbortSignal): Client => ({
  async call(name, ...args) {
    if (EXEMPT.has(name)) return client.call(name, ...args);
    const outflow = givenSignal();
    if (outflow.aborted) throw new ApiError({ name, status: 0, code: 'annullata' });
    const own = args[0]?.signal;
    const signal = own ? AbortSignal.any([own, outflow]) : outflow;
    return client.call(name, ...([{ ...args[0], signal }] as typeof args));
  },
});
