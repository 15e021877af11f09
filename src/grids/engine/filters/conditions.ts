/** What a typed filter means once it was read: intervals of ordered values, and empty cells. */
import type { ParsedEdit } from '../kinds.ts';

/** One bound of an interval; `escluso` leaves the bound itself out. */
interface Bound<V> {
  valore: V;
  escluso: boolean;
}

/** `negata`: everything but the interval. A null bound is open. */
export type Condizione<V> =
  | { tipo: 'intervallo'; da: Bound<V> | null; a: Bound<V> | null; negata: boolean }
  | { tipo: 'vuote'; negata: boolean };

/** Reads the alternatives of an expression, `100; 200..300; >1000`; the first that cannot be read refuses all. */
export function readAlternative<T>(text: string, read: (part: string) => ParsedEdit<T>): ParsedEdit<T[]> {
  const conditions: T[] = [];
  for (const part of text.split(';')) {
    if (part.trim() === '') continue;
    const parsed = read(part.trim());
    if (!parsed.ok) return parsed;
    if (parsed.valore !== null) conditions.push(parsed.valore);
  }
  return { ok: true, valore: conditions.length === 0 ? null : conditions };
}

/** `vuote`, `(non vuote)`; null for any other text. */
export function readVuote(text: string): { tipo: 'vuote'; negata: boolean } | null {
  const words = /^\(?(non )?vuot[aeio]\)?$/.exec(text.trim().toLowerCase());
  return words ? { tipo: 'vuote', negata: words[1] !== undefined } : null;
}

export const makeClosedEnd = <V>(valore: V): Bound<V> => ({ valore, escluso: false });
export const makeOpenEnd = <V>(valore: V): Bound<V> => ({ valore, escluso: true });

export const makeInterval = <V>(da: Bound<V> | null, a: Bound<V> | null, negata = false): Condizione<V> => ({
  tipo: 'intervallo',
  da,
  a,
  negata,
});

function contains<V extends string | number>(
  { da, a }: { da: Bound<V> | null; a: Bound<V> | null },
  value: V,
): boolean {
  if (da && (value < da.valore || (da.escluso && value === da.valore))) return false;
  return !(a && (value > a.valore || (a.escluso && value === a.valore)));
}

/** True when the value meets one condition. Empty cells meet only `vuote` and what is negated. */
function meets<V extends string | number>(condition: Condizione<V>, value: V | null): boolean {
  if (condition.tipo === 'vuote') return (value === null) !== condition.negata;
  return (value !== null && contains(condition, value)) !== condition.negata;
}

/** True when one of the conditions that ask is met, or none asks, and so are all of those that refuse. */
export function isMetByAll<C extends { negata: boolean }>(
  conditions: readonly C[],
  test: (condition: C) => boolean,
): boolean {
  let asked = false;
  let met = false;
  for (const condition of conditions) {
    const one = test(condition);
    if (condition.negata) {
      if (!one) return false;
    } else {
      asked = true;
      met ||= one;
    }
  }
  return met || !asked;
}

/** True when the value meets one of the conditions that ask, and all of those that refuse. */
export const isMet = <V extends string | number>(
  conditions: readonly Condizione<V>[],
  value: V | null,
): boolean => isMetByAll(conditions, (condition) => meets(condition, value));
