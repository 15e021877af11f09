/** Builds the service worker beside the client, with the list of the parts that the browser is to keep. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

const SOURCE = join(import.meta.dirname, '../src/shell/program/service-worker.ts');
/** Beside `assets/`: files whose name stays the same from build to build. */
const FIXED = ['index.html', 'quadra.svg', 'tema.js'];
/** Letters that no Italian page shows: the browser fetches such a font when it meets one. */
const FONT = /\.woff2$/;
const FONT_KEPT = /-latin(-ext)?-/;

export interface PrecachedPart {
  url: string;
  /** Null where the name says it. */
  revision: string | null;
}

const isKept = (name: string): boolean =>
  !name.endsWith('.map') && (!FONT.test(name) || FONT_KEPT.test(name));

const digest = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** What the browser keeps of the build in `folder`: the program with all its pages, without pictures and source maps. */
export function listParti(folder: string, version: string): PrecachedPart[] {
  const assets = readdirSync(join(folder, 'assets')).filter(isKept).toSorted();
  // The page is kept with the headers that this version of the server gives it: another version, another page.
  const revision = (name: string) => digest(`${version}\n${digest(readFileSync(join(folder, name)))}`);
  return [
    ...FIXED.map((name) => ({ url: `/${name}`, revision: revision(name) })),
    ...assets.map((name) => ({ url: `/assets/${name}`, revision: null })),
  ];
}

/** `version` is the product's. */
export function makeServiceWorker(version: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle(error) {
      if (error) return;
      const outDir = resolve(config.root, config.build.outDir);
      const parts = listParti(outDir, version);
      await build({
        configFile: false,
        root: config.root,
        logLevel: 'warn',
        define: {
          QUADRA_PARTI: JSON.stringify(parts),
          QUADRA_BUILD: JSON.stringify(digest(JSON.stringify(parts))),
        },
        build: {
          outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'es2024',
          rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      });
    },
  };
}
