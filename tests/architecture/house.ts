/**
 * `npm run house`: the state of the house in figures. Files and lines of each folder, lengths of files and functions,
 * circles of imports, names of exported functions that begin as the rule asks, types declared more than once, lines that
 * stand twice. Prints; decides nothing.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findCircles, graphOfFiles, graphOfFolders } from './circles.ts';
import { isTest } from './layers.ts';
import { measure, percentile, repeatedLines, type Export } from './measures.ts';
import { readAliases, scanFolders } from './scan.ts';
import { filterFunctions, filterMisnamed, groupTwice } from './names.ts';
import { firstWord } from './verbs.ts';

/** A repeat is a run of as many lines of code as this, the same but for their margin. */
const RUN = 6;

const root = path.resolve(import.meta.dirname, '../..');
const scans = scanFolders(root, ['src', 'server', 'cli', 'scripts']).filter(({ file }) => !isTest(file));
const sources = scans.map(({ file }) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
const linesOf = (text: string): number => text.trimEnd().split('\n').length;

const print = (...cells: readonly (string | number)[]): void =>
  console.log(
    cells.map((cell, at) => (at === 0 ? String(cell).padEnd(34) : String(cell).padStart(8))).join(''),
  );

function printFolders(): void {
  const folders = Map.groupBy(sources, ({ file }) => {
    const parts = file.split('/');
    return parts.slice(0, Math.min(2, parts.length - 1)).join('/');
  });
  print('folder', 'files', 'lines', 'p50', 'p90', 'most');
  for (const [folder, files] of [...folders, ['all', sources] as const]) {
    const lengths = files.map(({ text }) => linesOf(text));
    const sum = lengths.reduce((a, b) => a + b, 0);
    print(
      folder,
      files.length,
      sum,
      percentile(lengths, 0.5),
      percentile(lengths, 0.9),
      Math.max(...lengths),
    );
  }
}

function printCircles(): void {
  const files = graphOfFiles(scans, readAliases(root));
  for (const [what, graph] of [
    ['files', files],
    ['folders', graphOfFolders(files)],
  ] as const) {
    const circles = findCircles(graph);
    print(`circles of ${what}`, circles.length);
    for (const circle of circles) console.log(`  ${circle.length}: ${circle.slice(0, 6).join(' ')}`);
  }
}

function printNames(exports: readonly Export[]): void {
  const functions = filterFunctions(exports);
  const others = filterMisnamed(exports);
  print('exported functions', functions.length);
  print('named by the rule, %', (100 - (100 * others.length) / functions.length).toFixed(1));
  const words = [...Map.groupBy(others, ({ name }) => firstWord(name))]
    .map(([word, found]) => [word, found.length] as const)
    .toSorted(([, a], [, b]) => b - a);
  console.log(
    `  ${words
      .slice(0, 30)
      .map(([word, count]) => `${word} ${count}`)
      .join(', ')}`,
  );
  const twice = groupTwice(exports);
  print('types exported more than once', twice.length);
  console.log(
    `  ${twice
      .slice(0, 30)
      .map(([name, found]) => `${name} ${found.length}`)
      .join(', ')}`,
  );
}

const measured = sources.map(measure);
const functions = measured.flatMap((each) => each.functions);
// A migration keeps its own copy of what the program has gone on with (decision 329).
const { repeated, all } = repeatedLines(
  sources.filter(({ file }) => !file.startsWith('server/migrations/')),
  RUN,
);

printFolders();
print('functions', functions.length);
print(
  'their lines: p50, p90, most',
  percentile(functions, 0.5),
  percentile(functions, 0.9),
  percentile(functions, 1),
);
printCircles();
printNames(measured.flatMap(({ exports }) => exports));
print(`lines repeated in runs of ${RUN}`, repeated, `of ${all}`);
