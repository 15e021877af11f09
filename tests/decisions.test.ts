/** The decisions can be found: each has one number and stands once in the index; links of the documents lead somewhere. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const records = join(root, 'docs/decisions');
const decisions = readdirSync(records).filter((name) => /^\d/.test(name));
const numberOf = (name: string): number => Number(name.slice(0, 3));

/** What a document links to in the project, without the part after `#`. */
const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(https?:|mailto:|\/)/.test(target));

/** The top folders with a page at their door. */
const folders = ['cli', 'docs', 'scripts', 'server', 'src', 'tests'];

const documents = [
  'README.md',
  ...folders.filter((name) => name !== 'docs').map((name) => join(name, 'README.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path)),
];

describe('decisions', () => {
  test('each has a number of its own, which its title repeats', () => {
    expect(new Set(decisions.map(numberOf)).size).toBe(decisions.length);
    for (const name of decisions) {
      const [title = ''] = readFileSync(join(records, name), 'utf8').split('\n');
      expect([name, Number(/^# 0*(\d+)\. \S/.exec(title)?.[1])]).toEqual([name, numberOf(name)]);
    }
  });

  test('each stands once in the index, with whether it holds', () => {
    const index = readFileSync(join(records, 'README.md'), 'utf8');
    const listed = [...index.matchAll(/^\| (\d+) \| \[.+\]\((\d{3}-[^)]+\.md)\) \| \S.* \|$/gm)];
    expect(listed.map(([, , name = '']) => name).toSorted()).toEqual(decisions.toSorted());
    for (const [, number, name = ''] of listed) expect(Number(number)).toBe(numberOf(name));
  });
});

test('every place that the architecture names is there', () => {
  const text = readFileSync(join(root, 'docs/architettura.md'), 'utf8');
  const named = [...text.matchAll(/`((?:src|server|cli|tests|import|engine)\/[\w./-]*)`/g)].map(
    ([, place = '']) => place.replace(/^import\//, 'src/import/').replace(/^engine\//, 'src/grids/engine/'),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((place) => !existsSync(join(root, place)))).toEqual([]);
});

test.each(folders.filter((name) => name !== 'docs'))(
  'the page at the door of %s names what is there',
  (folder) => {
    const text = readFileSync(join(root, folder, 'README.md'), 'utf8');
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(20);
    const subfolders = readdirSync(join(root, folder), { withFileTypes: true }).filter((each) =>
      each.isDirectory(),
    );
    expect(subfolders.map(({ name }) => name).filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
    const files = [...text.matchAll(/`([\w.-]+\.(?:ts|tsx|mjs))`/g)].map(([, name = '']) => name);
    expect(files.filter((name) => !existsSync(join(root, folder, name)))).toEqual([]);
  },
);

test.each(documents)('what %s links to is there', (path) => {
  const text = readFileSync(join(root, path), 'utf8');
  const lost = linksOf(text).filter((target) => !existsSync(join(root, dirname(path), target)));
  expect(lost).toEqual([]);
});
