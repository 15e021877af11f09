/**
 * Filters in the page's address, so that they can be bookmarked: `?f.importo=>100&v.stato=~Aperta~Chiusa`.
 * `f.` what was typed, `v.` these values alone, `x.` all but these.
 */
import { campoColonnaSchema, type FiltriColonne, filtroColonnaSchema } from '#api/contract/viste.ts';
import { normalizeFilter, NO_FILTER } from './compile.ts';

/** Servers and proxies take some 8 kB of address: longer choices stay in the page and out of the address. */
const MAX_VALORI = 2_000;

const PREFIXES = { 'f.': 'testo', 'v.': 'solo', 'x.': 'tranne' } as const;
type Prefix = keyof typeof PREFIXES;

const isPrefix = (text: string): text is Prefix => text in PREFIXES;

/** Every value is led by `~`, so that no value and one empty value differ; `!` makes the next character plain. */
export const writeValori = (values: readonly string[]): string =>
  values.map((value) => `~${value.replaceAll(/[!~]/g, '!$&')}`).join('');

/** The inverse; null when the text was not written so. */
export function readValori(text: string): string[] | null {
  if (text !== '' && !text.startsWith('~')) return null;
  const values: string[] = [];
  for (const [token] of text.matchAll(/~|![!~]|[^!~]+/g)) {
    if (token === '~') values.push('');
    else values[values.length - 1] = (values.at(-1) ?? '') + (token.startsWith('!') ? token.slice(1) : token);
  }
  return values;
}

function withPart(before: FiltriColonne[string], part: Prefix, value: string): unknown {
  if (part === 'f.') return { ...before, testo: value };
  const valori = readValori(value);
  return valori === null ? before : { ...before, scelta: { modo: PREFIXES[part], valori } };
}

/** The filters an address asks for; what cannot be read counts as absent. */
export function parseFiltri(search: URLSearchParams): FiltriColonne {
  const filters: FiltriColonne = {};
  for (const [name, value] of search) {
    const part = name.slice(0, 2);
    const field = campoColonnaSchema.safeParse(name.slice(2));
    if (!isPrefix(part) || !field.success) continue;
    const parsed = filtroColonnaSchema.safeParse(withPart(filters[field.data] ?? NO_FILTER, part, value));
    const filter = parsed.success ? normalizeFilter(parsed.data) : null;
    if (filter) filters[field.data] = filter;
  }
  return filters;
}

/** Writes the filters over those of an address; its other parameters stay. */
export function writeFiltri(filters: FiltriColonne, base: URLSearchParams): URLSearchParams {
  const search = new URLSearchParams([...base].filter(([name]) => !isPrefix(name.slice(0, 2))));
  for (const [field, { testo, scelta }] of Object.entries(filters)) {
    if (testo !== '') search.append(`f.${field}`, testo);
    const values = scelta ? writeValori(scelta.valori) : null;
    if (scelta && values !== null && values.length <= MAX_VALORI)
      search.append(`${scelta.modo === 'solo' ? 'v.' : 'x.'}${field}`, values);
  }
  return search;
}

/** The part of an address that filters: two addresses with the same one ask for the same rows. */
export const toFilterKey = (filters: FiltriColonne): string =>
  writeFiltri(filters, new URLSearchParams()).toString();
