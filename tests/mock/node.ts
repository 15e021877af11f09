/** The mock server in Node, for tests: every fetch that no handler knows is an error. */
import { setupServer } from 'msw/node';
import { createMock, type Mock } from './handlers.ts';

export interface MockServer extends Mock {
  server: ReturnType<typeof setupServer>;
}

/** Starts a fresh mock server; the caller closes it (`server.close()`). */
export function startMock(): MockServer {
  const mock = createMock();
  const server = setupServer(...mock.handlers);
  server.listen({ onUnhandledFrame: 'error' });
  return { ...mock, server };
}
