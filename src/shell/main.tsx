import '@fontsource-variable/inter/wght.css';
import './theme/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createAppRouter } from './router.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App router={createAppRouter()} />
  </StrictMode>,
);

/** Once the page stands there: keeping the rest must not slow it down. */
async function keepProgram(): Promise<void> {
  try {
    (await import('./program/keep.ts')).keepProgram();
  } catch (error) {
    console.warn('the parts of the program are not kept', error);
  }
}
if (import.meta.env.PROD) window.addEventListener('load', () => void keepProgram(), { once: true });
