/**
 * Requests drawn from the schemas of the contract: a value that a schema takes, and the places in it. Ids are known by
 * the schema that stands there, never by their name.
 */
import type { z } from 'zod';
import { idSchema, idTestoSchema } from '#api/contract/valori.ts';

export type Percorso = readonly (string | number)[];

/** A place of a request that holds one value: where, and the schema that looks at it. */
export interface Posto {
  percorso: Percorso;
  schema: z.ZodType;
  id: boolean;
}

/** What Zod keeps of a schema; the parts that lead to others. */
interface Definizione {
  type: string;
  innerType?: z.ZodType;
  element?: z.ZodType;
  in?: z.ZodType;
  getter?: () => z.ZodType;
  options?: readonly z.ZodType[];
  items?: readonly z.ZodType[];
  shape?: Readonly<Record<string, z.ZodType>>;
  entries?: Readonly<Record<string, string>>;
  values?: readonly unknown[];
}

const definition = (schema: z.ZodType): Definizione => schema.def;

export const isId = (schema: z.ZodType): boolean => schema === idSchema || schema === idTestoSchema;

/** True when an id stands anywhere in what the schema takes. */
function holdsId(schema: z.ZodType): boolean {
  if (isId(schema)) return true;
  const { innerType, element, in: source, options = [], items = [], shape = {} } = definition(schema);
  return [innerType, element, source, ...options, ...items, ...Object.values(shape)].some(
    (part) => part !== undefined && holdsId(part),
  );
}

/** Texts and numbers that schemas with rules of their own take; the first that is taken is used. */
const TESTI = [
  'prova',
  '2026-03-10',
  'EUR',
  '2026-03-10T10:00:00.000Z',
  'prova@esempio.it',
  'Zm9v',
  '0'.repeat(64),
  'IT60X0542811101000000123456',
  'IT',
  '09:00',
  '1',
  ';',
  '[]',
  '{}',
  'data',
  'descrizione',
  '-data',
  '00743110157',
  'una frase abbastanza lunga',
  '123456',
];
const NUMERI = [1, 0, 0.75, 10, 100, 2_026, 3_000, 100_000];

function taken(schema: z.ZodType, values: readonly unknown[]): unknown {
  return values.find((value) => schema.safeParse(value).success);
}

export interface Scelte {
  /** Put in every id. */
  id: number;
  /** Which branch of each union. */
  branch?: number;
}

/** A value that the schema takes, as small as can be but for its ids: every one that may be there is. */
export function draw(schema: z.ZodType, choices: Scelte): unknown {
  if (schema === idSchema) return choices.id;
  if (schema === idTestoSchema) return String(choices.id);
  const kind = definition(schema);
  switch (kind.type) {
    case 'object':
      return drawObject(kind.shape ?? {}, choices);
    case 'array':
      return drawArray(schema, kind, choices);
    case 'tuple':
      return (kind.items ?? []).map((item) => draw(item, choices));
    case 'optional':
    case 'default':
    case 'prefault':
      return holdsId(schema) ? drawInner(kind, choices) : undefined;
    case 'nullable':
      return holdsId(schema) ? drawInner(kind, choices) : null;
    case 'union': {
      const options = kind.options ?? [];
      const option = options[(choices.branch ?? 0) % options.length];
      return option && draw(option, choices);
    }
    case 'enum':
      return Object.values(kind.entries ?? {})[0];
    case 'literal':
      return kind.values?.[0];
    case 'boolean':
      return false;
    case 'record':
      return {};
    default:
      return taken(schema, [...TESTI, ...NUMERI, true]);
  }
}

function drawObject(shape: Readonly<Record<string, z.ZodType>>, choices: Scelte): object {
  const entries = Object.entries(shape).map(([key, part]) => [key, draw(part, choices)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function drawInner({ innerType }: Definizione, choices: Scelte): unknown {
  return innerType && draw(innerType, choices);
}

function drawArray(schema: z.ZodType, { element }: Definizione, choices: Scelte): unknown[] {
  const empty = schema.safeParse([]).success && !holdsId(schema);
  return empty || !element ? [] : [draw(element, choices)];
}

/** How many requests it takes to go through every branch of every union. */
export function countRami(schema: z.ZodType): number {
  const { innerType, element, in: source, options = [], items = [], shape = {} } = definition(schema);
  const parts = [innerType, element, source, ...options, ...items, ...Object.values(shape)];
  const inside = parts.map((part) => (part === undefined ? 1 : countRami(part)));
  return Math.max(1, options.length, ...inside);
}

/** Every place of a value that its schema knows, ids included. */
export function placesOf(schema: z.ZodType, value: unknown, percorso: Percorso = []): Posto[] {
  const here = { percorso, schema, id: isId(schema) };
  if (here.id || value === undefined) return value === undefined ? [] : [here];
  const kind = definition(schema);
  const { innerType, element, in: source, options = [], items = [] } = kind;
  if (innerType) return value === null ? [here] : placesOf(innerType, value, percorso);
  if (kind.type === 'union') {
    const option = options.find((each) => each.safeParse(value).success);
    return option ? placesOf(option, value, percorso) : [here];
  }
  if (kind.type === 'pipe' && source) return [here];
  if (Array.isArray(value)) {
    const inside = value.flatMap((item, at) => {
      const part = element ?? items[at];
      return part ? placesOf(part, item, [...percorso, at]) : [];
    });
    return [here, ...inside];
  }
  if (kind.type !== 'object') return [here];
  const own = value as Record<string, unknown>;
  const inside = Object.entries(kind.shape ?? {}).flatMap(([key, part]) =>
    placesOf(part, own[key], [...percorso, key]),
  );
  return percorso.length === 0 ? inside : [here, ...inside];
}

/** The value with another at one place; the original stays as it was. */
export function replaceAt(value: unknown, path: Percorso, other: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return other;
  if (Array.isArray(value))
    return value.map((item, at) => (at === key ? replaceAt(item, rest, other) : item));
  const own = value as Record<string, unknown>;
  return { ...own, [key]: replaceAt(own[key], rest, other) };
}
