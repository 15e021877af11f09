// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore, Provider } from '#state/jotai.ts';
import { followPath, useAddress } from './use-address.ts';

const held: { write: (q: string) => void } = { write: () => undefined };

function Desk() {
  const [, setSearch] = useAddress();
  useEffect(() => {
    held.write = (q) => setSearch({ q }, { replace: true });
  });
  return null;
}

/** A desk, and a page whose part has to be loaded first. */
function open() {
  const part = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [
      { path: '/desk', Component: Desk },
      { path: '/other', loader: () => part.promise, element: 'the other page' },
    ],
    { initialEntries: ['/desk'] },
  );
  const store = createStore();
  followPath(router, store);
  const root = createRoot(document.createElement('div'));
  act(() => {
    root.render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    );
  });
  return { router, part, root };
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('writes what the page asks of its own address', async () => {
  const { router, root } = open();
  // Awaited: the router turns a moment later.
  await act(async () => held.write('pos'));
  expect(router.state.location).toMatchObject({ pathname: '/desk', search: '?q=pos' });
  act(() => {
    root.unmount();
  });
});

it('does not lead back to a page that is being left, and writes nothing into the one that comes', async () => {
  const { router, part, root } = open();
  const gone = act(() => router.navigate('/other'));
  const late = held.write;
  act(() => {
    late('pos');
  });
  part.resolve(null);
  await gone;
  expect(router.state.location).toMatchObject({ pathname: '/other', search: '' });
  await act(async () => late('pos'));
  expect(router.state.location).toMatchObject({ pathname: '/other', search: '' });
  act(() => {
    root.unmount();
  });
});
