/** Every route of the product. */
import { Outlet, redirect, type MiddlewareFunction, type RouteObject } from 'react-router-dom';
import { areas } from './areas.tsx';
import { Frame } from './frame/frame.tsx';
import { LoginPage } from './outside/login-page.tsx';
import {
  AccessDeniedPage,
  AuthErrorPage,
  NotFoundPage,
  RegisterPage,
  ServerErrorPage,
} from './outside/outcome-pages.tsx';
import { RouteError } from './outside/route-error.tsx';
import { Starting } from './outside/starting.tsx';
import { DocumentTitle } from './page/document-title.tsx';
import { LazyPage } from './page/lazy-page.tsx';
import { paths } from './paths.ts';

function Root() {
  return (
    <>
      <DocumentTitle />
      <Outlet />
    </>
  );
}

const page = (path: string, titolo: string, element: RouteObject['element']): RouteObject => ({
  path,
  handle: { titolo },
  element,
});

export interface RoutesOptions {
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
          element: <Frame />,
          loader: async () => {
            await loadSessione();
            return null;
          },
          children: [...areas],
        },
        page(
          paths.landing,
          'Benvenuto',
          <LazyPage load={async () => (await import('./outside/landing-page.tsx')).LandingPage} />,
        ),
        page(paths.login, 'Accesso', <LoginPage />),
        page(paths.access, 'Accesso negato', <AccessDeniedPage />),
        page(paths.authError, 'Accesso non riuscito', <AuthErrorPage />),
        page(paths.register, 'Registrazione', <RegisterPage />),
        page(paths.notFound, 'Pagina non trovata', <NotFoundPage />),
        page(paths.page404, 'Pagina non trovata', <NotFoundPage />),
        page(paths.page500, 'Errore', <ServerErrorPage />),
        { path: '*', loader: () => redirect(paths.notFound), element: null },
      ],
    },
  ];
}
