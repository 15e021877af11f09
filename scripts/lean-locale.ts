/** Leaves out of the build the grid library's texts that its community edition never shows. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LOCALE = /@ag-grid-community\/locale\/.*\.mjs$/;
/** The code that asks for texts by key: the community grid, and the widgets it is made of. */
const ASKERS = ['ag-grid-community', 'ag-stack'];
/** One text on its line, as the library's translations are written. */
const TEXT = /^ {2}(\w+): ".*",?$/gm;

/**
 * `locale` without the texts whose key is no word of `source`.
 * Too many are kept rather than too few: some keys stand unquoted, so a mere word counts.
 * Text laid out in any other way stays.
 */
export function keepAsked(locale: string, source: string): string {
  const words = new Set(source.match(/\w+/g));
  return locale.replaceAll(TEXT, (line, key: string) => (words.has(key) ? line : ''));
}

const readCode = (name: string): string => readFileSync(fileURLToPath(import.meta.resolve(name)), 'utf8');

/**
 * Of the 830 Italian texts some 560 belong to the enterprise edition (charts, pivots, tool panels):
 * six kilobytes, gzip, that no page of ours can show. Development and tests have them all.
 */
export const makeLeanLocale = (): Plugin => ({
  name: 'lean-locale',
  apply: 'build',
  transform: {
    filter: { id: LOCALE },
    handler: (code) => ({ code: keepAsked(code, ASKERS.map(readCode).join('\n')), map: null }),
  },
});
