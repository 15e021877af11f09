/** The areas of the workspace, one line each. */
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { LazyPage } from './page/lazy-page.tsx';
import { paths, uikitPages } from './paths.ts';
import { pageNames } from './uikit/page.ts';

const area = (path: string, titolo: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  handle: { titolo },
  element: <LazyPage key={path} load={load} />,
});

export const areas: readonly RouteObject[] = [
  area(paths.app, 'Dashboard', async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage),
  area(
    paths.estrattoConto,
    'Estratto Conto',
    async () => (await import('#grids/estratto-conto/index.ts')).EstrattoContoPage,
  ),
  area(
    paths.importEstratto,
    'Importa estratto conto',
    async () => (await import('./import-page.tsx')).ImportCsvPage,
  ),
  area(paths.importEstrattoPdf, 'Import dati', async () => (await import('./import-page.tsx')).ImportPdfPage),
  area(paths.pagamenti, 'Pagamenti', async () => (await import('#grids/pagamenti/index.ts')).PagamentiPage),
  area(paths.report, 'Reportistica', async () => (await import('#grids/report/index.ts')).ReportPage),
  area(
    paths.scadenziario,
    'Calendario',
    async () => (await import('#grids/scadenziario/index.ts')).ScadenziarioPage,
  ),
  area(paths.solleciti, 'Solleciti', async () => (await import('#grids/solleciti/index.ts')).SollecitiPage),
  area(
    paths.anagrafiche,
    'Anagrafiche',
    async () => (await import('./anagrafiche-page.tsx')).AnagrafichePage,
  ),
  area(
    paths.matriceAgenti,
    'Matrice Agenti',
    async () => (await import('#grids/matrice-agenti/index.ts')).MatriceAgentiPage,
  ),
  area(
    paths.impostazioni,
    'Impostazioni',
    async () => (await import('./impostazioni/impostazioni-page.tsx')).ImpostazioniPage,
  ),
  area(
    paths.tracciati,
    'Tracciati',
    async () => (await import('./tracciati-page.tsx')).TracciatiImpostazioniPage,
  ),
  area(paths.test, 'Prova di caricamento', async () => (await import('#import/ui/index.ts')).ProvaPage),
  area(
    paths.testDb,
    'Salute del database',
    async () => (await import('./health/health-page.tsx')).SalutePage,
  ),
  area(paths.queryDb, 'Interrogazioni', async () => (await import('#grids/querydb/index.ts')).QueryPage),
  area(paths.empty, 'Pagina vuota', async () => (await import('./outside/empty-page.tsx')).EmptyPage),
  area(paths.crud, 'Griglia completa', async () => (await import('./examples/crud-page.tsx')).CrudPage),
  area(
    paths.documentation,
    'Documentazione',
    async () => (await import('./documentation/documentation-page.tsx')).DocumentationPage,
  ),
  ...pageNames.map((name) =>
    area(`${paths.uikit}/${name}`, uikitPages[name], async () =>
      (await import('./uikit/uikit-page.tsx')).loadUikitPage(name),
    ),
  ),
];
