/** The route guard: nobody goes anywhere without the server's consent. */
import { redirect, type MiddlewareFunction } from 'react-router-dom';
import { isEmbedded, withEmbed } from './embed.ts';
import type { Verifica } from '#state/sessione.ts';
import { isMeta, paths } from './paths.ts';

/** The only pages that open without asking the server. */
const FREE: ReadonlySet<string> = new Set([paths.login, paths.register, paths.page404, paths.page500]);
const RETURN = 'ritorno';

export const isFree = (pathname: string): boolean => FREE.has(pathname.replace(/\/+$/, ''));

/** The sign-in page that leads back to `from` (path, query and hash) afterwards. */
export function toLoginPath(from: URL): string {
  const target = from.pathname + from.search + from.hash;
  const query = new URLSearchParams();
  if (isEmbedded(from.search)) query.set('embed', '1');
  if (isMeta(from.pathname) && target !== paths.app) query.set(RETURN, target);
  return query.size > 0 ? `${paths.login}?${query}` : paths.login;
}

/** The same with a word that makes the sign-in page say why one is there. */
function loginPathWith(why: 'scaduta' | 'silenzio', from: URL): string {
  const path = toLoginPath(from);
  return `${path}${path.includes('?') ? '&' : '?'}${why}=1`;
}

/** For a session that ended while the page was open. */
export const toExpiredPath = (from: URL): string => loginPathWith('scaduta', from);

/** For a server that does not answer: once it does, whoever is still signed in goes on. */
export const toSilentPath = (from: URL): string => loginPathWith('silenzio', from);

/**
 * Where to go after signing in, as `toLoginPath` wrote it. A path of this origin or nothing: an address
 * that names another host (`//host`, `/\host`, `https:…`, `javascript:…`) would make the sign-in page
 * an open redirect (CWE-601). Nor a page that nobody wants to land on: one that tells of an error, or none of ours.
 */
export function toReturnPath(search: string, origin: string): string {
  const home = isEmbedded(search) ? withEmbed(new URL(paths.app, origin)) : paths.app;
  const wanted = new URLSearchParams(search).get(RETURN);
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return home;
  const url = new URL(wanted, origin);
  return url.origin === origin && isMeta(url.pathname) ? url.pathname + url.search + url.hash : home;
}

const LOGIN: Record<Exclude<Verifica, 'valida'>, (from: URL) => string> = {
  assente: toLoginPath,
  scaduta: toExpiredPath,
  silenzio: toSilentPath,
};

/**
 * Runs before every navigation. `verify` says whether the session holds and never raises.
 * A page of the four free ones opens without asking.
 */
export const createGuard =
  (verify: () => Promise<Verifica>): MiddlewareFunction =>
  async ({ request }, next) => {
    const url = new URL(request.url);
    if (isFree(url.pathname)) return next();
    const verification = await verify();
    if (verification !== 'valida') throw redirect(LOGIN[verification](url));
    return next();
  };

/** The parameter by which an address names the azienda it is about: `?azienda=12`. */
const AZIENDA = 'azienda';

/**
 * An address may name its azienda, so that a link to another one can be opened in a new tab, kept or sent. The tab works
 * on that azienda from then on, and the name leaves the address: afterwards the tab may be switched by hand.
 * `choose` says whether the person may open it; who may not is told so.
 */
export const createAziendaChooser =
  (choose: (id: number) => Promise<boolean>): MiddlewareFunction =>
  async ({ request }, next) => {
    const url = new URL(request.url);
    const named = url.searchParams.get(AZIENDA);
    if (named === null || isFree(url.pathname)) return next();
    if (!(await choose(Number(named)))) throw redirect(paths.access);
    url.searchParams.delete(AZIENDA);
    throw redirect(url.pathname + url.search);
  };

/** One address a page: a slash at its end is taken away. */
export const toTidyPath: MiddlewareFunction = ({ request }, next) => {
  const { pathname, search, hash } = new URL(request.url);
  const tidy = pathname.replace(/\/+$/, '');
  if (tidy !== '' && tidy !== pathname) throw redirect(tidy + search + hash);
  return next();
};

/** Keeps embed mode while the person moves about inside it; `current` is the query of the page being left. */
export const createEmbedKeeper =
  (current: () => string): MiddlewareFunction =>
  ({ request }, next) => {
    const url = new URL(request.url);
    if (isEmbedded(current()) && !isEmbedded(url.search)) throw redirect(withEmbed(url));
    return next();
  };
