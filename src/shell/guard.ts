/** The route guard: nobody goes anywhere without the server's consent. */
import { redirect, type MiddlewareFunction } from 'react-router-dom';
import { isEmbedded, withEmbed } from './embed.ts';
import { paths } from './paths.ts';

/** The only pages that open without asking the server. */
const FREE: ReadonlySet<string> = new Set([paths.login, paths.register, paths.page404, paths.page500]);
const RETURN = 'ritorno';

export const isFree = (pathname: string): boolean => FREE.has(pathname.replace(/\/+$/, ''));

/** The sign-in page that leads back to `from` (path, query and hash) afterwards. */
export function loginPath(from: URL): string {
  const target = from.pathname + from.search + from.hash;
  const query = new URLSearchParams();
  if (isEmbedded(from.search)) query.set('embed', '1');
  if (!isFree(from.pathname) && target !== paths.root && target !== paths.app) query.set(RETURN, target);
  return query.size > 0 ? `${paths.login}?${query}` : paths.login;
}

/** The same, for a session that ended while the page was open: the sign-in page says so. */
export function expiredPath(from: URL): string {
  const path = loginPath(from);
  return `${path}${path.includes('?') ? '&' : '?'}scaduta=1`;
}

/**
 * Where to go after signing in, as `loginPath` wrote it. A path of this origin or nothing: an address
 * that names another host (`//host`, `/\host`, `https:…`, `javascript:…`) would make the sign-in page
 * an open redirect (CWE-601).
 */
export function returnPath(search: string, origin: string): string {
  const home = isEmbedded(search) ? withEmbed(new URL(paths.app, origin)) : paths.app;
  const wanted = new URLSearchParams(search).get(RETURN);
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return home;
  const url = new URL(wanted, origin);
  return url.origin === origin && !isFree(url.pathname) ? url.pathname + url.search + url.hash : home;
}

/**
 * Runs before every navigation. `verify` says whether the session holds and never raises.
 * A page of the four free ones opens without asking.
 */
export function createGuard(verify: () => Promise<boolean>): MiddlewareFunction {
  return async ({ request }, next) => {
    const url = new URL(request.url);
    if (!isFree(url.pathname) && !(await verify())) throw redirect(loginPath(url));
    return next();
  };
}

/** Keeps embed mode while the person moves about inside it; `current` is the query of the page being left. */
export function createEmbedKeeper(current: () => string): MiddlewareFunction {
  return ({ request }, next) => {
    const url = new URL(request.url);
    if (isEmbedded(current()) && !isEmbedded(url.search)) throw redirect(withEmbed(url));
    return next();
  };
}
