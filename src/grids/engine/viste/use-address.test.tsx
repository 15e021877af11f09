// @vitest-environment jsdom
import type { GridApi } from 'ag-grid-community';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { TESTO } from '../kinds.ts';
import type { Colonna } from '../types.ts';
import { useIndirizzo } from './use-address.ts';

const COLONNE = [{ campo: 'descrizione', titolo: 'Descrizione', tipo: TESTO, valore: () => '', options: {} }];

/** A grid of which the filters alone are there. */
function createGrid() {
  let model: Record<string, unknown> = {};
  const listeners = new Set<(event: object) => void>();
  const change = (next: Record<string, unknown>) => {
    model = next;
    for (const each of listeners) each({ columns: [{ getColId: () => 'descrizione' }] });
  };
  const api = {
    getFilterModel: () => model,
    setFilterModel: vi.fn<typeof change>(change),
    addEventListener: (_name: string, listener: (event: object) => void) => listeners.add(listener),
    removeEventListener: (_name: string, listener: (event: object) => void) => listeners.delete(listener),
    isDestroyed: () => false,
  };
  const type = (text: string) => change(text === '' ? {} : { descrizione: { testo: text, scelta: null } });
  return { api, type, read: () => model };
}

async function open() {
  const grid = createGrid();
  function Prova() {
    useIndirizzo(grid.api as unknown as GridApi<object>, COLONNE as unknown as Colonna<object>[]);
    return null;
  }
  // As the product's, whose session is verified before each address.
  const verified: { next: Promise<null> } = { next: Promise.resolve(null) };
  const router = createBrowserRouter([
    { path: '*', element: <Prova />, HydrateFallback: () => null, loader: () => verified.next },
  ]);
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<RouterProvider router={router} />));
  return { grid, router, root, verified };
}

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

it('an address that is drawn late does not bring back what was typed before', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { grid, router, root, verified } = await open();
  const later = Promise.withResolvers<null>();
  let emptied = false;
  // The router is there already, the page is not: just then the box is emptied.
  router.subscribe(({ location }) => {
    if (emptied || !location.search.includes('saldo')) return;
    emptied = true;
    verified.next = later.promise;
    grid.type('');
  });
  await act(async () => grid.type('saldo'));
  expect(emptied).toBe(true);
  expect(grid.read()).toEqual({});
  verified.next = Promise.resolve(null);
  await act(async () => later.resolve(null));
  expect(grid.read()).toEqual({});
  expect(router.state.location.search).toBe('');
  // Back and links still move the grid.
  await act(async () => grid.type('rata'));
  await act(async () => router.navigate('/?f.descrizione=saldo'));
  expect(grid.api.setFilterModel).toHaveBeenLastCalledWith({ descrizione: { testo: 'saldo', scelta: null } });
  await act(async () => {
    const moved = Promise.withResolvers<void>();
    router.subscribe(() => moved.resolve());
    void router.navigate(-1);
    await moved.promise;
  });
  expect(grid.api.setFilterModel).toHaveBeenLastCalledWith({ descrizione: { testo: 'rata', scelta: null } });
  act(() => root.unmount());
});
