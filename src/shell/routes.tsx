/** Every route of the product. */
import type { ComponentType, ReactNode } from 'react';
import { Outlet, redirect, type MiddlewareFunction, type RouteObject } from 'react-router-dom';
import { areas } from './areas.tsx';
import { RouteError } from './outside/route-error.tsx';
import { Starting } from './outside/starting.tsx';
import { DocumentTitle } from './page/document-title.tsx';
import { loadOrRetry } from './page/lazy-page.tsx';
import { paths } from './paths.ts';

function Root() {
  return (
    <>
      <DocumentTitle />
      <Outlet />
    </>
  );
}

/** Around a page that brings its own surroundings; until it comes it has none. */
const Bare = ({ children }: { children: ReactNode }) => <main>{children}</main>;

/** A page outside the frame, loaded before it shows: until then the page being left stays. */
const page = (path: string, titolo: string, Component: () => Promise<ComponentType>): RouteObject => ({
  path,
  handle: { titolo },
  lazy: { Component: loadOrRetry(Component, Bare) },
});

const outcomes = () => import('./outside/outcome-pages.tsx');

const outside: readonly RouteObject[] = [
  page(paths.landing, 'Benvenuto', async () => (await import('./outside/landing-page.tsx')).LandingPage),
  page(paths.login, 'Accesso', async () => (await import('./outside/login-page.tsx')).LoginPage),
  page(paths.access, 'Accesso negato', async () => (await outcomes()).AccessDeniedPage),
  page(paths.authError, 'Accesso non riuscito', async () => (await outcomes()).AuthErrorPage),
  page(paths.register, 'Registrazione', async () => (await outcomes()).RegisterPage),
  page(paths.notFound, 'Pagina non trovata', async () => (await outcomes()).NotFoundPage),
  page(paths.page404, 'Pagina non trovata', async () => (await outcomes()).NotFoundPage),
  page(paths.page500, 'Errore', async () => (await outcomes()).ServerErrorPage),
];

interface RoutesOptions {
  /** Run before every navigation, in this order. */
  middleware: MiddlewareFunction[];
  /** Learns who is signed in, before the frame is drawn. */
  loadSessione: () => Promise<void>;
}

export function createRoutes({ middleware, loadSessione }: RoutesOptions): RouteObject[] {
  return [
    {
      element: <Root />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <Starting />,
      middleware,
      children: [
        {
          path: paths.root,
          element: null,
          loader: ({ request }) => redirect(paths.app + new URL(request.url).search),
        },
        {
          lazy: { Component: loadOrRetry(async () => (await import('./frame/frame.tsx')).Frame, Bare) },
          loader: async () => {
            await loadSessione();
            return null;
          },
          children: [...areas],
        },
        ...outside,
        { path: '*', loader: () => redirect(paths.notFound), element: null },
      ],
    },
  ];
}
