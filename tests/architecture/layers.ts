/** The table "who may import whom", and the one owner of every vendor. */
import { resolve, type Aliases, type ImportKind, type Scan } from './scan.ts';

/**
 * A layer is a folder; the longest one that holds a file is its layer. `may` names the other layers
 * it imports from, `*` any of `src`. A layer always imports itself.
 */
export type Layer = { readonly folder: string; readonly may: readonly string[] };

const BASE = ['src/api/contract', 'src/domain'] as const;

/** The way of a file, in a straight line: each takes from those before it, and none looks back. */
export const READING = [
  'src/import/cell',
  'src/import/read',
  'src/import/tracciato',
  'src/import/map',
  'src/import/read-file',
] as const;

/** What an area may import. Areas are not listed: each folder of `src/grids` beside `engine` is one (see `layerOf`). */
export const AREA: readonly string[] = ['src/grids/engine', 'src/ui', 'src/state', 'src/api', ...BASE];

export const LAYERS: readonly Layer[] = [
  { folder: 'src/api/contract', may: [] },
  { folder: 'src/domain', may: ['src/api/contract'] },
  { folder: 'src/sheets', may: [] },
  { folder: 'src/api', may: ['src/api/contract'] },
  { folder: 'src/state', may: ['src/api', ...BASE] },
  { folder: 'src/ui', may: ['src/state', 'src/api', ...BASE] },
  { folder: 'src/grids/engine', may: ['src/ui', 'src/state', 'src/sheets', 'src/api', ...BASE] },
  ...READING.map((folder, at) => ({ folder, may: [...READING.slice(0, at), ...BASE] })),
  { folder: 'src/import/run', may: [...READING, 'src/api', ...BASE] },
  {
    folder: 'src/import/ui',
    may: [...READING, 'src/import/run', 'src/grids/engine', 'src/ui', 'src/state', 'src/api', ...BASE],
  },
  { folder: 'src/shell', may: ['*'] },
  { folder: 'server/migrations', may: [] },
  // Stands on no resource.
  { folder: 'server/core', may: ['server/migrations', ...BASE] },
  { folder: 'server', may: ['server/core', 'server/migrations', 'src/sheets', ...BASE] },
  // The one door of the server for the command line: what works on the data without a server that runs.
  { folder: 'server/terminal', may: ['server', 'server/core', 'server/migrations', ...BASE] },
  { folder: 'cli', may: [...READING, 'src/import/run', 'src/api', 'server/terminal', ...BASE] },
  { folder: 'scripts', may: [] },
];

/** Where a vendor's name stands, one facade for each use; everyone else goes through it. */
export const VENDORS: readonly { readonly name: RegExp; readonly owners: readonly string[] }[] = [
  { name: /^@?ag-grid-/, owners: ['src/grids/engine/'] },
  { name: /^jotai/, owners: ['src/state/jotai.ts'] },
  { name: /^papaparse/, owners: ['src/import/read/'] },
  { name: /^pdfjs-dist/, owners: ['src/import/read/pdf/'] },
  { name: /^(saxes|htmlparser2)/, owners: ['src/import/read/'] },
  { name: /^exceljs/, owners: ['src/sheets/exceljs.ts'] },
  { name: /^fflate/, owners: ['src/sheets/zip.ts', 'src/import/read/zip.ts'] },
  { name: /^@?(codemirror|lezer)/, owners: ['src/grids/querydb/editor.tsx'] },
  { name: /^(otpauth|uqr)$/, owners: ['server/utenti/totp.ts'] },
  { name: /^nodemailer/, owners: ['server/core/mail/mail.ts'] },
  { name: /^pdfmake/, owners: ['src/grids/engine/export/pdf/', 'server/print/'] },
  { name: /^(@?fastify|kysely|pg|@electric-sql|@node-rs)(-|\/|$)/, owners: ['server/'] },
];

/** What Node takes in the place of a file that only a bundler understands: `imports` in package.json says which. */
export const isForNode = (file: string): boolean => file.endsWith('.node.ts');

/** A migration is history: the program takes the list of them, and owns itself what it uses today. */
const MIGRATIONS = { folder: 'server/migrations/', list: 'server/migrations/index.ts' } as const;

/** The only file that may call `fetch`. */
export const FETCH_OWNER = 'src/api/client.ts';

/** Folders that run in a worker and in Node: no React, no store. */
const HEADLESS = [
  'src/api/',
  'src/domain/',
  'src/sheets/',
  ...READING.map((folder) => `${folder}/`),
  'server/',
  'cli/',
];
const DRAWING = /^(react|react-dom|react-router.*|jotai.*|@fluentui\/.*|ag-grid-.*)$/;

/** The one crossing into the tests: the mock of the server, loaded in development only. */
const MOCK = { from: 'src/shell/main.tsx', to: 'tests/mock/', kind: 'dynamic' satisfies ImportKind } as const;

export type Violation = { readonly file: string; readonly specifier: string; readonly rule: string };

/** The layer of a path; null outside every layer. `src/grids/<area>` is a layer of its own. */
export function layerOf(file: string): Layer | null {
  const area = /^src\/grids\/(?!engine\/)([^/]+)\//.exec(file);
  if (area) return { folder: `src/grids/${area[1] ?? ''}`, may: AREA };
  const holding = LAYERS.filter(({ folder }) => file.startsWith(`${folder}/`));
  return holding.toSorted((a, b) => b.folder.length - a.folder.length)[0] ?? null;
}

/** Tests beside the code belong to the tests: they import anything, and nothing imports them. */
export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) || file.startsWith('tests/');

function fileRule(from: string, to: string, kind: ImportKind): string | null {
  if (isTest(to)) {
    const mock = from === MOCK.from && to.startsWith(MOCK.to) && kind === MOCK.kind;
    return mock ? null : 'nothing imports tests';
  }
  const source = layerOf(from);
  const target = layerOf(to);
  if (isForNode(to)) return 'only package.json names what Node takes in the place of a file';
  if (!source) return 'the file stands in no layer';
  if (!target) return `${to} stands in no layer`;
  if (source.folder === target.folder) return null;
  if (to.startsWith(MIGRATIONS.folder) && to !== MIGRATIONS.list)
    return `only ${MIGRATIONS.list} is imported from outside its folder`;
  if (source.may.includes('*') && target.folder.startsWith('src/')) return null;
  return source.may.includes(target.folder) ? null : `${source.folder} may not import ${target.folder}`;
}

function packageRule(from: string, name: string): string | null {
  const vendor = VENDORS.find((candidate) => candidate.name.test(name));
  if (vendor && !vendor.owners.some((owner) => from.startsWith(owner)))
    return `only ${vendor.owners.join(' and ')} imports ${name}`;
  if (from.startsWith('src/api/contract/') && name !== 'zod') return 'the contract imports zod alone';
  if (from.startsWith('src/') && name.startsWith('node:') && !isForNode(from))
    return 'src runs in the browser: no Node modules';
  const headless = HEADLESS.some((folder) => from.startsWith(folder));
  return headless && DRAWING.test(name) ? `${name}: this folder runs without a page` : null;
}

/** Every breach of the rules in some scanned files, in their order. */
export function findViolations(scans: readonly Scan[], aliases: Aliases): Violation[] {
  const found: Violation[] = [];
  for (const { file, imports, callsFetch } of scans) {
    if (isTest(file)) continue;
    if (callsFetch && file !== FETCH_OWNER)
      found.push({ file, specifier: 'fetch', rule: `only ${FETCH_OWNER} calls fetch` });
    for (const { specifier, kind } of imports) {
      const target = resolve(file, specifier, aliases);
      const rule = 'file' in target ? fileRule(file, target.file, kind) : packageRule(file, target.package);
      if (rule) found.push({ file, specifier, rule });
    }
  }
  return found;
}
