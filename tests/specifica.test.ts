/** Every statement of the specification is held by a test that is there, under the name that the list gives it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const LINE = /^\| (\d+) \| (.+?) \| `([^`]+)` \| (.+?) \|$/;

const lines = readFileSync(join(root, 'docs/specifica.md'), 'utf8').split('\n');
const statements = lines.flatMap((line) => {
  const [, capitolo, enunciato = '', file = '', name = ''] = LINE.exec(line) ?? [];
  return capitolo === undefined ? [] : [{ capitolo: Number(capitolo), enunciato, file, name }];
});

test('the list holds every chapter of the specification that states something', () => {
  // Header and rule apart, every line of the table is read.
  expect(lines.filter((line) => line.startsWith('| ')).length - 1).toBe(statements.length);
  // A statement is not taken off the list in silence.
  expect(statements).toHaveLength(96);
  expect([...new Set(statements.map(({ capitolo }) => capitolo))]).toEqual([1, 2, 3, 4, 6, 7, 8, 9]);
  expect(new Set(statements.map(({ enunciato }) => enunciato)).size).toBe(statements.length);
});

test.each(statements)('$capitolo. $enunciato', ({ file, name }) => {
  expect(existsSync(join(root, file)), file).toBe(true);
  const quoted = ["'", '"', '`'].map((quote) => `${quote}${name}${quote}`);
  const source = readFileSync(join(root, file), 'utf8');
  expect(
    quoted.some((each) => source.includes(each)),
    `${file}: ${name}`,
  ).toBe(true);
  // A test that is put aside holds nothing.
  expect(source).not.toMatch(/\b(?:it|test|describe)\.(?:skip|todo|fails)\(/);
});
