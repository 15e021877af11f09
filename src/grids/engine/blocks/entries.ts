/** The server's list of values as the list of a filter shows it. Pure. */
import { getLanguage } from '../filters/column.ts';
import { formatEntry, type FilterEntry } from '../filters/entries.ts';
import { compareTesto } from '#domain/text.ts';
import type { Colonna } from '../types.ts';
import type { ValoriServer } from './source.ts';

/** What the list names: `1.234,56` for the server's `123456`. */
const keyOf = <Riga>(column: Colonna<Riga>, value: string): string =>
  getLanguage(column) === 'numero' && value !== '' ? column.tipo.format(Number(value)) : value;

/** In the order the page's own lists have; `tenute` are listed even when no row has them. */
export function toVoci<Riga>(
  column: Colonna<Riga>,
  { valori }: ValoriServer,
  tenute: readonly string[] = [],
): FilterEntry[] {
  const language = getLanguage(column);
  const compare = (a: string, b: string): number => {
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    if (language === 'data') return a < b ? 1 : -1;
    return language === 'numero' ? Number(a) - Number(b) : compareTesto(a, b);
  };
  const voci = [...valori]
    .sort((a, b) => compare(a.valore, b.valore))
    .map(({ valore, totale }) => {
      const chiave = keyOf(column, valore);
      return { chiave, label: formatEntry(column, chiave), righe: totale };
    });
  const known = new Set(voci.map(({ chiave }) => chiave));
  const kept = tenute.filter((key) => !known.has(key));
  return [...voci, ...kept.map((chiave) => ({ chiave, label: formatEntry(column, chiave), righe: 0 }))];
}
