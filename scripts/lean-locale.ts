/** Leaves out of the build the grid library's texts that its community edition never shows. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LOCALE = '@ag-grid-community/locale';
const LEAN = '\0lean-locale';
/** The code that asks for texts by key: the community grid, and the widgets it is made of. */
const ASKERS = ['ag-grid-community', 'ag-stack'];

/** The texts whose key is a word of `source`: too many rather than too few, as some keys stand unquoted. */
export function keepAsked(texts: Readonly<Record<string, string>>, source: string): Record<string, string> {
  const words = new Set(source.match(/\w+/g));
  return Object.fromEntries(Object.entries(texts).filter(([key]) => words.has(key)));
}

const readCode = (name: string): string => readFileSync(fileURLToPath(import.meta.resolve(name)), 'utf8');

/**
 * Of the 830 Italian texts some 560 belong to the enterprise edition (charts, pivots, tool panels):
 * six kilobytes, gzip, that no page of ours can show. Development and tests have them all.
 */
export const leanLocale = (): Plugin => ({
  name: 'lean-locale',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === LOCALE ? LEAN : null),
  async load(id) {
    if (id !== LEAN) return null;
    const { AG_GRID_LOCALE_IT } = await import('@ag-grid-community/locale');
    const kept = keepAsked(AG_GRID_LOCALE_IT, ASKERS.map(readCode).join('\n'));
    return `export const AG_GRID_LOCALE_IT = ${JSON.stringify(kept)};`;
  },
});
