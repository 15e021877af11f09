/**
 * Builds the page of the grid tests and its service worker, as the client is built. A process of its own runs it: inside
 * the test runner React would be its slow, chatty self.
 */
import path from 'node:path';
import { build, mergeConfig, type InlineConfig } from 'vite';
import client from '../../../vite.config.ts';
import { PAGINA } from '../support/pagina.ts';

const common: InlineConfig = {
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'warn',
  publicDir: path.join(import.meta.dirname, '../../../public'),
};
const mock = path.join(import.meta.dirname, '../../mock/service-worker.ts');

await build(
  mergeConfig(client, {
    ...common,
    build: { outDir: PAGINA, emptyOutDir: true, sourcemap: false, chunkSizeWarningLimit: 10_000 },
  }),
);
await build({
  ...common,
  build: {
    outDir: PAGINA,
    emptyOutDir: false,
    target: 'es2024',
    rolldownOptions: {
      input: mock,
      output: { format: 'iife', entryFileNames: 'ufficio.js' },
    },
  },
});
