/** What is wrong with the names that leave a file: functions that begin with no word of the list, types of one name. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isTest } from './layers.ts';
import {
  listDeclaredNames,
  listFunctionNames,
  listGivenNames,
  measure,
  type Export,
  type Source,
} from './measures.ts';
import { listModules } from './scan.ts';
import { FIRST_WORDS, firstWord, ITALIAN_TECHNICAL, ITALIAN_VERBS, TECHNICAL_PARTS } from './verbs.ts';

const PRODUCT = ['src', 'server', 'cli', 'scripts'];

const PROJECT = [...PRODUCT, 'tests'];

const readSources = (root: string, folders: readonly string[]): readonly Source[] =>
  listModules(root, folders).map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const readProduct = (root: string): readonly Source[] =>
  readSources(root, PRODUCT).filter(({ file }) => !isTest(file));

/** What the files of the product export by a declaration of their own. */
export const readExports = (root: string): readonly Export[] =>
  readProduct(root).flatMap((source) => measure(source).exports);

/** Functions and methods whose names begin with an Italian verb, as `file: name`. */
export const filterItalian = (sources: readonly Source[]): readonly string[] =>
  sources.flatMap((source) =>
    listFunctionNames(source)
      .filter((name) => ITALIAN_VERBS.has(firstWord(name)))
      .map((name) => `${source.file}: ${name}`),
  );

/** The same of the whole project: the product and what tries it. */
export const readItalian = (root: string): readonly string[] => filterItalian(readSources(root, PROJECT));

/** Variables, parameters and members that are called by an Italian word for what is no noun of the field, as `file: name`. */
export const filterTechnical = (sources: readonly Source[]): readonly string[] =>
  sources.flatMap((source) =>
    listGivenNames(source)
      .filter((name) => ITALIAN_TECHNICAL.has(name))
      .map((name) => `${source.file}: ${name}`),
  );

/** The same of the whole project. */
export const readTechnical = (root: string): readonly string[] => filterTechnical(readSources(root, PROJECT));

/** `BarraBozza`, `makeBlocchi` and `PAUSA_MS` as the words that they are made of. */
const splitName = (name: string): readonly string[] =>
  (/^[A-Z\d_]+$/.test(name) ? name : name.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')).toLowerCase().split('_');

/** What a file declares at its top with an Italian word for a part of programs in its name, as `file: name`. */
export const filterTechnicalParts = (sources: readonly Source[]): readonly string[] =>
  sources.flatMap((source) =>
    listDeclaredNames(source)
      .filter((name) => splitName(name).some((word) => TECHNICAL_PARTS.has(word)))
      .map((name) => `${source.file}: ${name}`),
  );

/** The same of the product. */
export const readTechnicalParts = (root: string): readonly string[] =>
  filterTechnicalParts(readProduct(root));

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
