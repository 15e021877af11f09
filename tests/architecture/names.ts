/** What is wrong with the names that leave a file: functions that begin with no word of the list, types of one name. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isTest } from './layers.ts';
import { measure, type Export } from './measures.ts';
import { scanFolders } from './scan.ts';
import { FIRST_WORDS, firstWord } from './verbs.ts';

const PRODUCT = ['src', 'server', 'cli', 'scripts'];

/** What the files of the product export by a declaration of their own. */
export function readExports(root: string): readonly Export[] {
  return scanFolders(root, PRODUCT)
    .filter(({ file }) => !isTest(file))
    .flatMap(({ file }) => measure({ file, text: readFileSync(path.join(root, file), 'utf8') }).exports);
}

/** Exported functions; a component begins with a capital letter, and is a noun. */
export const filterFunctions = (exports: readonly Export[]): readonly Export[] =>
  exports.filter(({ name, kind }) => kind === 'function' && /^[a-z]/.test(name));

/** Functions whose name does not begin as the rule asks. */
export const filterMisnamed = (exports: readonly Export[]): readonly Export[] =>
  filterFunctions(exports).filter(({ name }) => !FIRST_WORDS.has(firstWord(name)));

/** Names that more than one type has, those of most types first. */
export const groupTwice = (exports: readonly Export[]): (readonly [string, readonly Export[]])[] =>
  [
    ...Map.groupBy(
      exports.filter(({ kind }) => kind === 'type'),
      ({ name }) => name,
    ),
  ]
    .filter(([, found]) => found.length > 1)
    .toSorted(([, a], [, b]) => b.length - a.length);
