/** Keeps cookies where there is no browser: in the command line and in tests. */

/** Keeps the cookies of one server. */
export interface CookieJar {
  /** The value of a cookie, or null. */
  get(name: string): string | null;
  /** The `Cookie` header to send; empty when there is none. */
  header(): string;
  /** Takes the `Set-Cookie` headers of an answer. */
  store(setCookie: readonly string[]): void;
}

function isExpired(attributes: readonly string[], now: number): boolean {
  const value = (key: string) =>
    attributes.find((attribute) => attribute.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
  const maxAge = value('max-age');
  // RFC 6265, 5.3: Max-Age has precedence over Expires.
  if (maxAge !== undefined) return Number(maxAge) <= 0;
  const expires = value('expires');
  return expires !== undefined && Date.parse(expires) <= now;
}

/**
 * An empty jar for one server. Only the expiry of a cookie matters, because every cookie goes back to the same server.
 */
export function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>();
  return {
    get: (name) => cookies.get(name) ?? null,
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    store(setCookie) {
      for (const line of setCookie) {
        const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
        const at = pair.indexOf('=');
        if (at < 1) continue;
        const name = pair.slice(0, at);
        if (isExpired(attributes, Date.now())) cookies.delete(name);
        else cookies.set(name, pair.slice(at + 1));
      }
    },
  };
}

/** The value of a cookie that the page can read, or null; also null where there is no page. */
export function readDocumentCookie(name: string): string | null {
  if (typeof document === 'undefined') return null;
  for (const pair of document.cookie.split('; '))
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1);
  return null;
}
