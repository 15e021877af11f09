/** The server's list of values as the list of a filter shows it. Pure. */
import { getLanguage } from '../filters/column.ts';
import { formatEntry, type FilterEntry } from '../filters/entries.ts';
import { compareTesto } from '#domain/text.ts';
import type { Colonna } from '../types.ts';
import type { ValoriServer } from './source.ts';

/** What the list names: `1.234,56` for the server's `123456`. */
function chiaveDi<Riga>(colonna: Colonna<Riga>, valore: string): string {
  return getLanguage(colonna) === 'numero' && valore !== '' ? colonna.tipo.format(Number(valore)) : valore;
}

/** In the order the page's own lists have; `tenute` are listed even when no row has them. */
export function toVoci<Riga>(
  colonna: Colonna<Riga>,
  { valori }: ValoriServer,
  tenute: readonly string[] = [],
): FilterEntry[] {
  const lingua = getLanguage(colonna);
  const compare = (a: string, b: string): number => {
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    if (lingua === 'data') return a < b ? 1 : -1;
    return lingua === 'numero' ? Number(a) - Number(b) : compareTesto(a, b);
  };
  const voci = [...valori]
    .sort((a, b) => compare(a.valore, b.valore))
    .map(({ valore, totale }) => {
      const chiave = chiaveDi(colonna, valore);
      return { chiave, etichetta: formatEntry(colonna, chiave), righe: totale };
    });
  const known = new Set(voci.map(({ chiave }) => chiave));
  const kept = tenute.filter((chiave) => !known.has(chiave));
  return [...voci, ...kept.map((chiave) => ({ chiave, etichetta: formatEntry(colonna, chiave), righe: 0 }))];
}
