/**
 * What a page may weigh: JavaScript, gzip, that the browser has loaded by the time the page stands there.
 * Reads the manifest that `vite build` leaves and fails, naming the page, when one is over.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

/** A page is the chunks that its address asks for, each with all it imports. */
export interface Budget {
  page: string;
  /** Sources whose chunks are loaded: the entry, then what is imported on the way to the page. */
  entries: readonly string[];
  /** Kilobytes of 1,000 bytes. */
  limit: number;
  /** How many files they may come in: each is asked for by itself (`scripts/parts.ts`). */
  files: number;
}

const ENTRY = 'index.html';
const FRAME = 'src/shell/frame/frame.tsx';
/** What the page's first calls load. */
const CALLS = 'src/api/frequent-routes.ts';

export const BUDGETS: readonly Budget[] = [
  { page: '/auth/login', entries: [ENTRY, 'src/shell/outside/login-page.tsx'], limit: 220, files: 5 },
  {
    page: '/app',
    entries: [ENTRY, FRAME, CALLS, 'src/shell/dashboard/dashboard-page.tsx'],
    limit: 320,
    files: 12,
  },
  {
    page: '/app/estrattoconto',
    entries: [ENTRY, FRAME, CALLS, 'src/grids/estratto-conto/index.ts'],
    limit: 637,
    files: 20,
  },
];

const chunkSchema = z.object({ file: z.string(), imports: z.array(z.string()).default([]) });
export const manifestSchema = z.record(z.string(), chunkSchema);
export type Manifest = z.infer<typeof manifestSchema>;

/** The scripts that `entries` load, each once; throws when the manifest has no such chunk. */
export function listScripts(manifest: Manifest, entries: readonly string[]): string[] {
  const files = new Map<string, string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`no chunk for ${key}: the build does not load it by itself any more`);
    if (files.has(key)) return;
    files.set(key, chunk.file);
    for (const imported of chunk.imports) visit(imported);
  };
  for (const entry of entries) visit(entry);
  return [...files.values()].filter((file) => file.endsWith('.js'));
}

export interface Weight {
  budget: Budget;
  /** Bytes, gzip. */
  bytes: number;
  files: number;
}

/** `sizeOf` gives the bytes of a script as they travel. */
export const measureScripts = (
  manifest: Manifest,
  budgets: readonly Budget[],
  sizeOf: (file: string) => number,
): Weight[] =>
  budgets.map((budget) => {
    const scripts = listScripts(manifest, budget.entries);
    return {
      budget,
      bytes: scripts.reduce((sum, file) => sum + sizeOf(file), 0),
      files: scripts.length,
    };
  });

const kilobytes = (bytes: number): string =>
  (bytes / 1_000).toLocaleString('en', { maximumFractionDigits: 1 });

const isHeavy = ({ budget, bytes }: Weight): boolean => bytes > budget.limit * 1_000;
const isScattered = ({ budget, files }: Weight): boolean => files > budget.files;

/** One line per page; what is over its budget says so. */
export const formatReport = (weights: readonly Weight[]): string[] =>
  weights.map((weight) => {
    const { page, limit, files } = weight.budget;
    const bytes = isHeavy(weight) ? `OVER the ${limit} kB it may weigh` : `of ${limit}`;
    const scattered = isScattered(weight) ? `, OVER the ${files} it may come in` : '';
    return `${page}: ${kilobytes(weight.bytes)} kB of JavaScript (gzip), ${bytes}; files: ${weight.files}${scattered}`;
  });

export const isOver = (weight: Weight): boolean => isHeavy(weight) || isScattered(weight);

function readManifest(dist: string): Manifest {
  const path = join(dist, '.vite/manifest.json');
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    throw new Error(`no manifest at ${path}: run "npm run build" first`, { cause });
  }
}

function main(): void {
  const dist = join(import.meta.dirname, '..', 'dist');
  const weights = measureScripts(
    readManifest(dist),
    BUDGETS,
    (file) => gzipSync(readFileSync(join(dist, file))).length,
  );
  for (const line of formatReport(weights)) console.log(line);
  if (weights.some(isOver)) process.exitCode = 1;
}

if (import.meta.main) main();
