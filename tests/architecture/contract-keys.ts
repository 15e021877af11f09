/** Every key that crosses the wire, gathered by walking the zod schemas of the contract. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/** Adds the keys of every object schema found inside a value: options, elements, inner types, shapes. */
export function collectKeys(value: unknown, keys: Set<string>, seen = new Set<unknown>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (value instanceof z.ZodType) {
    if (value instanceof z.ZodObject) for (const key of Object.keys(value.shape)) keys.add(key);
    if (value instanceof z.ZodLazy) collectKeys(value.unwrap(), keys, seen);
    collectKeys(value instanceof z.ZodObject ? value.shape : value.def, keys, seen);
  } else if (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) {
    for (const inner of Object.values(value)) collectKeys(inner, keys, seen);
  }
}

/** The keys of every schema exported by the modules of a folder. */
export async function contractKeys(folder: string): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const name of readdirSync(folder).filter((file) => /(?<!\.test)\.ts$/.test(file))) {
    const module: object = await import(pathToFileURL(path.join(folder, name)).href);
    for (const exported of Object.values(module)) collectKeys(exported, keys);
  }
  return keys;
}

/** One line of a glossary table: the term, its Italian meaning and its English gloss. */
export type Entry = { readonly term: string; readonly italian: string; readonly english: string };

/** The rows of the tables of a Markdown text whose first cell is set in the given marks (`**` or a back-tick). */
export function glossaryEntries(markdown: string, mark: string): Entry[] {
  return markdown.split('\n').flatMap((line) => {
    const [, first = '', italian = '', english = ''] = line.split('|').map((cell) => cell.trim());
    if (!first.startsWith(mark) || !first.endsWith(mark) || first.length <= 2 * mark.length) return [];
    return [{ term: first.slice(mark.length, -mark.length), italian, english }];
  });
}
