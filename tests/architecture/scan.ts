/** What a source file leans on: every module it names and every call to fetch, read from its syntax tree. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';

export type ImportKind = 'static' | 'dynamic' | 'type' | 'worker';

export type Import = { readonly specifier: string; readonly kind: ImportKind };

export type Scan = {
  /** Path from the project root, with `/`. */
  readonly file: string;
  readonly imports: readonly Import[];
  readonly callsFetch: boolean;
};

type Syntax = { readonly type: string };

function isLiteral(node: Syntax | null | undefined): node is Syntax & { value: string } {
  return node?.type === 'Literal' && 'value' in node && typeof node.value === 'string';
}

function nameOf(node: Syntax): string | null {
  return 'name' in node && typeof node.name === 'string' ? node.name : null;
}

const MODULE = /\.(ts|tsx|mts|mjs|js)$/;
const GLOBAL_OBJECTS = new Set(['window', 'globalThis', 'self']);

/**
 * Reads one file. Counted: imports and re-exports, `import()`, `import('…').Type`, and
 * `new URL('./x', import.meta.url)`, which is how the bundler finds a worker.
 * A syntax error throws: a file nobody can read would pass every rule.
 */
export function scanSource(file: string, source: string): Scan {
  const { program, errors } = parseSync(file, source);
  const first = errors[0];
  if (first) throw new SyntaxError(`${file}: ${first.message}`);
  const imports: Import[] = [];
  let callsFetch = false;
  const add = (node: Syntax | null | undefined, kind: ImportKind): void => {
    if (isLiteral(node)) imports.push({ specifier: node.value, kind });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source, node.importKind === 'type' ? 'type' : 'static'),
    ExportNamedDeclaration: (node) => add(node.source, node.exportKind === 'type' ? 'type' : 'static'),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === 'type' ? 'type' : 'static'),
    ImportExpression: (node) => add(node.source, 'dynamic'),
    TSImportType: (node) => add(node.source, 'type'),
    NewExpression: (node) => {
      const [specifier, base] = node.arguments;
      if (nameOf(node.callee) !== 'URL' || base?.type !== 'MemberExpression') return;
      if (base.object.type !== 'MetaProperty' || !isLiteral(specifier)) return;
      // The same form also leads to folders and data files: only a module is an import.
      if (MODULE.test(specifier.value)) add(specifier, 'worker');
    },
    CallExpression: ({ callee }) => {
      if (nameOf(callee) === 'fetch') callsFetch = true;
      if (callee.type !== 'MemberExpression' || nameOf(callee.property) !== 'fetch') return;
      if (GLOBAL_OBJECTS.has(nameOf(callee.object) ?? '')) callsFetch = true;
    },
  }).visit(program);
  return { file, imports, callsFetch };
}

/** Every TypeScript and JavaScript module under some folders of the project. */
export const listModules = (root: string, folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && MODULE.test(entry.name))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
      .toSorted(),
  );

/** The same, scanned. */
export function scanFolders(root: string, folders: readonly string[]): Scan[] {
  return listModules(root, folders).map((file) =>
    scanSource(file, readFileSync(path.join(root, file), 'utf8')),
  );
}

/** `#api/*` -> `src/api/*`, as package.json declares them. */
export type Aliases = Readonly<Record<string, string>>;

/**
 * The subpath imports of package.json, with the `./` before each target taken off. One whose file depends on who
 * runs is left out: another alias leads to the file that the bundler takes.
 */
export function readAliases(root: string): Aliases {
  const parsed: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  if (typeof parsed !== 'object' || parsed === null || !('imports' in parsed)) return {};
  const entries: [string, unknown][] = Object.entries(parsed.imports ?? {});
  return Object.fromEntries(
    entries.flatMap(([alias, target]) =>
      typeof target === 'string' ? [[alias, target.replace(/^\.\//, '')]] : [],
    ),
  );
}

/**
 * The project path a specifier leads to, or the package it names (`@scope/name` or `name`,
 * `node:` builtins as they are). Queries such as `?worker` are dropped.
 */
export function resolve(
  from: string,
  specifier: string,
  aliases: Aliases,
): { readonly file: string } | { readonly package: string } {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return { file: path.posix.join(path.posix.dirname(from), bare) };
  for (const [alias, target] of Object.entries(aliases)) {
    const prefix = alias.slice(0, -1);
    if (bare.startsWith(prefix))
      return { file: path.posix.join(target.slice(0, -1), bare.slice(prefix.length)) };
  }
  if (bare.startsWith('node:')) return { package: bare };
  const parts = bare.split('/');
  return { package: parts.slice(0, bare.startsWith('@') ? 2 : 1).join('/') };
}

/** Every file that running some files loads, workers and lazy parts included, types not. */
export function reach(scans: readonly Scan[], from: readonly string[], aliases: Aliases): Set<string> {
  const byFile = new Map(scans.map((scan) => [scan.file, scan]));
  const reached = new Set<string>();
  const open = [...from];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const { specifier, kind } of byFile.get(file)?.imports ?? []) {
      const target = resolve(file, specifier, aliases);
      if (kind !== 'type' && 'file' in target) open.push(target.file);
    }
  }
  return reached;
}
