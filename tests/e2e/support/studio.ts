/** Whoever works in a test's office, and the ways in that need no page. */
import type { BrowserContext } from 'playwright-core';
import { createClient, type Client } from '#api/client.ts';
import { createCookieJar, type CookieJar } from '#api/cookies.ts';

/** Who comes first to an installation. */
export const UTENTE = {
  username: 'anna.bianchi',
  password: 'una frase abbastanza lunga',
  azienda: 'Bianchi & Figli S.r.l.',
};

type Credentials = { readonly username: string; readonly password: string };

export type Studio = { readonly client: Client; readonly cookies: CookieJar; readonly utente: Credentials };

function open(url: string, utente: Credentials): Studio {
  const cookies = createCookieJar();
  return { client: createClient({ baseUrl: url, cookies }), cookies, utente };
}

/** Signs in, as one who does so in another browser. */
export async function signIn(url: string, { username, password }: Credentials): Promise<Studio> {
  const studio = open(url, { username, password });
  await studio.client.call('login', { body: studio.utente });
  return studio;
}

/** Comes in with a password that was told, which opens nothing but the choice of another. */
export async function arrive(url: string, told: Credentials): Promise<Studio> {
  const { client } = await signIn(url, told);
  await client.call('miaPassword', { body: { attuale: told.password, nuova: UTENTE.password } });
  return await signIn(url, { username: told.username, password: UTENTE.password });
}

/** The first user of a server; the first call makes them, the later ones sign in. */
export async function enter(url: string): Promise<Studio> {
  const { azienda, ...credentials } = UTENTE;
  const studio = open(url, credentials);
  const { primo_utente } = await studio.client.call('accesso');
  if (!primo_utente) return await signIn(url, credentials);
  await studio.client.call('primoUtente', { body: { ...credentials, azienda } });
  return studio;
}

let offices = 0;

/** A new azienda on a server that others use, named as the first user's, and whoever administers it and sees it alone. */
export async function openOffice(url: string): Promise<Studio> {
  const { client } = await enter(url);
  const before = new Set((await client.call('me')).aziende.map(({ id }) => id));
  const { aziende } = await client.call('aziendaNuova', { body: { ragione_sociale: UTENTE.azienda } });
  const made = aziende.find(({ id }) => !before.has(id));
  if (!made) throw new Error('an azienda was made');
  offices += 1;
  const username = `${UTENTE.username}${offices}`;
  const { password } = await client.call('utenteNuovo', {
    body: { username, ruolo: 'amministratore', aziende: [made.id] },
  });
  return await arrive(url, { username, password });
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
