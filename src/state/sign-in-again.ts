/**
 * A session that ends during work loses nothing: the refused call waits while the person signs in again over the page,
 * and is then repeated. The server answers 401 before it does anything (RFC 9110, 15.5.2), so the repetition is safe.
 */
import type { Client } from '#api/client.ts';
import type { RouteName } from '#api/contract/routes.ts';
import { hasCodice } from '#api/errors.ts';
import { atom, type Atom } from './jotai.ts';
import { loginAtom, sessioneAtom } from './sessione.ts';

interface Attesa {
  /** True after signing in again; false if the person gave up. */
  readonly promise: Promise<boolean>;
  readonly resolve: (signedIn: boolean) => void;
}

const awaitedAtom = atom<Attesa | null>(null);

/** True while the person is asked to sign in again. */
export const signingInAgainAtom: Atom<boolean> = atom((get) => get(awaitedAtom) !== null);

/** Asks once for all the calls that wait. Without a known user nobody can be asked. */
export const askSignInAgainAtom = atom(null, async (get, set): Promise<boolean> => {
  if (get(sessioneAtom) === null) return false;
  const open = get(awaitedAtom);
  if (open) return open.promise;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  set(awaitedAtom, { promise, resolve });
  return promise;
});

/** Somebody has signed in on the sign-in page: the waiting calls continue. */
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

/** The person leaves: the waiting calls fail with their refusal. */
export const giveUpAtom = atom(null, (get, set) => {
  const awaited = get(awaitedAtom);
  set(awaitedAtom, null);
  awaited?.resolve(false);
});

/** Calls that never wait: signing in and out, and the check of the guard. */
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

/** The same client, whose calls survive the end of the session: `ask` says whether a new one began. */
export const resumeAfterLogin = (client: Client, ask: () => Promise<boolean>): Client => ({
  async call(name, ...args) {
    for (;;)
      try {
        return await client.call(name, ...args);
      } catch (error) {
        if (!hasCodice(error, 'non_autenticato') || AT_ONCE.has(name)) throw error;
        if (!(await unlessAborted(ask(), args[0]?.signal))) throw error;
      }
  },
});
