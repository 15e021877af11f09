/** Ratios, not times: a subject against a floor, one after the other in the same run. */

export type Rapporto = {
  readonly nome: string;
  readonly unita: string;
  /** Medians. */
  readonly pavimento: number;
  readonly soggetto: number;
  readonly rapporto: number;
  /** Smallest and largest ratio of the pairs. */
  readonly estremi: readonly [number, number];
};

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * Measures pairs after one that only warms up; each function answers its own milliseconds.
 * Every other pair starts with the subject, so that neither always finds the warmer machine.
 */
export async function compare(
  nome: string,
  runs: number,
  floor: () => Promise<number>,
  subject: () => Promise<number>,
): Promise<Rapporto> {
  const floors: number[] = [];
  const subjects: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const sides = [async () => floors.push(await floor()), async () => subjects.push(await subject())];
    for (const side of run % 2 === 0 ? sides : sides.toReversed()) await side();
  }
  const [coldFloor, ...warmFloors] = floors;
  const [coldSubject, ...warmSubjects] = subjects;
  if (coldFloor === undefined || coldSubject === undefined) throw new RangeError('at least one run');
  const ratios = warmSubjects.map((value, index) => value / (warmFloors[index] ?? Number.NaN));
  const pavimento = median(warmFloors);
  const soggetto = median(warmSubjects);
  return {
    nome,
    unita: 'ms',
    pavimento,
    soggetto,
    rapporto: soggetto / pavimento,
    estremi: [Math.min(...ratios), Math.max(...ratios)],
  };
}
