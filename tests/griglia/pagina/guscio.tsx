/** The least around a workspace: room as the product's frame leaves it, a page to go to, and the way back. */
import { makeStyles, useRestoreFocusTarget } from '@fluentui/react-components';
import { Link, Outlet, type RouteObject } from 'react-router-dom';
import { EstrattoContoPage } from '#grids/estratto-conto/index.ts';
import { DocumentTitle, useFocusOnNavigation } from '#shell/page/document-title.tsx';
import { paths } from '#shell/paths.ts';
import { loadSessioneAtom, sessioneAtom } from '#state/sessione.ts';
import { store } from '#state/store.ts';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    height: '100dvh',
    gridTemplateRows: '52px minmax(0, 1fr) 28px',
    gridTemplateColumns: '232px minmax(0, 1fr)',
  },
  menu: { gridRow: '2', display: 'flex', flexDirection: 'column', padding: '12px', gap: '12px' },
  page: { gridRow: '2', position: 'relative', overflow: 'auto', outlineStyle: 'none', minWidth: 0 },
});

function Guscio() {
  const styles = useStyles();
  const ref = useFocusOnNavigation<HTMLElement>();
  // As the top bar of the product has it: what opens over the page then knows where the focus goes.
  const restoreFocus = useRestoreFocusTarget();
  return (
    <div className={styles.root}>
      <DocumentTitle />
      <nav className={styles.menu} aria-label="Menu principale">
        <Link to={paths.app} {...restoreFocus}>
          Dashboard
        </Link>
        <Link to={paths.estrattoConto}>Estratto Conto</Link>
      </nav>
      <main ref={ref} tabIndex={-1} className={styles.page} aria-label="Contenuto">
        <Outlet />
      </main>
    </div>
  );
}

/** Under the addresses that they have in the product; who works is known before they are drawn. */
export const routes: RouteObject[] = [
  {
    element: <Guscio />,
    hydrateFallbackElement: <></>,
    loader: async () => {
      if (store.get(sessioneAtom) === null) await store.set(loadSessioneAtom);
      return null;
    },
    children: [
      { path: paths.app, handle: { titolo: 'Dashboard' }, element: <h1>Dashboard</h1> },
      { path: paths.estrattoConto, handle: { titolo: 'Estratto Conto' }, element: <EstrattoContoPage /> },
    ],
  },
];
