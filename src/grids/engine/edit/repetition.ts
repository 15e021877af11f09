/** What a fill writes: the rows it starts from over and over, or the series that they begin. */
import type { Celle } from '../range/cells.ts';
import type { CellRectangle } from '../range/geometry.ts';
import type { Colonna } from '../types.ts';
import type { Bersaglio } from './plan.ts';
import { type Serie, inferSeries } from './series.ts';

/** The series that some rows of a column begin, or null. */
export function inferSeriesOfRighe<Riga>(
  celle: Celle<Riga>,
  { tipo, valore }: Colonna<Riga>,
  { alto, righe, conta }: { alto: number; righe: number; conta: boolean },
): Serie | null {
  const area = { alto, basso: alto + righe - 1 };
  const values = celle.perPosto(area).map((riga) => (riga === undefined ? null : (valore(riga) ?? null)));
  return inferSeries(tipo, values, conta);
}

/** With `contrario`, what would be a series is repeated, and a lone number is counted on. */
export function planRepetition<Riga>(
  celle: Celle<Riga>,
  sorgente: CellRectangle,
  { alto, basso, sinistra, destra }: CellRectangle,
  modo: 'copia' | 'serie' | 'contrario' = 'copia',
): Bersaglio<Riga>[] {
  const height = sorgente.basso - sorgente.alto + 1;
  const colonne = celle.colonne().slice(sinistra, destra + 1);
  const serie = new Map(
    colonne.map((colonna) => {
      const plain = inferSeriesOfRighe(celle, colonna, { alto: sorgente.alto, righe: height, conta: false });
      if (modo === 'copia') return [colonna, null];
      if (modo === 'serie') return [colonna, plain];
      return [
        colonna,
        plain === null
          ? inferSeriesOfRighe(celle, colonna, { alto: sorgente.alto, righe: height, conta: true })
          : null,
      ];
    }),
  );
  const targets: Bersaglio<Riga>[] = [];
  for (let at = alto; at <= basso; at += 1) {
    const place = (((at - sorgente.alto) % height) + height) % height;
    const from = celle.riga(sorgente.alto + place);
    const riga = celle.riga(at);
    if (from === undefined || riga === undefined) continue;
    for (const colonna of colonne) {
      const goOn = serie.get(colonna);
      const valore = goOn ? goOn(at - sorgente.alto) : (colonna.valore(from) ?? null);
      targets.push({ riga, colonna, nuovo: { valore } });
    }
  }
  return targets;
}
