/** How the filter of a column takes its values: which language it speaks, and what it compares. */
import type { Giorno } from '#api/contract/valori.ts';
import { getToday } from '#domain/date.ts';
import type { Colonna } from '../types.ts';

export type FilterLanguage = 'testo' | 'numero' | 'data' | 'nessuna';

type Quale = Pick<Colonna<never>, 'tipo'>;

/** Instants are sought by their day. */
export function getLanguage({ tipo }: Quale): FilterLanguage {
  if (tipo.nome === 'istante') return 'data';
  return tipo.filtro === 'nessuno' ? 'nessuna' : tipo.filtro;
}

/** The day of a cell; an instant's is the one on the wall clock. */
export function toGiornoOfCell({ tipo }: Quale, value: unknown): Giorno | null {
  if (typeof value !== 'string' || value === '') return null;
  return tipo.nome === 'istante' ? getToday(new Date(value)) : (value as Giorno);
}

/** The text of a cell as it is shown; empty when there is nothing. */
export const toTextOfCell = ({ tipo }: Quale, value: unknown): string =>
  value === null || value === undefined ? '' : tipo.format(value);

/** The number of a cell, as its kind writes it: cents for amounts. */
export const toNumberOfCell = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Reads one number typed in this column. */
export const makeNumberParser =
  ({ tipo }: Quale): ((text: string) => number | null) =>
  (text) => {
    const parsed = tipo.parse(text);
    return parsed.ok ? toNumberOfCell(parsed.valore) : null;
  };
