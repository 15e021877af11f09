/**
 * The mock server as the service worker of a page: it answers every call of the pages of its origin, and its office
 * outlives each of them, as a server's does.
 */
import './no-storage.ts';
import { getResponse } from 'msw';
import { createMock, type Mock } from './handlers.ts';

/** A call that no page makes. */
export interface Chiamata {
  url: string;
  method: string;
  headers: [name: string, value: string][];
  body: string | null;
}

/** What a test reaches of it, from outside the page. */
export interface UfficioInMemoria {
  /** The office that answers now; a test may read it and prepare it. */
  readonly stato: Mock['stato'];
  /** A fresh office in place of the one there was. */
  reset: () => void;
  call: (call: Chiamata) => Promise<{ status: number; text: string }>;
}

declare global {
  var ufficio: UfficioInMemoria;
}

/** What the worker's own types say, where a page's are loaded. */
interface Fetching extends Event {
  readonly request: Request;
  respondWith: (response: Promise<Response>) => void;
}
interface Extendable extends Event {
  waitUntil: (done: Promise<unknown>) => void;
}
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
}
const scope = globalThis as unknown as WorkerScope;

let mock = createMock();

/** A call that no handler knows is refused, and the page complains of it. */
const answer = async (request: Request): Promise<Response> =>
  (await getResponse(mock.handlers, request)) ?? new Response(null, { status: 501 });

globalThis.ufficio = {
  get stato() {
    return mock.stato;
  },
  reset: () => {
    mock = createMock();
  },
  call: async ({ url, ...init }) => {
    const response = await answer(new Request(new URL(url, globalThis.location.href), init));
    return { status: response.status, text: await response.text() };
  },
};

addEventListener('install', (event) => (event as Extendable).waitUntil(scope.skipWaiting()));
addEventListener('activate', (event) => (event as Extendable).waitUntil(scope.clients.claim()));
addEventListener('fetch', (event) => {
  const { request } = event as Fetching;
  if (new URL(request.url).pathname.startsWith('/api/')) (event as Fetching).respondWith(answer(request));
});
