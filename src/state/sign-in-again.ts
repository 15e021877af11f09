/**
 * A session that ends in the middle of the work loses nothing: the call that was refused waits while the
 * person signs in again over the page, then it is made once more. A 401 is answered before anything is done
 * (RFC 9110, 15.5.2), so the repetition is safe.
 */
import type { Client } from '#api/client.ts';
import type { RouteName } from '#api/contract/routes.ts';
import { hasCodice } from '#api/errors.ts';
import { atom, type Atom } from './jotai.ts';
import { loginAtom, sessioneAtom } from './sessione.ts';

interface Attesa {
  /** True once signed in again; false when the person gave up. */
  readonly promise: Promise<boolean>;
  readonly resolve: (signedIn: boolean) => void;
}

const awaitedAtom = atom<Attesa | null>(null);

/** True while the person is asked to sign in again. */
export const signingInAgainAtom: Atom<boolean> = atom((get) => get(awaitedAtom) !== null);

/** Asks once for all the calls that wait; without a known user there is nobody to ask. */
export const askSignInAgainAtom = atom(null, async (get, set): Promise<boolean> => {
  if (get(sessioneAtom) === null) return false;
  const open = get(awaitedAtom);
  if (open) return open.promise;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  set(awaitedAtom, { promise, resolve });
  return promise;
});

/** Somebody has signed in on the sign-in page itself: what waited goes on. */
export const signedInAtom = atom(null, (get, set) => {
  const awaited = get(awaitedAtom);
  set(awaitedAtom, null);
  awaited?.resolve(true);
});

/** Signs the same user in again; raises `ApiError` as `loginAtom` does, and goes on asking. */
export const signInAgainAtom = atom(null, async (get, set, password: string, codice?: string) => {
  const username = get(sessioneAtom)?.username ?? '';
  await set(loginAtom, { username, password, ...(codice !== undefined && { codice }) });
  set(signedInAtom);
});

/** The person leaves: what waited fails as it was refused. */
export const giveUpAtom = atom(null, (get, set) => {
  const awaited = get(awaitedAtom);
  set(awaitedAtom, null);
  awaited?.resolve(false);
});

/** Signing in and out, and the guard's question, are never held back. */
const AT_ONCE: ReadonlySet<RouteName> = new Set<RouteName>([
  'verify',
  'login',
  'logout',
  'primoUtente',
  'accesso',
]);

/** Settles as soon as the wait is over or the caller gave up. */
async function unlessAborted(wait: Promise<boolean>, signal: AbortSignal | undefined): Promise<boolean> {
  if (!signal) return wait;
  if (signal.aborted) return false;
  const aborted = Promise.withResolvers<boolean>();
  const stop = () => aborted.resolve(false);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([wait, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** The same client, whose calls outlive the end of the session: `ask` says whether it began again. */
export function resumeAfterLogin(client: Client, ask: () => Promise<boolean>): Client {
  return {
    async call(name, ...args) {
      for (;;)
        try {
          return await client.call(name, ...args);
        } catch (error) {
          if (!hasCodice(error, 'non_autenticato') || AT_ONCE.has(name)) throw error;
          if (!(await unlessAborted(ask(), args[0]?.signal))) throw error;
        }
    },
  };
}
