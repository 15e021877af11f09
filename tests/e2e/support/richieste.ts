/** What pages ask of the server. */
import type { Page, Request } from 'playwright-core';

/** What the page asked of the server and has not got yet; the answer that stays open for events is not waited for. */
export function followRequests(page: Page): ReadonlySet<Request> {
  const asked = new Set<Request>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/eventi') asked.add(request);
  });
  const end = (request: Request): void => void asked.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return asked;
}
