/** `docs/sicurezza.md` speaks of every requirement of ASVS 5.0.0 of levels 1 and 2, once, and of files that exist. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const markdown = readFileSync(path.join(root, 'docs/sicurezza.md'), 'utf8');

/**
 * How many requirements of levels 1 and 2 each section has, from the release 5.0.0 of OWASP/ASVS
 * (5.0/docs_en, the CSV): in every section they come first, those of level 3 alone last.
 */
const SEZIONI: Readonly<Record<string, number>> = {
  'V1.1': 2,
  'V1.2': 9,
  'V1.3': 11,
  'V1.4': 3,
  'V1.5': 2,
  'V2.1': 3,
  'V2.2': 3,
  'V2.3': 4,
  'V2.4': 1,
  'V3.2': 2,
  'V3.3': 4,
  'V3.4': 6,
  'V3.5': 5,
  'V3.7': 2,
  'V4.1': 3,
  'V4.2': 1,
  'V4.3': 2,
  'V4.4': 4,
  'V5.1': 1,
  'V5.2': 3,
  'V5.3': 2,
  'V5.4': 3,
  'V6.1': 3,
  'V6.2': 12,
  'V6.3': 4,
  'V6.4': 4,
  'V6.5': 5,
  'V6.6': 3,
  'V6.8': 4,
  'V7.1': 3,
  'V7.2': 4,
  'V7.3': 2,
  'V7.4': 5,
  'V7.5': 2,
  'V7.6': 2,
  'V8.1': 2,
  'V8.2': 3,
  'V8.3': 1,
  'V8.4': 1,
  'V11.1': 2,
  'V11.2': 3,
  'V11.3': 3,
  'V11.4': 4,
  'V11.5': 1,
  'V11.6': 1,
  'V12.1': 3,
  'V12.2': 2,
  'V12.3': 4,
  'V13.1': 1,
  'V13.2': 5,
  'V13.3': 2,
  'V13.4': 5,
  'V14.1': 2,
  'V14.2': 4,
  'V14.3': 3,
  'V15.1': 3,
  'V15.2': 3,
  'V15.3': 7,
  'V16.1': 1,
  'V16.2': 5,
  'V16.3': 4,
  'V16.4': 3,
  'V16.5': 3,
};

/** The lines of its tables that begin with requirements: which, how met, and the rest. */
const lines = markdown
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, first = '']) => /^V\d+\.\d+\.\d+/.test(first));

test('every requirement of levels 1 and 2 is there once, and no other', () => {
  const wanted = Object.entries(SEZIONI).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  );
  const said = lines.flatMap(([, first = '']) => first.split(',').map((each) => each.trim()));
  expect(said.toSorted()).toEqual(wanted.toSorted());
});

test('every line says how it stands', () => {
  const outcomes = new Set(['Sì', 'In parte', 'No', 'Chi installa', '—']);
  expect(lines.filter(([, , outcome = '', how = '']) => !outcomes.has(outcome) || how === '')).toEqual([]);
});

test('every file that it names exists', () => {
  const named = [...markdown.matchAll(/`((?:server|src|cli|tests|docs|scripts)\/[\w./-]+|README\.md)`/g)].map(
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
