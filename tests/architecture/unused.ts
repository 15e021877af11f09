/** Exports that no other file takes: whoever reads one looks in vain for who calls it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { measure, type Export } from './measures.ts';
import { listModules, resolve, type Aliases } from './scan.ts';

/** What some files import, as `file name`; `*` where a file is taken whole. */
function listTaken(root: string, files: readonly string[], aliases: Aliases): ReadonlySet<string> {
  const taken = new Set<string>();
  for (const file of files) {
    const add = (specifier: unknown, names: readonly string[]): void => {
      if (typeof specifier !== 'string') return;
      const target = resolve(file, specifier, aliases);
      if ('file' in target) for (const name of names) taken.add(`${target.file} ${name}`);
    };
    const nameOf = (node: object): string =>
      'name' in node ? String(node.name) : 'value' in node ? String(node.value) : '*';
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
    }).visit(parseSync(file, readFileSync(path.join(root, file), 'utf8')).program);
  }
  return taken;
}

/** Exports of these folders that neither the program nor a test imports. */
export function listUnused(root: string, folders: readonly string[], aliases: Aliases): readonly Export[] {
  const all = listModules(root, ['src', 'server', 'cli', 'scripts', 'tests']);
  const taken = listTaken(root, all, aliases);
  return all
    .filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)) && !taken.has(`${file} *`))
    .flatMap((file) => measure({ file, text: readFileSync(path.join(root, file), 'utf8') }).exports)
    .filter(({ file, name }) => !taken.has(`${file} ${name}`));
}
