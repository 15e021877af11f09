import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import product from './package.json' with { type: 'json' };
import { makeLeanLocale } from './scripts/lean-locale.ts';
import { createParts } from './scripts/parts.ts';
import { makeServiceWorker } from './scripts/service-worker.ts';
import { makeSingleIcons } from './scripts/single-icons.ts';

/** Where the development client forwards `/api`; `npm run dev` starts that server itself. */
const apiTarget = process.env['QUADRA_API'] ?? 'http://127.0.0.1:3001';

export default defineConfig({
  plugins: [react(), makeLeanLocale(), makeSingleIcons(), makeServiceWorker(product.version)],
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(product.version) },
  build: {
    outDir: 'dist',
    target: 'es2024',
    sourcemap: true,
    manifest: true,
    // One style sheet, there from the start: a part that is fetched later never stands there without its looks.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: createParts(import.meta.dirname) } } },
  },
  worker: { format: 'es' },
  // Found only when the first export starts its worker, it would reload the page in the middle of the work.
  optimizeDeps: {
    include: [
      'fflate',
      'pdfjs-dist/legacy/build/pdf.mjs',
      'pdfmake/build/pdfmake.js',
      'pdfmake/build/vfs_fonts.js',
    ],
  },
  server: { proxy: { '/api': { target: apiTarget, changeOrigin: false } } },
});
