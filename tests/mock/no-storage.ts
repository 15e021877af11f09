/** msw takes whatever is not Node for a page and asks for its storage; a service worker has none, and keeps no cookies. */
Object.assign(globalThis, { localStorage: {} });
