/** Who works while things break: a signed-in client that counts the answers it gets, whatever server it speaks to. */
import { createClient, type Client } from '#api/client.ts';
import { createCookieJar, type CookieJar } from '#api/cookies.ts';
import { UTENTE } from '#tests/e2e/support/studio.ts';

type Fetch = typeof globalThis.fetch;

export interface Studio {
  client: Client;
  /** The same person, at another address: the session lives in the database. */
  at(url: string, onAnswer?: () => void): Studio;
  cookies: CookieJar;
}

/** Counts an answer once all of it is here, refusals too. */
const counting =
  (onAnswer: () => void): Fetch =>
  async (...request) => {
    const response = await fetch(...request);
    const body = await response.arrayBuffer();
    onAnswer();
    return new Response(body, { status: response.status, headers: response.headers });
  };

export function makeStudio(url: string, cookies = createCookieJar(), onAnswer?: () => void): Studio {
  return {
    // The client says every lost call aloud; here they are lost on purpose.
    client: createClient({
      baseUrl: url,
      cookies,
      log: () => {},
      ...(onAnswer && { fetch: counting(onAnswer) }),
    }),
    cookies,
    at: (next, heard) => makeStudio(next, cookies, heard),
  };
}

/** Signs in on a server; the first to come makes the first user. */
export async function enterStudio(url: string): Promise<Studio> {
  const studio = makeStudio(url);
  const { primo_utente } = await studio.client.call('accesso');
  const { azienda, ...credentials } = UTENTE;
  if (primo_utente) await studio.client.call('primoUtente', { body: { ...credentials, azienda } });
  else await studio.client.call('login', { body: credentials });
  return studio;
}

/** Gone by itself: the call was answered by nobody. */
export async function unlessLost<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'rete') return null;
    throw cause;
  }
}
