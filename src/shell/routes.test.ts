import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths, uikitPages } from './paths.ts';
import { createRoutes } from './routes.tsx';
import { menuEntries } from './menu-entries.ts';

const routes = createRoutes({ middleware: [], loadSessione: async () => undefined });
/** The path of the route that shows `path`; `*` when none does. */
const shownBy = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path;

test('the side menu has the ten entries, in order', () => {
  expect(menuEntries.map(({ label, to }) => `${label} -> ${to}`)).toEqual([
    'Dashboard -> /app',
    'Estratto Conto -> /app/estrattoconto',
    'Pagamenti -> /app/pagamenti',
    'Reportistica -> /app/report',
    'Calendario -> /app/scadenziario',
    'Import dati -> /app/importestrattopdf',
    'Anagrafiche -> /app/anagrafiche',
    'Matrice Agenti -> /app/matrice-agenti',
    'Impostazioni -> /app/impostazioni',
    'test -> /app/test',
  ]);
});

test('every path has a route of its own', () => {
  const { uikit: _folder, ...pages } = paths;
  for (const path of Object.values(pages)) expect(shownBy(path)).toBe(path);
  for (const page of Object.keys(uikitPages)) expect(shownBy(`/uikit/${page}`)).toBe(`/uikit/${page}`);
  expect(Object.keys(uikitPages)).toHaveLength(15);
  expect(shownBy('/app/boh')).toBe('*');
});

test('every page has a title', () => {
  const { uikit: _folder, root: _redirect, ...pages } = paths;
  for (const path of Object.values(pages))
    expect(matchRoutes(routes, path)?.at(-1)?.route.handle).toHaveProperty(
      'titolo',
      expect.stringMatching(/\S/),
    );
});
