/** Figures of the source: lengths of files and functions, names that leave a file, lines that stand twice. */
import { parseSync, Visitor } from 'vite';

export type Source = { readonly file: string; readonly text: string };

export type Export = {
  readonly file: string;
  readonly name: string;
  readonly kind: 'function' | 'type' | 'value';
};

export type Measured = { readonly functions: readonly number[]; readonly exports: readonly Export[] };

type Node = { readonly type: string; readonly start: number; readonly end: number };

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);

/** The lines that each function takes, and what the file exports by a declaration of its own. */
export function measure({ file, text }: Source): Measured {
  const { program } = parseSync(file, text);
  const functions: number[] = [];
  const exports: Export[] = [];
  const count = ({ start, end }: Node): void => {
    functions.push(text.slice(start, end).split('\n').length);
  };
  const add = (name: string, kind: Export['kind']): void => void exports.push({ file, name, kind });
  new Visitor({
    FunctionDeclaration: count,
    FunctionExpression: count,
    ArrowFunctionExpression: count,
    ExportNamedDeclaration: ({ declaration }) => {
      if (declaration === null) return;
      if (declaration.type === 'VariableDeclaration') {
        for (const { id, init } of declaration.declarations)
          if (id.type === 'Identifier') add(id.name, FUNCTIONS.has(init?.type ?? '') ? 'function' : 'value');
      } else if ('id' in declaration && declaration.id?.type === 'Identifier') {
        const type = declaration.type.startsWith('TS') || declaration.type === 'ClassDeclaration';
        add(declaration.id.name, type ? 'type' : 'function');
      }
    },
  }).visit(program);
  return { functions, exports };
}

/** The names of functions and of methods of classes, also of those that the file keeps to itself. */
export function listFunctionNames({ file, text }: Source): readonly string[] {
  const names: string[] = [];
  const add = (node: object | null): void => {
    if (node && 'name' in node && typeof node.name === 'string') names.push(node.name);
  };
  new Visitor({
    FunctionDeclaration: ({ id }) => add(id),
    VariableDeclarator: ({ id, init }) => {
      if (FUNCTIONS.has(init?.type ?? '')) add(id);
    },
    MethodDefinition: ({ key }) => add(key),
    PropertyDefinition: ({ key, value }) => {
      if (FUNCTIONS.has(value?.type ?? '')) add(key);
    },
  }).visit(parseSync(file, text).program);
  return names;
}

/** The names of types, constants, functions and classes that stand at the top of a file. */
export function listDeclaredNames({ file, text }: Source): readonly string[] {
  return parseSync(file, text).program.body.flatMap((statement) => {
    const node =
      statement.type === 'ExportNamedDeclaration' && statement.declaration
        ? statement.declaration
        : statement;
    if (node.type === 'VariableDeclaration') return node.declarations.flatMap(({ id }) => listBound(id));
    return 'id' in node ? listBound(node.id) : [];
  });
}

/** Where a pattern that takes something apart has its names. */
const WITHIN: Readonly<Record<string, string>> = {
  AssignmentPattern: 'left',
  RestElement: 'argument',
  ArrayPattern: 'elements',
  ObjectPattern: 'properties',
  Property: 'value',
};

function listBound(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(listBound);
  if (typeof node !== 'object' || node === null || !('type' in node)) return [];
  if ('name' in node && typeof node.name === 'string') return [node.name];
  const within = WITHIN[String(node.type)];
  return within === undefined ? [] : listBound(new Map(Object.entries(node)).get(within));
}

/** The names that a file gives to what it holds: variables, parameters, and members of types and of classes. */
export function listGivenNames({ file, text }: Source): readonly string[] {
  const names: string[] = [];
  const add = (node: unknown): void => void names.push(...listBound(node));
  new Visitor({
    VariableDeclarator: ({ id }) => add(id),
    FunctionDeclaration: ({ params }) => add(params),
    FunctionExpression: ({ params }) => add(params),
    ArrowFunctionExpression: ({ params }) => add(params),
    PropertyDefinition: ({ key }) => add(key),
    MethodDefinition: ({ key }) => add(key),
    TSPropertySignature: ({ key }) => add(key),
    TSMethodSignature: ({ key }) => add(key),
  }).visit(parseSync(file, text).program);
  return names;
}

/** The value that a share of the numbers do not exceed: 0.5 is the median. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Lines of code that stand, in a run of `run` or more, in more than one place: a share of all the lines. */
export function repeatedLines(sources: readonly Source[], run: number): { repeated: number; all: number } {
  const places = new Map<string, { at: number; file: number }[]>();
  const lines = sources.map(({ text }) => text.split('\n').map((line) => line.trim()));
  const code = lines.map((each) =>
    each.flatMap((line, at) =>
      line === '' || /^(\/?\*|\/\/|import\b|[)\]}{(;,]+$)/.test(line) ? [] : [{ line, at }],
    ),
  );
  code.forEach((each, file) => {
    for (let at = 0; at + run <= each.length; at += 1) {
      const key = each
        .slice(at, at + run)
        .map(({ line }) => line)
        .join('\n');
      const found = places.get(key) ?? [];
      found.push({ at, file });
      places.set(key, found);
    }
  });
  const repeated = new Set<string>();
  for (const found of places.values())
    if (found.length > 1)
      for (const { at, file } of found)
        for (let line = at; line < at + run; line += 1) repeated.add(`${file}:${line}`);
  return { repeated: repeated.size, all: code.reduce((sum, each) => sum + each.length, 0) };
}
