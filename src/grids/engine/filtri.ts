/** The grid's filters in Italian words, for the sheet that says what an export holds. */
import { z } from 'zod';
import { formatData } from '#domain/date.ts';
import type { Colonna } from './types.ts';

const condizioneSchema = z.object({
  filterType: z.string().optional(),
  type: z.string().nullish(),
  filter: z.union([z.string(), z.number()]).nullish(),
  filterTo: z.union([z.string(), z.number()]).nullish(),
  dateFrom: z.string().nullish(),
  dateTo: z.string().nullish(),
});
type Condizione = z.infer<typeof condizioneSchema>;

const modelloSchema = z.union([
  z.object({ operator: z.enum(['AND', 'OR']), conditions: z.array(condizioneSchema) }),
  condizioneSchema,
]);

const PAROLE: Record<string, string> = {
  equals: 'uguale a',
  notEqual: 'diverso da',
  contains: 'contiene',
  notContains: 'non contiene',
  startsWith: 'inizia con',
  endsWith: 'finisce con',
  greaterThan: 'maggiore di',
  greaterThanOrEqual: 'maggiore o uguale a',
  lessThan: 'minore di',
  lessThanOrEqual: 'minore o uguale a',
  inRange: 'tra',
  blank: 'vuoto',
  notBlank: 'non vuoto',
};
/** Days are before and after, not less and greater. */
const PAROLE_DATA: Record<string, string> = {
  greaterThan: 'dopo il',
  greaterThanOrEqual: 'dal',
  lessThan: 'prima del',
  lessThanOrEqual: 'fino al',
  equals: 'il',
};

function valori({ filter, filterTo, dateFrom, dateTo }: Condizione, colonna: Colonna<never>): string[] {
  const days = [dateFrom, dateTo].flatMap((day) => (day ? [formatData(day.slice(0, 10))] : []));
  const others = [filter, filterTo].flatMap((value) => {
    if (value === null || value === undefined) return [];
    return [typeof value === 'number' ? colonna.tipo.format(value) : `"${value}"`];
  });
  return [...days, ...others];
}

function frase(condizione: Condizione, colonna: Colonna<never>): string {
  const type = condizione.type ?? '';
  const word = (condizione.filterType === 'date' ? PAROLE_DATA[type] : undefined) ?? PAROLE[type] ?? type;
  return [word, valori(condizione, colonna).join(' e ')].filter(Boolean).join(' ');
}

/**
 * `{ importo: { type: 'greaterThan', filter: 100000 } }` -> `['Importo maggiore di 1.000,00']`.
 * Filters of columns that are not given, and models of another shape, are named without their details.
 */
export function filtriInParole<Riga>(
  modello: Record<string, unknown>,
  colonne: readonly Colonna<Riga>[],
): string[] {
  return Object.entries(modello).map(([campo, model]) => {
    const colonna = colonne.find((each) => each.campo === campo);
    const parsed = modelloSchema.safeParse(model);
    if (!colonna || !parsed.success) return `${colonna?.titolo ?? campo}: filtro attivo`;
    const { data } = parsed;
    if (!('conditions' in data)) return `${colonna.titolo} ${frase(data, colonna)}`;
    const joint = data.operator === 'AND' ? ' e ' : ' oppure ';
    return `${colonna.titolo} ${data.conditions.map((each) => frase(each, colonna)).join(joint)}`;
  });
}
