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

/** What calls with the text at `at` as its first argument: `it`, `test.each`; null where nothing does. */
function findCaller(source: string, at: number): string | null {
  let end = source.slice(0, at).trimEnd().length - 1;
  if (source[end] !== '(') return null;
  // The cases of `test.each(…)(` stand between.
  if (source[end - 1] === ')') {
    let open = 0;
    do {
      end -= 1;
      if (source[end] === ')') open += 1;
      if (source[end] === '(') open -= 1;
    } while (open > 0 && end > 0);
  }
  return /[\w.]+$/.exec(source.slice(0, end))?.[0] ?? null;
}

/** Who calls with `name` as a first argument, in the order of the file. */
function findCallers(source: string, name: string): (string | null)[] {
  const texts = ["'", '"', '`'].map((quote) => `${quote}${name}${quote},`);
  return texts.flatMap((text) => {
    const callers: (string | null)[] = [];
    for (let at = source.indexOf(text); at >= 0; at = source.indexOf(text, at + 1))
      callers.push(findCaller(source, at));
    return callers;
  });
}

/** A case that runs whenever its file does. */
const RUNS = /^(?:it|itAlone|test)(?:\.each)?$/;
/** Ways to put cases aside, from within one or around many; without a browser those that need one are. */
const PUT_ASIDE =
  /\.(?:skip|todo|fails|only|runIf)\(|\.skipIf\((?!noBrowser\))|\b(?:skip|todo|fails|only): true/;

test.each(statements)('$capitolo: $enunciato', ({ file, name }) => {
  expect(existsSync(join(root, file)), file).toBe(true);
  const source = readFileSync(join(root, file), 'utf8');
  const callers = findCallers(source, name);
  expect(callers, `${file}: ${name}`).toHaveLength(1);
  expect(callers[0]).toMatch(RUNS);
  expect(source).not.toMatch(PUT_ASIDE);
});

test.each([
  ["it('a', () => {", 'it'],
  ["test.each([f(1), 2])(\n  'a',", 'test.each'],
  ["it.skip('a', () => {", 'it.skip'],
  ["test.skipIf(x)('a', () => {", 'test.skipIf'],
  ["// 'a', as it was", null],
])('who runs a case is found: %s', (source, caller) => {
  expect(findCallers(source, 'a')).toEqual([caller]);
});
