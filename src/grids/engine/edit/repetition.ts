/** What a fill writes: the rows it starts from over and over, or the series that they begin. */
import type { Celle } from '../range/cells.ts';
import type { CellRectangle } from '../range/geometry.ts';
import type { Colonna } from '../types.ts';
import type { Target } from './plan.ts';
import { type Series, inferSeries } from './series.ts';

/** The series that some rows of a column begin, or null. */
export function inferSeriesOfRighe<Riga>(
  cells: Celle<Riga>,
  { tipo, valore }: Colonna<Riga>,
  { alto, righe, conta }: { alto: number; righe: number; conta: boolean },
): Series | null {
  const area = { alto, basso: alto + righe - 1 };
  const values = cells.perPosto(area).map((riga) => (riga === undefined ? null : (valore(riga) ?? null)));
  return inferSeries(tipo, values, conta);
}

/** With `contrario`, what would be a series is repeated, and a lone number is counted on. */
export function planRepetition<Riga>(
  cells: Celle<Riga>,
  source: CellRectangle,
  { alto, basso, sinistra, destra }: CellRectangle,
  mode: 'copia' | 'serie' | 'contrario' = 'copia',
): Target<Riga>[] {
  const height = source.basso - source.alto + 1;
  const columns = cells.colonne().slice(sinistra, destra + 1);
  const series = new Map(
    columns.map((column) => {
      const plain = inferSeriesOfRighe(cells, column, { alto: source.alto, righe: height, conta: false });
      if (mode === 'copia') return [column, null];
      if (mode === 'serie') return [column, plain];
      return [
        column,
        plain === null
          ? inferSeriesOfRighe(cells, column, { alto: source.alto, righe: height, conta: true })
          : null,
      ];
    }),
  );
  const targets: Target<Riga>[] = [];
  for (let at = alto; at <= basso; at += 1) {
    const place = (((at - source.alto) % height) + height) % height;
    const from = cells.riga(source.alto + place);
    const riga = cells.riga(at);
    if (from === undefined || riga === undefined) continue;
    for (const colonna of columns) {
      const goOn = series.get(colonna);
      const valore = goOn ? goOn(at - source.alto) : (colonna.valore(from) ?? null);
      targets.push({ riga, colonna, nuovo: { valore } });
    }
  }
  return targets;
}
