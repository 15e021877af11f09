/** What a step holds, compared with rows and put in the form that rows take. Pure. */
import type { CellaSospesa } from '#state/pending.ts';
import type { CambioRiga } from '../righe.ts';
import type { CellChange, StepContent, Dati, WholeRow } from '../history/history.ts';
import type { Chiave, Colonna } from '../types.ts';

/** In place of a column's name, where a conflict is about the whole row. */
export const WHOLE_RIGA = '';

export const isCella = ({ campo }: { campo: string }): boolean => campo !== WHOLE_RIGA;

/** The value of a field; null where it has none. */
export const getCampo = (riga: object, field: string): unknown =>
  (riga as Record<string, unknown>)[field] ?? null;

/** True when a row still holds these fields as they are here. */
export const isSameDati = (data: Dati, riga: object): boolean =>
  Object.entries(data).every(([field, value]) => getCampo(riga, field) === value);

/** Cells that wait, with what a person typed into them as text. */
export const toSospese = (cells: readonly CellChange[]): CellaSospesa[] =>
  cells
    .filter(({ follows }) => !follows)
    .map(({ id, campo, dopo }) => ({
      riga: id,
      campo,
      testo: typeof dopo === 'string' || typeof dopo === 'number' ? String(dopo) : '',
    }));

/** Cells row by row; of a cell named twice the last value holds. */
export function toCambi<Riga>(
  cells: readonly { id: Chiave; campo: string; dopo: unknown }[],
): CambioRiga<Riga>[] {
  const byRiga = new Map<Chiave, Record<string, unknown>>();
  for (const { id, campo, dopo } of cells) {
    const fields = byRiga.get(id) ?? {};
    fields[campo] = dopo;
    byRiga.set(id, fields);
  }
  return [...byRiga].map(([id, fields]) => ({ id, campi: fields as Partial<Riga> }));
}

/** The fields of `data` as the server answered them. */
const reread = (data: Dati, fields: object): Dati =>
  Object.fromEntries(
    Object.entries(data).map(([field, value]) => [field, field in fields ? getCampo(fields, field) : value]),
  );

/**
 * What was saved, as the server made it: new rows have their ids, and a value that it wrote otherwise (a code in capitals)
 * is what undoing starts from. `create` follows the order of the rows that were made.
 */
export function completeContent<Riga extends object>(
  { celle, righe }: { celle: readonly CellChange[]; righe: readonly WholeRow[] },
  changed: readonly CambioRiga<Riga>[],
  create: readonly CambioRiga<Riga>[],
): StepContent {
  const answered = new Map(changed.map(({ id, campi }) => [id, campi]));
  const made = create.values();
  return {
    celle: celle.map((cell) => {
      const fields = answered.get(cell.id);
      return fields && cell.campo in fields ? { ...cell, dopo: getCampo(fields, cell.campo) } : cell;
    }),
    ...(righe.length > 0 && {
      righe: righe.map((whole) => {
        const riga = whole.dopo && made.next().value;
        return riga && whole.dopo ? { ...whole, id: riga.id, dopo: reread(whole.dopo, riga.campi) } : whole;
      }),
    }),
  };
}

/** A whole row as its columns show it, a line each; one that is not there any more says so. */
function describeDati<Riga>(columns: readonly Colonna<Riga>[], data: Dati | null): string {
  if (data === null) return 'eliminata';
  const lines = columns.flatMap(({ campo, titolo, tipo }) => {
    const value = data[campo] ?? null;
    return value === null ? [] : [`${titolo}: ${tipo.format(value)}`];
  });
  return lines.join('\n');
}

/** A value as its column shows it; a whole row as its columns do, and no value as nothing. */
export function formatValue<Riga>(columns: readonly Colonna<Riga>[], field: string, value: unknown): string {
  if (field === WHOLE_RIGA) return describeDati(columns, value as Dati | null);
  if (value === null) return '';
  return columns.find(({ campo }) => campo === field)?.tipo.format(value) ?? JSON.stringify(value);
}
