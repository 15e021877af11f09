/// <reference lib="webworker" />
/**
 * Keeps the static parts of the program in the browser, and nothing else: no answer of `/api` ever goes through here.
 * Each build has a cache of its own; that of the build before stays, for the tabs that are still open on it.
 */
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build, see `scripts/service-worker.ts`. */
declare const QUADRA_PARTI: PrecacheEntry[];
declare const QUADRA_BUILD: string;

const PREFIX = 'quadra';
const PAGINA = '/index.html';
/** Addresses that are no page of the program: calls, and files by their ending. */
const NOT_PAGES = [/^\/api(?:[/?]|$)/i, /\.\w+$/];

setCacheNameDetails({ prefix: PREFIX, precache: 'parti', suffix: QUADRA_BUILD });

const rete = new NetworkOnly();

/** The page of this build; from the network where there is none yet. */
const ownPage = async (event: ExtendableEvent, request: Request): Promise<Response> =>
  (await matchPrecache(PAGINA)) ?? rete.handle({ event, request });

/**
 * Whether another site may show the page in a frame is for the server to say, each time: a page kept from before would
 * answer with what was allowed then.
 */
async function framedPage(event: ExtendableEvent, request: Request): Promise<Response> {
  try {
    return await rete.handle({ event, request });
  } catch {
    return await ownPage(event, request);
  }
}

registerRoute(
  new NavigationRoute(
    async ({ event, request }) =>
      request.destination === 'iframe' ? framedPage(event, request) : ownPage(event, request),
    { denylist: NOT_PAGES },
  ),
);
precacheAndRoute(QUADRA_PARTI, { cleanURLs: false, directoryIndex: '' });

// A part of another build: a tab that was open before this one is still at work.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ event, request }) =>
    (await caches.match(request, { ignoreVary: true })) ?? rete.handle({ event, request }),
);

/** Keeps the cache of this build and of the one before it. */
async function forgetOldBuilds(): Promise<void> {
  // In the order in which they were made.
  const own = (await caches.keys()).filter((name) => name.startsWith(`${PREFIX}-`));
  for (const name of own.slice(0, -2)) await caches.delete(name);
}

self.addEventListener('activate', (event) => event.waitUntil(forgetOldBuilds()));
// The first build takes the pages that are open; a later one waits until the person wants it.
clientsClaim();
self.addEventListener('message', ({ data }) => {
  if (data === 'passa') void self.skipWaiting();
});
