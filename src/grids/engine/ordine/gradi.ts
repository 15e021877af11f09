/**
 * How rows stand in the order of one column, as whole numbers: worked out once and in pieces, whatever the direction.
 * Rows are then put in order by counting, without comparing them.
 */
import { compareNumeri, type TipoColonna } from '../kinds.ts';
import { ordinaAPezzi } from '../gruppi/ordina.ts';
import { compareTesto } from '../testo.ts';
import { aBlocchi, cerca, distinti, type Gradi, type Guardia, TANTI } from './pezzi.ts';
import { Testi } from './testi.ts';

async function gradiDiNumeri(
  valori: readonly unknown[],
  orologio: Guardia,
  signal?: AbortSignal,
): Promise<Gradi> {
  await orologio.guarda(signal, true);
  const numeri = Float64Array.from(valori.filter((valore) => typeof valore === 'number'));
  const sorted = distinti(numeri, new Float64Array(numeri.length));
  const di = new Uint32Array(valori.length);
  const grade = (from: number, to: number): void => {
    for (let at = from; at < to; at += 1) {
      const valore = valori[at];
      di[at] = typeof valore === 'number' ? cerca(sorted, valore) : sorted.length;
    }
  };
  await aBlocchi(0, valori.length, grade, orologio, signal);
  return { di, quanti: sorted.length };
}

/** Of a kind with an order of its own: its distinct values are compared. */
async function gradiDiAltro(
  valori: readonly unknown[],
  compare: (a: unknown, b: unknown) => number,
  orologio: Guardia,
  signal?: AbortSignal,
): Promise<Gradi> {
  const gradi = new Map<unknown, number>();
  const gather = (from: number, to: number): void => {
    for (let at = from; at < to; at += 1) if (valori[at] !== null) gradi.set(valori[at], 0);
  };
  await aBlocchi(0, valori.length, gather, orologio, signal);
  const sorted = await ordinaAPezzi([...gradi.keys()], compare, signal);
  let quanti = 0;
  sorted.forEach((valore, at) => {
    if (at === 0 || compare(sorted[at - 1], valore) !== 0) quanti += 1;
    gradi.set(valore, quanti - 1);
  });
  const di = new Uint32Array(valori.length);
  const grade = (from: number, to: number): void => {
    for (let at = from; at < to; at += 1) di[at] = gradi.get(valori[at]) ?? quanti;
  };
  await aBlocchi(0, valori.length, grade, orologio, signal);
  return { di, quanti };
}

/** The grades of the values of a column, null where a cell is empty. Stops with the signal's reason when it aborts. */
export async function gradiDi(
  valori: readonly unknown[],
  { compare }: Pick<TipoColonna<unknown>, 'compare'>,
  orologio: Guardia,
  signal?: AbortSignal,
): Promise<Gradi> {
  if (compare === compareNumeri) return await gradiDiNumeri(valori, orologio, signal);
  if (compare !== compareTesto) return await gradiDiAltro(valori, compare, orologio, signal);
  const tanti = valori.length > TANTI;
  await orologio.guarda(signal, tanti);
  const testi = new Testi(valori);
  await testi.ordina(orologio, signal);
  await orologio.guarda(signal, tanti);
  return testi.gradi();
}

/** Rows by their number, in the order of some columns, first the first; as they came where these do not tell. */
export function ordinaPerGradi(
  quante: number,
  colonne: readonly { gradi: Gradi; verso: 'asc' | 'desc' }[],
): Uint32Array {
  let from = Uint32Array.from({ length: quante }, (_, at) => at);
  let into = new Uint32Array(quante);
  for (const { gradi, verso } of colonne.toReversed()) {
    const { di, quanti } = gradi;
    const posto = (indice: number): number => {
      const grado = di[indice] ?? quanti;
      // Empty cells are last in both directions.
      return grado === quanti || verso === 'asc' ? grado : quanti - 1 - grado;
    };
    const fine = new Uint32Array(quanti + 2);
    for (const indice of from) {
      const at = posto(indice) + 1;
      fine[at] = (fine[at] ?? 0) + 1;
    }
    for (let at = 1; at < fine.length; at += 1) fine[at] = (fine[at] ?? 0) + (fine[at - 1] ?? 0);
    for (const indice of from) {
      const at = posto(indice);
      const to = fine[at] ?? 0;
      fine[at] = to + 1;
      into[to] = indice;
    }
    [from, into] = [into, from];
  }
  return from;
}
