/** What a step holds, compared with rows and put in the form that rows take. Pure. */
import type { CambioRiga } from '../righe.ts';
import type { CellChange, StepContent, Dati, WholeRow } from '../history/history.ts';
import type { Chiave, Colonna } from '../types.ts';

/** In place of a column's name, where a conflict is about the whole row. */
export const RIGA_INTERA = '';

export const isCella = ({ campo }: { campo: string }): boolean => campo !== RIGA_INTERA;

/** The value of a field; null where it has none. */
export const getCampo = (riga: object, campo: string): unknown =>
  (riga as Record<string, unknown>)[campo] ?? null;

/** True when a row still holds these fields as they are here. */
export const isSameDati = (dati: Dati, riga: object): boolean =>
  Object.entries(dati).every(([campo, valore]) => getCampo(riga, campo) === valore);

/** What a person typed into a cell, as text. */
export const formatTyped = ({ dopo }: CellChange): string =>
  typeof dopo === 'string' || typeof dopo === 'number' ? String(dopo) : '';

/** Cells row by row; of a cell named twice the last value holds. */
export function toCambi<Riga>(
  celle: readonly { id: Chiave; campo: string; dopo: unknown }[],
): CambioRiga<Riga>[] {
  const byRiga = new Map<Chiave, Record<string, unknown>>();
  for (const { id, campo, dopo } of celle) {
    const campi = byRiga.get(id) ?? {};
    campi[campo] = dopo;
    byRiga.set(id, campi);
  }
  return [...byRiga].map(([id, campi]) => ({ id, campi: campi as Partial<Riga> }));
}

/** The fields of `dati` as the server answered them. */
function rileggi(dati: Dati, campi: object): Dati {
  return Object.fromEntries(
    Object.entries(dati).map(([campo, valore]) => [campo, campo in campi ? getCampo(campi, campo) : valore]),
  );
}

/**
 * What was saved, as the server made it: new rows have their ids, and a value that it wrote otherwise (a code in capitals)
 * is what undoing starts from. `create` follows the order of the rows that were made.
 */
export function completeContent<Riga extends object>(
  { celle, righe }: { celle: readonly CellChange[]; righe: readonly WholeRow[] },
  cambiate: readonly CambioRiga<Riga>[],
  create: readonly CambioRiga<Riga>[],
): StepContent {
  const answered = new Map(cambiate.map(({ id, campi }) => [id, campi]));
  const made = create.values();
  return {
    celle: celle.map((cella) => {
      const campi = answered.get(cella.id);
      return campi && cella.campo in campi ? { ...cella, dopo: getCampo(campi, cella.campo) } : cella;
    }),
    ...(righe.length > 0 && {
      righe: righe.map((intera) => {
        const riga = intera.dopo && made.next().value;
        return riga && intera.dopo
          ? { ...intera, id: riga.id, dopo: rileggi(intera.dopo, riga.campi) }
          : intera;
      }),
    }),
  };
}

/** A whole row as its columns show it, a line each; one that is not there any more says so. */
export function describeDati<Riga>(colonne: readonly Colonna<Riga>[], dati: Dati | null): string {
  if (dati === null) return 'eliminata';
  const lines = colonne.flatMap(({ campo, titolo, tipo }) => {
    const valore = dati[campo] ?? null;
    return valore === null ? [] : [`${titolo}: ${tipo.format(valore)}`];
  });
  return lines.join('\n');
}
