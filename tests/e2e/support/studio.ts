/** The one user of a test's office, and the ways in that need no page. */
import type { BrowserContext } from 'playwright-core';
import { createClient, type Client } from '#api/client.ts';
import { createCookieJar, type CookieJar } from '#api/cookies.ts';

export const UTENTE = {
  username: 'anna.bianchi',
  password: 'una frase abbastanza lunga',
  azienda: 'Bianchi & Figli S.r.l.',
};

export type Studio = { readonly client: Client; readonly cookies: CookieJar };

/** A signed-in client of a server; the first call creates the first user, the later ones sign in. */
export async function enter(url: string): Promise<Studio> {
  const cookies = createCookieJar();
  const client = createClient({ baseUrl: url, cookies });
  const { primo_utente } = await client.call('accesso');
  const { azienda, ...credentials } = UTENTE;
  if (primo_utente) await client.call('primoUtente', { body: { ...credentials, azienda } });
  else await client.call('login', { body: credentials });
  return { client, cookies };
}

/** Gives the session of a client to a browser context. */
export async function shareSession(context: BrowserContext, url: string, cookies: CookieJar): Promise<void> {
  const pairs = cookies
    .header()
    .split('; ')
    .map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
    });
  await context.addCookies(pairs);
}
