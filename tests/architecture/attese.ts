/** Waits by the clock, which tests may not use: a machine is as slow as it is, and a state is there or not. */
import { parseSync, Visitor } from 'vite';

export type Wait = { readonly file: string; readonly line: number; readonly what: string };

/** The one owner of the waits, and the folders where time is the subject: measures and faults. */
const ALLOWED = ['tests/attese.ts', 'tests/bench/', 'tests/faults/'];

/** A minute, in milliseconds: a limit under it may be met by a machine that is busy, and then time decides. */
const LIMITE_MS = 60_000;

/** The runner's own `waitFor` and `waitUntil` give up after a second. */
const CLOCK = /(?:^|\.)(setTimeout|waitForTimeout)$|^vi\.(waitFor|waitUntil)$/;
const MODULE = /^(node:)?timers(\/promises)?$/;

const lineOf = (source: string, at: number): number => source.slice(0, at).split('\n').length;

/** Every wait by the clock in one file of the tests, and every limit that a slow machine may meet. */
export function findWaits(file: string, source: string): Wait[] {
  if (ALLOWED.some((each) => file.startsWith(each))) return [];
  const { program, errors } = parseSync(file, source);
  const first = errors[0];
  if (first) throw new SyntaxError(`${file}: ${first.message}`);
  const found: Wait[] = [];
  const add = (at: number, what: string) => found.push({ file, line: lineOf(source, at), what });
  new Visitor({
    ImportDeclaration: ({ source: { value }, start }) => {
      if (MODULE.test(value)) add(start, value);
    },
    ImportExpression: ({ source: from, start }) => {
      if (from.type === 'Literal' && typeof from.value === 'string' && MODULE.test(from.value))
        add(start, from.value);
    },
    CallExpression: ({ callee, start }) => {
      const name = CLOCK.exec(source.slice(callee.start, callee.end));
      if (name) add(start, name[1] ?? name[2] ?? '');
    },
    Property: ({ key, value, start }) => {
      const isLimit = key.type === 'Identifier' && key.name === 'timeout' && value.type === 'Literal';
      if (isLimit && typeof value.value === 'number' && value.value > 0 && value.value < LIMITE_MS)
        add(start, 'timeout');
    },
  }).visit(program);
  return found;
}
