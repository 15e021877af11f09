/** The workspace of the product, answered by the mock server of this browser. */
import '@fontsource-variable/inter/wght.css';
import '#shell/theme/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from '#shell/app.tsx';
import { routes } from './guscio.tsx';

/** Resolves when the service worker answers this page; asked again, the browser would look for a newer one first. */
async function startMock(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  const started = new Promise((resolve) =>
    serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
  await serviceWorker.register('/ufficio.js');
  await started;
}

await startMock();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App router={createBrowserRouter(routes)} />
  </StrictMode>,
);
