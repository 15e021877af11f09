/** Exports that no other file takes, or that only tests take: whoever reads one looks in vain for who calls it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { isTest } from './layers.ts';
import { measure, type Export } from './measures.ts';
import { listModules, resolve, type Aliases } from './scan.ts';

const ALL = ['src', 'server', 'cli', 'scripts', 'tests'];

const nameOf = (node: object): string =>
  'name' in node ? String(node.name) : 'value' in node ? String(node.value) : '*';

const readText = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Answers for a file what was answered before: the whole tree is looked through more than once. */
function keepByFile<T>(read: (root: string, file: string, aliases: Aliases) => T): typeof read {
  const kept = new Map<string, T>();
  return (root, file, aliases) => {
    const key = path.join(root, file);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const found = read(root, file, aliases);
    kept.set(key, found);
    return found;
  };
}

/** What a file imports, as `file name`; `*` where a file is taken whole. */
const listImports = keepByFile((root, file, aliases): readonly string[] => {
  const taken: string[] = [];
  const add = (specifier: unknown, names: readonly string[]): void => {
    if (typeof specifier !== 'string') return;
    const target = resolve(file, specifier, aliases);
    if ('file' in target) for (const name of names) taken.push(`${target.file} ${name}`);
  };
  new Visitor({
    ImportDeclaration: ({ source, specifiers }) =>
      add(
        source.value,
        specifiers.map((one) => (one.type === 'ImportSpecifier' ? nameOf(one.imported) : '*')),
      ),
    ExportNamedDeclaration: ({ source, specifiers }) =>
      add(
        source?.value,
        specifiers.map(({ local }) => nameOf(local)),
      ),
    ExportAllDeclaration: ({ source }) => add(source.value, ['*']),
    ImportExpression: ({ source }) => add('value' in source ? source.value : null, ['*']),
    TSImportType: ({ source }) => add(source.value, ['*']),
  }).visit(parseSync(file, readText(root, file)).program);
  return taken;
});

const listTaken = (root: string, files: readonly string[], aliases: Aliases): ReadonlySet<string> =>
  new Set(files.flatMap((file) => listImports(root, file, aliases)));

/** What a file exports: by a declaration of its own, or handed on from another file. */
const listExports = keepByFile((root, file): readonly Export[] => {
  const text = readText(root, file);
  const exports = [...measure({ file, text }).exports];
  new Visitor({
    ExportNamedDeclaration: ({ specifiers }) => {
      for (const { exported } of specifiers) exports.push({ file, name: nameOf(exported), kind: 'value' });
    },
  }).visit(parseSync(file, text).program);
  return exports;
});

/** Exports of these folders that none of the files takes. */
function filterUntaken(
  root: string,
  folders: readonly string[],
  taken: ReadonlySet<string>,
  aliases: Aliases,
): readonly Export[] {
  return listModules(root, folders)
    .filter((file) => !file.endsWith('.d.ts') && !taken.has(`${file} *`))
    .flatMap((file) => listExports(root, file, aliases))
    .filter(({ file, name }) => !taken.has(`${file} ${name}`));
}

/** Exports of these folders that neither the program nor a test imports. */
export const listUnused = (root: string, folders: readonly string[], aliases: Aliases): readonly Export[] =>
  filterUntaken(root, folders, listTaken(root, listModules(root, ALL), aliases), aliases);

/**
 * Exports of these folders that only tests import and that their own file does not use either. Files that only tests
 * import, those that say at their beginning that they are for the tests, and those where a program starts are left out.
 */
export function listForTests(root: string, folders: readonly string[], aliases: Aliases): readonly Export[] {
  const product = listModules(root, ALL).filter((file) => !isTest(file));
  const taken = listTaken(root, product, aliases);
  const imported = new Set([...taken].map((each) => each.split(' ')[0]));
  return filterUntaken(root, folders, taken, aliases).filter(
    ({ file, name }) =>
      !isTest(file) &&
      imported.has(file) &&
      !/^\/\*\*(?:\n \*)? For the tests: /.test(readText(root, file)) &&
      [...readText(root, file).matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length === 1,
  );
}
